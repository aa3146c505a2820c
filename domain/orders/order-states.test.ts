import { describe, expect, it } from 'vitest';
import { statesOf } from '#domain/shared/state-machine.ts';
import { isUnderWay, ORDER_MACHINE, WIRE_ORDER_STATES, wireOrderState } from './order-states.ts';

const STATES = statesOf(ORDER_MACHINE);

describe('the state of an order on the wire', () => {
  it('is one of ten', () => {
    expect([...WIRE_ORDER_STATES].toSorted()).toEqual([
      'APPROVED',
      'CANCELLED',
      'DECLINED',
      'DELIVERED',
      'PENDING_APPROVAL',
      'PICKED_UP',
      'PLACED',
      'READY_FOR_PICKUP',
      'RETURNED',
      'SHIPPED',
    ]);
  });

  it('is told of every order but one that is still being paid; one that was given up is cancelled', () => {
    expect(STATES.filter((state) => wireOrderState(state) === undefined)).toEqual(['CLAIMED']);
    expect(wireOrderState('ABANDONED')).toBe('CANCELLED');
    for (const state of WIRE_ORDER_STATES) expect(wireOrderState(state)).toBe(state);
    const told = new Set(STATES.map(wireOrderState).filter((state) => state !== undefined));
    expect([...told].toSorted()).toEqual([...WIRE_ORDER_STATES].toSorted());
  });
});

describe('an order', () => {
  it('can be given up only while it is being paid, and cancelled only before the shopper has all of it', () => {
    expect(STATES.filter((from) => ORDER_MACHINE.moves[from].includes('ABANDONED'))).toEqual(['CLAIMED']);
    expect(STATES.filter((from) => ORDER_MACHINE.moves[from].includes('CANCELLED'))).toEqual([
      'PENDING_APPROVAL',
      'APPROVED',
      'PLACED',
      'READY_FOR_PICKUP',
    ]);
  });

  it('is under way once it is bought for good and until its end', () => {
    expect(STATES.filter(isUnderWay)).toEqual(['APPROVED', 'PLACED', 'READY_FOR_PICKUP', 'SHIPPED']);
  });

  it('is over when it was given up, declined, cancelled or returned', () => {
    expect(STATES.filter((state) => ORDER_MACHINE.moves[state].length === 0)).toEqual(['ABANDONED', 'DECLINED', 'CANCELLED', 'RETURNED']);
  });
});
