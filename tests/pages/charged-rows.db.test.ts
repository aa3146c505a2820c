import { describe, expect, it } from 'vitest';
import { cartView, type CartView } from '#app/cart/cart-view.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const NOT_CHARGED = 'not charged';

/** What the cart's page says of each item: its price, or that it is not charged. */
function saidOf({ groups, unavailable }: CartView): Record<string, string> {
  const rows = groups.flatMap((group) => group.rows);
  const standing = rows.flatMap((row) => [row, ...row.children.filter(({ isPart }) => !isPart)]);
  return Object.fromEntries([
    ...standing.map(({ itemId, total, isCharged }) => [itemId, isCharged ? total : NOT_CHARGED]),
    ...unavailable.map(({ title }) => [title, NOT_CHARGED]),
  ]);
}

/** Looks at the cart, and at its page: what stands at the rows is what the sum is made of. */
async function charged(visitor: Visitor): Promise<Record<string, string>> {
  const cart = await visitor.cart();
  const view = cartView({ ...cart, items: cart.items.map((item) => ({ ...item, product: { ...item.product, name: item.itemId } })) });
  const said = saidOf(view);
  const dollars = Object.values(said).reduce((sum, price) => sum + (price === NOT_CHARGED ? 0 : Number(price.replace(/[$,]/g, ''))), 0);
  expect(dollars).toBeCloseTo(cart.cartSummary.cartSubTotal, 2);
  expect(view.sums[0]?.amount).toBe(`$${dollars.toFixed(2)}`);
  for (const item of cart.items.filter(({ parentRelationType }) => parentRelationType !== 'BUNDLE'))
    expect(item.isCharged, item.itemId).toBe(said[item.itemId] !== NOT_CHARGED);
  return said;
}

describe('what the rows of a cart say they cost is what the sum is made of', () => {
  it('where an add-on is alone: it waits for checkout, and is charged [C8-30 C4-01]', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: '100033', qty: 1 });
    expect(cart.cartAttributes.hardStop).toBe(true);
    expect(await charged(guest)).toEqual({ '100033': '$2.49' });
    expect(cartView(cart).sums[0]).toMatchObject({ label: 'Subtotal (1 item)', amount: '$2.49' });
  });

  it('where rows are sold out, not published, without a price, or without what they need [C3-17 C4-01]', async () => {
    const guest = aVisitor(site);
    const ids = ['100033', '100010', '100007', '100012', '100006', '100013'];
    await guest.add(...ids.map((itemId) => ({ itemId, qty: 1 })));
    await setStock(site, '100007', 0);
    await changeItem(site, '100012', { isPublished: false });
    await changeItem(site, '100006', { priceCents: null });
    await changeItem(site, '100013', { facts: { requiredItemIds: ['100001'] } });
    expect(await charged(guest)).toEqual({
      '100010': '$13.50',
      '100033': '$2.49',
      '100007': NOT_CHARGED,
      '100012': NOT_CHARGED,
      '100006': NOT_CHARGED,
      '100013': NOT_CHARGED,
    });
  });

  it('where something goes along, a set has parts, and an order has its gift [C3-26 C3-29 C3-30]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 1 }, { itemId: '100039', qty: 1 });
    await guest.add({ itemId: '100017', qty: 1, parentItemId: '100016', parentRelationType: 'WARRANTY' });
    await guest.add({ itemId: '100033', qty: 1, parentItemId: '100016', parentRelationType: 'ADDON' });
    await guest.put('/cc/api/checkout/default/item', { freeItems: [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN' }] });
    const prices = { '100016': '$649.00', '100017': '$89.00', '100033': '$2.49', '100039': '$45.00' };
    expect(await charged(guest)).toEqual(prices);
    await setStock(site, '100033', 0);
    expect(await charged(guest)).toEqual({ ...prices, '100033': NOT_CHARGED });
    expect((await guest.cart()).freeItems).toMatchObject([{ itemId: '100014', isCharged: false }]);
  });

  it('where an item is off the contract of who may buy nothing else [C8-15]', async () => {
    const carl = await signedIn(site, 'carl.contract@harbordental.example');
    await carl.add({ itemId: '100001', qty: 1 });
    await site.database.query("insert into contract_prices (account_number, item_id, price_cents) values ('4410001', '100046', 500)");
    site.shop.catalog.forget();
    await carl.add({ itemId: '100046', qty: 1 });
    expect(await charged(carl)).toEqual({ '100001': '$41.29', '100046': '$5.00' });
    await site.database.query("delete from contract_prices where account_number = '4410001' and item_id = '100046'");
    site.shop.catalog.forget();
    expect(await charged(carl)).toEqual({ '100001': '$41.29', '100046': NOT_CHARGED });
    expect(rowOf(await carl.cart(), '100046').messages).toMatchObject([{ code: 'OFF_CONTRACT_ERROR' }]);
  });

  it('and a row that has just been removed is none of them [C4-04]', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100010', qty: 1 }, { itemId: '100011', qty: 1 }), '100011');
    await guest.delete(`/cc/api/checkout/default/item/${cartItemId}`);
    expect(await charged(guest)).toEqual({ '100010': '$13.50' });
  });
});
