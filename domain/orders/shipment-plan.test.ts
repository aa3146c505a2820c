import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planShipments, type LineToShip } from './shipment-plan.ts';

function aRow(lineId: string, changes: Partial<LineToShip> = {}): LineToShip {
  return {
    lineId,
    qty: 1,
    finalCents: 1000,
    taxCents: 60,
    parentLineId: undefined,
    isPhysical: true,
    isMainOnly: false,
    storeNumber: undefined,
    promisedFor: '2026-11-24',
    ...changes,
  };
}

const planned = (lines: readonly LineToShip[]) =>
  planShipments(lines).map(({ kind, storeNumber, promisedFor, lines: rows }) => [
    kind,
    storeNumber ?? promisedFor,
    rows.map((row) => row.lineId),
  ]);

describe('the shipments of an order', () => {
  it('are an e-mail for each day on which something is to be sent', () => {
    const byEmail = { isPhysical: false, promisedFor: '2026-11-24' };
    const lines = [aRow('key', byEmail), aRow('late gift', { ...byEmail, sendOn: '2026-12-24' }), aRow('gift', byEmail)];
    expect(planned(lines)).toEqual([
      ['EMAIL', undefined, ['key', 'gift']],
      ['EMAIL', '2026-12-24', ['late gift']],
    ]);
  });

  it('are a parcel for each day, a pickup for each store and one e-mail', () => {
    const lines = [
      aRow('paper'),
      aRow('code', { isPhysical: false, promisedFor: undefined }),
      aRow('desk', { promisedFor: '2026-12-01' }),
      aRow('pens', { storeNumber: '1547' }),
      aRow('ink'),
      aRow('toner', { storeNumber: '0001' }),
      aRow('gift card', { isPhysical: false }),
      aRow('tape', { storeNumber: '1547', promisedFor: undefined }),
    ];
    expect(planned(lines)).toEqual([
      ['PARCEL', '2026-11-24', ['paper', 'ink']],
      ['EMAIL', undefined, ['code', 'gift card']],
      ['PARCEL', '2026-12-01', ['desk']],
      ['PICKUP', '1547', ['pens', 'tape']],
      ['PICKUP', '0001', ['toner']],
    ]);
  });

  it('take what is no thing itself along with its thing, wherever that goes', () => {
    const lines = [
      aRow('plan', { isPhysical: false, parentLineId: 'laptop', promisedFor: undefined }),
      aRow('laptop', { storeNumber: '1547' }),
      aRow('paper'),
      aRow('other plan', { isPhysical: false, parentLineId: 'gone' }),
    ];
    expect(planned(lines)).toEqual([
      ['PICKUP', '1547', ['plan', 'laptop']],
      ['PARCEL', '2026-11-24', ['paper']],
      ['EMAIL', undefined, ['other plan']],
    ]);
  });

  it('let a thing travel by itself even where it belongs to another', () => {
    expect(planned([aRow('desk', { promisedFor: '2026-12-01' }), aRow('lamp', { parentLineId: 'desk' })])).toEqual([
      ['PARCEL', '2026-12-01', ['desk']],
      ['PARCEL', '2026-11-24', ['lamp']],
    ]);
  });

  it('that wait in a store are promised for the day on which the last of them is there', () => {
    const lines = ['2026-11-24', '2026-12-01', undefined].map((promisedFor, index) =>
      aRow(`row ${index}`, { storeNumber: '1547', promisedFor }),
    );
    expect(planShipments(lines).map(({ promisedFor }) => promisedFor)).toEqual(['2026-12-01']);
  });

  it('hold every row once, and their goods are all that the rows cost', () => {
    const anyRow = fc.record({
      qty: fc.integer({ min: 1, max: 9 }),
      finalCents: fc.integer({ min: 0, max: 99_999 }),
      taxCents: fc.integer({ min: 0, max: 9999 }),
      parent: fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined }),
      isPhysical: fc.boolean(),
      isMainOnly: fc.boolean(),
      storeNumber: fc.constantFrom(undefined, '1547', '0001'),
      promisedFor: fc.constantFrom(undefined, '2026-11-24', '2026-12-01'),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
        const lines = rows.map(({ parent, ...row }, index) => ({
          ...row,
          lineId: `L${index}`,
          parentLineId: parent === undefined ? undefined : `L${parent}`,
        }));
        const shipments = planShipments(lines);
        expect(shipments.flatMap((shipment) => shipment.lines.map((line) => line.lineId)).toSorted()).toEqual(
          lines.map((line) => line.lineId).toSorted(),
        );
        for (const shipment of shipments) {
          expect(shipment.lines.length).toBeGreaterThan(0);
          expect(shipment.goodsCents).toBe(shipment.lines.reduce((sum, line) => sum + line.finalCents + line.taxCents, 0));
          expect(shipment.storeNumber !== undefined).toBe(shipment.kind === 'PICKUP');
          // Nothing that is carried is sent by e-mail, and nobody fetches in one store what lies in another.
          for (const line of shipment.lines)
            if (line.isPhysical)
              expect([shipment.kind, shipment.storeNumber]).toEqual([
                line.storeNumber === undefined ? 'PARCEL' : 'PICKUP',
                line.storeNumber,
              ]);
        }
      }),
    );
  });
});
