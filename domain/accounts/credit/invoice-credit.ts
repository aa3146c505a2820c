import { daysBetween, type CalendarDate } from '../../shared/calendar.ts';
import type { Cents } from '../../shared/money.ts';

/** What an organization may owe, and what it owes. Cents. */
export interface InvoiceCredit {
  readonly limitCents: Cents;
  /** What orders hold that are not invoiced yet. */
  readonly heldCents: Cents;
  /** What was invoiced and is not paid; below zero: it has paid more than it owes. */
  readonly owedCents: Cents;
  /** An invoice is due so many days after its own. */
  readonly termsDays: number;
  /** When the oldest invoice that is open was due, or will be; undefined: none is open. */
  readonly oldestDueOn: CalendarDate | undefined;
}

/** What an order takes of the credit, and what is left of that before and after it. */
export interface CreditCharge {
  readonly chargedCents: Cents;
  /** Never below zero. */
  readonly availableCents: Cents;
  /** Below zero: the order is so far above the credit. */
  readonly afterCents: Cents;
}

/** No new order goes on invoice when one is past due longer than so many days. Docs: decision 74. */
export const CLOSED_AFTER_DAYS = 30;

/** What of a credit is neither owed nor held by other orders; below zero: more than the limit is. */
function leftOf({ limitCents, heldCents, owedCents }: Pick<InvoiceCredit, 'limitCents' | 'heldCents' | 'owedCents'>): Cents {
  return limitCents - heldCents - owedCents;
}

/** What of a credit somebody can still use: nothing where the limit was lowered below what is owed. */
export function availableCredit(credit: Pick<InvoiceCredit, 'limitCents' | 'heldCents' | 'owedCents'>): Cents {
  return Math.max(0, leftOf(credit));
}

/** What an order of an amount takes of a credit. What is above it counts from the limit, as the hold does (`server/credit/credit-holds.ts`). */
export function chargeCredit(credit: InvoiceCredit, chargedCents: Cents): CreditCharge {
  return { chargedCents, availableCents: availableCredit(credit), afterCents: leftOf(credit) - chargedCents };
}

/** For how many days the oldest invoice is past due; 0: none is. It is past due from the day after the one on which it is due. */
export function daysPastDue({ oldestDueOn }: Pick<InvoiceCredit, 'oldestDueOn'>, today: CalendarDate): number {
  return oldestDueOn === undefined ? 0 : Math.max(0, daysBetween(oldestDueOn, today));
}

/** Whether orders may go on invoice: not while something is past due for too long. */
export function isCreditOpen(credit: Pick<InvoiceCredit, 'oldestDueOn'>, today: CalendarDate): boolean {
  return daysPastDue(credit, today) <= CLOSED_AFTER_DAYS;
}

/**
 * Whether the open balance of a cart goes on invoice: as was chosen, else as is preselected. What was chosen since to pay with, such as a card, goes before. (A-134, C6-37)
 *
 * @param chosen undefined: nobody has chosen yet.
 */
export function isOnInvoice({
  isOffered,
  chosen,
  isPreselected,
  hasMainTender,
}: {
  readonly isOffered: boolean;
  readonly chosen: boolean | undefined;
  readonly isPreselected: boolean;
  readonly hasMainTender: boolean;
}): boolean {
  return isOffered && !hasMainTender && (chosen ?? isPreselected);
}
