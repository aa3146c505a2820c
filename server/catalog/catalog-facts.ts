import type { OffContract } from '#domain/accounts/off-contract.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';

/** What the shop must know of an item to price, check and show it. Details that only its own page shows are read there. */
export type CatalogItem = {
  readonly itemId: string;
  /** With what tells it from the others of its group. */
  readonly name: string;
  /** What the database calls its group; undefined: it stands alone. */
  readonly groupKey: string | undefined;
  readonly brand: string;
  readonly departmentId: string;
  readonly categoryId: string;
  readonly pictures: readonly string[];
  readonly priceCents: number | undefined;
  readonly listPriceCents: number | undefined;
  readonly memberPriceCents: number | undefined;
  /** What everybody pays by quantity. */
  readonly volumePrices: VolumePrices;
  readonly uom: string;
  readonly unitsInPack: number;
  readonly unitName: string;
  readonly facts: ItemFacts;
  readonly rating: number;
  readonly ratingCount: number;
  /** How many gave one, two … five stars: what score and count are made of. */
  readonly ratings: readonly number[];
  readonly isPublished: boolean;
  /** Items that go with it: parts, plans, services, alternates. Most items have none. */
  readonly relatedItemIds: readonly string[];
};

export type Policies = {
  readonly itemIds: ReadonlySet<string>;
  readonly categoryIds: ReadonlySet<string>;
  readonly brands: ReadonlySet<string>;
};
/** What holds for all items of an account. What its contract says of each stays in the database. */
export type AccountTerms = {
  readonly hasContract: boolean;
  /** What the account says of everything else. */
  readonly offContract: OffContract;
  readonly hasPolicies: boolean;
  readonly policies: Policies;
  /** Another one where the policies are others. */
  readonly policiesVersion: number;
};

export type Coupon = {
  readonly code: string;
  readonly description: string;
  readonly kind: 'PERCENT' | 'FIXED' | 'SHIPPING' | 'FREE_ITEM';
  readonly priority: 1 | 2 | 3 | 4;
  readonly percentBp: number | undefined;
  readonly amountCents: number | undefined;
  readonly isPerUnit: boolean;
  readonly isAutomatic: boolean;
  readonly isStackable: boolean;
  readonly needsPickup: boolean;
  readonly minimumCents: number;
  readonly itemIds: readonly string[] | undefined;
  /** Of a promotion that gives something away. */
  readonly freeItemId: string | undefined;
  /** How often it can be used in all; undefined: as often as one likes. */
  readonly useLimit: number | undefined;
  readonly ownerUserId: string | undefined;
  readonly validFrom: Date;
  readonly validUntil: Date | undefined;
};

export type Category = {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  /** The words of its name, as a query is read. */
  readonly nameWords: string;
  readonly description: string;
  readonly picture: string;
  /** Categories of what is bought with things of this one, the most useful first. */
  readonly goesWith: readonly string[];
};
