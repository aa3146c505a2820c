import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CartResponse } from '#contracts/cart.ts';
import { ROUTES } from '#server/routes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { arbitraryOf, type Drawing, type Schema } from './arbitrary-of-schema.ts';

/** FUZZ_CASES for each call; FUZZ_SEED gives again what failed with that seed. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 200);
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.trunc(Math.random() * 1e9));
/** A cart is used for so many cases, then another one. */
const CASES_A_CART = 10;
const ITEM = '/cc/api/checkout/default/item';
const TAGS: ReadonlySet<string> = new Set(['cart', 'saved for later']);

const JsonSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['query', 'path']), schema: JsonSchema })).default([]),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: JsonSchema }) }) }).optional(),
});
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), JsonSchema) }),
});

const site = useShop();
const calls = ROUTES.map((route) => route.contract).filter((contract) => TAGS.has(contract.tag) && contract.isStream !== true);
let description: z.output<typeof Description>;

beforeAll(async () => {
  description = Description.parse((await aVisitor(site).get('/api/openapi.json')).body);
});

/** The fields that only mean something with values of the shop. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  itemId: ['100001', '100004', '100016', '100017', '100020', '100033', '100039', '100014', '999999'],
  parentItemId: ['100016', '100020'],
  surchargeAltItemId: ['100005'],
  qty: [1, 2, 3, 8, 9_999],
  pickupStoreNumber: ['1547', '0104'],
  yourStoreNo: ['1547'],
  coupons: ['ITEM10', 'BASKET5', 'FREESHIP', 'nothing'],
  zipcode: ['01702', '03060', '00000'],
  promotionId: ['FREEPEN'],
  actionType: ['UPDATE_CART', 'APPLY_COUPON', 'REMOVE_COUPON', 'UPDATE_DELIVERY', 'PROCEED_CHECKOUT'],
};

/** A guest with a cart in which every kind of row stands. */
async function aFullCart(): Promise<{ guest: Visitor; drawing: Drawing }> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100016', qty: 3 }, { itemId: '100004', qty: 8, surchargeAltItemId: '100005' }, { itemId: '100039', qty: 2 });
  await guest.post('/cc/api/sfl', { item: { itemId: '100002', qty: 3 } });
  await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016' }, { itemId: '100020', qty: 2 });
  const { body } = await guest.put<CartResponse>(ITEM, { freeItems: [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN' }] });
  const { items, freeItems, sflItems, cartId, version } = body.cartInfo;
  const ids = items.map((item) => item.cartItemId);
  const own: Readonly<Record<string, readonly unknown[]>> = {
    cartItemId: ids,
    parentRelationCartItemId: ids,
    deleteFreeItems: freeItems.map((item) => item.cartItemId),
    listItemId: sflItems.map((item) => item.listItemId),
    cartId: [cartId],
    version: [version + CASES_A_CART],
  };
  const known = (field: string) => own[field] ?? VALUES[field];
  return { guest, drawing: { known, schemas: description.components.schemas } };
}

type Case = { readonly query: Record<string, unknown>; readonly path: Record<string, unknown>; readonly body: unknown };

/** Of the query two parameters at most, so that not every request is for another kind of cart. */
function casesOf({ parameters, requestBody }: z.output<typeof Operation>, drawing: Drawing): fc.Arbitrary<Case> {
  const record = (ones: typeof parameters) =>
    fc.record(Object.fromEntries(ones.map(({ name, schema }) => [name, arbitraryOf(schema, drawing, name)])));
  const query = parameters.filter((one) => one.in === 'query');
  return fc.record({
    query: fc.subarray(query, { maxLength: Math.min(2, query.length) }).chain(record),
    path: record(parameters.filter((one) => one.in === 'path')),
    body: arbitraryOf(requestBody?.content['application/json'].schema ?? {}, drawing),
  });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

describe(`whatever a client sends (seed ${SEED})`, () => {
  it.each(calls)(
    '$name is answered as it is described, and never with a failure of ours',
    { timeout: 60_000 + CASES * 200 },
    async (call) => {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const operation = description.paths[path]?.[call.method.toLowerCase()];
      if (operation === undefined) throw new Error(`${call.method} ${path} is not described`);
      const statuses: number[] = [];
      for (let first = 0; first < CASES; first += CASES_A_CART) {
        const { guest, drawing } = await aFullCart();
        for (const one of fc.sample(casesOf(operation, drawing), { numRuns: Math.min(CASES_A_CART, CASES - first), seed: SEED + first })) {
          const query = new URLSearchParams(Object.entries(one.query).map(([name, value]) => [name, asText(value)]));
          const url = `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(one.path[name])))}?${query}`;
          // The visitor holds every answer to the contract that the description was made from.
          const answer = await send(guest, call.method, url, one.body);
          expect(answer.status, `${call.method} ${url} ${JSON.stringify(one.body)}`).toBeLessThan(500);
          statuses.push(answer.status);
        }
      }
      expect(statuses.filter((status) => status < 400).length, 'so many must have been good').toBeGreaterThan(CASES / 40);
    },
  );
});

function send(guest: Visitor, method: string, url: string, body: unknown) {
  if (method === 'GET') return guest.get(url);
  if (method === 'POST') return guest.post(url, body);
  return method === 'PUT' ? guest.put(url, body) : guest.delete(url, body);
}
