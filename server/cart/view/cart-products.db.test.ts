import { afterEach, describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const site = useShop();

async function setFacts(itemId: string, facts: string): Promise<void> {
  await site.database.query('update items set facts = $2::jsonb where item_id = $1', [itemId, facts]);
  site.shop.catalog.forget();
}

afterEach(() => setFacts('100001', '{}'));

describe('the product of a row', () => {
  it('says what it is, in what it stands, and how it looks [C3-45]', async () => {
    await setFacts('100001', '{"classId": "4711", "streetDate": "2026-12-21"}');
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    expect(rowOf(await visitor.cart(), '100001').product).toMatchObject({
      name: expect.stringContaining('Copy Paper'),
      images: [{ key: expect.stringMatching(/\w/), alt: expect.stringMatching(/\w/) }],
      brandName: 'Northline',
      baseCategory: 'copy-paper',
      hierarchy: ['paper', 'copy-paper'],
      productTypeName: null,
      classId: '4711',
      streetDate: '2026-12-21',
    });
  });

  it.each([
    ['100022', 'ESD'],
    ['100023', 'DF'],
  ])('that is no parcel is of a type of its own: %s [C3-46 C3-47]', async (itemId, type) => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId, qty: 1 });
    expect(rowOf(await visitor.cart(), itemId).product.productTypeName).toBe(type);
  });

  it.each([
    ['comingSoon', 'isComingSoon', true, true],
    ['preOrder', 'isPreOrder', true, true],
    ['sfs', 'isShippedFromStores', true, true],
    ['inStoreOnlyProduct', 'isInStoreOnly', true, true],
    ['seePriceInCart', 'isPriceInCart', true, true],
    ['bopisEligible', 'isPickupEligible', false, false],
  ])('is flagged %s, and nothing else, when it has become so [C3-48]', async (flag, fact, value, flagged) => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const before = rowOf(await visitor.cart(), '100001').product.flags;
    expect(before).toEqual({
      comingSoon: false,
      preOrder: false,
      sfs: false,
      inStoreOnlyProduct: false,
      seePriceInCart: false,
      bopisEligible: true,
    });
    await setFacts('100001', JSON.stringify({ [fact]: value }));
    expect(rowOf(await visitor.cart(), '100001').product.flags).toEqual({ ...before, [flag]: flagged });
  });
});
