import type { z } from 'zod';
import type { Facet } from '#contracts/catalog.ts';

export type FacetView = z.output<typeof Facet>;

type Packed = readonly [key: string, label: string, values: readonly (readonly [label: string, count: number, value?: string])[]];

/** What stands before the value of a line of the specifications: its label says it already. */
const beginningOf = (key: string, label: string) => (key === 'attribute' ? `${label}:` : '');

/** Facets as one text, JSON, in which nothing stands twice: for the same reason as `tilesText`. */
export function facetsText(facets: readonly FacetView[]): string {
  const packed = facets.map(({ key, label, values }): Packed => {
    const beginning = beginningOf(key, label);
    return [
      key,
      label,
      values.map((one) => (one.value === beginning + one.label ? [one.label, one.count] : [one.label, one.count, one.value])),
    ];
  });
  return JSON.stringify(packed);
}

/** The facets of a text of ours. */
export function facetsOf(text: string): readonly FacetView[] {
  // Written by our own server with this very page: it is what it is typed as.
  const packed: readonly Packed[] = JSON.parse(text);
  return packed.map(([key, label, values]) => ({
    key,
    label,
    values: values.map(([shown, count, value]) => ({ value: value ?? beginningOf(key, label) + shown, label: shown, count })),
  }));
}
