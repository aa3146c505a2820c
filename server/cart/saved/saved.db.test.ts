import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { CartResponse } from '#contracts/cart.ts';
import type { getSaved, moveSaved } from '#contracts/saved-calls.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Answer, type Visitor } from '#tests/support/visitor.ts';

const SFL = '/cc/api/sfl';
const site = useShop();

type SavedPage = z.output<(typeof getSaved)['answer']>;
type Moved = z.output<(typeof moveSaved)['answer']>;
type Cart = CartResponse['cartInfo'];

async function save(visitor: Visitor, item: Record<string, unknown>): Promise<Cart> {
  const { status, body } = await visitor.post<CartResponse>(SFL, { item });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.cartInfo;
}

async function savedOf(visitor: Visitor): Promise<SavedPage['sflItems']> {
  return (await visitor.get<SavedPage>(`${SFL}?mmx=true&page=1&size=300`)).body.sflItems;
}

const quantitiesOf = (items: readonly { itemId: string; qty: number }[]) => items.map(({ itemId, qty }) => [itemId, qty]);
const codesOf = (cart: Cart) => cart.messages.map(({ code, type }) => `${code} ${type}`);
const move = (visitor: Visitor, body: Record<string, unknown> = {}): Promise<Answer<Moved>> => visitor.post<Moved>(`${SFL}/move`, body);

/** Copies of 100002 that fill a list: F001 to F320. */
const filler = (n: number) => `F${String(n).padStart(3, '0')}`;

beforeAll(async () => {
  const columns =
    'name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom, units_in_pack, unit_name, facts, released_on, search_text';
  await site.database.query(
    `insert into items (item_id, ${columns}) select 'F' || lpad(n::text, 3, '0'), ${columns} from items, generate_series(1, 320) n where item_id = '100002'`,
  );
  await site.database.query(
    "insert into stock (item_id, location_id, initial, available) select item_id, 'FC1', 100, 100 from items where item_id like 'F%'",
  );
});

/** Fills the list of somebody who has saved nothing with the first so many fillers, as if they had been saved one after the other. */
async function saveFillers(visitor: Visitor, count: number): Promise<void> {
  const [first] = (await save(visitor, { itemId: filler(1), qty: 1 })).sflItems;
  await site.database.query(
    `insert into saved_items (list_item_id, tenant, session_hash, user_id, item_id, qty, saved_at)
     select gen_random_uuid(), s.tenant, s.session_hash, s.user_id, 'F' || lpad(n::text, 3, '0'), 1, s.saved_at - n * interval '1 minute'
     from saved_items s, generate_series(2, $2) n where s.list_item_id = $1`,
    [first?.listItemId, count],
  );
}

describe('saving a row of the cart for later', () => {
  it('takes it out of the cart and into the list in one step, and says so [C1-30 C4-15 C7-20 C8-36]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const row = rowOf(await guest.add({ itemId: '100002', qty: 3 }), '100002');
    const cart = await save(guest, { itemId: '100002', qty: 3, cartItemId: row.cartItemId });
    expect(quantitiesOf(cart.items)).toEqual([['100001', 1]]);
    expect(quantitiesOf(cart.sflItems)).toEqual([['100002', 3]]);
    expect(codesOf(cart)).toContain('SFL_MOVED INFO');
    expect(cart.cartSummary.cartSubTotal).toBe(46.99);
    const read = await guest.cart();
    expect([quantitiesOf(read.items), quantitiesOf(read.sflItems)]).toEqual([[['100001', 1]], [['100002', 3]]]);
    expect(codesOf(read)).not.toContain('SFL_MOVED INFO');
  });

  it("takes the row's quantity when none is given", async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 4 }), '100002');
    expect(quantitiesOf((await save(guest, { itemId: '100002', cartItemId: row.cartItemId })).sflItems)).toEqual([['100002', 4]]);
  });

  it('takes its plans along [C3-103]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100016', qty: 2 }), '100016');
    await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016', parentRelationCartItemId: row.cartItemId });
    const cart = await save(guest, { itemId: '100016', cartItemId: row.cartItemId });
    expect(cart.items).toEqual([]);
    expect(cart.sflItems[0]?.itemDetails.relatedItems).toMatchObject([
      { itemId: '100017', qty: 2, type: 'WARRANTY', title: expect.stringMatching(/\w/) },
    ]);
  });

  it('keeps no parts of a set: they follow from the set', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100039', qty: 1 }), '100039');
    const cart = await save(guest, { itemId: '100039', cartItemId: row.cartItemId });
    expect(cart.items).toEqual([]);
    expect(cart.sflItems[0]?.itemDetails.relatedItems).toEqual([]);
    const { body } = await move(guest);
    expect(body.cartInfo.items.length).toBeGreaterThan(1);
  });

  it('leaves checkout, as every change of the rows does', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const row = rowOf(await guest.add({ itemId: '100002', qty: 1 }), '100002');
    const way = '/cc/api/checkout/default?actionType=PROCEED_CHECKOUT';
    await guest.put(way, { proceedCheckout: true, continueAsGuest: true });
    const cart = await save(guest, { itemId: '100002', cartItemId: row.cartItemId });
    expect(cart.cartAttributes.proceedCheckout).toBe(false);
  });

  it('is refused for a row that is not there, or is of another item, or somebody else’s, of which nothing is told [C8-32]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 1 }), '100002');
    const other = aVisitor(site);
    const foreign = rowOf(await other.add({ itemId: '100001', qty: 1 }), '100001');
    for (const cartItemId of ['nothing', foreign.cartItemId])
      expect(await guest.post(SFL, { item: { itemId: '100001', qty: 1, cartItemId } })).toMatchObject({
        status: 400,
        body: { code: 'CART_ITEM_ID_NOT_FOUND' },
      });
    expect(await guest.post(SFL, { item: { itemId: '100001', qty: 1, cartItemId: row.cartItemId } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_ITEM' },
    });
    expect(quantitiesOf((await other.cart()).items)).toEqual([['100001', 1]]);
    expect(await savedOf(guest)).toEqual([]);
  });

  it('is refused for a plan by itself, whose product would be without it', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 1 });
    const plan = rowOf(await guest.add({ itemId: '100017', qty: 1, parentItemId: '100016' }), '100017');
    const cart = await save(guest, { itemId: '100017', cartItemId: plan.cartItemId });
    expect(codesOf(cart)).toContain('STANDALONE_WARRANTY_ITEM ERROR');
    expect([cart.items.length, cart.sflItems.length]).toEqual([2, 0]);
  });
});

describe('saving an item that is not in the cart', () => {
  it('needs no cart, and one that is saved already takes the quantity [C7-20]', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100002', qty: 2 });
    const cart = await save(guest, { itemId: '100002', qty: 3 });
    expect(quantitiesOf(cart.sflItems)).toEqual([['100002', 5]]);
    expect(codesOf(cart)).not.toContain('SFL_MOVED INFO');
  });

  it('stops at what a line holds, and says so [C8-08]', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100002', qty: 9_990 });
    const cut = await save(guest, { itemId: '100002', qty: 20 });
    expect(quantitiesOf(cut.sflItems)).toEqual([['100002', 9_999]]);
    expect(codesOf(cut)).toContain('EXCEEDS_MAX_LINE_QTY WARN');
    const row = rowOf(await guest.add({ itemId: '100002', qty: 2 }), '100002');
    const full = await save(guest, { itemId: '100002', cartItemId: row.cartItemId });
    expect(codesOf(full)).toContain('EXCEEDS_MAX_LINE_QTY ERROR');
    expect([quantitiesOf(full.items), quantitiesOf(full.sflItems)]).toEqual([[['100002', 2]], [['100002', 9_999]]]);
  });

  it('is refused for one that does not exist, and for data that are none', async () => {
    const guest = aVisitor(site);
    for (const [item, code] of [
      [{ itemId: 'nothing', qty: 1 }, 'INVALID_ITEM'],
      [{ qty: 1 }, 'INVALID_ITEM'],
      [undefined, 'INVALID_ITEM'],
      [{ itemId: '100002', qty: 0 }, 'INVALID_QTY'],
      [{ itemId: '100002', qty: '2' }, 'INVALID_QTY'],
      [{ itemId: '100002', qty: 10_000 }, 'INVALID_QTY'],
    ] as const)
      expect(await guest.post(SFL, { item })).toMatchObject({ status: 400, body: { code } });
    expect(await savedOf(guest)).toEqual([]);
  });

  it('takes plans along that belong to it, and no others', async () => {
    const guest = aVisitor(site);
    const cart = await save(guest, { itemId: '100016', qty: 1, relatedItems: [{ itemId: '100017', qty: 5 }] });
    expect(cart.sflItems[0]?.itemDetails.relatedItems).toMatchObject([{ itemId: '100017', qty: 1 }]);
    expect(await guest.post(SFL, { item: { itemId: '100002', relatedItems: [{ itemId: '100017' }] } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_ITEM' },
    });
  });

  it('holds 300 at most: the next one leaves cart and list as they were [C8-05 C9-04]', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100016', qty: 1 }), '100016');
    await saveFillers(guest, 299);
    await save(guest, { itemId: '100001', qty: 1 });
    expect(await savedOf(guest)).toHaveLength(300);
    const cart = await save(guest, { itemId: '100016', cartItemId: row.cartItemId });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'EXCEEDED_LIMIT', type: 'ERROR' }));
    expect(cart.sflItems).toHaveLength(300);
    expect(quantitiesOf(cart.items)).toEqual([['100016', 1]]);
    const again = await save(guest, { itemId: '100001', qty: 1 });
    expect(again.sflItems.find((item) => item.itemId === '100001')?.qty).toBe(2);
  });
});

describe('reading the list', () => {
  it('shows each item with all that a shopper wants to know of it [C7-19 C3-03 C3-100 C3-101 C3-102 S3-47 C4-53]', async () => {
    site.setNow(new Date('2026-11-20T15:00:00Z'));
    const guest = aVisitor(site);
    await save(guest, { itemId: '100001', qty: 2 });
    const { body } = await guest.get<SavedPage>(`${SFL}?mmx=true&page=1&size=300`);
    expect(body.sflItems[0]).toMatchObject({
      itemId: '100001',
      listItemId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      qty: 2,
      itemDetails: {
        imageUrl: expect.stringMatching(/^\/pictures\/.+\.webp$/),
        name: expect.stringMatching(/\w/),
        model: '100001',
        itemUrl: '/product_100001',
        priceInfo: { finalPricePerUnit: 46.99 },
        isAvailable: true,
        relatedItems: [],
      },
    });
    const { deliveryDate, deliveryText, reviewCount, reviewRating } = body.sflItems[0]?.itemDetails ?? {};
    expect(reviewCount).toBeGreaterThan(0);
    expect(reviewRating).toBeGreaterThan(0);
    // Nobody has said where it goes: by then it is there wherever that is.
    expect([deliveryDate, deliveryText]).toEqual(['2026-11-27', 'Get it by Fri, Nov 27']);
    expect(body.itemList.items).toEqual(body.sflItems);
    expect((await guest.cart()).sflItems).toEqual(body.sflItems);
  });

  it('tells what cannot be bought now, and leaves it out of the filtered items', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100008', qty: 1 });
    await save(guest, { itemId: '100001', qty: 1 });
    const { itemList } = (await guest.get<SavedPage>(SFL)).body;
    expect(itemList.items.map((item) => [item.itemId, item.itemDetails.isAvailable])).toEqual([
      ['100001', true],
      ['100008', false],
    ]);
    expect(itemList.items[1]?.itemDetails).toMatchObject({ deliveryDate: null, deliveryText: null });
    expect(itemList.filteredItems.map((item) => item.itemId)).toEqual(['100001']);
  });

  it('goes page by page, 300 items at a time when nothing is said [C9-04]', async () => {
    const guest = aVisitor(site);
    for (const itemId of ['100001', '100002', '100003']) await save(guest, { itemId, qty: 1 });
    const whole = await guest.get<SavedPage>(SFL);
    expect(whole.body.metadata).toEqual({ pagination: { page: 1, size: 300, totalPages: 1 }, totalItems: 3 });
    const second = await guest.get<SavedPage>(`${SFL}?page=2&size=2`);
    expect(quantitiesOf(second.body.sflItems)).toEqual([['100001', 1]]);
    expect(second.body.metadata).toEqual({ pagination: { page: 2, size: 2, totalPages: 2 }, totalItems: 3 });
    for (const query of ['page=0', 'size=0', 'size=301', 'page=x', 'page=1.5'])
      expect((await guest.get(`${SFL}?${query}`)).status, query).toBe(400);
  });

  it('of a visitor who has saved nothing is empty', async () => {
    const guest = aVisitor(site);
    expect((await guest.get<SavedPage>(SFL)).body.sflItems).toEqual([]);
  });

  it('of the business site needs somebody who is signed in', async () => {
    expect((await aVisitor(site, { host: 'business.localhost' }).get(SFL)).status).toBe(401);
  });
});

describe('removing a saved item', () => {
  it('takes it off the list and answers the rest [C7-21]', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100001', qty: 1 });
    const [item] = (await save(guest, { itemId: '100002', qty: 1 })).sflItems;
    const { body } = await guest.delete<{ sflItems: SavedPage['sflItems']; cartSummary: object; cartInfo?: object }>(
      `${SFL}/${item?.listItemId}`,
    );
    expect(quantitiesOf(body.sflItems)).toEqual([['100001', 1]]);
    expect(body.cartInfo).toBeUndefined();
    expect(quantitiesOf(await savedOf(guest))).toEqual([['100001', 1]]);
  });

  it('answers the whole cart when asked to [C7-22]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100003', qty: 1 });
    const [item] = (await save(guest, { itemId: '100002', qty: 1 })).sflItems;
    const { body } = await guest.delete<CartResponse>(`${SFL}/${item?.listItemId}?fullResponse=true`);
    expect(body.cartInfo).toMatchObject({ sflItems: [], items: [{ itemId: '100003' }] });
  });

  it('twice, or one of somebody else, is refused and nothing is told of it', async () => {
    const guest = aVisitor(site);
    const [item] = (await save(guest, { itemId: '100002', qty: 1 })).sflItems;
    const stranger = aVisitor(site);
    const answers = [
      await stranger.delete(`${SFL}/${item?.listItemId}`),
      await stranger.delete(`${SFL}/nothing`),
      await move(stranger, { items: [{ listItemId: item?.listItemId }] }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_ITEM' } });
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await savedOf(guest)).toHaveLength(1);
    await guest.delete(`${SFL}/${item?.listItemId}`);
    expect(await guest.delete(`${SFL}/${item?.listItemId}`)).toMatchObject({ status: 400, body: { code: 'INVALID_ITEM' } });
  });
});

describe('moving saved items to the cart', () => {
  it('takes one off the list and into the cart in one step, and says so [C1-31 C4-16 C8-36]', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100001', qty: 2 });
    const [item] = (await save(guest, { itemId: '100002', qty: 3 })).sflItems;
    const { body } = await move(guest, { items: [{ listItemId: item?.listItemId }] });
    expect(quantitiesOf(body.cartInfo.items)).toEqual([['100002', 3]]);
    expect(quantitiesOf(body.cartInfo.sflItems)).toEqual([['100001', 2]]);
    expect(body.moved).toMatchObject([{ itemId: '100002', qty: 3, cartItemId: body.cartInfo.items[0]?.cartItemId }]);
    expect(body.cartInfo.items[0]).toMatchObject({ qtyAdded: 3, actioned: 'ADD_ITEM' });
    expect(codesOf(body.cartInfo)).toContain('SFL_MOVED INFO');
    expect(body.cartInfo.cartAttributes.newItemAdded).toBe(true);
  });

  it('works the way of other clients, too: an add, then a removal [C4-16]', async () => {
    const guest = aVisitor(site);
    const [item] = (await save(guest, { itemId: '100002', qty: 3 })).sflItems;
    await guest.add({ itemId: '100002', qty: 3, listItemId: item?.listItemId });
    expect((await guest.delete(`${SFL}/${item?.listItemId}?fullResponse=true`)).status).toBe(200);
    const cart = await guest.cart();
    expect([quantitiesOf(cart.items), cart.sflItems]).toEqual([[['100002', 3]], []]);
  });

  it('brings what was saved along under its row again', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100016', qty: 2, relatedItems: [{ itemId: '100017', qty: 1 }] });
    const { cartInfo } = (await move(guest)).body;
    expect(rowOf(cartInfo, '100017')).toMatchObject({
      qty: 1,
      parentRelationType: 'WARRANTY',
      parentRelationCartItemId: rowOf(cartInfo, '100016').cartItemId,
    });
  });

  it('moves all at once; what cannot be added stays saved with its reason [C4-17]', async () => {
    const guest = aVisitor(site);
    for (const itemId of ['100001', '100008', '100002']) await save(guest, { itemId, qty: 1 });
    const { body } = await move(guest);
    expect(quantitiesOf(body.cartInfo.items)).toEqual([
      ['100002', 1],
      ['100001', 1],
    ]);
    expect(quantitiesOf(body.cartInfo.sflItems)).toEqual([['100008', 1]]);
    expect(body.moved).toHaveLength(2);
    expect(body.left).toMatchObject([{ itemId: '100008', qty: 1, messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] }]);
  });

  it('leaves the rest saved where only a part can be added', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100050', qty: 25 });
    const { body } = await move(guest);
    expect(quantitiesOf(body.cartInfo.items)).toEqual([['100050', 20]]);
    expect(quantitiesOf(body.cartInfo.sflItems)).toEqual([['100050', 5]]);
    expect(body.left).toMatchObject([{ qty: 5, messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }] }]);
  });

  it('holds the limit of an order and of a line as an add does [C5-04]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100049', qty: 9_000 });
    await save(guest, { itemId: '100049', qty: 2_000 });
    const { body } = await move(guest);
    expect(quantitiesOf(body.cartInfo.items)).toEqual([['100049', 9_999]]);
    expect(quantitiesOf(body.cartInfo.sflItems)).toEqual([['100049', 1_001]]);
  });

  it('fills the cart to its 200 rows; the others stay saved', async () => {
    const guest = aVisitor(site);
    await saveFillers(guest, 250);
    const { body } = await move(guest);
    expect(body.cartInfo.items).toHaveLength(200);
    expect(body.cartInfo.sflItems).toHaveLength(50);
    expect(body.moved).toHaveLength(200);
    expect(body.left).toHaveLength(50);
    expect(body.left[0]?.messages).toMatchObject([{ code: 'EXCEEDED_LIMIT', type: 'ERROR' }]);
  });

  it('goes back the way it came when asked to, and as many as asked', async () => {
    const guest = aVisitor(site);
    const [item] = (await save(guest, { itemId: '100001', qty: 3 })).sflItems;
    const wish = { listItemId: item?.listItemId, qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' };
    const { cartInfo } = (await move(guest, { items: [wish] })).body;
    expect(cartInfo.items[0]).toMatchObject({ qty: 2, selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '1547' } });
    expect(quantitiesOf(cartInfo.sflItems)).toEqual([['100001', 1]]);
  });

  it('moves nothing when nothing is saved', async () => {
    const { status, body } = await move(aVisitor(site));
    expect(status).toBe(200);
    expect([body.moved, body.left, body.cartInfo.items]).toEqual([[], [], []]);
  });
});

describe('several at once', () => {
  it('saving the same item from two tabs loses nothing and doubles nothing', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100001', qty: 1 });
    await Promise.all(Array.from({ length: 8 }, () => save(guest, { itemId: '100002', qty: 1 })));
    expect(quantitiesOf(await savedOf(guest)).toSorted()).toEqual([
      ['100001', 1],
      ['100002', 8],
    ]);
  });

  it('saving the same row twice saves it once', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: '100002', qty: 3 }), '100002');
    const item = { itemId: '100002', cartItemId: row.cartItemId };
    const answers = await Promise.all([guest.post(SFL, { item }), guest.post(SFL, { item })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(quantitiesOf(await savedOf(guest))).toEqual([['100002', 3]]);
  });

  it('moving while removing: the item is in the cart or gone, and in the list no more', async () => {
    for (let round = 0; round < 6; round += 1) {
      const guest = aVisitor(site);
      const [item] = (await save(guest, { itemId: '100002', qty: 2 })).sflItems;
      const [moved, removed] = await Promise.all([
        move(guest, { items: [{ listItemId: item?.listItemId }] }),
        guest.delete(`${SFL}/${item?.listItemId}`),
      ]);
      expect([moved.status, removed.status].toSorted()).toEqual([200, 400]);
      const cart = await guest.cart();
      expect(cart.sflItems).toEqual([]);
      expect(quantitiesOf(cart.items)).toEqual(moved.status === 200 ? [['100002', 2]] : []);
    }
  });

  it('moving twice adds once', async () => {
    const guest = aVisitor(site);
    const [item] = (await save(guest, { itemId: '100002', qty: 2 })).sflItems;
    const wish = { items: [{ listItemId: item?.listItemId }] };
    const answers = await Promise.all([move(guest, wish), move(guest, wish), move(guest)]);
    expect(answers.flatMap(({ body }) => body.moved ?? [])).toHaveLength(1);
    expect(quantitiesOf((await guest.cart()).items)).toEqual([['100002', 2]]);
  });
});

describe('a guest’s saved items at sign-in', () => {
  const signIn = async (visitor: Visitor, email: string) => {
    const { status } = await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
    expect(status).toBe(200);
  };

  it('become the person’s, with the pieces and plans of both, and it is told once [C8-36]', async () => {
    const sam = aVisitor(site);
    await signIn(sam, 'sam.shopper@example.com');
    await save(sam, { itemId: '100016', qty: 1, relatedItems: [{ itemId: '100017' }] });
    const guest = aVisitor(site);
    await save(guest, { itemId: '100016', qty: 2, relatedItems: [{ itemId: '100017' }] });
    await save(guest, { itemId: '100002', qty: 4 });
    await signIn(guest, 'sam.shopper@example.com');
    const cart = await guest.cart();
    expect(quantitiesOf(cart.sflItems)).toEqual([
      ['100002', 4],
      ['100016', 3],
    ]);
    expect(cart.sflItems[1]?.itemDetails.relatedItems).toMatchObject([{ itemId: '100017', qty: 2 }]);
    expect(codesOf(cart)).toContain('SFL_MOVED INFO');
    expect(codesOf(await guest.cart())).not.toContain('SFL_MOVED INFO');
    expect(quantitiesOf(await savedOf(sam))).toHaveLength(2);
  });

  it('are told even to somebody who has no cart yet', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100002', qty: 1 });
    await signIn(guest, 'paula.plus@example.com');
    const cart = await guest.cart();
    expect(quantitiesOf(cart.sflItems)).toEqual([['100002', 1]]);
    expect(codesOf(cart)).toContain('SFL_MOVED INFO');
  });

  it('come along as far as there is room, the newest first', async () => {
    const person = aVisitor(site);
    await signIn(person, 'selma.select@example.com');
    await saveFillers(person, 298);
    const guest = aVisitor(site);
    for (const n of [300, 301, 302]) await save(guest, { itemId: filler(n), qty: 1 });
    await signIn(guest, 'selma.select@example.com');
    const kept = new Set((await savedOf(guest)).map((item) => item.itemId));
    expect(kept.size).toBe(300);
    expect([filler(1), filler(298), filler(300), filler(301), filler(302)].map((itemId) => kept.has(itemId))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it('while the person saves elsewhere: nothing is lost and nothing doubled', async () => {
    const elsewhere = aVisitor(site);
    await signIn(elsewhere, 'preston.premium@example.com');
    const guest = aVisitor(site);
    await save(guest, { itemId: '100002', qty: 5 });
    await Promise.all([
      signIn(guest, 'preston.premium@example.com'),
      ...Array.from({ length: 5 }, () => save(elsewhere, { itemId: '100002', qty: 1 })),
    ]);
    expect(quantitiesOf(await savedOf(elsewhere))).toEqual([['100002', 10]]);
  });

  it('stay within their site', async () => {
    const guest = aVisitor(site);
    await save(guest, { itemId: '100002', qty: 1 });
    const buyer = aVisitor(site, { host: 'business.localhost' });
    await signIn(buyer, 'bea.buyer@harbordental.example');
    expect(await savedOf(buyer)).toEqual([]);
    await save(buyer, { itemId: '100001', qty: 1 });
    const [item] = await savedOf(buyer);
    expect(item?.itemDetails.priceInfo.finalPricePerUnit).toBe(41.29);
    expect(await guest.delete(`${SFL}/${item?.listItemId}`)).toMatchObject({ status: 400, body: { code: 'INVALID_ITEM' } });
    expect(quantitiesOf(await savedOf(guest))).toEqual([['100002', 1]]);
  });
});
