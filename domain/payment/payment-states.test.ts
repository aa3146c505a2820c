import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, isPossibleHistory, isSettled, PAYMENT_MOVES, type PaymentState } from './payment-states.ts';

const isState = (text: string): text is PaymentState => Object.hasOwn(PAYMENT_MOVES, text);
const ALL = Object.keys(PAYMENT_MOVES).filter(isState);
const movesOf = (from: PaymentState) => ALL.filter((to) => canMove(from, to));

describe('a payment', () => {
  it('that was sent is answered, challenged or left without an answer', () => {
    expect(movesOf('PENDING').toSorted()).toEqual(['APPROVED', 'CHALLENGE', 'DECLINED', 'UNKNOWN']);
  });

  it.each(['UNKNOWN', 'CHALLENGE'] as const)('in %s ends approved, declined or voided', (state) => {
    expect(movesOf(state).toSorted()).toEqual(['APPROVED', 'DECLINED', 'VOIDED']);
  });

  it('is captured only after it was approved', () => {
    expect(ALL.filter((from) => canMove(from, 'CAPTURED'))).toEqual(['APPROVED']);
  });

  it('is refunded only after it was captured, in parts or whole', () => {
    expect(ALL.filter((from) => canMove(from, 'REFUNDED')).toSorted()).toEqual(['CAPTURED', 'PARTIALLY_REFUNDED']);
    expect(canMove('PARTIALLY_REFUNDED', 'PARTIALLY_REFUNDED')).toBe(true);
    expect(canMove('CAPTURED', 'VOIDED')).toBe(false);
  });

  it('is settled when it is declined, voided or refunded', () => {
    expect(ALL.filter(isSettled).toSorted()).toEqual(['DECLINED', 'REFUNDED', 'VOIDED']);
  });

  it('never goes back to where it began', () => {
    expect(ALL.filter((from) => canMove(from, 'PENDING'))).toEqual([]);
  });
});

describe('the history of a payment', () => {
  it('is possible when every step is', () => {
    expect(isPossibleHistory(['PENDING', 'UNKNOWN', 'APPROVED', 'CAPTURED', 'PARTIALLY_REFUNDED', 'REFUNDED'])).toBe(true);
    expect(isPossibleHistory(['PENDING'])).toBe(true);
  });

  it('is impossible when a step is left out, or the beginning', () => {
    expect(isPossibleHistory(['PENDING', 'CAPTURED'])).toBe(false);
    expect(isPossibleHistory(['APPROVED', 'CAPTURED'])).toBe(false);
    expect(isPossibleHistory(['PENDING', 'DECLINED', 'APPROVED'])).toBe(false);
    expect(isPossibleHistory([])).toBe(false);
  });

  it('leads to every state', () => {
    const reached = new Set<PaymentState>(['PENDING']);
    for (const state of reached) movesOf(state).forEach((next) => reached.add(next));
    expect([...reached].toSorted()).toEqual(ALL.toSorted());
  });

  it('is possible exactly for walks along declared moves', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL), { maxLength: 6 }), (rest) => {
        const history: PaymentState[] = ['PENDING', ...rest];
        const isWalk = history.every((to, index) => index === 0 || canMove(history[index - 1] ?? to, to));
        expect(isPossibleHistory(history)).toBe(isWalk);
      }),
    );
  });
});
