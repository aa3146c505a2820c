import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { setStock } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true });
const DECLINED = ['CAPTCHA', 'CARD', 'CARD_ADDRESS', 'CARD_FINGERPRINT'];

beforeEach(() => site.database.query('delete from limit_seats').then(() => undefined));
afterEach(() => site.hearEvents());

/** Of which limits seats are taken. */
async function taken(): Promise<string[]> {
  const { rows } = await site.database.query<{ kind: string }>('select kind from limit_seats where cardinality(taken) > 0 order by kind');
  return rows.map(({ kind }) => kind);
}

async function aBuyer(card: string) {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const { cartId } = await readyToOrder(site, guest, card);
  return { guest, place: () => placeOrder(guest, { cartId }) };
}

/** Somebody whose bank wants to hear from them, and what they say to it. */
async function aChallenged() {
  const buyer = await aBuyer(CARDS.challenged);
  const { status, transactionId = '' } = (await buyer.place()).body;
  expect(status).toBe('CHALLENGE');
  const answerAtBank = async (said: 'approve' | 'deny') => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ answer: said }) };
    expect((await fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, init)).status).toBe(200);
  };
  const answer = async (said: 'approve' | 'deny') => {
    await answerAtBank(said);
    const told = new URLSearchParams({ transactionId, status: said === 'approve' ? 'Y' : 'N' }).toString();
    await aVisitor(site).post('/cc/api/tdprocess', told, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  };
  return { ...buyer, answer, answerAtBank };
}

async function tenMinutesLater(): Promise<void> {
  site.setNow(new Date(site.shop.now().getTime() + 11 * 60_000));
  await reconcile(site.shop);
}

describe('the seats of an order', () => {
  it('are asked for in one statement and given back in one', async () => {
    const { place } = await aBuyer(CARDS.approved);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    expect((await place()).body.status).toBe('PLACED');
    const asked = query.mock.calls.flatMap(
      ([config]) => /\b(?:take|free)_seats\b/.exec(String(Reflect.get(Object(config), 'text')))?.[0] ?? [],
    );
    query.mockRestore();
    expect(asked).toEqual(['take_seats', 'free_seats']);
    expect(await taken()).toEqual([]);
  });

  it('are kept while the bank of its payer waits, and end when it is paid [T22]', async () => {
    const { place, answer } = await aChallenged();
    expect(await taken()).toEqual([...DECLINED, 'HOLD_ADDRESS']);
    expect((await place()).body.status).toBe('CHALLENGE');
    await answer('approve');
    expect((await place()).body.status).toBe('PLACED');
    expect(await taken()).toEqual([]);
  });

  it('stay those of a declined card when the payer says no to the bank [T31]', async () => {
    const { place, answer } = await aChallenged();
    await answer('deny');
    expect((await place()).status).toBe(400);
    expect(await taken()).toEqual(DECLINED);
  });

  it('stay those of a declined card when the payer said no and never came back [T31]', async () => {
    const { answer } = await aChallenged();
    await answer('deny');
    await tenMinutesLater();
    expect(await taken()).toEqual(DECLINED);
  });

  it('stay those of a declined card when the payer said no to the bank alone, and the shop was told by nobody [T31]', async () => {
    const { answerAtBank } = await aChallenged();
    await answerAtBank('deny');
    await tenMinutesLater();
    expect(await taken()).toEqual(DECLINED);
  });

  it('end with an order that its payer has left [T22]', async () => {
    await aChallenged();
    await tenMinutesLater();
    expect(await taken()).toEqual([]);
  });

  it('are nobody’s to be read when it is decided', async () => {
    const { place, answer } = await aChallenged();
    const kept = async () => (await site.database.query('select count(*)::int as n from orders where seats is not null')).rows[0]?.n;
    expect(await kept()).toBe(1);
    await answer('approve');
    await place();
    expect(await kept()).toBe(0);
  });

  it('are given back where somebody else was faster', async () => {
    await setStock(site, '100001', 1);
    const buyers = [await aBuyer(CARDS.approved), await aBuyer(CARDS.approved)];
    const statuses = (await Promise.all(buyers.map(({ place }) => place()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect(await taken()).toEqual([]);
  });
});
