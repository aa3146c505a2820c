import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statesOf } from '#domain/shared/state-machine.ts';
import { feesWithShipment, isAllDecided, untaken, type ChargeableShipment } from './shipment-charge.ts';
import { SHIPMENT_KINDS, type ShipmentKind } from './shipment-plan.ts';
import { SHIPMENT_MACHINE } from './shipment-states.ts';

const a = (kind: ShipmentKind, feesCents = 0): ChargeableShipment => ({ kind, goodsCents: 1000, feesCents });

describe('the fees of an order', () => {
  it('are taken with the first shipment that is carried or fetched, and with it alone', () => {
    const [first, second, mail] = [a('PARCEL'), a('PICKUP'), a('EMAIL')];
    expect(feesWithShipment(first, [first, second, mail], 995)).toBe(995);
    expect(feesWithShipment(second, [first, second, mail], 995)).toBe(995);
    expect(feesWithShipment(mail, [first, second, mail], 995)).toBe(0);
    const charged = a('PARCEL', 995);
    expect(feesWithShipment(second, [charged, second, mail], 995)).toBe(0);
    expect(feesWithShipment(charged, [charged, second, mail], 995)).toBe(0);
  });

  it('are taken with an e-mail where nothing else is sent', () => {
    expect(feesWithShipment(a('EMAIL'), [a('EMAIL')], 995)).toBe(995);
  });

  it('are taken once: in whatever order all shipments leave, their charges are the total', () => {
    const anyShipment = fc.record({ kind: fc.constantFrom(...SHIPMENT_KINDS), goodsCents: fc.integer({ min: 0, max: 99_999 }) });
    const anyOrder = fc
      .array(anyShipment, { minLength: 1, maxLength: 6 })
      .chain((shipments) => fc.tuple(fc.constant(shipments), fc.shuffledSubarray([...shipments.keys()], { minLength: shipments.length })));
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0, max: 9999 }), ([planned, leaving], orderFeesCents) => {
        let shipments: ChargeableShipment[] = planned.map((shipment) => ({ ...shipment, feesCents: 0 }));
        let chargedCents = 0;
        for (const index of leaving) {
          const shipment = shipments[index] ?? a('EMAIL');
          const feesCents = feesWithShipment(shipment, shipments, orderFeesCents);
          chargedCents += shipment.goodsCents + feesCents;
          shipments = shipments.with(index, { ...shipment, feesCents });
        }
        expect(chargedCents).toBe(planned.reduce((sum, { goodsCents }) => sum + goodsCents, orderFeesCents));
        expect(shipments.filter(({ feesCents }) => feesCents > 0).length).toBe(orderFeesCents > 0 ? 1 : 0);
      }),
    );
  });
});

describe('an order of which nothing more is taken', () => {
  it('has only shipments that have left or never will', () => {
    const decided = statesOf(SHIPMENT_MACHINE).filter((state) => isAllDecided([{ state }]));
    expect(decided).toEqual(['SHIPPED', 'DELIVERED', 'PICKED_UP', 'CANCELLED', 'RETURNED']);
    expect(isAllDecided([{ state: 'SHIPPED' }, { state: 'OPEN' }])).toBe(false);
    expect(isAllDecided([{ state: 'SHIPPED' }, { state: 'CANCELLED' }])).toBe(true);
  });
});

describe('what is not taken yet', () => {
  it('is the main tender to pay only where it has not paid for those goods already', () => {
    const shipment = { goodsCents: 8000, mainOnlyCents: 5000, feesCents: 500 };
    expect(untaken(shipment, { cents: 0, fromMainCents: 0 })).toEqual({ cents: 8500, mainOnlyCents: 5000 });
    expect(untaken(shipment, { cents: 3000, fromMainCents: 2000 })).toEqual({ cents: 5500, mainOnlyCents: 3000 });
    expect(untaken(shipment, { cents: 7500, fromMainCents: 7500 })).toEqual({ cents: 1000, mainOnlyCents: 0 });
  });
});
