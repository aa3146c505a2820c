import type { HeldOrder } from '#contracts/operations/held-orders.ts';
import { SCREENING_LIMITS, type ScreeningReason } from '#domain/orders/screening-rules.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';

const {
  largeFirstOrderCents,
  giftCardsFirstOrderCents,
  addressesApartCents,
  declinedCards,
  cardOrders,
  newCardOrders,
  cardEmails,
  visitOrders,
  addressEmails,
  personOrders,
} = SCREENING_LIMITS;

const REASONS: Readonly<Record<ScreeningReason, string>> = {
  LARGE_FIRST_ORDER: `New customer, ${formatPrice(largeFirstOrderCents)} or more within a day`,
  GIFT_CARDS_FIRST_ORDER: `New customer, ${formatPrice(giftCardsFirstOrderCents)} or more in gift cards or memberships within a day`,
  ADDRESSES_APART: `New customer, billed in one state and shipped to another, ${formatPrice(addressesApartCents)} or more`,
  MANY_DECLINED_CARDS: `${declinedCards} or more different cards were declined before within a day`,
  CARD_ORDERS: `The same card paid for many orders within a day (${cardOrders} or more under ${cardEmails} emails, or ${newCardOrders} of a new customer)`,
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
