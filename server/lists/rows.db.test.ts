import { describe, expect, it } from 'vitest';
import type { ShoppingList } from '#contracts/lists/list-shapes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const SAM = 'sam.shopper@example.com';
const PUT = { headers: { 'x-http-method-override': 'PUT' } };

type Refused = { code: string; message: string };
const as = (email: string) => signedIn(site, email);
const make = async (visitor: Visitor, name: string, ...items: readonly (readonly [string, number])[]) =>
  (await visitor.post<ShoppingList>('/cc/api/list', { name, items: items.map(([itemId, qty]) => ({ itemId, qty })) })).body.id;
const read = async (visitor: Visitor, id: string, query = '') =>
  (await visitor.get<ShoppingList & { metadata: { totalItems: number } }>(`/cc/api/list/${id}?${query}`)).body;
const rows = ({ listItems = [] }: ShoppingList) =>
  listItems.map(({ itemId, qty, note }) => `${qty} ${itemId}${note === '' ? '' : ` ${note}`}`);
const change = (visitor: Visitor, id: string, items: readonly object[]) =>
  visitor.post<ShoppingList & Partial<Refused>>(`/cc/api/list/${id}/items`, { items }, PUT);
const move = (visitor: Visitor, id: string, itemId: string, place: number) =>
  visitor.post<ShoppingList & Partial<Refused>>(`/cc/api/list/${id}/order`, { itemId, place }, PUT);
const replace = (visitor: Visitor, id: string, itemId: string) =>
  visitor.post<ShoppingList & { replacement: string } & Partial<Refused>>(`/cc/api/list/${id}/item/${itemId}`, undefined, PUT);
const remove = (visitor: Visitor, id: string) => visitor.delete(`/cc/api/list/${id}`);

describe('the rows of a list', () => {
  it('say what is to be known of them, and keep what is not said', async () => {
    const sam = await as(SAM);
    const id = await make(sam, 'Notes', ['100001', 2], ['100002', 3]);
    expect(rows((await change(sam, id, [{ itemId: '100001', note: ' for\nAnn ' }])).body)).toEqual(['2 100001 for Ann', '3 100002']);
    expect(
      rows(
        (
          await change(sam, id, [
            { itemId: '100001', qty: 5 },
            { itemId: '100002', qty: 0 },
          ])
        ).body,
      ),
    ).toEqual(['5 100001 for Ann']);
    const tooLong = await change(sam, id, [{ itemId: '100001', qty: 9, note: 'x'.repeat(201) }]);
    expect([tooLong.status, tooLong.body.message]).toEqual([400, 'Use at most 200 characters']);
    expect(rows(await read(sam, id))).toEqual(['5 100001 for Ann']);
    await remove(sam, id);
  });

  it('that were added are told as they were before, so that it can be undone, unless somebody has changed them since', async () => {
    const sam = await as(SAM);
    const id = await make(sam, 'Undone', ['100001', 2]);
    const { body } = await sam.post<{ added: { itemId: string; before: number; qty: number }[] }>(`/cc/api/list/${id}/item`, {
      items: [
        { itemId: '100001', qty: 3 },
        { itemId: '100002', qty: 1 },
      ],
    });
    expect(body.added).toEqual([
      { itemId: '100001', before: 2, qty: 5 },
      { itemId: '100002', before: 0, qty: 1 },
    ]);
    const undo = body.added.map(({ itemId, before, qty }) => ({ itemId, qty: before, was: qty }));
    await change(sam, id, [{ itemId: '100002', qty: 7 }]);
    expect(rows((await change(sam, id, undo)).body)).toEqual(['2 100001', '7 100002']);
    expect(rows((await change(sam, id, undo)).body)).toEqual(['2 100001', '7 100002']);
    // A quantity that is another one by now stays as well.
    await change(sam, id, [{ itemId: '100001', qty: 9 }]);
    expect(rows((await change(sam, id, undo)).body)).toEqual(['9 100001', '7 100002']);
    await remove(sam, id);
  });

  it('are put into another place, and the others keep their order', async () => {
    const sam = await as(SAM);
    const id = await make(sam, 'Moved', ['100001', 1], ['100002', 1], ['100006', 1], ['100041', 1]);
    const orderAfter = async (itemId: string, place: number) => {
      expect((await move(sam, id, itemId, place)).status).toBe(200);
      return (await read(sam, id)).listItems?.map((row) => row.itemId.slice(-2)).join(' ');
    };
    expect(await orderAfter('100041', 1)).toBe('41 01 02 06');
    expect(await orderAfter('100041', 3)).toBe('01 02 41 06');
    expect(await orderAfter('100041', 3)).toBe('01 02 41 06');
    expect(await orderAfter('100001', 1000)).toBe('02 41 06 01');
    expect(await orderAfter('100041', 1)).toBe('41 02 06 01');
    await sam.post(`/cc/api/list/${id}/item`, { itemId: '100003' });
    expect((await read(sam, id)).listItems?.at(-1)?.itemId).toBe('100003');
    expect((await move(sam, id, '100004', 1)).body.code).toBe('LIST_ITEM_NOT_FOUND');
    expect((await move(sam, id, '100001', 0)).status).toBe(400);
    await remove(sam, id);
  });

  it('tell what an item cost and whether it was there when it was put on the list', async () => {
    const sam = await as(SAM);
    const id = await make(sam, 'Then', ['100001', 1]);
    const [first] = (await read(sam, id)).listItems ?? [];
    expect([first?.priceThen, first?.wasInStock]).toEqual([first?.tile?.priceValue, true]);
    await site.database.query('update shopping_list_items set price_cents = 100, was_in_stock = false where list_id = $1', [id]);
    const [later] = (await read(sam, id)).listItems ?? [];
    expect([later?.priceThen, later?.wasInStock]).toEqual([1, false]);
    // Who puts it there again has seen what it costs now.
    await sam.post(`/cc/api/list/${id}/item`, { itemId: '100001' });
    expect((await read(sam, id)).listItems?.[0]?.priceThen).toBe(first?.priceThen);
    await remove(sam, id);
  });

  it('tell no price to who is shown none [C6-31]', async () => {
    const cleo = await as('cleo.clerk@cedarlegal.example');
    const id = await make(cleo, 'Unpriced', ['100001', 1]);
    const [row] = (await read(cleo, id)).listItems ?? [];
    expect([row?.priceThen, row?.tile?.priceValue, row?.qty]).toEqual([null, null, 1]);
    await remove(cleo, id);
  });

  it('are all of a list, or those alone that can be ordered now', async () => {
    const sam = await as(SAM);
    const id = await make(sam, 'In stock', ['100001', 1], ['100008', 1], ['100009', 1], ['100002', 1]);
    expect((await read(sam, id)).totalItems).toBe(4);
    const open = await read(sam, id, 'inStock=true&size=1&page=2');
    expect([open.metadata.totalItems, rows(open)]).toEqual([2, ['1 100002']]);
    await remove(sam, id);
  });

  it('that were discontinued become what replaces them, in their place, with quantity and note', async () => {
    const sam = await as(SAM);
    const id = await make(sam, 'Replaced', ['100001', 1], ['100009', 4], ['100002', 1]);
    await change(sam, id, [{ itemId: '100009', note: 'red' }]);
    const done = await replace(sam, id, '100009');
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const { replacement } = done.body;
    expect(rows(await read(sam, id))).toEqual(['1 100001', `4 ${replacement} red`, '1 100002']);
    // What is there already gets its pieces.
    await sam.post(`/cc/api/list/${id}/item`, { itemId: '100009', qty: 2 });
    expect(rows((await replace(sam, id, '100009')).body)).toEqual(['1 100001', `6 ${replacement} red`, '1 100002']);
    for (const itemId of ['100009', '100001']) expect((await replace(sam, id, itemId)).body.code).toBe('LIST_ITEM_NOT_FOUND');
    await remove(sam, id);
  });
});

it('a list of others is none, whatever is done with its rows, and one that is only read stays as it is [S6-114 T40]', async () => {
  const [bea, abe, sam] = [await as('bea.buyer@harbordental.example'), await as('abe.admin@harbordental.example'), await as(SAM)];
  const { body: list } = await abe.post<ShoppingList>('/cc/api/list', { name: 'Ours', access: 'GLOBAL', items: [{ itemId: '100009' }] });
  const tries = (visitor: Visitor, id: string) =>
    [change(visitor, id, [{ itemId: '100009', qty: 2 }]), move(visitor, id, '100009', 1), replace(visitor, id, '100009')] as const;
  for (const tried of tries(bea, list.id)) expect((await tried).status).toBe(403);
  const none = await Promise.all(tries(sam, '00000000-0000-4000-8000-000000000000'));
  const theirs = await Promise.all(tries(sam, list.id));
  expect(theirs.map(({ status, body }) => [status, body])).toEqual(none.map(({ status, body }) => [status, body]));
  expect(theirs.map(({ body }) => body.code)).toEqual(['LIST_NOT_FOUND', 'LIST_NOT_FOUND', 'LIST_NOT_FOUND']);
  expect(rows(await read(abe, list.id))).toEqual(['1 100009']);
  await remove(abe, list.id);
});
