import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELIVERY_TYPES, LEVELS_OF_SERVICE } from './delivery-types.ts';
import { deliveryGroups, type GroupableRow } from './grouping.ts';

const FRAMINGHAM = { storeNumber: '1547', city: 'Framingham', state: 'MA' };

function aRow(cartItemId: string, over: Partial<GroupableRow> = {}): GroupableRow {
  return {
    cartItemId,
    qty: 1,
    isActive: true,
    deliveryType: 'STA',
    levelOfService: 'STANDARD',
    maxDeliveryDate: '2026-11-24',
    isBackOrder: false,
    isOutOfStock: false,
    isMembership: false,
    isDeliveredByEmail: false,
    isPreOrder: false,
    ...over,
  };
}

function titles(rows: readonly GroupableRow[]): string[] {
  return deliveryGroups(rows).map(({ title }) => title);
}

describe('the delivery groups of a cart', () => {
  it('come out of stock first, then memberships, downloads, one-hour pickup and all others by how soon they come [C4-47]', () => {
    const rows = [
      aRow('fallback to store', { deliveryType: 'STS', maxDeliveryDate: undefined }),
      aRow('fallback', { maxDeliveryDate: undefined }),
      aRow('pre-order', { isPreOrder: true, streetDate: '2027-01-04' }),
      aRow('back order', { isBackOrder: true, maxDeliveryDate: '2026-12-02' }),
      aRow('to store', { deliveryType: 'STS', maxDeliveryDate: '2026-11-20' }),
      aRow('standard'),
      aRow('next day', { levelOfService: 'NDD', maxDeliveryDate: '2026-11-23' }),
      aRow('same day', { levelOfService: 'SDD' }),
      aRow('pickup', { deliveryType: 'ISP', pickupStore: FRAMINGHAM }),
      aRow('download', { isDeliveredByEmail: true }),
      aRow('membership', { isMembership: true }),
      aRow('out', { isOutOfStock: true }),
    ];
    expect(titles(rows)).toEqual([
      'Out of stock',
      'Membership',
      'Email delivery',
      'Pick up in 1-hour at Framingham, MA',
      'Today by 7 pm',
      'Delivered by Mon, Nov 23',
      'Delivered by Tue, Nov 24',
      'Arrives by Fri, Nov 20',
      'Back order: expected by Wed, Dec 2',
      'Pre-order: available Mon, Jan 4',
      'expected within 1-6 business days',
      'arrives within 1-6 business days',
    ]);
  });

  it('come by date within a kind', () => {
    const rows = [aRow('late', { maxDeliveryDate: '2026-12-01' }), aRow('early', { maxDeliveryDate: '2026-11-30' })];
    expect(titles(rows)).toEqual(['Delivered by Mon, Nov 30', 'Delivered by Tue, Dec 1']);
  });

  it('come as first added when kind and date are the same', () => {
    const natick = { storeNumber: '0008', city: 'Natick', state: 'MA' };
    const rows = [
      aRow('a', { deliveryType: 'ISP', pickupStore: FRAMINGHAM }),
      aRow('b', { deliveryType: 'ISP', pickupStore: natick }),
      aRow('c', { deliveryType: 'ISP', pickupStore: FRAMINGHAM }),
    ];
    expect(deliveryGroups(rows).map(({ key, cartItemIds }) => ({ key, cartItemIds }))).toEqual([
      { key: 'ONE_HOUR_PICKUP:1547', cartItemIds: ['a', 'c'] },
      { key: 'ONE_HOUR_PICKUP:0008', cartItemIds: ['b'] },
    ]);
    expect(titles(rows.toReversed())).toEqual(['Pick up in 1-hour at Framingham, MA', 'Pick up in 1-hour at Natick, MA']);
    expect(titles([rows[1] ?? aRow('x'), rows[0] ?? aRow('y')])).toEqual([
      'Pick up in 1-hour at Natick, MA',
      'Pick up in 1-hour at Framingham, MA',
    ]);
  });

  it('hold the rows of one date together and sum their pieces', () => {
    expect(deliveryGroups([aRow('a', { qty: 3 }), aRow('b', { qty: 4 })])).toEqual([
      { key: 'STANDARD:2026-11-24', title: 'Delivered by Tue, Nov 24', count: 7, cartItemIds: ['a', 'b'] },
    ]);
  });

  it('are none for an empty cart, and hold no removed row', () => {
    expect(deliveryGroups([])).toEqual([]);
    expect(deliveryGroups([aRow('gone', { isActive: false })])).toEqual([]);
  });
});

describe('the children of a row', () => {
  const parent = aRow('laptop', { qty: 2, deliveryType: 'ISP', pickupStore: FRAMINGHAM });

  function countWith(parentRelationType: GroupableRow['parentRelationType']): number {
    const child = aRow('child', { qty: 2, parentCartItemId: 'laptop', parentRelationType });
    return deliveryGroups([parent, child])[0]?.count ?? 0;
  }

  it('count when they are plans [C4-48]', () => {
    expect(countWith('WARRANTY')).toBe(4);
  });

  it('count when they are tech help [C4-49]', () => {
    expect(countWith('TECHHELP')).toBe(4);
  });

  it('count when they are assembly [C4-50]', () => {
    expect(countWith('ASSEMBLY')).toBe(4);
  });

  it('do not count when they are parts of a set or add-ons', () => {
    expect(countWith('BUNDLE')).toBe(2);
    expect(countWith('ADDON')).toBe(2);
  });

  it('stand right after their parent, whatever their own delivery and wherever they were added', () => {
    const plan = aRow('plan', { parentCartItemId: 'laptop', parentRelationType: 'WARRANTY', isDeliveredByEmail: true });
    const other = aRow('other', { deliveryType: 'ISP', pickupStore: FRAMINGHAM });
    expect(deliveryGroups([plan, parent, other])).toMatchObject([{ cartItemIds: ['laptop', 'plan', 'other'] }]);
  });

  it('do not count when they were removed', () => {
    const plan = aRow('plan', { parentCartItemId: 'laptop', parentRelationType: 'WARRANTY', isActive: false });
    expect(deliveryGroups([parent, plan])).toMatchObject([{ count: 2, cartItemIds: ['laptop'] }]);
  });

  it('stand for themselves when their parent is gone', () => {
    const orphan = aRow('orphan', { parentCartItemId: 'laptop', parentRelationType: 'WARRANTY' });
    expect(deliveryGroups([{ ...parent, isActive: false }, orphan])).toMatchObject([{ count: 1, cartItemIds: ['orphan'] }]);
  });
});

describe('any cart', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `row-${index}`);
  const someRow = (cartItemId: string): fc.Arbitrary<GroupableRow> =>
    fc.record({
      cartItemId: fc.constant(cartItemId),
      qty: fc.integer({ min: 1, max: 9999 }),
      isActive: fc.boolean(),
      deliveryType: fc.constantFrom(...DELIVERY_TYPES),
      levelOfService: fc.constantFrom(...LEVELS_OF_SERVICE),
      maxDeliveryDate: fc.constantFrom('2026-11-24', '2026-11-25', undefined),
      isBackOrder: fc.boolean(),
      isOutOfStock: fc.boolean(),
      isMembership: fc.boolean(),
      isDeliveredByEmail: fc.boolean(),
      isPreOrder: fc.boolean(),
      streetDate: fc.constantFrom('2027-01-04', undefined),
      pickupStore: fc.constantFrom(FRAMINGHAM, undefined),
      parentCartItemId: fc.option(fc.constantFrom(...ids), { nil: undefined, freq: 2 }),
      parentRelationType: fc.constantFrom('WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE'),
    });
  const aCart = fc.tuple(...ids.map(someRow));

  it('has every active row in exactly one group, and no other, even when rows name each other as parents', () => {
    fc.assert(
      fc.property(aCart, (rows) => {
        const grouped = deliveryGroups(rows).flatMap(({ cartItemIds }) => cartItemIds);
        const active = rows.filter(({ isActive }) => isActive).map(({ cartItemId }) => cartItemId);
        expect(grouped.toSorted()).toEqual(active.toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('has no group twice and none empty', () => {
    fc.assert(
      fc.property(aCart, (rows) => {
        const groups = deliveryGroups(rows);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        expect(groups.every(({ count }) => count > 0)).toBe(true);
      }),
    );
  });
});
