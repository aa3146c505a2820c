import { RETURN_REASONS, type ReturnReason } from '#domain/orders/return-reasons.ts';
import type { ReturnStatus } from '#domain/orders/return-status.ts';

const REASONS: Record<ReturnReason, string> = {
  NO_LONGER_NEEDED: 'No longer needed',
  ORDERED_TOO_MANY: 'Ordered too many',
  WRONG_ITEM: 'Wrong item arrived',
  NOT_AS_DESCRIBED: 'Not as described',
  DAMAGED: 'Damaged or defective',
  OTHER: 'Something else',
};

/** The reasons to choose from. */
export const REASON_OPTIONS = RETURN_REASONS.map((value) => ({ value, label: REASONS[value] }));

export function reasonText(reason: ReturnReason): string {
  return REASONS[reason];
}

/** A reason as a form sends it; undefined when none was chosen. */
export function reasonOf(text: string): ReturnReason | undefined {
  return RETURN_REASONS.find((reason) => reason === text);
}

/** How far a return is, in a word or two. */
export const RETURN_STATUS = {
  RECEIVED: { text: 'Refund on its way', tone: 'brand' },
  REFUNDED: { text: 'Refunded', tone: 'success' },
  REFUND_FAILED: { text: 'Refund delayed', tone: 'failure' },
} as const satisfies Record<ReturnStatus, { text: string; tone: string }>;
