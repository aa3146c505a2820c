import type { z } from 'zod';
import type { Facet as FacetCall } from '#contracts/catalog.ts';
import { withThousands } from '#app/ui/thousands.ts';

export type Facet = z.output<typeof FacetCall>;

/** A facet as it is shown: an estimate is a text, "~1,200". */
export type FacetView = Pick<Facet, 'key' | 'label'> & {
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number | string }[];
};

type Packed = readonly [key: string, label: string, values: readonly (readonly [label: string, count: number | string, value?: string])[]];

/** What stands before the value of a line of the specifications: its label says it already. */
const beginningOf = (key: string, label: string) => (key === 'attribute' ? `${label}:` : '');

/** Facets as one text, JSON, in which nothing stands twice: for the same reason as `tilesText`. */
export function facetsText(facets: readonly Facet[]): string {
  const packed = facets.map(({ key, label, values, isAbout }): Packed => {
    const told = (count: number) => (isAbout === true ? `~${withThousands(count)}` : count);
    const beginning = beginningOf(key, label);
    return [
      key,
      label,
      values.map((one) => (one.value === beginning + one.label ? [one.label, told(one.count)] : [one.label, told(one.count), one.value])),
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
