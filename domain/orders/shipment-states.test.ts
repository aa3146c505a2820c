import { describe, expect, it } from 'vitest';
import { mayMove, statesOf } from '#domain/shared/state-machine.ts';
import { WIRE_ORDER_STATES } from './order-states.ts';
import { isCancellable, isReturnable, isStillExpected, nextStop, SHIPMENT_MACHINE, wireShipmentState } from './shipment-states.ts';

const STATES = statesOf(SHIPMENT_MACHINE);

describe('a shipment', () => {
  it('leaves only through the taking of its money', () => {
    for (const gone of ['SHIPPED', 'PICKED_UP'] as const)
      expect(STATES.filter((from) => mayMove(SHIPMENT_MACHINE, from, gone))).toEqual(['CHARGING']);
    expect(STATES.filter((from) => mayMove(SHIPMENT_MACHINE, from, 'DELIVERED'))).toEqual(['CHARGING', 'SHIPPED']);
  });

  it('can be cancelled exactly where nobody has paid for it', () => {
    expect(STATES.filter(isCancellable)).toEqual(['OPEN', 'ON_HOLD', 'READY_FOR_PICKUP', 'CHARGE_FAILED']);
    expect(STATES.filter((from) => mayMove(SHIPMENT_MACHINE, from, 'CANCELLED'))).toEqual(STATES.filter(isCancellable));
  });

  it('comes back exactly from where the shopper has it', () => {
    expect(STATES.filter(isReturnable)).toEqual(['DELIVERED', 'PICKED_UP']);
    expect(STATES.filter((from) => mayMove(SHIPMENT_MACHINE, from, 'RETURNED'))).toEqual(STATES.filter(isReturnable));
  });

  it('is expected until it is delivered, or waits in its store; what goes by email is not waited for', () => {
    const expectedAs = (kind: 'PARCEL' | 'PICKUP' | 'EMAIL') => STATES.filter((state) => isStillExpected({ kind, state }));
    expect(expectedAs('PARCEL')).toEqual(['OPEN', 'ON_HOLD', 'CHARGING', 'CHARGE_FAILED', 'SHIPPED']);
    expect(expectedAs('PICKUP')).toEqual(['OPEN', 'ON_HOLD']);
    expect(expectedAs('EMAIL')).toEqual([]);
  });

  it('is told in words of the wire: placed until it leaves', () => {
    expect(STATES.filter((state) => wireShipmentState(state) === 'PLACED')).toEqual(['OPEN', 'ON_HOLD', 'CHARGING', 'CHARGE_FAILED']);
    for (const state of STATES) expect(WIRE_ORDER_STATES).toContain(wireShipmentState(state));
  });
});

describe('the next stop of a shipment', () => {
  it('is the first one as long as nothing has moved, then the one behind, and none at the end or off the way', () => {
    expect(nextStop('PARCEL', 'OPEN')).toBe('SHIPPED');
    expect(nextStop('PARCEL', 'SHIPPED')).toBe('DELIVERED');
    expect(nextStop('PICKUP', 'OPEN')).toBe('READY_FOR_PICKUP');
    expect(nextStop('PICKUP', 'READY_FOR_PICKUP')).toBe('PICKED_UP');
    expect(nextStop('EMAIL', 'OPEN')).toBe('DELIVERED');
    for (const state of ['DELIVERED', 'ON_HOLD', 'CHARGE_FAILED', 'CANCELLED', 'RETURNED'] as const)
      for (const kind of ['PARCEL', 'PICKUP', 'EMAIL'] as const) expect(nextStop(kind, state)).toBeUndefined();
  });
});
