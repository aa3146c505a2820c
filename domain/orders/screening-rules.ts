import type { Cents } from '#domain/shared/money.ts';

/** Why an order can be held until a person has looked at it, in the order in which they are told. */
export const SCREENING_REASONS = [
  'LARGE_FIRST_ORDER',
  'GIFT_CARDS_FIRST_ORDER',
  'ADDRESSES_APART',
  'MANY_DECLINED_CARDS',
  'CARD_ORDERS',
  'VISIT_ORDERS',
  'ADDRESS_ORDERS',
  'PERSON_ORDERS',
] as const;
export type ScreeningReason = (typeof SCREENING_REASONS)[number];

/** What a person does about an order that is held. */
export const SCREENING_DECISIONS = ['RELEASED', 'REFUSED'] as const;
export type ScreeningDecision = (typeof SCREENING_DECISIONS)[number];

/** What is known of an order and of those around it. Orders of the last day include this one. */
export type ScreenedOrder = {
  readonly totalCents: Cents;
  /** What of it is as good as cash: gift cards and memberships. */
  readonly cashLikeCents: Cents;
  /** The most that orders of one day come to by the same card, email, visit or person: one large order may be sent as many small ones. */
  readonly dayCents: Cents;
  /** The same of what is as good as cash. */
  readonly dayCashLikeCents: Cents;
  /** A person of an organization, or somebody to whom an order of their own account was delivered a while ago. A guest's email proves nothing. */
  readonly isKnownBuyer: boolean;
  /** Two letters each; undefined where nothing is shipped, or nothing but stored value pays. */
  readonly shipState: string | undefined;
  readonly billState: string | undefined;
  /** Different cards that were declined for the same visit or person within a day. */
  readonly declinedCards: number;
  /** Orders of one day paid with the same card, and by how many emails. */
  readonly ofCard: { readonly orders: number; readonly emails: number };
  readonly ofVisit: number;
  /** Orders of one day to the same street and ZIP, and by how many emails. */
  readonly ofAddress: { readonly orders: number; readonly emails: number };
  readonly ofPerson: number;
};

/** From which amounts and numbers on an order is looked at. */
export const SCREENING_LIMITS = {
  largeFirstOrderCents: 150_000,
  giftCardsFirstOrderCents: 20_000,
  addressesApartCents: 50_000,
  declinedCards: 3,
  cardOrders: 4,
  cardEmails: 3,
  newCardOrders: 8,
  visitOrders: 6,
  addressOrders: 6,
  addressEmails: 4,
  personOrders: 20,
} as const;

const LIMIT = SCREENING_LIMITS;

/** Each rule: whether it picks an order out. Those about how often something happens are limits, and off where limits are. */
const RULES: Readonly<Record<ScreeningReason, { readonly isLimit: boolean; readonly holds: (order: ScreenedOrder) => boolean }>> = {
  LARGE_FIRST_ORDER: {
    isLimit: false,
    holds: ({ isKnownBuyer, dayCents }) => !isKnownBuyer && dayCents >= LIMIT.largeFirstOrderCents,
  },
  GIFT_CARDS_FIRST_ORDER: {
    isLimit: false,
    holds: ({ isKnownBuyer, dayCashLikeCents }) => !isKnownBuyer && dayCashLikeCents >= LIMIT.giftCardsFirstOrderCents,
  },
  ADDRESSES_APART: {
    isLimit: false,
    holds: ({ isKnownBuyer, totalCents, shipState, billState }) =>
      !isKnownBuyer &&
      totalCents >= LIMIT.addressesApartCents &&
      shipState !== undefined &&
      billState !== undefined &&
      shipState !== billState,
  },
  MANY_DECLINED_CARDS: { isLimit: true, holds: ({ declinedCards }) => declinedCards >= LIMIT.declinedCards },
  CARD_ORDERS: {
    isLimit: true,
    holds: ({ isKnownBuyer, ofCard: { orders, emails } }) =>
      (orders >= LIMIT.cardOrders && emails >= LIMIT.cardEmails) || (!isKnownBuyer && orders >= LIMIT.newCardOrders),
  },
  VISIT_ORDERS: { isLimit: true, holds: ({ ofVisit }) => ofVisit >= LIMIT.visitOrders },
  ADDRESS_ORDERS: {
    isLimit: true,
    holds: ({ isKnownBuyer, ofAddress }) =>
      !isKnownBuyer && ofAddress.orders >= LIMIT.addressOrders && ofAddress.emails >= LIMIT.addressEmails,
  },
  PERSON_ORDERS: { isLimit: true, holds: ({ ofPerson, isKnownBuyer }) => !isKnownBuyer && ofPerson >= LIMIT.personOrders },
};

/**
 * Why an order is held until a person has looked at it; empty: it goes on by itself.
 *
 * @param hasLimits false where the shop counts nothing (`RATE_LIMITS=off`): then only what the order itself says picks it out.
 */
export function screenOrder(order: ScreenedOrder, { hasLimits }: { readonly hasLimits: boolean }): ScreeningReason[] {
  // What others ordered is a count, too.
  const known = hasLimits ? order : { ...order, dayCents: order.totalCents, dayCashLikeCents: order.cashLikeCents };
  return SCREENING_REASONS.filter((reason) => (hasLimits || !RULES[reason].isLimit) && RULES[reason].holds(known));
}

/** How the words of a street are shortened. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['boulevard', 'blvd'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]);
const UNIT = /(?:#|\b(?:suite|ste|apt|apartment|unit|floor|fl|room|rm)\b\.?)\s*[a-z0-9-]+/g;

/** A house and its ZIP in the one form in which the ways to write them are equal, whichever of its rooms is meant; undefined where nothing is shipped. */
export function shipKey(
  address: { readonly address1?: string | undefined; readonly zipCode?: string | undefined } | undefined,
): string | undefined {
  const words = (address?.address1 ?? '')
    .toLowerCase()
    .replace(UNIT, ' ')
    .split(/[^a-z0-9]+/);
  const street = words.map((word) => SHORT.get(word) ?? word).join('');
  const zip = (address?.zipCode ?? '').slice(0, 5);
  return street === '' || zip === '' ? undefined : `${zip} ${street}`;
}
