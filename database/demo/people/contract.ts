import { NO_VOLUME_PRICES, type VolumePrices } from '#domain/volume/volume-prices.ts';
import type { ShelfItem } from '../history/shelf.ts';
import { shareOf } from '../random.ts';

export type ContractPrice = {
  readonly itemId: string;
  readonly priceCents: number;
  readonly customerSku: string | null;
  /** What Harbor Dental alone pays by quantity. */
  readonly volumePrices: VolumePrices;
  /** The price list that it stands on. */
  readonly list: PriceListName;
  /** What it costs from another list on that begins later. */
  readonly laterCents?: number | undefined;
};

/** Harbor Dental's price lists, with the days for which they hold, counted from the load; null: until further notice. */
export const PRICE_LISTS = {
  'Paper and toner': { fromDays: -200, untilDays: null },
  'Everyday supplies': { fromDays: -200, untilDays: null },
  'Clean practice offer': { fromDays: -20, untilDays: 24 },
} as const;
type PriceListName = keyof typeof PRICE_LISTS;

function listOf(categoryId: string): PriceListName {
  if (categoryId === 'disinfecting-wipes') return 'Clean practice offer';
  return categoryId.endsWith('paper') || categoryId.endsWith('toner') ? 'Paper and toner' : 'Everyday supplies';
}

/** From then on coffee costs a little less. */
export const COFFEE_LIST = { name: 'Coffee, next season', fromDays: 33, share: 0.97 } as const;

/** Categories of which Harbor Dental has some things on its contract. */
const ON_CONTRACT = new Set([
  'copy-paper',
  'recycled-paper',
  'gel-pens',
  'ballpoint-pens',
  'paper-towels',
  'disinfecting-wipes',
  'hand-soap',
  'file-folders',
  'envelopes',
  'exam-gloves',
  'black-toner',
  'coffee',
  'cups',
]);

/** The share of those categories that stands on it, and what it takes off the site price. */
const SHARE = 0.22;
const DISCOUNT = 0.11;

/** Harbor Dental has a number of its own for every other thing. */
const NUMBERED = 0.5;

/** Twenty cases are half a pallet. */
const PAPER_BY_THE_PALLET: VolumePrices = [
  [20, 3999],
  [40, 3849],
];

function ownNumber(itemId: string): string | null {
  return shareOf(`own number ${itemId}`) < NUMBERED ? `HD-${itemId.slice(-4)}` : null;
}

/** Harbor Dental's contract: the paper it was made for, and everyday things a ninth below the site price. */
export function harborContract(shelf: readonly ShelfItem[]): ContractPrice[] {
  const others = shelf.filter(
    ({ itemId, categoryId }) => itemId >= '200000' && ON_CONTRACT.has(categoryId) && shareOf(`contract ${itemId}`) < SHARE,
  );
  return [
    { itemId: '100001', priceCents: 4129, customerSku: 'PAPER-A', volumePrices: PAPER_BY_THE_PALLET, list: 'Paper and toner' },
    ...others.map(({ itemId, priceCents, categoryId }) => ({
      itemId,
      priceCents: Math.round(priceCents * (1 - DISCOUNT)),
      customerSku: ownNumber(itemId),
      volumePrices: NO_VOLUME_PRICES,
      list: listOf(categoryId),
      laterCents: categoryId === 'coffee' ? Math.round(priceCents * (1 - DISCOUNT) * COFFEE_LIST.share) : undefined,
    })),
  ];
}
