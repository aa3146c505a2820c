import type { HeldOrder } from '#contracts/operations/held-orders.ts';
import { SCREENING_LIMITS, type ScreeningReason } from '#domain/orders/screening-rules.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';

const {
  largeFirstOrderCents,
  giftCardsFirstOrderCents,
  addressesApartCents,
  declinedCards,
  cardEmails,
  visitOrders,
  addressEmails,
  personOrders,
} = SCREENING_LIMITS;

const REASONS: Readonly<Record<ScreeningReason, string>> = {
  LARGE_FIRST_ORDER: `First order, and ${formatPrice(largeFirstOrderCents)} or more`,
  GIFT_CARDS_FIRST_ORDER: `First order, with ${formatPrice(giftCardsFirstOrderCents)} or more in gift cards or memberships`,
  ADDRESSES_APART: `First order, billed in one state and shipped to another, ${formatPrice(addressesApartCents)} or more`,
  MANY_DECLINED_CARDS: `${declinedCards} or more different cards were declined before within a day`,
  CARD_ORDERS: `The same card paid for orders of ${cardEmails} or more email addresses within a day`,
  VISIT_ORDERS: `${visitOrders} or more orders from one browser within a day`,
  ADDRESS_ORDERS: `Orders of ${addressEmails} or more email addresses go to this address within a day`,
  PERSON_ORDERS: `${personOrders} or more orders of one new customer within a day`,
};

/** Why an order is on hold, as a person of the shop reads it. */
export function reasonText(reason: ScreeningReason): string {
  return REASONS[reason];
}

/** An address on one line; a dash where there is none. */
export function addressLines(address: HeldOrder['shipTo']): string {
  if (address === null) return '–';
  const { firstName, lastName, organizationName, address1, address2, city, state, zipCode } = address;
  return [`${firstName} ${lastName}`.trim(), organizationName, address1, address2, `${city}, ${state} ${zipCode}`]
    .filter((part) => part !== '')
    .join(', ');
}
