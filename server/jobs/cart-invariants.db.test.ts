import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { checkInvariants } from './invariants.ts';

const ITEM = '/cc/api/checkout/default/item';
const site = useShop();

/** A cart with a set, a laptop with a plan and a gift, whose rows can be spoiled behind the shop's back. */
async function aSpoilableCart(): Promise<string> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100039', qty: 2 }, { itemId: '100016', qty: 2 });
  await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016' });
  const { body } = await guest.put<CartResponse>(ITEM, { freeItems: [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN' }] });
  expect(body.cartInfo.freeItems).toHaveLength(1);
  return body.cartInfo.cartId;
}

/** Sets a value of the row of an item, tells which invariants that breaks, and puts the cart right again. */
async function brokenBy(cartId: string, itemId: string, position: number, value: unknown): Promise<string[]> {
  const { rows } = await site.database.query<{ lines: unknown[][] }>('select lines from carts where cart_id = $1', [cartId]);
  const lines = rows[0]?.lines ?? [];
  const save = (changed: unknown) =>
    site.database.query('update carts set lines = $2 where cart_id = $1', [cartId, JSON.stringify(changed)]);
  await save(lines.map((line) => (line[2] === itemId ? line.with(position, value) : line)));
  const broken = await checkInvariants(site.database, site.shop.now());
  await save(lines);
  return broken.map(({ invariant }) => invariant);
}

describe('a cart that no rule of the shop would make', () => {
  const [QTY, PARENT, DETAILS] = [3, 8, 11];

  it.each([
    ['nothing of an item', '100016', QTY, 0, 'i16-cart-sanity'],
    ['more than a row holds', '100016', QTY, 10_000, 'i16-cart-sanity'],
    ['more plans than products', '100017', QTY, 3, 'i16-cart-sanity'],
    ['a plan without its product', '100017', PARENT, 'nobody', 'i16-cart-sanity'],
    ['a part more than the sets hold', '100041', QTY, 5, 'i16-cart-sanity'],
    ['two of one gift', '100014', QTY, 2, 'i16-gifts-within-entitlement'],
    ['a gift that no promotion gives', '100016', DETAILS, { promotionId: 'FREEPEN' }, 'i16-gifts-within-entitlement'],
    ['a gift of a promotion that is none', '100014', DETAILS, { promotionId: 'BASKET5' }, 'i16-gifts-within-entitlement'],
  ])('%s is found', async (_what, itemId, position, value, invariant) => {
    const cartId = await aSpoilableCart();
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
    expect(await brokenBy(cartId, itemId, position, value)).toContain(invariant);
  });
});
