import { expect, it } from 'vitest';
import type { Policy } from '#contracts/organization/policies.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { CART_PATHS } from '#domain/shared/purchase-paths.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PATH = '/cc/api/organization/policies';
const ABE = 'abe.admin@harbordental.example';
const BEA = 'bea.buyer@harbordental.example';
const CARL = 'carl.contract@harbordental.example';
/** The message to the letter. (C §6) */
const MESSAGE = 'The items are blocked for add to cart as per your organization policies';

type Policies = { policies: Policy[]; mayAdd: boolean; errors?: { field: string }[] };
const block = (admin: Visitor, kind: string, value: string) => admin.post<Policies>(PATH, { kind, value });
const unblock = async (admin: Visitor, value: string) => {
  const { policies } = (await admin.get<Policies>(PATH)).body;
  return (await admin.delete(`${PATH}/${policies.find((one) => one.value === value)?.policyId}`)).status;
};
const tells = (page: string) => page.includes('data-item="100002"') || page.includes('product_100002');
const pageOf = async (visitor: Visitor, path: string) => (await visitor.get<string>(path)).body;
type Product = { product: { refusal: { code: string; about: { kind: string; name: string } | null } | null } };
const refusal = async (visitor: Visitor) => (await visitor.get<Product>('/cc/api/products/100002')).body.product.refusal?.code;
const itemOf = async (itemId: string) =>
  (await site.database.query<{ brand: string; category_id: string }>('select brand, category_id from items where item_id = $1', [itemId]))
    .rows[0];

it('what an administrator blocks is refused at once: on its page, in lists, in the cart, on pages that are kept, and is sold again when it is unblocked [S6-102 C6-30 C8-13]', async () => {
  const [admin, bea, carl] = [await signedIn(site, ABE), await signedIn(site, BEA), await signedIn(site, CARL)];
  const item = await itemOf('100002');
  const listing = `/category/${item?.category_id}`;
  await bea.add({ itemId: '100002', qty: 2 });
  for (const [kind, value] of [
    ['ITEM', '100002'],
    ['CATEGORY', item?.category_id ?? ''],
    ['BRAND', item?.brand.toUpperCase() ?? ''],
  ] as const) {
    // Twice: from the second time on they are kept.
    for (let time = 0; time < 2; time += 1)
      expect([tells(await pageOf(bea, listing)), tells(await pageOf(carl, listing))]).toEqual([true, true]);
    expect(await refusal(bea)).toBeUndefined();
    const blocked = await block(admin, kind, value);
    expect(blocked.status).toBe(200);
    expect(blocked.body.policies.map((one) => one.kind)).toContain(kind);
    // G_BIO shows it, and says why it cannot be bought; others do not find it any more.
    expect(await refusal(bea)).toBe('BLOCKED_FOR_ADD_TO_CART');
    expect([tells(await pageOf(bea, listing)), tells(await pageOf(carl, listing))]).toEqual([true, false]);
    expect(await pageOf(bea, '/product_100002')).toMatch(/blocks|doesn’t allow/);
    const cart = await bea.add({ itemId: '100002', qty: 1 });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'BLOCKED_FOR_ADD_TO_CART', message: MESSAGE }));
    // What was in the cart before says it there, and is not ordered.
    expect(JSON.stringify(await bea.cart())).toContain(MESSAGE);
    expect(await unblock(admin, kind === 'BRAND' ? (item?.brand ?? '') : value)).toBe(200);
    expect(await refusal(bea)).toBeUndefined();
    expect((await bea.cart()).items.map(({ itemId }) => itemId)).toContain('100002');
  }
  const { changes } = (await admin.get<{ changes: { kind: string; subject: string }[] }>('/cc/api/organization/changes')).body;
  expect(changes.slice(0, 2)).toMatchObject([
    { kind: 'Unblocked', subject: `brand ${item?.brand}` },
    { kind: 'Blocked', subject: `brand ${item?.brand}` },
  ]);
});

it('what there is not is not blocked, what is blocked is blocked once, and others’ rules are unknown [T40]', async () => {
  const admin = await signedIn(site, ABE);
  for (const [kind, value] of [
    ['ITEM', '999999'],
    ['CATEGORY', 'no-such'],
    ['BRAND', 'No such brand'],
    ['ITEM', ''],
  ] as const)
    expect((await block(admin, kind, value)).body.errors?.[0]?.field).toBe('value');
  const before = (await admin.get<Policies>(PATH)).body.policies.length;
  expect((await block(admin, 'ITEM', '100003')).body.policies).toHaveLength(before + 1);
  expect((await block(admin, 'ITEM', '100003')).body.policies).toHaveLength(before + 1);
  const { rows } = await site.database.query<{ policy_id: string }>(
    `insert into account_policies (account_number, blocked_item_id) values ('4410003', '100004') returning policy_id::text`,
  );
  for (const id of [rows[0]?.policy_id, '999999', 'x']) expect((await admin.delete(`${PATH}/${id}`)).status).toBe(404);
  expect((await admin.get<Policies>(PATH)).body.policies.map(({ value }) => value)).not.toContain('100004');
  expect((await site.database.query(`select 1 from account_policies where account_number = '4410003'`)).rows).toHaveLength(1);
  const bea = await signedIn(site, BEA);
  expect((await bea.get(PATH)).status).toBe(403);
  expect((await block(bea, 'ITEM', '100001')).status).toBe(403);
});

it('an order that is bought again says of each item whether it was added, and of one that is blocked whom to ask [C6-30 C8-68]', async () => {
  const [admin, bea] = [await signedIn(site, ABE), await signedIn(site, BEA)];
  const names = await site.database.query<{ item_id: string; name: string }>(
    "select item_id, name from items where item_id in ('100001', '100002')",
  );
  const nameOf = (itemId: string) => names.rows.find((row) => row.item_id === itemId)?.name ?? '';
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`/cc/api/checkout/default/item/${cartItemId}`);
  expect((await block(admin, 'ITEM', '100002')).status).toBe(200);
  const cookie = [...bea.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const payload = 'intent=add&itemId=100001&qty=1&personalization=&itemId=100002&qty=1&personalization=';
  const headers = { host: 'business.localhost', origin: 'http://business.localhost', accept: 'text/html' };
  const posted = await site.app.inject({
    method: 'POST',
    url: CART_PATHS.SBA,
    payload,
    headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(posted.statusCode).toBe(303);
  const told = posted.cookies.map(({ name, value }) => `${name}=${value}`);
  const page = await site.app.inject({
    url: String(posted.headers.location),
    headers: { ...headers, cookie: [cookie, ...told].join('; ') },
  });
  const text = page.body.replaceAll('&quot;', '"').replaceAll('<!-- -->', '');
  expect(text).toContain(`Added to your cart: ${nameOf('100001')}.`);
  expect(text).toContain(`${nameOf('100002')}: ${MESSAGE}. To get it allowed, ask Abe Admin (${ABE}).`);
  expect(await unblock(admin, '100002')).toBe(200);
});
