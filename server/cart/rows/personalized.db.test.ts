import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { A_CARD, A_GIFT } from '#tests/support/catalog/personal.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const site = useShop();
const CARDS = '100043';
const GIFT = '100032';
/** Cards with a notebook and pens. */
const SET = '100055';
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const valuesOf = (row: CartResponse['cartInfo']['items'][number]) =>
  Object.fromEntries((row.personalization ?? []).map(({ field, value }) => [field, value]));

describe('an item that is made or sent for somebody', () => {
  it.each([
    [CARDS, { company: 'Reyes' }, ['name']],
    [SET, { company: 'Reyes' }, ['name']],
    [GIFT, undefined, ['recipientName', 'recipientEmail', 'senderName']],
    [GIFT, { ...A_GIFT, deliverOn: '2020-01-01' }, ['deliverOn']],
  ])('is refused without its details, and each field says why (%s) [C8-20]', async (itemId, personalization, fields) => {
    const cart = await aVisitor(site).add({ itemId, qty: 1, ...(personalization && { personalization }) });
    expect(cart.items).toEqual([]);
    const message = cart.messages.find(({ code }) => code === 'INVALID_DATA_ITEM');
    expect(message).toMatchObject({ type: 'ERROR', itemId });
    expect(Object.keys(message?.params ?? {})).toEqual(fields);
  });

  it('is a row with what it says; the same once more is the same row, and something else is another', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: CARDS, qty: 1, personalization: A_CARD });
    await guest.add({ itemId: CARDS, qty: 1, personalization: { ...A_CARD, shoeSize: '9' } });
    const cart = await guest.add({ itemId: CARDS, qty: 1, personalization: { ...A_CARD, name: 'Eva Reyes' } });
    expect(cart.items.map((row) => [row.qty, valuesOf(row)])).toEqual([
      [2, A_CARD],
      [1, { ...A_CARD, name: 'Eva Reyes' }],
    ]);
    expect(cart.cartAttributes.hardStop).toBe(false);
  });

  it('and is a set says it in its own row, above those of its parts', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: SET, qty: 2, personalization: A_CARD });
    expect(cart.items.map((row) => [row.itemId, row.qty, valuesOf(row)])).toEqual([
      [SET, 2, A_CARD],
      ['100006', 2, {}],
      ['100002', 2, {}],
    ]);
    expect(cart.cartSummary.cartSubTotal).toBe(84);
    expect(cart.cartAttributes.hardStop).toBe(false);
  });

  it('says something else when it is replaced, and keeps its row when that cannot be', async () => {
    const guest = aVisitor(site);
    const row = rowOf(await guest.add({ itemId: CARDS, qty: 2, personalization: A_CARD }), CARDS);
    const change = async (personalization: object) =>
      (
        await guest.post<CartResponse>('/cc/api/checkout/default/item?responseType=WHOLE', {
          items: [{ itemId: CARDS, qty: 3, personalization }],
          replaces: row.cartItemId,
        })
      ).body.cartInfo;
    expect(valuesOf(rowOf(await change({ name: '' }), CARDS))).toEqual(A_CARD);
    const changed = await change({ ...A_CARD, name: 'Eva Reyes' });
    expect(changed.items.filter(({ status }) => status === 'ACTIVE').map((one) => [one.qty, valuesOf(one)['name']])).toEqual([
      [3, 'Eva Reyes'],
    ]);
  });

  it('is saved for later with what it says, and comes back with it, also to who signs in', async () => {
    const guest = aVisitor(site);
    for (const name of ['Dana', 'Eva']) {
      const cart = await guest.add({ itemId: CARDS, qty: 1, personalization: { ...A_CARD, name } });
      await guest.post('/cc/api/sfl', { item: { cartItemId: rowOf(cart, CARDS).cartItemId } });
    }
    const saved = (await guest.cart()).sflItems;
    expect(saved.map(({ itemDetails }) => itemDetails.personalization?.find(({ field }) => field === 'name')?.value)).toEqual([
      'Eva',
      'Dana',
    ]);
    await guest.post('/cc/api/auth/login', { email: 'rita.rewards@example.com', password: 'Foolscap-demo-1' });
    await guest.post('/cc/api/sfl/move');
    const names = (await guest.cart()).items.filter(({ itemId }) => itemId === CARDS).map((row) => valuesOf(row)['name']);
    expect(names.toSorted()).toEqual(['Dana', 'Eva']);
  });

  it('that was saved for a day that has passed comes back without the day, says so, and leaves the list', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: GIFT, qty: 1, personalization: { ...A_GIFT, deliverOn: dayIn(3) } });
    await guest.post('/cc/api/sfl', { item: { cartItemId: rowOf(cart, GIFT).cartItemId } });
    site.setNow(new Date(TEST_NOW.getTime() + 4 * DAY_MS));
    const { body } = await guest.post<CartResponse>('/cc/api/sfl/move');
    const row = rowOf(body.cartInfo, GIFT);
    expect(valuesOf(row)).toEqual(A_GIFT);
    expect(row.messages).toEqual([expect.objectContaining({ code: 'GIFT_DATE_PASSED', type: 'WARN' })]);
    expect((await guest.cart()).sflItems).toEqual([]);
    site.setNow(TEST_NOW);
  });

  it('that was saved for a day that is today comes back with it', async () => {
    const guest = aVisitor(site);
    const deliverOn = dayIn(3);
    const cart = await guest.add({ itemId: GIFT, qty: 1, personalization: { ...A_GIFT, deliverOn } });
    await guest.post('/cc/api/sfl', { item: { cartItemId: rowOf(cart, GIFT).cartItemId } });
    site.setNow(new Date(TEST_NOW.getTime() + 3 * DAY_MS));
    const row = rowOf((await guest.post<CartResponse>('/cc/api/sfl/move')).body.cartInfo, GIFT);
    expect(valuesOf(row)).toEqual({ ...A_GIFT, deliverOn });
    expect(row.messages).toEqual([]);
    site.setNow(TEST_NOW);
  });

  it('that was put there before it asked keeps the cart from checkout [C8-20]', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await sam.add({ itemId: '100010', qty: 1 });
    await changeItem(site, '100010', { facts: { isCustom: true } });
    const cart = await sam.cart();
    expect(rowOf(cart, '100010')).toMatchObject({ status: 'INVALID', messages: [{ code: 'INVALID_DATA_ITEM', type: 'ERROR' }] });
    expect(cart.cartAttributes.hardStop).toBe(true);
  });
});
