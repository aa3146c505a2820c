import { describe, expect, it } from 'vitest';
import type { QuickBuySettings } from '#contracts/account/quick-buy.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { PlaceOrderAnswer } from '#contracts/checkout.ts';
import { CARDS, CHECKOUT, GAIL, ledgerOf, tokenFor } from '#tests/support/buyer.ts';
import { setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const SETTINGS = '/cc/api/account/quickbuy';
const SAM = 'sam.shopper@example.com';

type Refused = { code: string; message: string };

const prepare = (visitor: Visitor, body: Record<string, unknown> = {}, options = {}) =>
  visitor.post<CartResponse & Refused>(`${CHECKOUT}/buynow`, { itemId: '100001', qty: 1, ...body }, options);
const place = (visitor: Visitor, { cartInfo }: CartResponse, differences: Record<string, unknown> = {}, options = {}) =>
  visitor.post<PlaceOrderAnswer & Refused & { cartInfo?: CartResponse['cartInfo'] }>(
    `${CHECKOUT}/order?buyNow=true`,
    { cartId: cartInfo.cartId, version: cartInfo.version, ordTotal: cartInfo.cartSummary.ordTotal, ...differences },
    options,
  );
const ordersOf = async (email: string) => {
  const { rows } = await site.database.query(
    'select order_number from orders join users using (user_id) where users.email = $1 and state <> $2',
    [email, 'ABANDONED'],
  );
  return rows.length;
};

async function sam(): Promise<Visitor> {
  return signedIn(site, SAM);
}

describe('an item that is bought at once', () => {
  it('goes from a cart of its own to the default address with the default card, and the everyday cart is untouched', async () => {
    const visitor = await sam();
    await visitor.add({ itemId: '100002', qty: 2 });
    const before = await visitor.cart();
    const { status, body } = await prepare(visitor, { qty: 2 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.cartInfo).toMatchObject({
      type: 'SPECIAL',
      ctxId: 'buyNow',
      items: [{ itemId: '100001', qty: 2 }],
      addresses: [{ address1: '12 Main St', zipCode: '01702' }, { address1: '12 Main St' }],
      orderPayment: [{ lastFourDigit: '4242' }],
      stillMissing: [],
    });
    const placed = await place(visitor, body);
    expect(placed).toMatchObject({ status: 200, body: { status: 'PLACED', order: { items: [{ itemId: '100001' }] } } });
    const after = await visitor.cart();
    expect([after.cartId, after.version, after.items.map(({ itemId }) => itemId)]).toEqual([before.cartId, before.version, ['100002']]);
  });

  it('tells who reads the cart how they buy at once [C3-76]', async () => {
    const visitor = await sam();
    expect((await visitor.cart()).userInfo).toMatchObject({
      quickBuyActive: true,
      quickBuyAddressId: null,
      quickBuyOverlayPreference: true,
    });
    const { body } = await visitor.get<QuickBuySettings>(SETTINGS);
    await visitor.put(SETTINGS, { quickBuyAddressId: body.addresses[0]?.id, quickBuyOverlayPreference: false });
    expect((await visitor.cart()).userInfo).toMatchObject({ quickBuyAddressId: body.addresses[0]?.id, quickBuyOverlayPreference: false });
    expect((await aVisitor(site).cart()).userInfo).toMatchObject({
      quickBuyActive: false,
      quickBuyAddressId: null,
      quickBuyOverlayPreference: false,
    });
  });

  it('holds nothing but the last item that was asked for', async () => {
    const visitor = await sam();
    await prepare(visitor, { itemId: '100002', qty: 7 });
    const { body } = await prepare(visitor);
    expect(body.cartInfo.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100001', 1]]);
  });

  it('is ordered once however often the order is sent', async () => {
    const visitor = await sam();
    const before = await ordersOf(SAM);
    const { body } = await prepare(visitor);
    const answers = await Promise.all([place(visitor, body), place(visitor, body), place(visitor, body)]);
    expect(new Set(answers.map((one) => one.body.orderNumber)).size).toBe(1);
    expect(await ordersOf(SAM)).toBe(before + 1);
    expect((await ledgerOf(site, answers[0]?.body.orderNumber ?? '')).length).toBe(1);
  });

  it('is ordered once when a press is sent twice under its key', async () => {
    const visitor = await sam();
    const before = await ordersOf(SAM);
    const options = { headers: { 'idempotency-key': 'one-press-of-sam' } };
    const press = async () => place(visitor, (await prepare(visitor, {}, options)).body, {}, options);
    const [first, second] = [await press(), await press()];
    expect(second.body.orderNumber).toBe(first.body.orderNumber);
    expect(await ordersOf(SAM)).toBe(before + 1);
  });

  it('is not ordered for another total than the one that was seen', async () => {
    const visitor = await sam();
    const { body } = await prepare(visitor);
    const before = await ordersOf(SAM);
    const refused = await place(visitor, body, { ordTotal: body.cartInfo.cartSummary.ordTotal - 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR', cartInfo: { ctxId: 'buyNow' } } });
    expect(await ordersOf(SAM)).toBe(before);
  });

  it('goes no further when it is sold out, or fewer are left than were asked for: it says so, and keeps nothing', async () => {
    const visitor = await sam();
    await setStock(site, '100003', 3);
    expect(await prepare(visitor, { itemId: '100003', qty: 5 })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_ITEM', message: 'Only 3 left. Nothing was ordered.' },
    });
    await setStock(site, '100003', 0);
    expect(await prepare(visitor, { itemId: '100003' })).toMatchObject({ status: 400, body: { code: 'INVALID_ITEM' } });
  });

  it.each(['100043', '100032'])('is none that asks something first: %s goes over its page and the cart', async (itemId) => {
    const visitor = await sam();
    const message = 'This item needs a few details. Add it to your cart from its page. Nothing was ordered.';
    expect(await prepare(visitor, { itemId })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_ITEM', message, errors: [{ code: 'INVALID_DATA_ITEM', message }] },
    });
  });

  it('is not ordered when it sells out after it was shown', async () => {
    const visitor = await sam();
    const { body } = await prepare(visitor, { itemId: '100002' });
    await setStock(site, '100002', 0);
    const refused = await place(visitor, body);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR', cartInfo: { cartAttributes: { hardStop: true } } } });
    await setStock(site, '100002', 50);
  });
});

describe('who buys at once', () => {
  it('is signed in, and has switched it on', async () => {
    const guest = aVisitor(site);
    expect(await prepare(guest)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await guest.get(SETTINGS)).toMatchObject({ status: 401 });
    expect(await guest.put(SETTINGS, { quickBuyActive: true })).toMatchObject({ status: 401 });
    expect(await prepare(await signedIn(site, 'rita.rewards@example.com'))).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('needs an address and a card that has not expired to switch it on', async () => {
    const rita = await signedIn(site, 'rita.rewards@example.com');
    await site.database.query(
      "delete from wallet_cards where user_id = (select user_id from users where email = 'rita.rewards@example.com')",
    );
    expect(await rita.put(SETTINGS, { quickBuyActive: true })).toMatchObject({ status: 400, body: { code: 'PAYMENT_REQUIRED' } });
    expect((await rita.get<QuickBuySettings>(SETTINGS)).body).toMatchObject({ quickBuyActive: false, card: null, missing: ['CARD'] });
    await site.database.query(
      `insert into wallet_cards (user_id, token, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at)
       select user_id, $1, 'VISA', '4242', 12, 2020, '', true, now() from users where email = 'rita.rewards@example.com'`,
      [await tokenFor(site, CARDS.approved)],
    );
    expect(await rita.put(SETTINGS, { quickBuyActive: true })).toMatchObject({ status: 400, body: { code: 'PAYMENT_EXPIRED' } });
    await site.database.query(
      "update wallet_cards set expiry_year = 2035 where last_four = '4242' and user_id = (select user_id from users where email = 'rita.rewards@example.com')",
    );
    expect(await rita.put(SETTINGS, { quickBuyActive: true })).toMatchObject({ status: 200, body: { quickBuyActive: true, missing: [] } });
    expect(await prepare(rita)).toMatchObject({
      status: 200,
      body: { cartInfo: { addresses: [{ address1: '83 Pond St' }, { address1: '83 Pond St' }] } },
    });
    expect(await rita.put(SETTINGS, { quickBuyActive: false })).toMatchObject({ status: 200, body: { quickBuyActive: false } });
    expect(await prepare(rita)).toMatchObject({ status: 403 });
  });

  it('hears of a card that has expired since, and of one that is declined, and nothing is ordered', async () => {
    const visitor = await sam();
    const mine = `user_id = (select user_id from users where email = '${SAM}') and is_default`;
    await site.database.query(`update wallet_cards set expiry_year = 2020 where ${mine}`);
    expect(await prepare(visitor)).toMatchObject({ status: 400, body: { code: 'PAYMENT_EXPIRED' } });
    const before = await ordersOf(SAM);
    const { rows } = await site.database.query(`select token from wallet_cards where ${mine}`);
    await site.database.query(`update wallet_cards set expiry_year = 2035, token = $1 where ${mine}`, [
      await tokenFor(site, CARDS.declined),
    ]);
    const { body } = await prepare(visitor);
    expect(await place(visitor, body)).toMatchObject({ status: 400, body: { code: 'PAYMENT_OPERATION_FAILED' } });
    expect(await ordersOf(SAM)).toBe(before);
    await site.database.query(`update wallet_cards set token = $1 where ${mine}`, [Reflect.get(Object(rows[0]), 'token')]);
    expect(await place(visitor, (await prepare(visitor)).body)).toMatchObject({ body: { status: 'PLACED' } });
  });

  it('takes no address of somebody else', async () => {
    const visitor = await sam();
    const { rows } = await site.database.query(
      "select address_id from addresses join users using (user_id) where email = 'rita.rewards@example.com'",
    );
    const foreign = String(Reflect.get(Object(rows[0]), 'address_id'));
    for (const quickBuyAddressId of [foreign, 'nothing', '00000000-0000-0000-0000-000000000000'])
      expect(await visitor.put(SETTINGS, { quickBuyAddressId })).toMatchObject({ status: 400, body: { code: 'ADDRESS_INVALID' } });
    // However it came into their settings, it is not theirs.
    await site.database.query('update users set settings = settings || $2::jsonb where email = $1', [
      SAM,
      JSON.stringify({ quickBuyAddressId: foreign }),
    ]);
    expect((await prepare(await sam())).body.cartInfo.addresses[0]).toMatchObject({ address1: '12 Main St' });
    await site.database.query("update users set settings = settings - 'quickBuyAddressId' where email = $1", [SAM]);
  });

  it('orders no odd quantities and nothing that is not there', async () => {
    const visitor = await sam();
    for (const qty of [0, -1, 1.5, 'two', null, {}]) expect((await prepare(visitor, { qty })).status, JSON.stringify(qty)).toBe(400);
    expect(await prepare(visitor, { qty: 10_000_000 })).toMatchObject({ status: 400 });
    for (const itemId of ['999999', 'nothing', "'; drop table users"])
      expect((await prepare(visitor, { itemId })).status, itemId).toBe(400);
  });
});

describe('an address that is kept', () => {
  const keep = (visitor: Visitor, differences: Record<string, unknown> = {}) => {
    const { type: _, email: __, ...address } = GAIL;
    return visitor.post<{ addressId: string | null; suggestedAddress: unknown } & Refused & { errors: { field: string }[] }>(
      '/cc/api/account/addresses',
      {
        ...address,
        ...differences,
      },
    );
  };

  it('can be the one that such orders go to', async () => {
    const visitor = await sam();
    const { status, body } = await keep(visitor, { address1: '99 Pearl St' });
    expect(status, JSON.stringify(body)).toBe(200);
    await visitor.put(SETTINGS, { quickBuyAddressId: body.addressId });
    expect((await prepare(visitor)).body.cartInfo.addresses[0]).toMatchObject({ address1: '99 Pearl St' });
    await site.database.query("update users set settings = settings - 'quickBuyAddressId' where email = $1", [SAM]);
  });

  it('is checked as the one of an order is', async () => {
    const visitor = await sam();
    expect(await keep(visitor, { address1: '', phones: ['12'] })).toMatchObject({ status: 400, body: { code: 'ADDRESS_INVALID' } });
    expect(await keep(visitor, { city: 'Boulder', state: 'CO' })).toMatchObject({
      status: 200,
      body: { addressId: null, suggestedAddress: { city: 'Framingham', state: 'MA' } },
    });
    expect((await keep(visitor, { city: 'Boulder', state: 'CO', useAsEntered: true })).body.addressId).not.toBeNull();
    const doubted = { addressId: null, suggestedAddress: null, isDoubted: true };
    expect(await keep(visitor, { address1: 'Main Street' })).toMatchObject({ status: 200, body: doubted });
    expect((await keep(visitor, { address1: 'Main Street', useAsEntered: true })).body.addressId).not.toBeNull();
    expect(await keep(aVisitor(site))).toMatchObject({ status: 401 });
  });

  it('is one of 50 at most', async () => {
    const visitor = await sam();
    await site.database.query(
      `insert into addresses (user_id, kind, first_name, last_name, address1, city, state, zip, phone)
       select user_id, 'SB', 'Sam', 'Shopper', n || ' Elm St', 'Boston', 'MA', '02109', '6175550100' from users, generate_series(1, 60) n where email = $1`,
      [SAM],
    );
    const message = 'You’ve reached the limit of 50 saved addresses.';
    expect(await keep(visitor)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', message } });
    expect((await visitor.get<QuickBuySettings>(SETTINGS)).body.mayAddAddress).toBe(false);
  });
});
