import { isPickup } from '../../delivery/delivery-types.ts';
import { isPersonalized } from '../../personalization/personalization.ts';
import { isFreeItem, type CartLine } from '../cart-line.ts';
import { checkOffer, type Buyer, type Offer, type OfferRefusal } from '../offer.ts';

/** Why a row that is in the cart cannot be bought as it stands. (C §3, status INVALID) */
export type InvalidReason = OfferRefusal | 'INVALID_ITEM' | 'PERSONALIZATION_NEEDED';

/**
 * The rows that cannot be bought as they stand: the item is gone or may not be sold to this buyer any more, what it asks was never said, or
 * another item that it needs is not in the cart. They stay, are not charged, and keep the cart from checkout.
 */
export function invalidRows(
  lines: readonly CartLine[],
  buyer: Buyer,
  offerOf: (itemId: string) => Offer | undefined,
): Map<string, InvalidReason> {
  const invalid = new Map<string, InvalidReason>();
  let itemIds: Set<string> | undefined;
  for (const line of lines) {
    const offer = offerOf(line.itemId);
    const refusal = offer === undefined ? 'INVALID_ITEM' : checkOffer(offer, buyer, isPickup(line.deliveryType), true);
    if (refusal !== undefined && !(isSoldWithAnother(line) && SAID_BY_THE_OTHER.has(refusal))) {
      invalid.set(line.lineId, refusal === 'ITEM_NOT_PUBLISHED' ? 'INVALID_ITEM' : refusal);
      continue;
    }
    if (offer !== undefined && !isSoldWithAnother(line) && !isPersonalized(offer.facts, line.details.personalization)) {
      invalid.set(line.lineId, 'PERSONALIZATION_NEEDED');
      continue;
    }
    const required = offer?.facts.requiredItemIds;
    if (required === undefined) continue;
    itemIds ??= new Set(lines.map((row) => row.itemId));
    const cart = itemIds;
    if (required.some((itemId) => !cart.has(itemId))) invalid.set(line.lineId, 'INVALID_ITEM');
  }
  return invalid;
}

/** Parts go with their set and gifts with their promotion: nobody buys them as such. */
function isSoldWithAnother(line: CartLine): boolean {
  return line.relation === 'BUNDLE' || isFreeItem(line);
}

/** Whether there is a page, a price or a contract is asked of what is sold, not of what goes along with it. */
const SAID_BY_THE_OTHER: ReadonlySet<InvalidReason> = new Set(['ITEM_NOT_PUBLISHED', 'PRICE_NOT_AVAILABLE', 'OFF_CONTRACT_ERROR']);

/** What the other shipped merchandise of an order must come to before add-on items go along. */
export const ADD_ON_THRESHOLD_CENTS = 2500;

/** The add-on rows that are to be shipped while too little else is. */
export function addOnRowsBelowThreshold(
  lines: readonly CartLine[],
  baseCents: number,
  offerOf: (itemId: string) => Offer | undefined,
): CartLine[] {
  if (baseCents >= ADD_ON_THRESHOLD_CENTS) return [];
  return lines.filter(
    (line) => line.deliveryType === 'STA' && line.details.promotionId === undefined && offerOf(line.itemId)?.facts.isAddOn === true,
  );
}
