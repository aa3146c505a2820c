/** A part of a text, and whether it is what was typed of it. */
export type Part = { readonly part: string; readonly isTyped: boolean };

/** A text in parts: what was typed of it, in whatever letters, as a whole or else word for word; and what stands around that. */
export function partsOf(text: string, typed: string): readonly Part[] {
  const wanted = typed.trim().toLowerCase();
  const whole = cutAt(text, wanted);
  if (whole !== undefined) return whole;
  const parts = wanted
    .split(/\s+/)
    .reduce<readonly Part[]>(
      (done, word) => done.flatMap((one) => (one.isTyped ? [one] : (cutAt(one.part, word) ?? [one]))),
      [{ part: text, isTyped: false }],
    );
  return parts;
}

/** @returns undefined: no word begins so. */
function cutAt(text: string, wanted: string): readonly Part[] | undefined {
  const at = wanted === '' ? -1 : beginningOfWord(text.toLowerCase(), wanted);
  if (at < 0) return undefined;
  const end = at + wanted.length;
  const parts = [
    { part: text.slice(0, at), isTyped: false },
    { part: text.slice(at, end), isTyped: true },
    { part: text.slice(end), isTyped: false },
  ];
  return parts.filter(({ part }) => part !== '');
}

/** Where a word begins so; -1: nowhere. */
function beginningOfWord(text: string, wanted: string): number {
  let at = text.indexOf(wanted);
  while (at > 0 && /[\p{L}\d]/u.test(text.charAt(at - 1))) at = text.indexOf(wanted, at + 1);
  return at;
}
