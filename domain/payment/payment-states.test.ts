import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayMove, statesBefore, statesOf } from '#domain/shared/state-machine.ts';
import { isPath } from '#tests/support/is-path.ts';
import {
  isRefused,
  isUndecided,
  openHoldCents,
  PAYMENT_MACHINE,
  refundableCents,
  stateOfAmounts,
  type PaymentState,
  type TenderAmounts,
} from './payment-states.ts';

const STATES = statesOf(PAYMENT_MACHINE);
const movesFrom = (from: PaymentState) => PAYMENT_MACHINE.moves[from].toSorted();

describe('a payment', () => {
  it('that was sent is answered, challenged, given up or left without an answer', () => {
    expect(movesFrom('PENDING')).toEqual(['APPROVED', 'CHALLENGE', 'DECLINED', 'UNKNOWN', 'VOIDED']);
  });

  it('of which the vendor has not said its last word ends approved, declined or let go, and is undecided until then', () => {
    expect(STATES.filter(isUndecided)).toEqual(['PENDING', 'UNKNOWN', 'CHALLENGE']);
    for (const state of STATES.filter(isUndecided))
      expect(movesFrom(state)).toEqual(expect.arrayContaining(['APPROVED', 'DECLINED', 'VOIDED']));
  });

  it('pays for nothing where it was declined or let go', () => {
    expect(STATES.filter(isRefused)).toEqual(['DECLINED', 'VOIDED']);
    expect(movesFrom('DECLINED')).toEqual(['VOIDED']);
  });

  it('is captured only after it was approved, and refunded only after it was captured', () => {
    expect(statesBefore(PAYMENT_MACHINE, 'PARTLY_CAPTURED')).toEqual(['APPROVED']);
    expect(statesBefore(PAYMENT_MACHINE, 'CAPTURED')).toEqual(['APPROVED', 'PARTLY_CAPTURED']);
    expect(statesBefore(PAYMENT_MACHINE, 'PARTLY_REFUNDED')).toEqual(['PARTLY_CAPTURED', 'CAPTURED']);
    expect(mayMove(PAYMENT_MACHINE, 'CAPTURED', 'VOIDED')).toBe(false);
  });

  it('has a history without gaps', () => {
    expect(isPath(PAYMENT_MACHINE, ['PENDING', 'UNKNOWN', 'APPROVED', 'CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED'])).toBe(true);
    expect(isPath(PAYMENT_MACHINE, ['PENDING', 'CAPTURED'])).toBe(false);
    expect(isPath(PAYMENT_MACHINE, ['PENDING', 'DECLINED', 'APPROVED'])).toBe(false);
  });
});

describe('the state of a tender by its amounts', () => {
  const held = (capturedCents: number, releasedCents: number, refundedCents: number) =>
    stateOfAmounts({ heldCents: 1000, capturedCents, releasedCents, refundedCents });

  it.each<[PaymentState, number, number, number]>([
    ['APPROVED', 0, 0, 0],
    ['APPROVED', 0, 999, 0],
    ['VOIDED', 0, 1000, 0],
    ['PARTLY_CAPTURED', 1, 0, 0],
    ['PARTLY_CAPTURED', 1, 998, 0],
    ['CAPTURED', 1, 999, 0],
    ['CAPTURED', 1000, 0, 0],
    ['PARTLY_REFUNDED', 1000, 0, 1],
    ['PARTLY_REFUNDED', 500, 0, 500],
    ['REFUNDED', 500, 500, 500],
    ['REFUNDED', 1000, 0, 1000],
  ])('is %s with %i taken, %i let go and %i given back of 1,000', (state, captured, released, refunded) => {
    expect(held(captured, released, refunded)).toBe(state);
  });

  /** All that can be done next with a tender: some of what it holds is taken or let go, some of what was taken given back. */
  function nextOf(amounts: TenderAmounts): TenderAmounts[] {
    const upTo = (mostCents: number) => Array.from({ length: mostCents }, (_, index) => index + 1);
    return [
      ...upTo(openHoldCents(amounts)).map((cents) => ({ ...amounts, capturedCents: amounts.capturedCents + cents })),
      ...upTo(openHoldCents(amounts)).map((cents) => ({ ...amounts, releasedCents: amounts.releasedCents + cents })),
      ...upTo(refundableCents(amounts)).map((cents) => ({ ...amounts, refundedCents: amounts.refundedCents + cents })),
    ];
  }

  it('goes along the machine, and along all of it, in whatever order money is taken, let go and given back', () => {
    const approved: TenderAmounts = { heldCents: 5, capturedCents: 0, releasedCents: 0, refundedCents: 0 };
    const seen = new Map([[JSON.stringify(approved), approved]]);
    const moves = new Set<string>();
    for (const amounts of seen.values())
      for (const after of nextOf(amounts)) {
        const [from, to] = [stateOfAmounts(amounts), stateOfAmounts(after)];
        if (from !== to) moves.add(`${from} to ${to}`);
        seen.set(JSON.stringify(after), after);
      }
    const states = STATES.filter((state) => !isUndecided(state) && state !== 'DECLINED');
    expect([...moves].toSorted()).toEqual(states.flatMap((from) => PAYMENT_MACHINE.moves[from].map((to) => `${from} to ${to}`)).toSorted());
  });

  it('is at its end exactly where nothing is held and nothing can be given back', () => {
    const anyCents = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(anyCents, anyCents, anyCents, anyCents, (openCents, releasedCents, kept, refundedCents) => {
        const capturedCents = kept + refundedCents;
        const heldCents = openCents + releasedCents + capturedCents;
        if (heldCents === 0) return;
        const state = stateOfAmounts({ heldCents, capturedCents, releasedCents, refundedCents });
        expect(PAYMENT_MACHINE.moves[state].length === 0).toBe(openCents === 0 && kept === 0);
      }),
    );
  });
});
