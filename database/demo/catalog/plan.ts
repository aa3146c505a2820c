import type { Family } from './family.ts';
import { spaceOf, variantsOf, type Variant } from './variants.ts';

/** The first generated item's number; the n-th (from 0) has n more. */
export const FIRST_GENERATED_ITEM = 200_001;

type Stream = { readonly variants: Generator<Variant, void>; readonly weight: number; taken: number };

/**
 * Which product each generated item is, from the first on: always the same list, of which a small catalogue takes the
 * beginning. Families take turns in proportion to their share; one that has no more products drops out. When none has
 * any, all begin again with new editions, so that the list never ends.
 */
export function* plannedVariants(families: readonly Family[]): Generator<Variant, never> {
  for (let edition = 1; ; edition += 1) yield* plannedEdition(families, edition);
}

function* plannedEdition(families: readonly Family[], edition: number): Generator<Variant, void> {
  const streams: Stream[] = families.map((family) => ({ variants: variantsOf(family, edition), weight: weightOf(family), taken: 0 }));
  while (streams.length > 0) {
    const next = neediest(streams);
    const { value } = next.variants.next();
    if (value === undefined) {
      streams.splice(streams.indexOf(next), 1);
      continue;
    }
    next.taken += 1;
    yield value;
  }
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
