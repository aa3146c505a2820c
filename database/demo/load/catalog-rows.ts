import { pictureOfLook, type PictureBook } from '../catalog/pictures.ts';
import { categories } from '../catalog/departments.ts';
import { expandItem } from '../catalog/expand.ts';
import { KIND_WORDS } from '../catalog/words/kind-words.ts';
import { NEAR_WORDS } from '../catalog/words/near-words.ts';
import { PART_WORDS } from '../catalog/words/part-words.ts';
import { SAME_WORDS } from '../catalog/words/same-words.ts';
import { shelfWordsOf } from '../catalog/words/shelf-words.ts';
import { goesWithOf } from '../catalog/sales/goes-with.ts';
import { lookOf } from '../catalog/look-of.ts';
import { families, waves } from '../catalog/families/families.ts';
import type { DemoItem } from '../catalog/item.ts';
import { FIRST_GENERATED_ITEM, plannedVariants } from '../catalog/plan.ts';
import { variantsOf } from '../catalog/variants.ts';
import { itemOfSpecimen } from '../specimens/specimen.ts';
import { specimens } from '../specimens/specimens.ts';
import type { Row } from '../../copy.ts';

/** So many of the generated items keep the texts of their reviews: about 60,000 reviews in all. */
export const ITEMS_WITH_REVIEWS = 20_000;

type Order = {
  readonly catalogSize: number;
  readonly book: PictureBook;
  readonly today: Date;
  /** Whether the texts of reviews are made, too: they take the most time. Plain: they are. */
  readonly hasReviews?: boolean;
};

/** All items of the shop, the specimens first, made one by one. */
export function* allItems(order: Order): Generator<DemoItem, void> {
  for (const specimen of specimens) {
    yield itemOfSpecimen(specimen, pictureOfLook(order.book, specimen.look), order.today);
  }
  yield* generatedItems(order);
}

/** The first `catalogSize` generated items: the same ones, in the same order, for every size. */
export function* generatedItems({ catalogSize, book, today, hasReviews = true }: Order): Generator<DemoItem, void> {
  let count = 0;
  for (const variant of plannedVariants(waves)) {
    if (count >= catalogSize) return;
    const keepsReviews = hasReviews && count < ITEMS_WITH_REVIEWS;
    yield expandItem({ variant, itemId: String(FIRST_GENERATED_ITEM + count), book, today, keepsReviews });
    count += 1;
  }
}

export const ITEM_COLUMNS = [
  'item_id',
  'name',
  'brand',
  'department_id',
  'category_id',
  'description',
  'highlights',
  'specifications',
  'pictures',
  'price_cents',
  'list_price_cents',
  'member_price_cents',
  'volume_prices',
  'uom',
  'units_in_pack',
  'unit_name',
  'facts',
  'ratings',
  'is_published',
  'popularity',
  'released_on',
  'search_text',
  'kind_id',
  'item_group',
  'options',
] as const;

export function itemRow(item: DemoItem): Row {
  return [
    item.itemId,
    item.name,
    item.brand,
    item.departmentId,
    item.categoryId,
    item.description,
    item.highlights,
    JSON.stringify(item.specifications),
    item.pictures,
    item.priceCents,
    item.listPriceCents,
    item.memberPriceCents,
    JSON.stringify(item.volumePrices),
    item.uom,
    item.unitsInPack,
    item.unitName,
    JSON.stringify(item.facts),
    item.ratings.map(String),
    item.isPublished,
    item.popularity,
    item.releasedOn,
    item.searchText,
    item.kindId,
    item.itemGroup,
    JSON.stringify(item.options),
  ];
}

export const REVIEW_COLUMNS = ['item_id', 'author', 'stars', 'title', 'body', 'written_on', 'is_verified', 'helpful', 'state'] as const;

export function* reviewRows(items: Iterable<DemoItem>): Generator<Row, void> {
  for (const { itemId, reviews } of items) {
    for (const review of reviews)
      yield [
        itemId,
        review.author,
        review.stars,
        review.title,
        review.body,
        review.writtenOn,
        review.isVerified,
        review.helpful,
        'PUBLISHED',
      ];
  }
}

export const KIND_COLUMNS = ['kind_id', 'names', 'part_names'] as const;

/** Rows of the kinds of things, with what people call them. */
export function kindRows(): Row[] {
  return Object.entries(KIND_WORDS).map(([id, names]) => [
    id,
    [...names.split(', '), ...shelfWordsOf(id)],
    PART_WORDS[id]?.split(', ') ?? [],
  ]);
}

export const NEAR_COLUMNS = ['said', 'means', 'is_near'] as const;

/** Rows of what the shop does not carry, with what comes near, and of what people say otherwise than the catalogue. */
export function nearRows(): Row[] {
  return [
    ...Object.entries(NEAR_WORDS).map(([said, near]) => [said, [near], true]),
    ...Object.entries(SAME_WORDS).map(([said, means]) => [said, means, false]),
  ];
}

export const CATEGORY_COLUMNS = ['category_id', 'parent_id', 'name', 'description', 'picture', 'position', 'goes_with'] as const;

/** Rows of categories, departments before what is in them. The picture is that of something typical. */
export function categoryRows(book: PictureBook): Row[] {
  return categories.map(({ id, parentId, name, description }, index) => [
    id,
    parentId,
    name,
    description,
    pictureOfCategory(id, book),
    index + 1,
    goesWithOf(id),
  ]);
}

/** The picture of the first product of the category's first family, or of its first specimen; that of a department is that of its first category. */
export function pictureOfCategory(id: string, book: PictureBook): string {
  const own = categories.find((category) => category.parentId === id)?.id ?? id;
  const family = families.find(({ category }) => category === own);
  const variant = family === undefined ? undefined : variantsOf(family).next().value;
  if (variant !== undefined) return pictureOfLook(book, lookOf(variant));
  const specimen = specimens.find(({ category }) => category === own);
  if (specimen === undefined) throw new Error(`nothing stands for category ${id}`);
  return pictureOfLook(book, specimen.look);
}
