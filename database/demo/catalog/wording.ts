import type { Random } from '../random.ts';

/** What the placeholders of a text stand for. */
export type Words = { readonly of: (placeholder: string) => string | undefined; readonly isSingle: boolean };

type Part =
  | { readonly kind: 'text' | 'word'; readonly text: string }
  | { readonly kind: 'count'; readonly one: string; readonly many: string };

const compiled = new Map<string, readonly Part[]>();

/** The placeholders of a text in their order, without those that only ask for the count. */
export function placeholdersIn(text: string): string[] {
  return partsOf(text).flatMap((part) => (part.kind === 'word' ? [part.text] : []));
}

/**
 * Fills `{placeholder}` and `{?one|many}`; an empty word takes its comma and space with it.
 * @throws when a placeholder is unknown: the definition is wrong
 */
export function fill(text: string, words: Words): string {
  const filled = partsOf(text).map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'count') return words.isSingle ? part.one : part.many;
    const word = words.of(part.text);
    if (word === undefined) throw new Error(`nothing is called {${part.text}} in "${text}"`);
    return word;
  });
  return tidied(filled.join(''));
}

/** The same words for running text: a choice that stands in the name with capitals is written small. */
export function inProse(words: Words): Words {
  return {
    ...words,
    of: (placeholder) => (placeholder.includes('.') ? words.of(placeholder) : (words.of(`${placeholder}.lower`) ?? words.of(placeholder))),
  };
}

/** Keeps one of the alternatives of each `[this|that]`. */
export function chosen(text: string, random: Random): string {
  return text.includes('[') ? text.replaceAll(/\[([^\]]*)\]/g, (_, alternatives: string) => random.pick(alternatives.split('|'))) : text;
}

function partsOf(text: string): readonly Part[] {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const parts = text
    .split(/(\{[^}]*\})/)
    .filter((part) => part !== '')
    .map(partOf);
  compiled.set(text, parts);
  return parts;
}

function partOf(text: string): Part {
  if (!text.startsWith('{')) return { kind: 'text', text };
  const inner = text.slice(1, -1);
  if (!inner.startsWith('?')) return { kind: 'word', text: inner };
  const [one = '', many = ''] = inner.slice(1).split('|');
  return { kind: 'count', one, many };
}

/** Without the gaps that empty words leave behind, and with the article that the next word asks for. */
function tidied(text: string): string {
  const closed = text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ,/g, ',')
    .replaceAll(/,(?=,)/g, '')
    .replaceAll(/\( ?\)/g, '')
    .trim();
  const spoken = closed.replaceAll(/(?<!-)\b([Aa]) (?=(?:[aei]|o(?!ne)|u(?!s|ni)|8|11\b|18\b|LED\b|HDMI\b))/g, '$1n ');
  return spoken.endsWith(',') ? spoken.slice(0, -1) : spoken;
}
