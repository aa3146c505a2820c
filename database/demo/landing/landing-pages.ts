import type { LandingPage } from '#contracts/catalog/landing-page.ts';
import type { Row } from '../../copy.ts';

/** The pages that the demo has made for an occasion. */
export const landingPages: readonly LandingPage[] = [
  {
    pageId: 'back-to-school',
    name: 'Back to School',
    description: 'Notebooks, pens, binders and everything else on the list, for one desk or a whole classroom.',
    meant: { categoryIds: ['notebooks-planners', 'pens-pencils-markers', 'binders-filing'] },
    components: [
      {
        type: 'BANNER',
        scene: 'banner-back-to-school',
        title: 'Back to School',
        text: 'Everything on the list, for one desk or a whole classroom.',
      },
      { type: 'CATEGORIES', title: 'Start here', categoryIds: ['notebooks-planners', 'pens-pencils-markers', 'binders-filing'] },
      { type: 'PRODUCTS', title: 'On most lists', skuListId: 'back-to-school' },
    ],
  },
  {
    pageId: 'green-office',
    name: 'Green Office',
    description: 'Paper, files and supplies with recycled content.',
    meant: { words: 'recycled' },
    components: [
      {
        type: 'BANNER',
        scene: 'banner-green-office',
        title: 'Green Office',
        text: 'Recycled paper and supplies for everyday work.',
      },
      { type: 'CATEGORIES', title: 'Shop by category', categoryIds: ['recycled-paper', 'paper', 'cleaning'] },
    ],
  },
  {
    pageId: 'deals',
    name: 'Deals',
    description: 'Everything that’s on sale right now.',
    meant: { isOnSale: true },
    components: [
      { type: 'BANNER', scene: 'banner-deals', title: 'Deals', text: 'Everything that’s on sale right now, while supplies last.' },
      { type: 'SAVINGS', title: 'Biggest savings' },
    ],
  },
];

/** Items by their numbers, for the rows of pages. */
const SKU_LISTS: Readonly<Record<string, readonly string[]>> = {
  'back-to-school': ['100006', '100002', '100033', '100046', '100010', '100001'],
};

export const LANDING_COLUMNS = ['page_id', 'name', 'description', 'meant', 'components', 'position'] as const;

export function landingRows(): Row[] {
  return landingPages.map(({ pageId, name, description, meant, components }, index) => [
    pageId,
    name,
    description,
    JSON.stringify(meant),
    JSON.stringify(components),
    index,
  ]);
}

export const SKU_LIST_COLUMNS = ['sku_list_id', 'item_ids'] as const;

export function skuListRows(): Row[] {
  return Object.entries(SKU_LISTS).map(([id, itemIds]) => [id, itemIds]);
}
