import type { StateMachine } from '#domain/shared/state-machine.ts';
import type { Cents } from '#domain/shared/money.ts';

/**
 * What one tender of an order can be. UNKNOWN: the vendor has not answered; somebody finds out, and nobody asks for the money
 * again meanwhile. CHALLENGE: the payer's bank wants to hear from the payer. APPROVED: the money is held. From there on the
 * amounts that were taken, let go and given back decide.
 */
export type PaymentState =
  | 'PENDING'
  | 'UNKNOWN'
  | 'CHALLENGE'
  | 'APPROVED'
  | 'DECLINED'
  | 'VOIDED'
  | 'PARTLY_CAPTURED'
  | 'CAPTURED'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED';

export const PAYMENT_MACHINE: StateMachine<PaymentState> = {
  first: 'PENDING',
  moves: {
    PENDING: ['APPROVED', 'DECLINED', 'UNKNOWN', 'CHALLENGE', 'VOIDED'],
    UNKNOWN: ['APPROVED', 'DECLINED', 'CHALLENGE', 'VOIDED'],
    CHALLENGE: ['APPROVED', 'DECLINED', 'VOIDED'],
    APPROVED: ['PARTLY_CAPTURED', 'CAPTURED', 'VOIDED'],
    // The vendor held the money after all, for an order that had been given up: it is let go.
    DECLINED: ['VOIDED'],
    VOIDED: [],
    PARTLY_CAPTURED: ['CAPTURED', 'PARTLY_REFUNDED'],
    CAPTURED: ['PARTLY_REFUNDED', 'REFUNDED'],
    PARTLY_REFUNDED: ['REFUNDED'],
    REFUNDED: [],
  },
};

/** States in which the vendor has not said its last word on the hold. */
export const UNDECIDED_PAYMENTS = ['PENDING', 'UNKNOWN', 'CHALLENGE'] as const satisfies readonly PaymentState[];

export function isUndecided(state: PaymentState): boolean {
  return UNDECIDED_PAYMENTS.some((undecided) => undecided === state);
}

/** The vendor will not pay, or was told that it need not. */
export const REFUSED_PAYMENTS = ['DECLINED', 'VOIDED'] as const satisfies readonly PaymentState[];

export function isRefused(state: PaymentState): boolean {
  return REFUSED_PAYMENTS.some((refused) => refused === state);
}

/** Approved, and something may still be held; what was declined or is not decided holds nothing that could be moved. */
export const HELD_PAYMENTS = ['APPROVED', 'PARTLY_CAPTURED', 'PARTLY_REFUNDED'] as const satisfies readonly PaymentState[];

export function isHeld(state: PaymentState): boolean {
  return HELD_PAYMENTS.some((held) => held === state);
}

/** What became of the money that a tender holds. `heldCents` is what was approved in all. */
export type TenderAmounts = {
  readonly heldCents: Cents;
  readonly capturedCents: Cents;
  readonly releasedCents: Cents;
  readonly refundedCents: Cents;
};

/** Held and neither taken nor let go. */
export function openHoldCents({ heldCents, capturedCents, releasedCents }: TenderAmounts): Cents {
  return heldCents - capturedCents - releasedCents;
}

/** Taken and not given back. */
export function refundableCents({ capturedCents, refundedCents }: TenderAmounts): Cents {
  return capturedCents - refundedCents;
}

/** The state of a tender that was approved, told from its amounts. */
export function stateOfAmounts(amounts: TenderAmounts): PaymentState {
  const openCents = openHoldCents(amounts);
  if (amounts.capturedCents === 0) return openCents > 0 ? 'APPROVED' : 'VOIDED';
  if (amounts.refundedCents > 0) return refundableCents(amounts) === 0 && openCents === 0 ? 'REFUNDED' : 'PARTLY_REFUNDED';
  return openCents > 0 ? 'PARTLY_CAPTURED' : 'CAPTURED';
}
