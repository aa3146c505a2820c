import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { timeline, withCheck } from './order-words.ts';

const event = (status: NonNullable<Order['status']>, day: number) => ({ status, at: `2026-11-${day}T12:00:00.000Z` });
const stepsOf = (status: Order['status'], history: ReturnType<typeof event>[], isFetched = false) =>
  timeline({ status, history }, isFetched).map(({ label, state }) => [label, state]);

describe('what has become of an order', () => {
  it('was placed, and will be shipped and delivered', () => {
    expect(stepsOf('PLACED', [event('PLACED', 20)])).toEqual([
      ['Order placed', 'now'],
      ['Shipped', 'ahead'],
      ['Delivered', 'ahead'],
    ]);
  });

  it('is being checked first where a person looks it over', () => {
    const steps = timeline({ status: 'PLACED', history: [event('PLACED', 20)] }, false);
    expect(withCheck(steps).map(({ label, state }) => [label, state])).toEqual([
      ['Order placed', 'done'],
      ['Being checked', 'now'],
      ['Shipped', 'ahead'],
      ['Delivered', 'ahead'],
    ]);
  });

  it('is picked up where it was ordered for a store', () => {
    expect(stepsOf('READY_FOR_PICKUP', [event('PLACED', 20), event('READY_FOR_PICKUP', 20)], true)).toEqual([
      ['Order placed', 'done'],
      ['Ready for pickup', 'now'],
      ['Picked up', 'ahead'],
    ]);
  });

  it('waits for approval first where it has to', () => {
    expect(stepsOf('PENDING_APPROVAL', [event('PENDING_APPROVAL', 20)])).toEqual([
      ['Waiting for approval', 'now'],
      ['Approved', 'ahead'],
      ['Shipped', 'ahead'],
      ['Delivered', 'ahead'],
    ]);
  });

  it('promises no one way where a part is picked up and the rest is carried', () => {
    expect(timeline({ status: 'PENDING_APPROVAL', history: [event('PENDING_APPROVAL', 20)] }, undefined).map(({ label }) => label)).toEqual(
      ['Waiting for approval', 'Approved'],
    );
  });

  it('ends where it was cancelled', () => {
    expect(stepsOf('CANCELLED', [event('PLACED', 20), event('CANCELLED', 21)])).toEqual([
      ['Order placed', 'done'],
      ['Canceled', 'failed'],
    ]);
  });

  it('tells its state even when the history does not', () => {
    expect(stepsOf(null, [])).toEqual([
      ['Confirming your payment', 'now'],
      ['Order placed', 'ahead'],
      ['Shipped', 'ahead'],
      ['Delivered', 'ahead'],
    ]);
  });

  it('says when each thing happened, once', () => {
    expect(
      timeline({ status: 'SHIPPED', history: [event('PLACED', 20), event('PLACED', 20), event('SHIPPED', 21)] }, false).map(({ at }) =>
        at?.slice(0, 10),
      ),
    ).toEqual(['2026-11-20', '2026-11-21', undefined]);
  });
});
