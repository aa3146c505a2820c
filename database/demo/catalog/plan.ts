import type { Family } from './family.ts';
import { spaceOf, variantsOf, type Variant } from './variants.ts';

/** The first generated item's number; the n-th (from 0) has n more. */
export const FIRST_GENERATED_ITEM = 200_001;

/** How many generated items the demo has when nobody asks for another size: a dozen or more of every kind of thing. */
export const USUAL_SIZE = 3520;

/**
 * Families that came into the shop together. `from`: how many items were planned when they came; until then the plan is as
 * if there were none of them, so items that exist keep their numbers.
 */
export type Wave = { readonly from: number; readonly families: readonly Family[] };

type Stream = { readonly variants: Generator<Variant, void>; readonly weight: number; taken: number };

/**
 * Which product each generated item is, from the first on: always the same list, of which a small catalogue takes the
 * beginning. Families take turns in proportion to their share; one that has no more products drops out. Those of a later
 * wave join when `from` items are planned and, being furthest behind, have the turns to themselves until they have
 * caught up with the others. When no family has any products left, all begin again with new editions, so that the list
 * never ends.
 */
export function* plannedVariants(waves: readonly Wave[]): Generator<Variant, never> {
  for (let edition = 1; ; edition += 1) yield* plannedEdition(edition === 1 ? waves : waves.map((wave) => ({ ...wave, from: 0 })), edition);
}

function* plannedEdition(waves: readonly Wave[], edition: number): Generator<Variant, void> {
  const waiting = waves.toSorted((a, b) => a.from - b.from);
  const streams: Stream[] = [];
  for (let planned = 0; ;) {
    while (waiting[0] !== undefined && (waiting[0].from <= planned || streams.length === 0))
      streams.push(...(waiting.shift()?.families ?? []).map((family) => streamOf(family, edition)));
    if (streams.length === 0) return;
    const next = neediest(streams);
    const { value } = next.variants.next();
    if (value === undefined) {
      streams.splice(streams.indexOf(next), 1);
      continue;
    }
    next.taken += 1;
    planned += 1;
    yield value;
  }
}

function streamOf(family: Family, edition: number): Stream {
  return { variants: variantsOf(family, edition), weight: weightOf(family), taken: 0 };
}

/** Large families come a little more often: they have more to show. */
function weightOf(family: Family): number {
  return (family.share ?? 1) * Math.min(3, Math.max(0.5, (spaceOf(family) / 1000) ** 0.35));
}

/** The stream that is furthest behind its share (of equals, the first). */
function neediest(streams: readonly Stream[]): Stream {
  const found = streams.reduce((best, stream) => ((stream.taken + 1) / stream.weight < (best.taken + 1) / best.weight ? stream : best));
  return found;
}
