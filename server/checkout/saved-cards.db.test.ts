import { afterEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { readWallet } from '#contracts/payment/wallet.ts';
import type { CaptchaData } from '#contracts/captcha.ts';
import { solved } from '#tests/support/captcha.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const WALLET = '/cc/api/wallet';
afterEach(() => {
  vi.restoreAllMocks();
});

type Answer = z.output<typeof readWallet.answer>;

async function signedIn(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}

let people = 0;
/** Somebody who has just opened an account, with so many cards; the first is the default. */
async function somebody(count: number): Promise<{ visitor: Visitor; userId: string; cards: string[] }> {
  people += 1;
  const email = `cards-${people}@example.com`;
  const visitor = aVisitor(site);
  expect(
    (await visitor.post('/cc/api/auth/register', { email, password: 'A-good-password-1', firstName: 'Casey', lastName: 'Cards' })).status,
  ).toBe(200);
  const { rows } = await site.database.query<{ user_id: string; card_id: string }>(
    `insert into wallet_cards (user_id, token, card_key, brand, last_four, expiry_month, expiry_year, is_default, updated_at)
     select u.user_id, 'tok-' || u.email || n, 'key-' || u.email || n, 'VISA', lpad(n::text, 4, '0'), 12, 2030, n = 1, now() + n * interval '1 minute'
     from users u, generate_series(1, $2) n where u.email = $1 returning user_id, card_id`,
    [email, count],
  );
  return { visitor, userId: rows[0]?.user_id ?? '', cards: rows.map(({ card_id }) => card_id) };
}
const walletOf = async (visitor: Visitor) => (await visitor.get<Answer>(WALLET)).body.wallet;
const namesOf = async (visitor: Visitor) =>
  (await walletOf(visitor)).userPayments.map(({ lastFourDigit, isDefault }) => `${lastFourDigit}${isDefault ? '*' : ''}`);

describe('saved cards', () => {
  it('are told with what people recognise them by, the default first, and what is to be said of when they expire', async () => {
    const sam = await signedIn('sam.shopper@example.com');
    const { body } = await sam.get<Answer>(WALLET);
    expect(body.mostCards).toBe(10);
    expect(
      body.wallet.userPayments.map(({ brand, lastFourDigit, isDefault, expiryNotice, isExpired }) => [
        brand,
        lastFourDigit,
        isDefault,
        expiryNotice,
        isExpired,
      ]),
    ).toEqual([
      ['VISA', '4242', true, null, false],
      ['MASTER_CARD', '4444', false, 'Expired', true],
    ]);
    expect(JSON.stringify(body)).not.toContain('tok');
    const page = (await sam.get<string>('/account/cards')).body;
    expect(page).toContain('Visa •••• 4242');
    expect(page).toContain('Expired');
  });

  it('are kept by nobody who is not shown what they would be charged: nothing leads there', async () => {
    const cleo = aVisitor(site, { host: 'business.localhost' });
    await cleo.post('/cc/api/auth/login', { email: 'cleo.clerk@cedarlegal.example', password: 'Foolscap-demo-1' });
    expect([(await cleo.get(WALLET)).status, (await cleo.get('/account/cards')).status]).toEqual([403, 404]);
    const [account, product] = [(await cleo.get<string>('/account')).body, (await cleo.get<string>('/product_100001')).body];
    for (const page of [account, product]) expect(page).not.toMatch(/Saved cards|Buy now/);
    expect(account).toContain('Your orders');
    expect(product).toContain('Add to cart');
  });

  it('expire soon for thirty days before they do [C9-18]', async () => {
    const { visitor, cards } = await somebody(1);
    const noticeAt = async (day: string) => {
      site.setNow(new Date(`${day}T17:00:00Z`));
      return (await walletOf(visitor)).userPayments[0]?.expiryNotice;
    };
    const before = site.shop.now();
    await site.database.query('update wallet_cards set expiry_month = 12, expiry_year = 2026 where card_id = $1', [cards[0]]);
    expect(await noticeAt('2026-12-01')).toBeNull();
    expect(await noticeAt('2026-12-03')).toBe('Expiring soon');
    expect(await noticeAt('2026-12-31')).toBe('Expiring soon');
    expect(await noticeAt('2027-01-02')).toBe('Expired');
    site.setNow(before);
  });

  it('get a name of 32 characters at most, and another default', async () => {
    const { visitor, cards } = await somebody(3);
    const [, second = ''] = cards;
    expect(
      (await visitor.put<Answer>(`${WALLET}/${second}`, { nickname: '  Office card ' })).body.wallet.userPayments.find(
        ({ id }) => id === second,
      )?.userNotes,
    ).toBe('Office card');
    expect((await visitor.put(`${WALLET}/${second}`, { nickname: 'x'.repeat(33) })).status).toBe(400);
    expect((await visitor.put(`${WALLET}/${second}`, { isDefault: true })).status).toBe(200);
    expect(await namesOf(visitor)).toEqual(['0002*', '0003', '0001']);
  });

  it('that are removed are gone; when it was the default the one saved last takes its place', async () => {
    const { visitor, cards } = await somebody(3);
    expect((await visitor.delete(`${WALLET}/${cards[0]}`)).status).toBe(200);
    expect(await namesOf(visitor)).toEqual(['0003*', '0002']);
    expect((await visitor.delete(`${WALLET}/${cards[0]}`)).status).toBe(404);
    await visitor.delete(`${WALLET}/${cards[1]}`);
    await visitor.delete(`${WALLET}/${cards[2]}`);
    expect(await walletOf(visitor)).toMatchObject({ userPayments: [], defaultPaymentId: null, cardCount: 0 });
  });

  it('that have expired are nobody’s default', async () => {
    const sam = await signedIn('sam.shopper@example.com');
    const expired = (await walletOf(sam)).userPayments.find(({ isExpired }) => isExpired)?.id ?? '';
    expect((await sam.put<{ code: string }>(`${WALLET}/${expired}`, { isDefault: true })).body.code).toBe('PAYMENT_EXPIRED');
    expect((await sam.get<string>('/account/cards')).body).not.toContain('Make default');
  });

  it('that have expired do not take the place of a default that is removed', async () => {
    const { visitor, cards, userId } = await somebody(3);
    const expire = (id: string | undefined) =>
      site.database.query('update wallet_cards set expiry_year = 2020 where user_id = $1 and card_id::text = $2', [userId, id]);
    await expire(cards[2]);
    await visitor.delete(`${WALLET}/${cards[0]}`);
    expect(await namesOf(visitor)).toEqual(['0002*', '0003']);
    await visitor.delete(`${WALLET}/${cards[1]}`);
    expect(await walletOf(visitor)).toMatchObject({ userPayments: [{ id: cards[2], isDefault: false }], defaultPaymentId: null });
  });

  it('have one default, however many wishes come at once', async () => {
    const { visitor, userId, cards } = await somebody(8);
    await Promise.all([
      ...cards.slice(1).map((id) => visitor.put(`${WALLET}/${id}`, { isDefault: true })),
      visitor.delete(`${WALLET}/${cards[0]}`),
      visitor.delete(`${WALLET}/${cards[4]}`),
    ]);
    const { rows } = await site.database.query(
      'select count(*)::int as cards, count(*) filter (where is_default)::int as defaults from wallet_cards where user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ cards: 6, defaults: 1 }]);
  });

  it('are their owner’s: others’, unknown ones and nonsense are not there, guests sign in, and who acts for a customer only looks [T47]', async () => {
    const { visitor, cards, userId } = await somebody(1);
    const sam = await signedIn('sam.shopper@example.com');
    for (const id of [cards[0], crypto.randomUUID(), 'x', '%27']) {
      expect((await sam.put(`${WALLET}/${id}`, { isDefault: true })).status).toBe(404);
      expect((await sam.delete(`${WALLET}/${id}`)).status).toBe(404);
    }
    expect((await aVisitor(site).get(WALLET)).status).toBe(401);
    const cora = await signedIn('cora.csr@foolscap.example');
    expect((await cora.post('/cc/api/customers/act', { userId })).status).toBe(200);
    expect((await cora.get(WALLET)).status).toBe(200);
    expect((await cora.delete(`${WALLET}/${cards[0]}`)).status).toBe(403);
    expect((await cora.put(`${WALLET}/${cards[0]}`, { nickname: 'mine' })).status).toBe(403);
    expect(await namesOf(visitor)).toEqual(['0001*']);
  });

  it('of the profile are not there where the organization does not show them [C6-35]', async () => {
    const before = await signedIn('bo.buyer@cedarlegal.example', 'business.localhost');
    expect((await before.get(WALLET)).status).toBe(200);
    await site.database.query(
      `update accounts set settings = jsonb_set(settings, '{displayRules,SHOW_PROFILE_CC}', 'false') where account_number = '4410003'`,
    );
    const bo = await signedIn('bo.buyer@cedarlegal.example', 'business.localhost');
    expect((await bo.get(WALLET)).status).toBe(403);
    expect((await bo.get('/account/cards')).status).toBe(404);
  });
});

describe('the page of saved cards', () => {
  it('asks before it removes, without scripts too', async () => {
    const { visitor, cards } = await somebody(2);
    const page = (await visitor.get<string>(`/account/cards?remove=${cards[1]}`)).body;
    expect(page).toContain('Remove Visa •••• 0002?');
    expect(await namesOf(visitor)).toHaveLength(2);
  });
});

/** A card as the vendor takes it in this wallet, without a token of the shop as its own page does. */
async function cardFor(checkoutId: string | null, more: Record<string, unknown> = {}, vendor = site.sandbox.origin): Promise<string> {
  const card = { number: '5555555555554444', expiryMonth: '12', expiryYear: '2031', cvv: '123', checkoutId, ...more };
  const response = await fetch(`${vendor}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  expect(response.status).toBe(201);
  return String(Reflect.get(Object(await response.json()), 'token'));
}
const idOf = async (visitor: Visitor) => (await visitor.get<Answer>(WALLET)).body.checkoutId;
type Refused = { readonly code: string; readonly message: string };

describe('a card that is added without an order', () => {
  it('is saved with its nickname, the first one as the default, and another as the default when that is wished', async () => {
    const { visitor } = await somebody(0);
    const wallet = await idOf(visitor);
    expect((await visitor.post(WALLET, { token: await cardFor(wallet), nickname: ' Office ' })).status).toBe(200);
    expect((await walletOf(visitor)).userPayments).toMatchObject([
      { brand: 'MASTER_CARD', lastFourDigit: '4444', userNotes: 'Office', isDefault: true },
    ]);
    await visitor.post(WALLET, { token: await cardFor(wallet, { number: '4242424242424242' }), isDefault: true });
    expect(await namesOf(visitor)).toEqual(['4242*', '4444']);
  });

  it('that is there already is renewed: its new date, its name, and none twice', async () => {
    const { visitor } = await somebody(0);
    const wallet = await idOf(visitor);
    await visitor.post(WALLET, { token: await cardFor(wallet), nickname: 'Office' });
    const [before] = (await walletOf(visitor)).userPayments;
    expect((await visitor.post(WALLET, { token: await cardFor(wallet, { expiryYear: '2033' }) })).status).toBe(200);
    expect((await walletOf(visitor)).userPayments).toMatchObject([{ id: before?.id, expiryYear: '2033', userNotes: 'Office' }]);
  });

  it('is refused in words: an eleventh, a prepaid one, one with too long a name, and one the vendor does not know', async () => {
    const full = await somebody(10);
    expect(await full.visitor.post(WALLET, { token: await cardFor(await idOf(full.visitor)) })).toMatchObject({
      status: 400,
      body: { code: 'SAVED_CARD_LIMIT_REACHED', message: 'You have 10 saved cards, and that is the most. Remove one to add another.' },
    });
    expect((await full.visitor.get<string>('/account/cards')).body).not.toContain('/account/cards/add');
    expect((await full.visitor.get<string>('/account/cards/add')).body).toContain('Your wallet is full');
    const { visitor } = await somebody(0);
    const wallet = await idOf(visitor);
    const prepaid = await visitor.post<Refused>(WALLET, { token: await cardFor(wallet, { number: '5105105105105100' }) });
    expect(prepaid.body.message).toContain('Prepaid cards can’t be saved');
    expect((await visitor.post(WALLET, { token: await cardFor(wallet), nickname: 'x'.repeat(33) })).status).toBe(400);
    expect((await visitor.post<Refused>(WALLET, { token: 'tok_unknown' })).body.code).toBe('PAYMENT_OPERATION_FAILED');
    expect((await walletOf(visitor)).cardCount).toBe(0);
  });

  it('is refused in words when it has expired since it was entered [C8-97]', async () => {
    const { visitor } = await somebody(0);
    const token = await cardFor(await idOf(visitor));
    const begun = site.shop.now();
    const describeCard = site.shop.paymentVendor.describe;
    vi.spyOn(site.shop.paymentVendor, 'describe').mockImplementation(async (asked) => {
      const card = await describeCard(asked);
      return typeof card === 'object' ? { ...card, expiryMonth: begun.getUTCMonth() || 12, expiryYear: begun.getUTCFullYear() - 1 } : card;
    });
    const expired = { status: 400, body: { code: 'PAYMENT_EXPIRED', message: 'This card has expired. Please add one that hasn’t.' } };
    expect(await visitor.post(WALLET, { token })).toMatchObject(expired);
    expect((await walletOf(visitor)).cardCount).toBe(0);
  });

  it('is neither saved nor called wrong while the vendor is away, and can be saved afterwards', async () => {
    const { visitor } = await somebody(0);
    const token = await cardFor(await idOf(visitor));
    vi.spyOn(site.shop.paymentVendor, 'describe').mockResolvedValue('UNREACHABLE');
    // More often than wrong ones may be tried: none of them counts.
    for (let n = 0; n < 5; n += 1)
      expect(await visitor.post(WALLET, { token })).toMatchObject({ status: 400, body: { code: 'SPAY_API_FAILURE' } });
    expect((await walletOf(visitor)).cardCount).toBe(0);
    vi.restoreAllMocks();
    expect((await visitor.post(WALLET, { token })).status).toBe(200);
    expect((await walletOf(visitor)).cardCount).toBe(1);
  });

  it('is of the wallet that it was entered for: not of another’s, nor of a checkout, nor one that names neither, and it pays for no cart [T33]', async () => {
    const [victim, thief] = [await somebody(0), await somebody(0)];
    const own = await idOf(victim.visitor);
    const refused = { status: 403, body: { code: 'FORBIDDEN' } };
    for (const checkoutId of [await idOf(thief.visitor), 'a-cart', undefined]) {
      const token = await cardFor(own, { checkoutId });
      expect(await victim.visitor.post(WALLET, { token })).toMatchObject(refused);
    }
    expect(await thief.visitor.post(WALLET, { token: await cardFor(own) })).toMatchObject(refused);
    await victim.visitor.add({ itemId: '100002', qty: 1 });
    const paid = await victim.visitor.post('/cc/api/checkout/default/payment', { paymentType: 'CREDIT_CARD', token: await cardFor(own) });
    expect(paid).toMatchObject(refused);
  });

  it('may be entered under a token of the shop, which nobody gets for another’s wallet [C4-97] [T33]', async () => {
    const [person, thief] = [await somebody(0), await somebody(0)];
    const wallet = await idOf(person.visitor);
    const ask = (visitor: Visitor) =>
      visitor.post<{ token: { value: string } }>('/cc/api/payment/gateway/staplesPayAuthToken', {
        vendorPayment: { checkoutId: wallet, requestType: 'PAYMENT_AUTH_TOKEN', type: 'SP' },
      });
    expect((await ask(thief.visitor)).status).toBe(400);
    const authToken = (await ask(person.visitor)).body.token.value;
    expect((await person.visitor.post(WALLET, { token: await cardFor('whatever', { authToken }) })).status).toBe(200);
  });

  it('comes back from the vendor’s page to a form: the way back alone saves nothing', async () => {
    const { visitor } = await somebody(0);
    const token = await cardFor(await idOf(visitor));
    const page = (await visitor.get<string>(`/account/cards/add?token=${token}`)).body;
    expect(page).toContain('Save this card');
    expect((await walletOf(visitor)).cardCount).toBe(0);
  });
});

describe('cards that are added where there are limits', () => {
  const limited = useShop({ settings: { hasRateLimits: true } });
  it('are counted with those that are tried at checkout: after unknown ones comes a question, and then nothing [T31]', async () => {
    const visitor = aVisitor(limited);
    const account = { email: 'limited@example.com', password: 'A-good-password-1', firstName: 'Lee', lastName: 'Limit' };
    await visitor.post('/cc/api/auth/register', account);
    for (let n = 0; n < 3; n += 1)
      expect((await visitor.post<Refused>(WALLET, { token: `tok_unknown_${n}` })).body.code).toBe('PAYMENT_OPERATION_FAILED');
    const asked = await visitor.post<Refused & { captchaData: CaptchaData }>(WALLET, { token: 'tok_unknown_4' });
    expect(asked.body.code).toBe('CAPTCHA_REQUIRED');
    const { checkoutId } = (await visitor.get<Answer>(WALLET)).body;
    const token = await cardFor(checkoutId, {}, limited.sandbox.origin);
    // A good card, too, is looked at only with the right answer; then it is saved.
    expect((await visitor.post<Refused>(WALLET, { token })).body.code).toBe('CAPTCHA_REQUIRED');
    const again = await visitor.post<Refused & { captchaData: CaptchaData }>(WALLET, {
      token,
      captcha: { ...solved(asked.body), answer: 'no' },
    });
    expect(again.body.code).toBe('CAPTCHA_REQUIRED');
    expect((await visitor.post(WALLET, { token, captcha: solved(again.body) })).status).toBe(200);
    expect((await visitor.get<Answer>(WALLET)).body.wallet.cardCount).toBe(1);
  });
});
