import type { ItemFacts } from './item-facts.ts';

/** What can be said of an item as such. (C §8, Item notices) */
export const ITEM_NOTICES = {
  discontinued: 'Discontinued',
  freeSample: 'Free Sample',
  limited: 'Limited Quantities',
  newPackaging: 'New Packaging!',
} as const;
export type ItemNotice = (typeof ITEM_NOTICES)[keyof typeof ITEM_NOTICES];

/** The one notice that matters most for whoever wants to buy the item; `undefined` for an item without. */
export function itemNotice(
  facts: Pick<ItemFacts, 'isDiscontinued' | 'isFreeSample' | 'limitPerOrder' | 'hasNewPackaging'>,
): ItemNotice | undefined {
  if (facts.isDiscontinued === true) return ITEM_NOTICES.discontinued;
  if (facts.isFreeSample === true) return ITEM_NOTICES.freeSample;
  if (facts.limitPerOrder !== undefined) return ITEM_NOTICES.limited;
  return facts.hasNewPackaging === true ? ITEM_NOTICES.newPackaging : undefined;
}
