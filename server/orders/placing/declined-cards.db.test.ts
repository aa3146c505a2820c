import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARDS, CHECKOUT, goToCheckout, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { answering } from '#tests/support/captcha.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

import { addressBlock, giveBack, reserve } from '../../limits/index.ts';
import { LIMITS } from '../../limits/limits.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });

beforeEach(() => site.database.query('delete from limit_seats').then(() => undefined));

afterEach(() => vi.restoreAllMocks());

/** @returns how often seats have been asked for since. */
function triesForSeats(): () => number {
  const queries = vi.spyOn(site.shop.database, 'query');
  const isTry = (asked: unknown) => asked instanceof Object && Reflect.get(asked, 'name') === 'limit_take';
  return () => queries.mock.calls.filter(([asked]) => isTry(asked)).length;
}

describe('cards that are declined with the order', () => {
  it('count as tries: after ten within an hour no other is tried, and the cart is kept', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await goToCheckout(guest);
    const attempt = async (number: string) => {
      const token = await tokenFor(site, number);
      const attached = await answering((captcha) =>
        guest.post<{ code?: string }>(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token, captcha }),
      );
      return attached.status === 200 ? placeOrder(guest) : attached;
    };
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await attempt(CARDS.declined));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect(answers[10]?.headers['retry-after']).toBeDefined();
    expect((await attempt(CARDS.approved)).status).toBe(429);
    expect((await guest.cart()).items).toHaveLength(1);
  });

  it('of an office are tried when those of the others at its network have paid', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 1 });
    await readyToOrder(site, guest);
    const others = await reserve(site.shop, [{ kind: 'CARD_ADDRESS', subject: addressBlock('127.0.0.1') }], 30);
    if (!others.ok) throw new Error('no seats');
    const tries = triesForSeats();
    const placing = placeOrder(guest);
    // The second is made because the first found all seats taken.
    await expect.poll(tries, { interval: 10 }).toBeGreaterThanOrEqual(2);
    await giveBack(site.shop, others);
    expect((await placing).body.status).toBe('PLACED');
  });

  it('do not count when they pay', async () => {
    for (let count = 0; count < 12; count += 1) {
      const guest = aVisitor(site);
      await guest.add({ itemId: '100002', qty: 1 });
      await goToCheckout(guest);
      await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
      expect((await placeOrder(guest)).body.status).toBe('PLACED');
    }
  });
});

/** Tries a card with an order of its own. @returns the status of what came of it. */
async function tryCard(visitor: Visitor, number: string): Promise<number> {
  const attached = await visitor.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, number) });
  return attached.status === 200 ? (await placeOrder(visitor)).status : attached.status;
}

async function aBuyer(address: string, email?: string): Promise<Visitor> {
  const visitor = aVisitor(site, { address });
  if (email !== undefined) await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  await visitor.add({ itemId: '100001', qty: 1 });
  await goToCheckout(visitor);
  return visitor;
}

/** How often the vendor is asked to hold money meanwhile. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const authorize = vi.spyOn(site.shop.paymentVendor, 'authorize');
  await work();
  const count = authorize.mock.calls.length;
  authorize.mockRestore();
  return count;
}

describe('somebody who tries stolen cards', () => {
  it('with one card, from ever new visits and networks, reaches its bank ten times an hour [T31]', async () => {
    const buyers = await Promise.all(Array.from({ length: 14 }, (_, n) => aBuyer(`198.18.${n}.1`)));
    const count = await asked(() => Promise.all(buyers.map((buyer) => tryCard(buyer, CARDS.insufficient))));
    expect(count).toBe(LIMITS.CARD_FINGERPRINT.most);
    const honest = await aBuyer('198.18.99.1');
    expect(await tryCard(honest, CARDS.insufficient)).toBe(429);
    expect((await placeOrder(honest)).body).toMatchObject({
      message: "This card or account can't be used right now. Please pay another way.",
    });
    expect(await tryCard(await aBuyer('198.18.99.1'), CARDS.approved)).toBe(200);
  });

  it('from one network, with ever new visits, reaches banks thirty times an hour [T31]', async () => {
    await reserve(site.shop, [{ kind: 'CARD_ADDRESS', subject: addressBlock('198.19.1.1') }], LIMITS.CARD_ADDRESS.most - 3);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer('198.19.1.1')));
    expect(await asked(() => Promise.all(buyers.map((buyer) => tryCard(buyer, CARDS.declined))))).toBe(3);
  });

  it('of one account, with ever new visits and networks, reaches banks ten times an hour [T31]', async () => {
    const email = 'selma.select@example.com';
    let buyer = await aBuyer('198.20.0.1', email);
    const userId = (await site.database.query('select user_id from users where email = $1', [email])).rows[0].user_id;
    await reserve(site.shop, [{ kind: 'CARD_ACCOUNT', subject: userId }], LIMITS.CARD_ACCOUNT.most - 1);
    expect(await asked(async () => expect(await tryCard(buyer, CARDS.declined)).toBe(400))).toBe(1);
    buyer = await aBuyer('198.20.1.1', email);
    expect(await asked(async () => expect(await tryCard(buyer, CARDS.approved)).toBe(429))).toBe(0);
  });

  it('with one that its owner has saved, is stopped as with any other token of it [T31]', async () => {
    const email = 'sam.shopper@example.com';
    const owner = await aBuyer('198.21.0.1', email);
    const token = await tokenFor(site, CARDS.approved);
    await owner.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token, saveCard: true, userNotes: 'Mine' });
    expect((await placeOrder(owner)).body.status).toBe('PLACED');
    await site.hearEvents();
    const saved = (await owner.cart()).userPayment?.userPayments.find(({ userNotes }) => userNotes === 'Mine');
    const known = await site.shop.paymentVendor.describe(await tokenFor(site, CARDS.approved));
    const subject = String(Reflect.get(Object(known), 'cardKey'));
    await reserve(site.shop, [{ kind: 'CARD_FINGERPRINT', subject }], LIMITS.CARD_FINGERPRINT.most);
    const choose = async (buyer: Visitor) =>
      expect((await buyer.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', id: saved?.id })).status).toBe(200);
    const thief = await aBuyer('198.21.1.1', email);
    await choose(thief);
    expect(await asked(async () => expect((await placeOrder(thief)).status).toBe(429))).toBe(0);
    // Of one that was saved before cards had keys nothing but its token is known.
    await site.database.query("update wallet_cards set card_key = null where nickname = 'Mine'");
    await choose(thief);
    expect((await placeOrder(thief)).body.status).toBe('PLACED');
  });
});
