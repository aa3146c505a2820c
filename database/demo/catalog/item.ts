import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';
import type { Review } from '../reviews/review.ts';
import type { Uom } from './family.ts';
import type { ItemGroup } from './groups/item-group.ts';

/** A row of items with what hangs on it. Amounts in cents, dates yyyy-mm-dd. */
export type DemoItem = {
  readonly itemId: string;
  readonly name: string;
  readonly brand: string;
  readonly departmentId: string;
  readonly categoryId: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly specifications: readonly (readonly [string, string])[];
  /** Keys of pictures, the first for the tile. */
  readonly pictures: readonly string[];
  readonly priceCents: number | null;
  readonly listPriceCents: number | null;
  readonly memberPriceCents: number | null;
  readonly volumePrices: VolumePrices;
  readonly uom: Uom;
  readonly unitsInPack: number;
  readonly unitName: string;
  readonly facts: ItemFacts;
  /** How many gave one, two … five stars. */
  readonly ratings: readonly number[];
  readonly isPublished: boolean;
  /** Pieces sold in the last year. */
  readonly popularity: number;
  readonly releasedOn: string;
  readonly searchText: string;
  /** Which kind of thing it is; null: it is found by its words alone. */
  readonly kindId: string | null;
  readonly reviews: readonly Review[];
} & ItemGroup;
