import type { Cents } from '#domain/shared/money.ts';
import type { AddressCheck } from './address.ts';
import { readEmail } from './email.ts';
import { type PickupPersonInput, pickupPersonProblems } from './pickup-person.ts';

/** The sections of checkout, in their order. */
export const CHECKOUT_SECTIONS = ['contact', 'delivery', 'pickupPerson', 'payment', 'review'] as const;
export type CheckoutSectionName = (typeof CHECKOUT_SECTIONS)[number];

/** Everything that can keep an order from being placed. */
export type MissingCode =
  | 'LOGIN_REQUIRED'
  | 'NO_EMAIL'
  | 'ADDRESS_INVALID'
  | 'UN_DELIVERABLE_ADDRESSES'
  | 'PICKUP_PERSON_REQUIRED'
  | AccountingCode
  | 'PAYMENT_EXPIRED'
  | 'PAYMENT_REQUIRED'
  | 'EMPTY_CART'
  | 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY';

/** What a business order may lack beside its payment. */
export type AccountingCode = 'PO_NUMBER_REQUIRED' | 'PO_RELEASE_REQUIRED' | 'BUDGET_CENTER_REQUIRED';

/** What is known of an order that is being checked out; all of it from the server's own data. */
export interface CheckoutFacts {
  /** Signed in, or a guest of the consumer site who chose to go on as one. */
  isPastSignInPrompt: boolean;
  /** A guest's own, or else the account's. */
  email: string | undefined;
  hasActiveRows: boolean;
  hasShippedRows: boolean;
  hasPickupRows: boolean;
  /** Rows that are out of stock or above it. */
  hasUnavailableRows: boolean;
  /** What became of the shipping address; `undefined` while there is none. */
  shippingAddress: AddressCheck['kind'] | undefined;
  pickupPerson: PickupPersonInput | undefined;
  /** What of PO, release and budget center is mandatory and not filled in. */
  missingAccounting: readonly AccountingCode[];
  /** What no tender pays yet. */
  openCents: Cents;
  /** A card on the order has expired. */
  hasExpiredCard: boolean;
}

export interface CheckoutSection {
  name: CheckoutSectionName;
  isVisible: boolean;
  isComplete: boolean;
  missing: readonly MissingCode[];
}

function missingContact({ isPastSignInPrompt, email }: CheckoutFacts): MissingCode[] {
  const missing: MissingCode[] = [];
  if (!isPastSignInPrompt) missing.push('LOGIN_REQUIRED');
  if (readEmail(email ?? '') === undefined) missing.push('NO_EMAIL');
  return missing;
}

/** A suggestion or a doubt does not hold an order up: the address stands as entered until the shopper takes another. */
function missingDelivery({ hasShippedRows, shippingAddress }: CheckoutFacts): MissingCode[] {
  if (!hasShippedRows) return [];
  if (shippingAddress === 'undeliverable') return ['UN_DELIVERABLE_ADDRESSES'];
  return shippingAddress === undefined || shippingAddress === 'invalid' ? ['ADDRESS_INVALID'] : [];
}

function missingPickupPerson({ hasPickupRows, pickupPerson }: CheckoutFacts): MissingCode[] {
  return hasPickupRows && pickupPersonProblems(pickupPerson ?? {}).length > 0 ? ['PICKUP_PERSON_REQUIRED'] : [];
}

function missingPayment({ missingAccounting, openCents, hasExpiredCard }: CheckoutFacts): MissingCode[] {
  const missing: MissingCode[] = [...missingAccounting];
  if (hasExpiredCard) missing.push('PAYMENT_EXPIRED');
  if (openCents > 0) missing.push('PAYMENT_REQUIRED');
  return missing;
}

function missingReview({ hasActiveRows, hasUnavailableRows }: CheckoutFacts): MissingCode[] {
  if (!hasActiveRows) return ['EMPTY_CART'];
  return hasUnavailableRows ? ['CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'] : [];
}

/** The sections of checkout with what each still needs; one that the order does not need is complete and not visible. */
export function checkoutSections(facts: CheckoutFacts): CheckoutSection[] {
  const section = (name: CheckoutSectionName, isVisible: boolean, missing: readonly MissingCode[]) => ({
    name,
    isVisible,
    isComplete: missing.length === 0,
    missing,
  });
  return [
    section('contact', true, missingContact(facts)),
    section('delivery', facts.hasShippedRows, missingDelivery(facts)),
    section('pickupPerson', facts.hasPickupRows, missingPickupPerson(facts)),
    section('payment', true, missingPayment(facts)),
    section('review', true, missingReview(facts)),
  ];
}
