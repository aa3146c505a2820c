import type { ItemFacts } from '#domain/catalog/item-facts.ts';

/** What of an item decides how it can be delivered. */
export type DeliverableItem = Pick<
  ItemFacts,
  'isPickupEligible' | 'productType' | 'classId' | 'membership' | 'isFurniture' | 'isInStoreOnly' | 'relation' | 'isCustom' | 'isFreight'
>;

/** A gift card that comes by e-mail. (C §9, Gift-card delivery ids) */
export const GIFT_CARD_EMAIL_CLASS_ID = '389';

/** A gift card of plastic that comes by post. (C §9, Gift-card delivery ids) */
export const GIFT_CARD_PLASTIC_CLASS_ID = '235';

/** Whether it comes by e-mail: a download (ESD), a digital item (DF) or an e-mailed gift card. */
export function isDeliveredByEmail(item: { readonly productType?: string | undefined; readonly classId?: string | undefined }): boolean {
  return item.productType !== undefined || item.classId === GIFT_CARD_EMAIL_CLASS_ID;
}

/** Business days in which what is made for somebody is made, before it goes on its way or can be picked up. */
const MADE_IN_DAYS = 2;

/** Business days that an item is made in after it was ordered; 0 for what lies there. */
export function madeInDays({ isCustom }: Pick<DeliverableItem, 'isCustom'>): number {
  return isCustom === true ? MADE_IN_DAYS : 0;
}

/** Whether it is too heavy to fly: furniture, and what goes by freight. Overseas it goes by sea. What a courier takes for a fee still flies. */
export function isHeavy({ isFurniture, isFreight }: Pick<DeliverableItem, 'isFurniture' | 'isFreight'>): boolean {
  return isFurniture === true || isFreight === true;
}

/** Whether it is a gift card, by e-mail or of plastic. */
export function isGiftCardItem({ classId }: Pick<DeliverableItem, 'classId'>): boolean {
  return classId === GIFT_CARD_EMAIL_CLASS_ID || classId === GIFT_CARD_PLASTIC_CLASS_ID;
}

/** Gift cards and memberships: no gift or prepaid card pays for them. */
export function isPaidByMainTenderOnly(item: Pick<DeliverableItem, 'classId' | 'membership'>): boolean {
  return isGiftCardItem(item) || item.membership !== undefined;
}

/** Whether there is something to carry: no download, no membership, no plan and no service. */
export function isPhysical(item: DeliverableItem): boolean {
  if (isDeliveredByEmail(item) || item.membership !== undefined) return false;
  return item.relation !== 'WARRANTY' && item.relation !== 'ASSEMBLY' && item.relation !== 'TECHHELP';
}
