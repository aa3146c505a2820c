import { describe, expect, it } from 'vitest';
import type { ShoppingList } from '#contracts/lists/list-shapes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const [SAM, BEA, ANN, ABE] = [
  'sam.shopper@example.com',
  ...['bea.buyer', 'ann.approver', 'abe.admin'].map((name) => `${name}@harbordental.example`),
] as [string, string, string, string];
const AXEL = 'axel.approver@cedarlegal.example';
const CARD = '/ele-lpd/api/sparxProxy/getListCardData';

type Lists = {
  shoppingLists: ShoppingList[];
  metadata: { pagination: { page: number; size: number; totalPages: number }; totalItems: number };
  favorites: string[];
  maxFavoriteReached: boolean;
  availableAccessLevel: string[];
  readOnly: boolean;
};
type Refused = { code: string; message: string };

const as = (email: string) => signedIn(site, email);
const make = async (visitor: Visitor, body: Record<string, unknown>) =>
  visitor.post<ShoppingList & Partial<Refused>>('/cc/api/list?mmx=true', body);
const made = async (visitor: Visitor, body: Record<string, unknown>) => {
  const { status, body: list } = await make(visitor, body);
  expect(status, JSON.stringify(list)).toBe(200);
  return list;
};
const lists = async (visitor: Visitor, query = '') => (await visitor.get<Lists>(`/cc/api/lists?mmx=true${query}`)).body;
const one = (visitor: Visitor, id: string, query = '') =>
  visitor.get<ShoppingList & { metadata: Lists['metadata'] } & Partial<Refused>>(`/cc/api/list/${id}?mmx=true${query}`);
const overriding = (method: 'PUT' | 'DELETE') => ({ headers: { 'x-http-method-override': method } });
const change = (visitor: Visitor, id: string, body: Record<string, unknown>) =>
  visitor.post<ShoppingList & { maxFavoriteReached: boolean } & Partial<Refused>>(`/cc/api/list/${id}?mmx=true`, body, overriding('PUT'));
const remove = (visitor: Visitor, id: string) =>
  visitor.post<{ id: string; deleted: boolean } & Partial<Refused>>(`/cc/api/list/${id}?mmx=true`, undefined, overriding('DELETE'));
const add = (visitor: Visitor, id: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  visitor.post<ShoppingList & Partial<Refused>>(`/cc/api/list/${id}/item?mmx=true`, body, { headers });
const takeOut = (visitor: Visitor, id: string, itemId: string) =>
  visitor.post<ShoppingList & Partial<Refused>>(`/cc/api/list/${id}/item/${itemId}?mmx=true`, undefined, overriding('DELETE'));
const rowsOf = ({ listItems = [] }: ShoppingList) => listItems.map(({ itemId, qty }) => `${qty} ${itemId}`);
const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'));

describe('a list', () => {
  it('is made with a name and items, filled, emptied, renamed and deleted [S3-45 S7-39 S7-40 S7-41 S7-42 S7-43 S7-44 S7-45]', async () => {
    const sam = await as(SAM);
    const list = await made(sam, {
      name: '  Weekly ',
      items: [
        { itemId: '100001', qty: 2 },
        { itemId: '100001', qty: 1 },
      ],
    });
    expect(list).toMatchObject({
      name: 'Weekly',
      access: 'PERSONAL',
      accessLevel: 'PERSONAL',
      favorite: false,
      readOnly: false,
      totalItems: 1,
    });
    expect((await add(sam, list.id, { itemId: '100002', qty: 4 })).body.listItems?.[1]).toMatchObject({
      itemId: '100002',
      allowedAccessLevel: ['PERSONAL'],
    });
    // Twice is one row with all its pieces, 9,999 at most.
    expect(
      rowsOf(
        (
          await add(sam, list.id, {
            items: [
              { itemId: '100001', qty: 9999 },
              { itemId: '100006', qty: 1 },
            ],
          })
        ).body,
      ),
    ).toEqual(['9999 100001', '4 100002', '1 100006']);
    const { body } = await one(sam, list.id);
    expect(body.listItems?.map(({ tile }) => tile?.title.length !== undefined && tile.price !== undefined)).toEqual([true, true, true]);
    const setTo = (items: readonly { itemId: string; qty: number }[]) =>
      sam.post<ShoppingList & Partial<Refused>>(`/cc/api/list/${list.id}/items`, { items }, overriding('PUT'));
    // All of them or none; what is not on it is left out.
    expect(
      (
        await setTo([
          { itemId: '100001', qty: 5 },
          { itemId: '100002', qty: -1 },
        ])
      ).status,
    ).toBe(400);
    expect(
      rowsOf(
        (
          await setTo([
            { itemId: '100002', qty: 7 },
            { itemId: '100003', qty: 2 },
          ])
        ).body,
      ),
    ).toEqual(['9999 100001', '7 100002', '1 100006']);
    const rowId = body.listItems?.[0]?.listItemId ?? '';
    expect(rowsOf((await takeOut(sam, list.id, '100002')).body)).toEqual(['9999 100001', '1 100006']);
    expect(rowsOf((await takeOut(sam, list.id, rowId)).body)).toEqual(['1 100006']);
    expect((await takeOut(sam, list.id, '100002')).body.code).toBe('LIST_ITEM_NOT_FOUND');
    expect((await change(sam, list.id, { name: 'Every week' })).body).toMatchObject({ name: 'Every week', maxFavoriteReached: false });
    expect((await remove(sam, list.id)).body).toEqual({ id: list.id, deleted: true });
    for (const gone of [
      await remove(sam, list.id),
      await one(sam, list.id),
      await add(sam, list.id, { itemId: '100001' }),
      await one(sam, '-'.repeat(36)),
    ])
      expect([gone.status, gone.body.code]).toEqual([400, 'LIST_NOT_FOUND']);
  });

  it('has a name: one of its own, of 50 characters at most [S5-24]', async () => {
    const sam = await as(SAM);
    for (const name of [undefined, '', ' \t', '\u200b']) {
      const { status, body } = await make(sam, { name });
      expect([status, body.message]).toEqual([400, 'List name is required']);
    }
    const list = await made(sam, { name: 'Ink' });
    expect((await make(sam, { name: 'INK ' })).body).toMatchObject({ message: 'You already have a list with this name.' });
    expect((await make(sam, { name: 'x'.repeat(51) })).status).toBe(400);
    const other = await made(sam, { name: 'Toner' });
    expect((await change(sam, other.id, { name: 'ink' })).status).toBe(400);
    expect((await change(sam, other.id, { name: ' ' })).body.message).toBe('List name is required');
    expect((await change(sam, list.id, { name: 'iNK' })).body.name).toBe('iNK');
    for (const { id } of [list, other]) await remove(sam, id);
  });

  it('takes only items that there are, and not more than it has room for; then nothing is added', async () => {
    const sam = await as(SAM);
    const list = await made(sam, { name: 'Full' });
    const wrong = await add(sam, list.id, { items: [{ itemId: '100001' }, { itemId: 'nothing' }] });
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([400, 'SKU_INVALID', 'There is no item nothing.']);
    for (const qty of [0, -1, 1.5, 10_000, '2']) expect((await add(sam, list.id, { itemId: '100001', qty })).status).toBe(400);
    expect((await one(sam, list.id)).body.totalItems).toBe(0);
    // As many more items as a list has room for, all like the paper.
    const { rows } = await site.database.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'items' and is_generated = 'NEVER' and column_name <> 'item_id'",
    );
    const columns = rows.map(({ name }) => `"${name}"`).join(', ');
    await site.database.query(
      `insert into items (item_id, ${columns}) select 'like-' || n, ${columns} from items, generate_series(1, 1000) n where item_id = '100001'`,
    );
    await site.database.query(
      `insert into shopping_list_items (list_item_id, list_id, item_id, qty, position, added_at)
       select gen_random_uuid(), $1, 'like-' || n, 1, n, now() from generate_series(1, 999) n`,
      [list.id],
    );
    const tooMany = await add(sam, list.id, { items: [{ itemId: '100001' }, { itemId: '100002' }] });
    expect([tooMany.status, tooMany.body.message]).toEqual([400, 'A list has room for 1,000 items.']);
    expect((await one(sam, list.id)).body.totalItems).toBe(999);
    expect((await add(sam, list.id, { items: [{ itemId: '100001' }, { itemId: 'like-7' }] })).body.totalItems).toBe(1000);
    const last = (await one(sam, list.id, '&page=10&size=100&sortBy=position')).body;
    expect([last.listItems?.length, last.listItems?.at(-1)?.itemId, last.metadata.pagination.totalPages]).toEqual([100, '100001', 10]);
    await remove(sam, list.id);
  });

  it('is added to once under its key, however often it is sent, and made once', async () => {
    const sam = await as(SAM);
    const key = { 'idempotency-key': 'list-key-0001' };
    const send = () => sam.post<ShoppingList>('/cc/api/list', { name: 'Once' }, { headers: key });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    const twice = { 'idempotency-key': 'list-key-0002' };
    for (let time = 0; time < 2; time += 1) await add(sam, first.body.id, { itemId: '100001', qty: 3 }, twice);
    expect(rowsOf((await one(sam, first.body.id)).body)).toEqual(['3 100001']);
    await remove(sam, first.body.id);
  });
});

describe('the lists of somebody', () => {
  it('are paged, sorted, searched and marked [S3-43 S3-44 S7-37 S7-46 S7-47 S7-48 S9-22 S9-23 S9-24 S9-25 S9-26 S9-27]', async () => {
    const bea = await as(BEA);
    const names = ['Zebra', 'alpha', 'Müsli 50%', 'Beta'];
    const then = site.shop.now();
    const ids: string[] = [];
    for (const [at, name] of names.entries()) {
      site.setNow(new Date(then.getTime() + at * 1000));
      ids.push((await made(bea, { name, access: name === 'Beta' ? 'SHARED' : 'PERSONAL', items: [{ itemId: '100001' }] })).id);
    }
    const namesOf = async (query = '') => (await lists(bea, query)).shoppingLists.map(({ name }) => name);
    const all = await lists(bea);
    // Those that changed longest ago first, a hundred a page.
    expect(all.shoppingLists.map(({ name }) => name)).toEqual(names);
    expect(all.metadata).toEqual({ pagination: { page: 1, size: 100, totalPages: 1 }, totalItems: 4 });
    expect(all).toMatchObject({ favorites: [], maxFavoriteReached: false, availableAccessLevel: ['PERSONAL', 'SHARED'], readOnly: false });
    expect(all.shoppingLists[0]?.listItems).toBeUndefined();
    expect(await namesOf('&sortBy=modified&sortOrder=desc')).toEqual(names.toReversed());
    expect(await namesOf('&sortBy=name&sortOrder=asc')).toEqual(['alpha', 'Beta', 'Müsli 50%', 'Zebra']);
    expect(await namesOf('&sortBy=name&sortOrder=desc')).toEqual(['Zebra', 'Müsli 50%', 'Beta', 'alpha']);
    expect(await namesOf('&size=3&page=2')).toEqual(['Beta']);
    expect(await namesOf(`&search=${base64('ÜSLI 50%')}`)).toEqual(['Müsli 50%']);
    expect(await namesOf(`&search=${base64('%')}`)).toEqual(['Müsli 50%']);
    expect(await namesOf('&access=SHARED')).toEqual(['Beta']);
    expect(await namesOf('&access=SHARED,PERSONAL,GLOBAL')).toEqual(names);
    expect(await namesOf(`&ignoreList=${ids[0]}`)).toEqual(names.slice(1));
    const whole = await lists(bea, '&responseType=WHOLE&action=VIEW');
    expect(whole.shoppingLists.map(rowsOf)).toEqual(names.map(() => ['1 100001']));
    for (const bad of [
      '&search=***',
      `&search=${encodeURIComponent(Buffer.from([0xff, 0xfe]).toString('base64'))}`,
      '&page=0',
      '&size=101',
      '&sortBy=owner',
      '&access=ALL',
    ])
      expect((await bea.get(`/cc/api/lists?mmx=true${bad}`)).status, bad).toBe(400);

    // A mark is the caller's own; ten at most.
    expect((await change(bea, ids[1] ?? '', { favorite: true })).body.favorite).toBe(true);
    expect(await namesOf('&favorite=true')).toEqual(['alpha']);
    expect((await lists(bea)).favorites).toEqual([ids[1]]);
    expect((await change(bea, ids[1] ?? '', { deletefavoriteById: true })).body.favorite).toBe(false);
    const more = [];
    for (let n = 0; n < 10; n += 1) {
      const { id } = await made(bea, { name: `Favorite ${n}` });
      more.push(id);
      expect((await change(bea, id, { favorite: true })).body.maxFavoriteReached).toBe(n === 9);
    }
    const eleventh = await change(bea, ids[0] ?? '', { favorite: true, name: 'Renamed' });
    expect([eleventh.status, (await one(bea, ids[0] ?? '')).body.name]).toEqual([400, 'Zebra']);
    expect((await change(bea, more[0] ?? '', { favorite: true })).status).toBe(200);
    expect((await lists(bea)).maxFavoriteReached).toBe(true);
    for (const id of [...ids, ...more]) await remove(bea, id);
    site.setNow(then);
  });

  it('stand in the header: favorites first, then what changed last, five; a guest has none [S3-46 S7-35]', async () => {
    const sam = await as(SAM);
    const then = site.shop.now();
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      site.setNow(new Date(then.getTime() + n * 1000));
      ids.push((await made(sam, { name: `List ${n}` })).id);
    }
    await change(sam, ids[0] ?? '', { favorite: true });
    const { body } = await sam.post<{ listsData: { lists: ShoppingList[] } }>(CARD);
    expect(body.listsData.lists.map(({ name, accessLevel, favorite }) => [name, accessLevel, favorite])).toEqual(
      ['List 0', 'List 6', 'List 5', 'List 4', 'List 3'].map((name, at) => [name, 'PERSONAL', at === 0]),
    );
    expect((await aVisitor(site).post(CARD)).body).toEqual({ listsData: { lists: [] } });
    expect((await aVisitor(site).get('/cc/api/lists')).status).toBe(401);
    for (const id of ids) await remove(sam, id);
    site.setNow(then);
  });

  it('tell which items are on them [S7-38]', async () => {
    const sam = await as(SAM);
    const [one1, two] = [
      await made(sam, { name: 'One', items: [{ itemId: '100001', qty: 2 }] }),
      await made(sam, { name: 'Two', items: [{ itemId: '100002' }] }),
    ];
    const itemsOf = async (query = '') =>
      (
        await sam.get<{ listItems: { listId: string; itemId: string; qty: number }[] }>(`/cc/api/lists/items?mmx=true${query}`)
      ).body.listItems
        .map(({ listId, itemId, qty }) => `${listId === one1.id ? 'One' : 'Two'} ${qty} ${itemId}`)
        .toSorted();
    expect(await itemsOf()).toEqual(['One 2 100001', 'Two 1 100002']);
    expect(await itemsOf(`&ignoreList=${one1.id}`)).toEqual(['Two 1 100002']);
    expect(await itemsOf('&itemId=100001')).toEqual(['One 2 100001']);
    for (const { id } of [one1, two]) await remove(sam, id);
  });
});

describe('whose a list is', () => {
  it('says who sees it, who fills it and who manages it [C6-42 C6-43 C6-44 S6-108 S6-109 S6-110 S6-111 S6-112 S6-113 S6-114]', async () => {
    const [bea, ann, abe, axel, sam] = [await as(BEA), await as(ANN), await as(ABE), await as(AXEL), await as(SAM)];
    expect([(await make(sam, { name: 'x', access: 'SHARED' })).status, (await make(bea, { name: 'x', access: 'GLOBAL' })).status]).toEqual([
      403, 403,
    ]);
    const personal = await made(bea, { name: 'Mine' });
    const shared = await made(bea, { name: 'Ours', access: 'SHARED' });
    const global = await made(abe, { name: 'Everybody’s', access: 'GLOBAL', items: [{ itemId: '100001' }] });

    const seenBy = async (visitor: Visitor) =>
      (await lists(visitor, '&sortBy=name')).shoppingLists.map(({ name, readOnly }) => `${name}${readOnly ? ' (read)' : ''}`);
    expect(await seenBy(bea)).toEqual(['Everybody’s (read)', 'Mine', 'Ours']);
    expect(await seenBy(ann)).toEqual(['Everybody’s (read)', 'Ours']);
    expect(await seenBy(abe)).toEqual(['Everybody’s', 'Ours']);
    expect([await seenBy(axel), await seenBy(sam)]).toEqual([[], []]);
    expect((await lists(ann, '&access=GLOBAL')).shoppingLists.map(({ id }) => id)).toEqual([global.id]);

    // Colleagues fill and empty what is shared, and nothing more.
    expect((await add(ann, shared.id, { itemId: '100002' })).status).toBe(200);
    expect((await takeOut(ann, shared.id, '100002')).status).toBe(200);
    for (const { status } of [
      await change(ann, shared.id, { name: 'Hers' }),
      await remove(ann, shared.id),
      await add(ann, global.id, { itemId: '100002' }),
      await takeOut(ann, global.id, '100001'),
      await one(ann, personal.id),
      await remove(bea, global.id),
    ])
      expect(status).toBe(403);
    // To others there is no such list: nothing is told apart from an id that nobody has. [T40]
    const none = await one(axel, '00000000-0000-4000-8000-000000000000');
    for (const visitor of [axel, sam])
      for (const id of [personal.id, shared.id, global.id])
        for (const answered of [
          await one(visitor, id),
          await add(visitor, id, { itemId: '100001' }),
          await takeOut(visitor, id, '100001'),
          await change(visitor, id, { favorite: true }),
          await remove(visitor, id),
        ])
          expect([answered.status, answered.body]).toEqual([none.status, none.body]);
    // A mark is whoever's sees it.
    expect((await change(ann, global.id, { favorite: true })).body.favorite).toBe(true);
    expect((await one(bea, global.id)).body.favorite).toBe(false);
    // Shared no more, it is nobody else's; and who fills it in vain is told.
    expect((await change(bea, shared.id, { access: 'GLOBAL' })).status).toBe(403);
    expect((await change(bea, shared.id, { access: 'PERSONAL' })).body.access).toBe('PERSONAL');
    expect((await add(ann, shared.id, { itemId: '100002' })).status).toBe(403);
    expect(await seenBy(ann)).toEqual(['Everybody’s (read)']);
    // A mark of a list that is seen no more takes no room from others.
    const marks = [];
    for (let n = 0; n < 11; n += 1) marks.push((await made(bea, { name: `Room ${n}`, access: 'SHARED' })).id);
    for (const id of marks.slice(0, 9)) expect((await change(ann, id, { favorite: true })).status).toBe(200);
    expect((await change(ann, marks[9] ?? '', { favorite: true })).status).toBe(400);
    await change(bea, marks[0] ?? '', { access: 'PERSONAL' });
    expect((await change(ann, marks[9] ?? '', { favorite: true })).status).toBe(200);
    for (const id of [personal.id, shared.id, ...marks]) await remove(bea, id);
    expect((await remove(abe, global.id)).status).toBe(200);
  });
});

describe('rivals of a list', () => {
  it('of one name one is made; items that are added at once are all there; ten favorites are never eleven', async () => {
    const bea = await as(BEA);
    const same = await Promise.all(Array.from({ length: 8 }, () => make(bea, { name: 'Same' })));
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
    const id = same.find(({ status }) => status === 200)?.body.id ?? '';
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        add(bea, id, {
          items: [
            { itemId: '100001', qty: 1 },
            { itemId: at % 2 === 0 ? '100002' : '100006', qty: 2 },
          ],
        }),
      ),
    );
    expect(rowsOf((await one(bea, id)).body).toSorted()).toEqual(['12 100001', '12 100002', '12 100006']);
    const more = await Promise.all(Array.from({ length: 14 }, (_, n) => made(bea, { name: `Many ${n}` })));
    const marked = await Promise.all(more.map((list) => change(bea, list.id, { favorite: true })));
    expect(marked.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await lists(bea)).favorites).toHaveLength(10);
    for (const list of [{ id }, ...more]) await remove(bea, list.id);
  });
});
