import fc from 'fast-check';
import { z } from 'zod';
import type { CartResponse } from '#contracts/cart.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { arbitraryOf, type Drawing, type Schema } from './arbitrary-of-schema.ts';

const JsonSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['query', 'path']), schema: JsonSchema })).default([]),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: JsonSchema }) }) }).optional(),
});
/** The description of the calls, as far as requests are drawn from it. */
export const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), JsonSchema) }),
});
export type Operation = z.output<typeof Operation>;

const ITEM = '/cc/api/checkout/default/item';

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

/** Fills a cart with every kind of row, and gives what its owner knows: the values of the shop and the ids of the cart. */
export async function fillCart(guest: Visitor, changes = 0): Promise<Drawing['known']> {
  await guest.add({ itemId: '100016', qty: 3 }, { itemId: '100004', qty: 8, surchargeAltItemId: '100005' }, { itemId: '100039', qty: 2 });
  await guest.post('/cc/api/sfl', { item: { itemId: '100002', qty: 3 } });
  await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016' }, { itemId: '100020', qty: 2 });
  const { body } = await guest.put<CartResponse>(ITEM, { freeItems: [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN' }] });
  const { items, freeItems, sflItems, cartId, version } = body.cartInfo;
  const ids = items.map((item) => item.cartItemId);
  const own: Readonly<Record<string, readonly unknown[]>> = {
    cartItemId: ids,
    parentRelationCartItemId: ids,
    replaces: ids,
    deleteFreeItems: freeItems.map((item) => item.cartItemId),
    listItemId: sflItems.map((item) => item.listItemId),
    cartId: [cartId],
    version: [version + changes],
  };
  return (field) => own[field] ?? VALUES[field];
}

/** What a call is sent. */
export type Case = { readonly query: Record<string, unknown>; readonly path: Record<string, unknown>; readonly body: unknown };

/** Of the query two parameters at most, so that not every request is for another kind of cart. */
export function casesOf({ parameters, requestBody }: Operation, drawing: Drawing): fc.Arbitrary<Case> {
  const record = (ones: typeof parameters) =>
    fc.record(Object.fromEntries(ones.map(({ name, schema }) => [name, arbitraryOf(schema, drawing, name)])));
  const query = parameters.filter((one) => one.in === 'query');
  return fc.record({
    query: fc.subarray(query, { maxLength: Math.min(2, query.length) }).chain(record),
    path: record(parameters.filter((one) => one.in === 'path')),
    body: arbitraryOf(requestBody?.content['application/json'].schema ?? {}, drawing),
  });
}

/** The address of a call, its parameters `{name}` filled in. */
export function addressOf(path: string, one: Pick<Case, 'path' | 'query'>): string {
  const query = new URLSearchParams(Object.entries(one.query).map(([name, value]) => [name, asText(value)]));
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(one.path[name]).toWellFormed()))}?${query}`;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
