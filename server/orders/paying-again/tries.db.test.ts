import { afterEach, beforeEach, expect, it } from 'vitest';
import { threeDSecureReturn } from '#contracts/checkout.ts';
import type { Order } from '#contracts/orders.ts';
import { CARDS, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { moveShipment } from '../fulfilment/move-shipment.ts';
import { resumeFulfilment } from '../fulfilment/resume-fulfilment.ts';
import { reconcile } from '../placing/reconcile.ts';
import { cancelUnpaid } from './unpaid-orders.ts';

const site = useShop({ hasRateLimits: true, isOneClock: true, holdMs: 500 });
const TRIED = ['CAPTCHA', 'CARD', 'CARD_ADDRESS', 'CARD_FINGERPRINT'];

type Unpaid = { readonly buyer: Visitor; readonly number: string };
type Paid = { status?: string; challengeUrl?: string | null; code?: string };

beforeEach(() => site.database.query('delete from limit_seats').then(() => undefined));

// Nobody pays what is left: it is canceled, and nothing hangs.
afterEach(async () => {
  later(4 * 24 * 60);
  await resumeFulfilment(site.shop);
  await cancelUnpaid(site.shop);
  await site.hearEvents();
  later(10);
  await reconcile(site.shop);
});

const later = (minutes: number) => site.setNow(new Date(site.shop.now().getTime() + minutes * 60_000));

/** An order whose bank has not renewed its hold. */
async function unpaid(): Promise<Unpaid> {
  const buyer = aVisitor(site);
  await buyer.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, buyer, CARDS.unrenewed);
  const { orderNumber: number = '' } = (await placeOrder(buyer)).body;
  await site.hearEvents();
  later(8 * 24 * 60);
  const { shipments } = (await buyer.get<Order>(`/cc/api/orders/${number}`)).body;
  expect(await moveShipment(site.shop, shipments[0]?.shipmentId ?? '', 'SHIPPED', 'warehouse')).toBe('UNPAID');
  return { buyer, number };
}

const pay = async ({ buyer, number }: Unpaid, card: string) =>
  buyer.post<Paid>(`/cc/api/orders/${number}/payment`, { token: await tokenFor(site, card) });

/** Whose bank asks them, and what they say to it. */
async function asked(order: Unpaid) {
  const { body } = await pay(order, CARDS.challenged);
  expect(body.status).toBe('CHALLENGE');
  const transactionId = new URL(body.challengeUrl ?? '').pathname.split('/').at(-1) ?? '';
  const tellBank = (answer: 'approve' | 'deny') =>
    fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer }),
    });
  const comeBack = (status: 'Y' | 'N') =>
    site.app.inject({ url: `${threeDSecureReturn.path}?transactionId=${transactionId}&status=${status}`, headers: { host: 'localhost' } });
  return { tellBank, comeBack };
}

/** Of which limits seats are taken. */
async function taken(): Promise<string[]> {
  const { rows } = await site.database.query<{ kind: string }>(
    'select kind from limit_seats where cardinality(taken) > 0 and kind = any ($1) order by kind',
    [TRIED],
  );
  return rows.map(({ kind }) => kind);
}
const keptWithTenders = async () =>
  (await site.database.query('select count(*)::int as n from order_payments where seats is not null')).rows[0]?.n;

it('a card that pays another way is a try while its bank asks the payer, and none once it has paid [T22]', async () => {
  const order = await unpaid();
  const { tellBank, comeBack } = await asked(order);
  expect([await taken(), await keptWithTenders()]).toEqual([TRIED, 1]);
  await tellBank('approve');
  await comeBack('Y');
  expect([await taken(), await keptWithTenders()]).toEqual([[], 0]);
});

it.each([
  ['the payer comes back', 'N', 0],
  ['the payer comes back and says yes to the shop', 'Y', 0],
  ['the shop is told by nobody', undefined, 11],
] as const)('a no behind the question of the bank is a declined card, when %s [T31]', async (_when, status, minutes) => {
  const order = await unpaid();
  const { tellBank, comeBack } = await asked(order);
  await tellBank('deny');
  if (status !== undefined) await comeBack(status);
  later(minutes);
  await resumeFulfilment(site.shop);
  expect([await taken(), await keptWithTenders()]).toEqual([TRIED, 0]);
});

it('a payer whom nobody heard of has tried nothing [T22]', async () => {
  await asked(await unpaid());
  later(11);
  await resumeFulfilment(site.shop);
  expect([await taken(), await keptWithTenders()]).toEqual([[], 0]);
});

it('after three declines behind the question of a bank a question of the shop comes first [T31]', async () => {
  const order = await unpaid();
  for (let n = 0; n < 3; n += 1) {
    const { tellBank, comeBack } = await asked(order);
    await tellBank('deny');
    await comeBack('N');
  }
  expect((await pay(order, CARDS.challenged)).body.code).toBe('CAPTCHA_REQUIRED');
});

it('what no bank was asked about is no try: a press on an order that is being paid', async () => {
  const order = await unpaid();
  await asked(order);
  expect((await pay(order, CARDS.approved)).body.code).toBe('CART_STATUS_ERROR');
  const { rows } = await site.database.query<{ n: number }>("select cardinality(taken) as n from limit_seats where kind = 'CARD'");
  expect(rows).toEqual([{ n: 1 }]);
});
