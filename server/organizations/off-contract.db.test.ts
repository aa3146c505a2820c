import { beforeEach, expect, it } from 'vitest';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const RULE = '/cc/api/organization/off-contract';
const ABE = 'abe.admin@harbordental.example';
const BEA = 'bea.buyer@harbordental.example';
const CARL = 'carl.contract@harbordental.example';
/** Two cases of ten reams of letter paper: one off the contract, and the one that Harbor Dental has agreed on. */
const OFF = '190001';
const ON = '100001';

type Off = { rule: string; instead: { itemId: string; saved: number | null; per: string; price: string } | null } | null;
const product = async (visitor: Visitor, itemId = OFF) =>
  (await visitor.get<{ product: { offContract: Off; refusal: { code: string } | null; priceValue: number } }>(`/cc/api/products/${itemId}`))
    .body.product;
const say = (admin: Visitor, offContract: string) => admin.put<{ offContract: string | null }>(RULE, { offContract });
const cartPage = async (visitor: Visitor) => (await visitor.get<string>('/cc/sba/cart?viewcart=true')).body;

beforeEach(async () => {
  await site.database.query(
    `insert into items (item_id, name, brand, department_id, category_id, kind_id, description, highlights, price_cents, uom, units_in_pack, unit_name, specifications, pictures, facts,
       released_on, search_text, popularity)
     select $2, 'Off-contract case of paper', brand, department_id, category_id, kind_id, description, highlights, 5249, uom, units_in_pack, unit_name, specifications, pictures, '{}',
       released_on, '', 1 from items where item_id = $1 on conflict do nothing`,
    [ON, OFF],
  );
  await site.database.query(
    `insert into stock (item_id, location_id, initial, available) select $2, location_id, 50, 50 from stock where item_id = $1 on conflict do nothing`,
    [ON, OFF],
  );
  site.shop.catalog.forget();
});

it('an item off the contract is offered what the contract has instead, with what it costs less per pack, on its page and in the cart, and is swapped for it in place [C1-10 C1-49]', async () => {
  const bea = await signedIn(site, BEA);
  const { offContract } = await product(bea);
  expect(offContract).toMatchObject({ rule: 'ALLOW', instead: { itemId: ON, saved: 11.2, per: 'per case', price: '$41.29' } });
  expect((await product(bea, ON)).offContract).toBeNull();
  await bea.add({ itemId: OFF, qty: 3 });
  expect(await cartPage(bea)).toMatch(/\$11\.20 less per case/);
  const row = (await bea.cart()).items.find(({ itemId }) => itemId === OFF);
  const swapped = await bea.post<{ cartInfo: { items: { itemId: string; qty: number; onContract: boolean }[] } }>(
    '/cc/api/checkout/default/item',
    {
      items: [{ itemId: ON, qty: 3 }],
      replaces: row?.cartItemId,
    },
  );
  expect(swapped.status).toBe(200);
  expect((await bea.cart()).items).toMatchObject([{ itemId: ON, qty: 3, onContract: true, priceInfo: { basePricePerUnit: 41.29 } }]);
  expect(await cartPage(bea)).not.toMatch(/less per case/);
});

it('an organization warns of what is off its contract, or refuses it to everybody, from the next request on, and its log says who said so [C8-15 C6-08]', async () => {
  const [admin, bea] = [await signedIn(site, ABE), await signedIn(site, BEA)];
  await bea.add({ itemId: OFF, qty: 1 }, { itemId: '100002', qty: 1 }, { itemId: ON, qty: 1 });
  expect((await say(admin, 'WARN')).body.offContract).toBe('WARN');
  expect(await product(bea)).toMatchObject({ refusal: null, offContract: { rule: 'WARN', instead: { itemId: ON } } });
  expect((await bea.get<string>(`/product_${OFF}`)).body).toMatch(/Not on your contract/);
  expect(await cartPage(bea)).toMatch(/Not on your contract/);
  await say(admin, 'REFUSE');
  expect(await product(bea)).toMatchObject({ refusal: { code: 'OFF_CONTRACT_ERROR' }, offContract: { instead: { itemId: ON } } });
  expect((await bea.add({ itemId: OFF, qty: 1 })).messages.map(({ code }: { code: string }) => code)).toContain('OFF_CONTRACT_ERROR');
  // What was in the cart before stays there, uncharged, with the way to swap it.
  expect(await cartPage(bea)).toMatch(/Cannot be bought now[\s\S]*Switch to this/);
  await say(admin, 'ALLOW');
  expect((await product(bea)).refusal).toBeNull();
  const { changes } = (
    await admin.get<{ changes: { kind: string; subject: string; differences: object[] }[] }>('/cc/api/organization/changes')
  ).body;
  expect(changes[0]).toMatchObject({
    kind: 'Changed',
    subject: 'items not on your contract',
    differences: [{ what: 'Rule', before: 'Don’t allow', after: 'Allow' }],
  });
});

it('who may buy by contract only is refused whatever the organization says, and who is no administrator, or has no contract, says nothing [C6-08 T40]', async () => {
  const [carl, bea] = [await signedIn(site, CARL), await signedIn(site, BEA)];
  expect(await product(carl)).toMatchObject({
    refusal: { code: 'OFF_CONTRACT_ERROR' },
    offContract: { rule: 'REFUSE', instead: { itemId: ON } },
  });
  expect((await say(bea, 'WARN')).status).toBe(403);
  await site.database.query(`update users set roles = roles || '{ACCOUNT_ADMIN}' where email = 'bo.buyer@cedarlegal.example'`);
  expect((await say(await signedIn(site, 'bo.buyer@cedarlegal.example'), 'WARN')).status).toBe(400);
});
