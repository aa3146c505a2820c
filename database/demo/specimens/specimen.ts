import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { NO_VOLUME_PRICES, type VolumePrices } from '#domain/volume/volume-prices.ts';
import type { ProductLook } from '#studio/look.ts';
import type { Brand } from '#studio/scene/brands.ts';
import { categoryOf, saidOfEach } from '../catalog/category.ts';
import { allLinesOf } from '../catalog/details/details.ts';
import { partsHad } from '../catalog/details/parts-had.ts';
import { ALONE, type ItemGroup } from '../catalog/groups/item-group.ts';
import { tradeNumbersOf } from '../catalog/trade-numbers.ts';
import { families } from '../catalog/families/families.ts';
import type { Uom } from '../catalog/family.ts';
import type { DemoItem } from '../catalog/item.ts';
import { KIND_WORDS } from '../catalog/words/kind-words.ts';
import type { Words } from '../catalog/wording.ts';
import { addDays, isoDay } from '../days.ts';
import { hashOf, randomFrom } from '../random.ts';
import { ratingOf } from '../reviews/rating.ts';
import type { Voice } from '../reviews/voices.ts';

/** How much of an item lies at FC1 and in the stores; absent: it needs no stock (downloads, services). */
export type SpecimenStock = {
  readonly fulfilmentCentre: number;
  /** In every store but the ones named. */
  readonly stores: number;
  readonly byStore?: Readonly<Record<string, number>>;
};

/** An item with fixed behaviour, that tests and demonstrations rely on. To a visitor it is an item like any other. */
export type Specimen = {
  readonly itemId: string;
  readonly name: string;
  readonly brand: Brand;
  readonly category: string;
  /** Its kind of `KIND_WORDS`. Plain: that of the same name as its category, or of the one family in it. */
  readonly kind?: string;
  readonly description: string;
  readonly highlights: readonly [string, string, string];
  readonly specifications: readonly (readonly [string, string])[];
  /** null: no price is known. */
  readonly priceCents: number | null;
  readonly memberPriceCents?: number;
  readonly volumePrices?: VolumePrices;
  readonly uom?: Uom;
  readonly units?: number;
  readonly unit?: string;
  /** What depends on the day of the load is made from it. */
  readonly facts?: ItemFacts | ((today: Date) => ItemFacts);
  readonly isPublished?: boolean;
  readonly stock?: SpecimenStock;
  readonly voice: Voice;
  readonly popularity: number;
  /** Of which item group it is one, and what tells it from the others there; absent: it stands alone. */
  readonly group?: ItemGroup;
  readonly color?: string;
  /** What the studio photographs. */
  readonly look: ProductLook;
  readonly synonyms: string;
};

/** Plenty of it everywhere. */
export const plenty: SpecimenStock = { fulfilmentCentre: 50_000, stores: 200 };

/** As much as a load test cannot buy. */
export const bottomless: SpecimenStock = { fulfilmentCentre: 1_000_000, stores: 200 };

/** An ordinary amount. */
export const some: SpecimenStock = { fulfilmentCentre: 2_500, stores: 40 };

/** What is no thing: no stock, and no store has it. */
export const NO_THING = { isPickupEligible: false } as const;

/**
 * The item of a specimen.
 * @param picture key of its picture
 */
export function itemOfSpecimen(specimen: Specimen, picture: string, today: Date): DemoItem {
  const { itemId, name, brand, category, popularity, voice, priceCents } = specimen;
  const random = randomFrom(hashOf(`specimen ${itemId}`));
  const ageDays = random.between(200, 1500);
  const { name: categoryName, departmentId } = categoryOf(category);
  const kindId = specimen.kind ?? kindOfCategory(category);
  const lines: readonly (readonly [string, string])[] = [['Brand', brand], ...specimen.specifications];
  const { facts = {}, units = 1, uom = units === 1 ? 'Each' : 'Pack' } = specimen;
  const allLines = allLinesOf({ lines, kindId, categoryId: category, name, brand, units, uom });
  const itemFacts = typeof facts === 'function' ? facts(today) : facts;
  const numbers = isMade(itemFacts) ? tradeNumbersOf(itemId, brand) : {};
  return {
    itemId,
    name,
    brand,
    departmentId,
    categoryId: category,
    description: specimen.description,
    highlights: specimen.highlights,
    specifications: allLines,
    pictures: [picture],
    priceCents,
    listPriceCents: null,
    memberPriceCents: specimen.memberPriceCents ?? null,
    volumePrices: specimen.volumePrices ?? NO_VOLUME_PRICES,
    uom,
    unitsInPack: units,
    unitName: units === 1 && uom === 'Each' ? 'each' : (specimen.unit ?? 'each'),
    facts: { ...itemFacts, ...numbers },
    ...ratingOf({ itemId, name, voice, words: wordsOf(specimen), popularity, ageDays, today, keepsReviews: true }),
    isPublished: specimen.isPublished ?? true,
    popularity,
    releasedOn: isoDay(addDays(today, -ageDays)),
    kindId,
    ...(specimen.group ?? ALONE),
    searchText: [
      specimen.synonyms,
      ...saidOfEach(categoryName),
      ...specimen.specifications.map(([, value]) => value),
      ...partsHad(allLines),
      ...Object.values(numbers),
    ].join(' '),
  };
}

/** Services, memberships, gift cards and what is printed to order have no number of a maker. */
function isMade({ childOf, membership, classId, isCustom, bundle }: ItemFacts): boolean {
  return [childOf, membership, classId, bundle].every((fact) => fact === undefined) && isCustom !== true;
}

function kindOfCategory(category: string): string | null {
  if (KIND_WORDS[category] !== undefined) return category;
  const [family, ...others] = families.filter((one) => one.category === category);
  return others.length === 0 ? (family?.id ?? null) : null;
}

function wordsOf({ color, units = 1 }: Specimen): Words {
  return { of: (placeholder) => (placeholder === 'color.lower' ? color : undefined), isSingle: units === 1 };
}
