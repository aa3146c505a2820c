import type { PaymentType } from './payment-types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as a card's bank reserves money, and those who pay by one: then the reservation is gone, whether or not anything was taken. */
const BANK_DAYS = 7;

/** For how many days the vendor of each kind keeps money aside that was approved; undefined: until somebody says otherwise. */
const HOLD_DAYS: Record<PaymentType, number | undefined> = {
  GIFT_CARD: undefined,
  PREPAID_CARD: undefined,
  CREDIT_CARD: BANK_DAYS,
  PAYPAL: BANK_DAYS,
  KLARNA: BANK_DAYS,
  VISA_PAY: BANK_DAYS,
  APPLE_PAY: BANK_DAYS,
  INVOICE: undefined,
};

/** A hold is renewed so long before it runs out: a vendor's silence of a night, or its other clock, costs nobody their goods. And one that is younger is as good as a new one. */
const MARGIN_MS = DAY_MS;

/** Money that a vendor keeps aside. */
export type AgedHold = {
  readonly type: PaymentType;
  /** When it was asked for, as epoch ms. */
  readonly heldAt: number;
};

/** When a hold runs out, as epoch ms; undefined: never by itself. */
function endOfHold({ type, heldAt }: AgedHold): number | undefined {
  const days = HOLD_DAYS[type];
  return days === undefined ? undefined : heldAt + days * DAY_MS;
}

/** Whether a hold has to be renewed before anything is taken from it: it has run out, or is about to. @param now epoch ms */
export function isTooOldToTake(hold: AgedHold, now: number): boolean {
  const end = endOfHold(hold);
  return end !== undefined && now >= end - MARGIN_MS;
}

/**
 * Whether a hold is renewed when somebody says yes to its order: it is too old already, or it would have run out by the first day that was promised. One that was asked for within the last day
 * is not: a new one would not last longer.
 *
 * @param now epoch ms
 * @param neededAt when the first of it leaves, as epoch ms; undefined where no day is promised.
 */
export function isRenewedAtYes(hold: AgedHold, now: number, neededAt: number | undefined): boolean {
  const end = endOfHold(hold);
  if (end === undefined) return false;
  return isTooOldToTake(hold, now) || (neededAt !== undefined && neededAt >= end && now - hold.heldAt >= MARGIN_MS);
}
