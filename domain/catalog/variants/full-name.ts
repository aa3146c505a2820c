import type { Options } from './options.ts';

/**
 * What an item is called where it stands beside others: its name, and what of its options that does not say. 'Gel Pens (Color: Blue · Pack: Dozen)';
 * 'Gel Pens, Blue, Dozen' says it all.
 */
export function fullName(name: string, options: Options): string {
  const said = wordsOf(name);
  const unsaid = options.filter(([, value]) => value !== PLAIN && !said.includes(wordsOf(value)));
  return unsaid.length === 0 ? name : `${name} (${unsaid.map(([label, value]) => `${label}: ${value}`).join(' · ')})`;
}

/** What `fullName` made, in two: the name, and what it added. */
export function nameAndAdded(title: string): readonly [name: string, added: string | undefined] {
  const [, name = title, added] = /^(.*?) \(([^():]+: .+)\)$/.exec(title) ?? [];
  return [name, added];
}

/** A name that says nothing of a pack says so, too. */
const PLAIN = 'Single';

/** In small letters, each word between blanks, so that "red" is not said by "covered". */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.#"']+/gu, ' ')
    .trim()} `;
