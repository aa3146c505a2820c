/** Something that an order has for somebody. */
export type ForPerson = { readonly name: string; readonly qty: number; readonly item: string; readonly note: string };

/** A label as it is stuck on what somebody gets: `part` of `parts` where their things take more than one. */
export type NameLabel = { readonly name: string; readonly lines: readonly string[]; readonly part: number; readonly parts: number };

/** So many lines stand below a name. */
export const LABEL_LINES = 3;

/**
 * Labels for people of a round, in the order of their names: each has what they get below it, as '2 × Copy Paper' with the note in a line of its own, and goes on on another label where there is no room for more. An
 * item and its note stay together.
 */
export function nameLabels(things: readonly ForPerson[]): NameLabel[] {
  return [...Map.groupBy(things, ({ name }) => name)]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en-US'))
    .flatMap(([name, own]) => {
      const all = labelsOf(own.map(linesOf));
      return all.map((lines, at) => ({ name, lines, part: at + 1, parts: all.length }));
    });
}

function linesOf({ qty, item, note }: ForPerson): string[] {
  return [`${qty.toLocaleString('en-US')} × ${item}`, ...(note === '' ? [] : [note])];
}

function labelsOf(things: readonly (readonly string[])[]): string[][] {
  const labels: string[][] = [];
  for (const lines of things) {
    const last = labels.at(-1);
    if (last !== undefined && last.length + lines.length <= LABEL_LINES) last.push(...lines);
    else labels.push([...lines]);
  }
  return labels;
}
