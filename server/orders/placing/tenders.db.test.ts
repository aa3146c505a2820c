import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CARDS, CHECKOUT, goToCheckout, ledgerOf, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { GIFT_CARDS, giftCard, prepaidCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ holdMs: 1_000 });
type Info = CartResponse['cartInfo'];

/** A guest in checkout with paper for 49.93, delivery and tax included. */
async function aGuestInCheckout(items: Record<string, unknown>[] = [{ itemId: '100001', qty: 1 }]): Promise<Visitor> {
  const guest = aVisitor(site);
  await guest.add(...items);
  await goToCheckout(guest);
  return guest;
}

const pay = (guest: Visitor, body: Record<string, unknown>) =>
  guest.post<CartResponse & { code?: string; message?: string }>(`${CHECKOUT}/payment`, body);
const card = async (guest: Visitor, number: string = CARDS.approved) =>
  pay(guest, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, number) });
const shares = ({ orderPayment }: Info) => orderPayment.map(({ paymentType, amountApplied }) => [paymentType, amountApplied]);
const balance = async (name: keyof typeof GIFT_CARDS) =>
  (
    await aVisitor(site).post<{ balance: number }>('/cc/api/payment/giftcard/balance', {
      accountNumber: GIFT_CARDS[name].accountNumber,
      cvv: GIFT_CARDS[name].cvv,
    })
  ).body.balance;

describe('an order that several tenders pay', () => {
  it('takes what a gift card has, and the rest from the card; each is held at its vendor [C1-41]', async () => {
    const guest = await aGuestInCheckout();
    const before = (await pay(guest, giftCard('twenty'))).body.cartInfo;
    expect(shares(before)).toEqual([['GIFT_CARD', 20]]);
    expect(before.cartSummary).toMatchObject({ ordTotal: 49.93, balanceOrdTotal: 29.93 });
    expect(before.stillMissing).toContain('PAYMENT_REQUIRED');
    const { cartInfo } = (await card(guest)).body;
    expect(shares(cartInfo)).toEqual([
      ['GIFT_CARD', 20],
      ['CREDIT_CARD', 29.93],
    ]);
    expect(cartInfo.stillMissing).toEqual([]);
    const { body } = await placeOrder(guest, { ordTotal: 49.93 });
    expect(body.status).toBe('PLACED');
    expect(
      body.order?.orderPayment.map(({ paymentType, amountApplied, lastFourDigit }) => [paymentType, amountApplied, lastFourDigit]),
    ).toEqual([
      ['GIFT_CARD', 20, '0011'],
      ['CREDIT_CARD', 29.93, '4242'],
    ]);
    const held = (await ledgerOf(site, body.orderNumber ?? '')).map(({ type, status, amount }) => [type, status, amount]);
    expect(held.toSorted()).toEqual([
      ['AUTHORIZE', 'APPROVED', 20],
      ['AUTHORIZE', 'APPROVED', 29.93],
    ]);
  });

  it('lets gift cards pay first, then prepaid cards, whatever was added first; the card pays the rest of all of them', async () => {
    const guest = await aGuestInCheckout([{ itemId: '100001', qty: 3 }]);
    await card(guest);
    await pay(guest, await prepaidCard(site));
    const { cartInfo } = (await pay(guest, giftCard('fifty', { amount: 30 }))).body;
    expect(shares(cartInfo)).toEqual([
      ['GIFT_CARD', 30],
      ['PREPAID_CARD', 25],
      ['CREDIT_CARD', Math.round((cartInfo.cartSummary.ordTotal - 55) * 100) / 100],
    ]);
  });

  it('needs no card when gift cards pay all of it, and leaves on them what is not needed', async () => {
    const guest = await aGuestInCheckout();
    const { cartInfo } = (await pay(guest, giftCard('large'))).body;
    expect(shares(cartInfo)).toEqual([['GIFT_CARD', 49.93]]);
    expect(cartInfo.stillMissing).toEqual([]);
    const before = await balance('large');
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
    expect(await balance('large')).toBeCloseTo(before - 49.93, 2);
  });

  it('follows the total: another row, and each tender pays its new part', async () => {
    const guest = await aGuestInCheckout();
    await pay(guest, giftCard('fifty'));
    await card(guest);
    await guest.add({ itemId: '100001', qty: 1 });
    const { cartSummary, orderPayment } = await guest.cart();
    const [gift, rest] = orderPayment.map(({ amountApplied }) => amountApplied);
    expect((gift ?? 0) + (rest ?? 0)).toBeCloseTo(cartSummary.ordTotal, 2);
    expect(rest).toBe(cartSummary.balanceOrdTotal);
  });

  it('pays no more with a gift card than the shopper wants, and that can be changed', async () => {
    const guest = await aGuestInCheckout();
    const added = (await pay(guest, giftCard('fifty', { amount: 10 }))).body.cartInfo;
    expect(shares(added)).toEqual([['GIFT_CARD', 10]]);
    const id = added.orderPayment[0]?.id ?? '';
    const changed = await guest.put<CartResponse>(`${CHECKOUT}/payment/${id}`, { amount: 15.5 });
    expect(shares(changed.body.cartInfo)).toEqual([['GIFT_CARD', 15.5]]);
    const removed = await guest.delete<CartResponse>(`${CHECKOUT}/payment/${id}`);
    expect(shares(removed.body.cartInfo)).toEqual([]);
  });

  it.each([0.001, 5.005, 4.999999])('takes %d for no amount at all [T4]', async (amount) => {
    const guest = await aGuestInCheckout();
    expect(await pay(guest, giftCard('fifty', { amount }))).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    const added = (await pay(guest, giftCard('fifty', { amount: 10 }))).body.cartInfo;
    expect((await guest.put(`${CHECKOUT}/payment/${added.orderPayment[0]?.id}`, { amount })).status).toBe(400);
    expect(shares(await guest.cart())).toEqual([['GIFT_CARD', 10]]);
  });

  it('counts a card that is given twice once', async () => {
    const guest = await aGuestInCheckout();
    await pay(guest, giftCard('large'));
    const { cartInfo } = (await pay(guest, giftCard('large', { amount: 5 }))).body;
    expect(shares(cartInfo)).toEqual([['GIFT_CARD', 5]]);
  });

  it('does not let a gift card buy a gift card', async () => {
    const guest = await aGuestInCheckout([
      { itemId: '100031', qty: 1 },
      { itemId: '100001', qty: 1 },
    ]);
    const { cartInfo } = (await pay(guest, giftCard('large'))).body;
    expect(cartInfo.cartSummary.balanceOrdTotal).toBe(50);
    expect(cartInfo.stillMissing).toContain('PAYMENT_REQUIRED');
  });
});

describe('a gift card that does not pay', () => {
  it.each([
    ['with a wrong PIN', { accountNumber: GIFT_CARDS.twenty.accountNumber, cvv: '1112' }, 'GIFT_CARD_D33'],
    ['that does not exist', { accountNumber: '6006491000000000012', cvv: '1111' }, 'GIFT_CARD_D33'],
    ['that is no number at all', { accountNumber: 'paper', cvv: '1111' }, 'GIFT_CARD_D33'],
    ['whose PIN has three digits', { accountNumber: GIFT_CARDS.twenty.accountNumber, cvv: '111' }, 'GIFT_CARD_D33'],
    ['that is not active', { accountNumber: '6006491000000000045', cvv: '4444' }, 'GIFT_CARD_D38'],
    ['that is empty', { accountNumber: '6006491000000000052', cvv: '5555' }, 'GIFT_CARD_D39'],
  ])('%s is refused with its code [C8-89 C8-92 C8-93 C8-94]', async (_what, login, code) => {
    const guest = await aGuestInCheckout();
    const refused = { status: 400, body: { code, message: 'Please verify the card number and try again.' } };
    expect(await pay(guest, { paymentType: 'GIFT_CARD', ...login })).toMatchObject(refused);
    expect(await guest.post('/cc/api/payment/giftcard/balance', login)).toMatchObject(refused);
    expect((await guest.cart()).orderPayment).toEqual([]);
  });

  it('because there are five already is refused: GIFT_CARD_LIMIT_EXCEEDED [C8-34]', async () => {
    const guest = await aGuestInCheckout();
    await pay(guest, giftCard('fifty', { amount: 1 }));
    await pay(guest, giftCard('large', { amount: 1 }));
    // The vendor has issued no more of them: three others are written into the cart.
    await site.database.query(
      `update carts set version = version + 1, payments = (select jsonb_agg(jsonb_set(jsonb_set(p, '{0}', to_jsonb(gen_random_uuid())), '{11}', to_jsonb('card ' || n))) from generate_series(1, 3) n, lateral (select payments::jsonb->0 as p) first)::jsonb || payments::jsonb where json_array_length(payments) = 2`,
    );
    expect((await guest.cart()).orderPayment).toHaveLength(5);
    const { status, body } = await pay(guest, await prepaidCard(site));
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'GIFT_CARD_LIMIT_EXCEEDED' });
  });

  it('as much as it did when it was added: nothing is placed, and the shopper sees who pays what now', async () => {
    const [first, second] = [await aGuestInCheckout(), await aGuestInCheckout()];
    const left = await balance('fifty');
    await pay(first, giftCard('fifty'));
    await pay(second, giftCard('fifty'));
    await card(second);
    await card(first);
    const ordTotal = (await second.cart()).cartSummary.ordTotal;
    expect((await placeOrder(first)).body.status).toBe('PLACED');
    const { status, body } = await placeOrder(second, { ordTotal });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'CART_STATUS_ERROR' });
    const now = left - Math.min(left, 49.93);
    expect(body.cartInfo?.orderPayment.find(({ paymentType }) => paymentType === 'GIFT_CARD')?.amountApplied).toBeCloseTo(now, 2);
    expect((await placeOrder(second, { ordTotal })).body.status).toBe('PLACED');
  });

  it('nothing any more because it was ended since: no credit card is blamed for it', async () => {
    const ended = await site.shop.paymentVendor.issueGiftCard({ amountCents: 60_00, key: 'ended-before-it-pays' });
    if (ended === 'UNREACHABLE') throw new Error('no gift card was issued');
    const guest = await aGuestInCheckout();
    await pay(guest, { paymentType: 'GIFT_CARD', accountNumber: ended.accountNumber, cvv: ended.pin });
    expect(await site.shop.paymentVendor.voidGiftCard({ key: 'ended-before-it-pays' })).toBe('DONE');
    expect(await placeOrder(guest)).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR' } });
    const cart = await guest.cart();
    expect(shares(cart)).toEqual([['GIFT_CARD', 0]]);
    expect(cart).toMatchObject({ stillMissing: ['PAYMENT_REQUIRED'], items: [{ itemId: '100001' }] });
    await card(guest);
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
  });

  it('is let go when the card beside it is declined', async () => {
    const guest = await aGuestInCheckout();
    const before = await balance('large');
    await pay(guest, giftCard('large', { amount: 10 }));
    await card(guest, CARDS.declined);
    const refused = { code: 'PAYMENT_OPERATION_FAILED', declinedPayment: { paymentType: 'CREDIT_CARD' } };
    expect((await placeOrder(guest)).body, 'it says which of the two').toMatchObject(refused);
    expect(await balance('large')).toBeCloseTo(before, 2);
    expect((await guest.cart()).items).toHaveLength(1);
    await card(guest);
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
    expect(await balance('large')).toBeCloseTo(before - 10, 2);
  });
});

describe('number and PIN of a gift card', () => {
  it('stand in no table, no answer and no log', async () => {
    const guest = await aGuestInCheckout();
    const { accountNumber, cvv } = GIFT_CARDS.large;
    const added = await pay(guest, giftCard('large', { amount: 1 }));
    await card(guest);
    const placed = await placeOrder(guest);
    const { rows } = await site.database.query(
      `select payments::text as kept from carts union all select to_jsonb(p)::text from order_payments p union all select to_jsonb(o)::text from orders o where origin = 'SHOP'
       union all select to_jsonb(k)::text from idempotency_keys k union all select to_jsonb(l)::text from limit_seats l`,
    );
    const everything = [...rows.map(({ kept }) => String(kept)), JSON.stringify([added.body, placed.body]), ...site.logged].join('\n');
    expect(everything).not.toContain(accountNumber);
    expect(everything).not.toContain(`"${cvv}"`);
  });
});

describe('one gift card', () => {
  it('spent by 100 orders at once never goes below zero, and pays whole what it pays [T16]', async () => {
    // 250.00 less what the tests before have spent; every order wants 10.00 of it.
    const left = await balance('large');
    const guests = await Promise.all(Array.from({ length: 100 }, () => aGuestInCheckout([{ itemId: '100002', qty: 1 }])));
    await Promise.all(
      guests.map(async (guest) => {
        await pay(guest, giftCard('large', { amount: 10 }));
        await card(guest);
      }),
    );
    const totals = await Promise.all(guests.map(async (guest) => (await guest.cart()).cartSummary.ordTotal));
    const answers = await Promise.all(guests.map((guest, index) => placeOrder(guest, { ordTotal: totals[index] })));
    const placed = answers.filter(({ body }) => body.status === 'PLACED');
    expect(placed.length).toBe(Math.floor(left / 10));
    expect(
      answers.filter(({ status }) => status !== 200).every(({ status, body }) => status === 409 && body.code === 'CART_STATUS_ERROR'),
    ).toBe(true);
    const now = (await guests[0]?.post<{ balance?: number; code?: string }>('/cc/api/payment/giftcard/balance', { ...GIFT_CARDS.large }))
      ?.body;
    expect(now?.balance ?? 0).toBeCloseTo(left - 10 * placed.length, 2);
  }, 120_000);
});

describe('a shopper who is signed in', () => {
  async function sam(): Promise<Visitor> {
    const visitor = aVisitor(site);
    await visitor.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
    return visitor;
  }
  const cardsOf = async () =>
    (
      await site.database.query(
        "select token, last_four from wallet_cards join users using (user_id) where email = 'sam.shopper@example.com'",
      )
    ).rows;

  it('finds a card in the wallet that they asked to save, once it has paid', async () => {
    const visitor = await sam();
    await visitor.add({ itemId: '100001', qty: 1 });
    await goToCheckout(visitor);
    const before = await cardsOf();
    await pay(visitor, {
      paymentType: 'CREDIT_CARD',
      token: await tokenFor(site, '5555555555554444'),
      saveCard: true,
      userNotes: 'Office card',
    });
    expect(await cardsOf()).toHaveLength(before.length);
    await placeOrder(visitor);
    await site.hearEvents();
    expect(await cardsOf()).toHaveLength(before.length + 1);
    expect((await visitor.cart()).userPayment?.userPayments.map(({ userNotes }) => userNotes)).toContain('Office card');
  });

  it('saves no more than ten, and is told so when they ask for one more [C8-104]', async () => {
    await site.database.query(
      `insert into wallet_cards (user_id, token, brand, last_four, expiry_month, expiry_year) select user_id, 'tok_full_' || n, 'VISA', '4242', 12, 2031 from users, generate_series(1, 10 - (select count(*)::int from wallet_cards w join users using (user_id) where email = 'sam.shopper@example.com')) n where email = 'sam.shopper@example.com'`,
    );
    const visitor = await sam();
    await visitor.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, visitor);
    const token = await tokenFor(site, CARDS.approved);
    expect(await pay(visitor, { paymentType: 'CREDIT_CARD', token, saveCard: true })).toMatchObject({
      status: 400,
      body: { code: 'SAVED_CARD_LIMIT_REACHED', type: 'SAVED_CARD_LIMIT' },
    });
    expect((await pay(visitor, { paymentType: 'CREDIT_CARD', token })).status).toBe(200);
  });
});
