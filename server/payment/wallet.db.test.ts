import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { CARDS, CHECKOUT, GAIL, goToCheckout, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { saveCard } from '#server/payment/index.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

describe('somebody’s wallet', () => {
  it('names the card that paid last, the default one, and how many there are [C3-77]', async () => {
    const person = aVisitor(site);
    const account = { email: 'wanda.wallet@example.com', password: 'a-fine-pass-phrase', firstName: 'Wanda', lastName: 'Wallet' };
    expect((await person.post('/cc/api/auth/register', account)).status).toBe(200);
    await person.add({ itemId: '100001', qty: 1 });
    await goToCheckout(person);
    const none = (await person.cart()).userPayment;
    expect(none).toMatchObject({ userPayments: [], defaultPaymentId: null, lastUsedPaymentId: null, cardCount: 0 });
    expect(none).toMatchObject({ membershipPaymentId: null, quickBuyPaymentId: null });
    await person.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved), saveCard: true });
    expect((await placeOrder(person)).body.status).toBe('PLACED');
    await site.hearEvents();
    const wallet = (await person.cart()).userPayment;
    const id = wallet?.userPayments[0]?.id;
    expect(id).toBeDefined();
    expect(wallet).toMatchObject({ defaultPaymentId: id, lastUsedPaymentId: id, cardCount: 1 });
    expect(wallet?.userPayments).toMatchObject([{ lastFourDigit: '4242', isDefault: true, expiryNotice: null }]);
  });

  it('says which of its cards have expired', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const wallet = (await sam.cart()).userPayment;
    expect(wallet?.userPayments.map(({ lastFourDigit, expiryNotice }) => [lastFourDigit, expiryNotice])).toEqual([
      ['4242', null],
      ['4444', 'Expired'],
    ]);
  });

  it('is told with all of its fields, and so is the card that pays: which of the wallet it is, no number but its end, and no code [C3-78 C3-79]', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await sam.add({ itemId: '100001', qty: 1 });
    await goToCheckout(sam);
    const saved = (await sam.cart()).userPayment?.userPayments.find(({ lastFourDigit }) => lastFourDigit === '4242');
    const told = {
      paymentType: 'CREDIT_CARD',
      brand: 'VISA',
      lastFourDigit: '4242',
      accountNumber: '************4242',
      expiryDay: null,
      cvv: null,
      membershipPayment: true,
      profilePayment: true,
      profileRefId: saved?.id,
      vendorPaymentType: null,
    };
    expect(saved).toMatchObject({ ...told, isDefault: true, userNotes: expect.any(String) });
    await sam.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', id: saved?.id });
    expect((await sam.cart()).orderPayment).toMatchObject([told]);
    const { orderNumber } = (await placeOrder(sam)).body;
    const order = await sam.get<Order>(`/cc/api/orders/${orderNumber}`);
    expect(order.body.orderPayment).toMatchObject([told]);

    await sam.add({ itemId: '100001', qty: 1 });
    await goToCheckout(sam);
    await sam.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved), userNotes: 'Mine' });
    expect((await sam.cart()).orderPayment).toMatchObject([{ ...told, profilePayment: false, profileRefId: null, userNotes: 'Mine' }]);
  });

  it('takes no more than ten cards, one default among them, and none twice, however many are saved at once', async () => {
    const { rows } = await site.database.query<{ user_id: string }>("select user_id from users where email = 'selma.select@example.com'");
    const userId = rows[0]?.user_id ?? '';
    const card = (n: number, key = `key-${n}`) => ({
      token: `tok_race_${n}`,
      card_key: key,
      brand: 'VISA',
      last_four: '4242',
      expiry_month: 12,
      expiry_year: 2030,
      nickname: '',
    });
    const counted = async () =>
      (
        await site.database.query<{ n: number; defaults: number }>(
          'select count(*)::int as n, (count(*) filter (where is_default))::int as defaults from wallet_cards where user_id = $1',
          [userId],
        )
      ).rows[0];
    await site.database.query('delete from wallet_cards where user_id = $1', [userId]);
    await Promise.all(Array.from({ length: 6 }, (_, n) => saveCard(site.shop, userId, card(n, 'the same card'))));
    expect(await counted()).toEqual({ n: 1, defaults: 1 });
    await Promise.all(Array.from({ length: 14 }, (_, n) => saveCard(site.shop, userId, card(100 + n))));
    expect(await counted()).toEqual({ n: 10, defaults: 1 });
  });
});

describe('what is written of a card, an address and a person', () => {
  it('is kept without signs that turn round what stands beside it: no nickname makes another card’s number of the one that is shown', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const id = (await sam.cart()).userPayment?.userPayments[0]?.id;
    const { status } = await sam.put(`/cc/api/wallet/${id}`, { nickname: '\u202e4444 \u2066Office\u2069 card\u202c' });
    expect(status).toBe(200);
    const names = (await sam.cart()).userPayment?.userPayments.map(({ userNotes }) => userNotes);
    expect(names).toContain('4444 Office card');
    await sam.add({ itemId: '100001', qty: 1 });
    const cart = await goToCheckout(sam, {
      ...GAIL,
      firstName: '\u202aGail\u202c',
      organizationName: 'Acme \u202egro\u2069',
      useAsEntered: true,
    });
    expect(cart.addresses.find(({ type }) => type === 'SB')).toMatchObject({ firstName: 'Gail', organizationName: 'Acme gro' });
    // Other writings stay, and so does a password.
    const password = 'a \u202epass phrase';
    const account = { email: 'tova@example.com', password, firstName: 'טובה', lastName: '\u2067כהן' };
    const tova = aVisitor(site);
    expect((await tova.post('/cc/api/auth/register', account)).status).toBe(200);
    const { rows } = await site.database.query('select first_name, last_name from users where email = $1', [account.email]);
    expect(rows).toEqual([{ first_name: 'טובה', last_name: 'כהן' }]);
    const again = (text: string) => aVisitor(site).post('/cc/api/auth/login', { email: account.email, password: text });
    expect((await again(password.replace('\u202e', ''))).status).toBe(401);
    expect((await again(password)).status).toBe(200);
  });
});
