import type { ReturnReason } from '../return-reasons.ts';
import type { ReturnStatus } from '../return-status.ts';

const REASONS: Record<ReturnReason, string> = {
  NO_LONGER_NEEDED: 'No longer needed',
  ORDERED_TOO_MANY: 'Ordered too many',
  WRONG_ITEM: 'Wrong item arrived',
  NOT_AS_DESCRIBED: 'Not as described',
  DAMAGED: 'Damaged or defective',
  OTHER: 'Something else',
};

export function reasonText(reason: ReturnReason): string {
  return REASONS[reason];
}

const STATUS_WORDS: Record<ReturnStatus, string> = {
  RECEIVED: 'Refund on its way',
  REFUNDED: 'Refunded',
  REFUND_FAILED: 'Refund delayed',
};

/** How far a return is, in a word or two. */
export function returnStatusText(status: ReturnStatus): string {
  return STATUS_WORDS[status];
}
/**
 * The number under which a return of an order is known to people and on its label: the order's with its place among the order's
 * returns, the first being 1. It is read by scanners, so it is of letters, digits and hyphens alone.
 */
export function returnNumber(orderNumber: string, place: number): string {
  return `R${orderNumber}-${place}`;
}
