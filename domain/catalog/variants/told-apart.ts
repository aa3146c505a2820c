/** A name and what follows it: 'Gel Pens' and 'Blue, 12/Pack'. */
export type NamedThing = { readonly name: string; readonly details: string | undefined };

const SEPARATORS = /(, | · )/u;

/**
 * Of things that are shown together, what follows each name, cut where it begins and ends to say what tells it from others of the same name: what stands
 * at odd places does, what stands at even ones all of them say. Put together again it is what it was. What is alone in its name is not cut; nor are
 * names of which none says what another does.
 *
 * @returns for each thing, in their order, its pieces; none where nothing follows the name.
 */
export function toldApart(things: readonly NamedThing[]): (readonly string[])[] {
  const saidBy = new Map<string, Map<string, number>>();
  const alike = Map.groupBy(things, ({ name }) => name);
  for (const [name, namesakes] of alike) {
    const counts = new Map<string, number>();
    for (const part of namesakes.flatMap(partsOf)) counts.set(part, (counts.get(part) ?? 0) + 1);
    saidBy.set(name, counts);
  }
  return things.map((thing) => {
    if (thing.details === undefined) return [];
    const of = alike.get(thing.name)?.length ?? 1;
    return of === 1 ? [thing.details] : pieces(thing.details, (part) => (saidBy.get(thing.name)?.get(part) ?? 0) < of);
  });
}

/** Each once, however often it says it. */
function partsOf({ details = '' }: NamedThing): string[] {
  return [...new Set(details.split(SEPARATORS).filter((_, index) => index % 2 === 0))];
}

function pieces(details: string, isOwn: (part: string) => boolean): string[] {
  const found = [''];
  for (const [index, part] of details.split(SEPARATORS).entries()) {
    // What stands between two parts goes with the one before it.
    const isSeparator = index % 2 === 1;
    const isAtOwn = found.length % 2 === 0;
    if (isSeparator || isOwn(part) === isAtOwn) found[found.length - 1] += part;
    else found.push(part);
  }
  return found;
}
