import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { reserve } from '#server/limits/index.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const sent: Mail[] = [];
let networks = 0;
const somebody = () => aVisitor(site, { address: `198.18.${(networks += 1)}.1` });

beforeEach(async () => {
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
  await site.database.query('delete from limit_seats');
});

async function ordered(visitor: Visitor, email: string): Promise<string> {
  await visitor.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, visitor, CARDS.approved, email);
  const { status, body } = await placeOrder(visitor);
  expect(status, JSON.stringify(body)).toBe(200);
  await site.hearEvents();
  return body.orderNumber ?? '';
}

/** So many of a mailbox's mails are left. */
async function leave(mailbox: string, left: number): Promise<void> {
  const seats = await reserve(site.shop, [{ kind: 'ORDER_MAILBOX', subject: mailbox }], LIMITS.ORDER_MAILBOX.most - left);
  expect(seats).toMatchObject({ ok: true, count: LIMITS.ORDER_MAILBOX.most - left });
}

describe('the mailbox of a stranger', () => {
  it('is told of some orders and cancellations a day, however it is spelled; what is ordered and canceled beyond is there all the same [T31]', async () => {
    await leave('stranger@example.com', 3);
    const first = somebody();
    await first.post(`/cc/api/orders/${await ordered(first, 'Stranger+a@example.com')}/cancel`);
    await site.hearEvents();
    await ordered(somebody(), 'stranger+b@example.com');
    const last = somebody();
    const orderNumber = await ordered(last, 'stranger@example.com');
    const canceled = await last.post<Order>(`/cc/api/orders/${orderNumber}/cancel`);
    await site.hearEvents();
    expect(canceled.body.status).toBe('CANCELLED');
    expect(sent.map(({ subject }) => subject.replace(/\d{8}/, 'N'))).toEqual([
      'Your Foolscap order N',
      'Order N: canceled',
      'Your Foolscap order N',
    ]);
    await ordered(somebody(), 'another@example.com');
    expect(sent.at(-1)?.to).toBe('another@example.com');
  });

  it('gets the room of a mail back that could not be sent, and the mail a moment later', async () => {
    await leave('late@example.com', 1);
    const fails = { send: async () => Promise.reject(new Error('the mail server is away')) };
    Object.assign(site.shop.mail, fails);
    await ordered(somebody(), 'late@example.com');
    const { rows } = await site.database.query<{ n: number }>(
      "select coalesce(sum(cardinality(taken)), 0)::int as n from limit_seats where kind = 'ORDER_MAILBOX'",
    );
    expect(rows).toEqual([{ n: LIMITS.ORDER_MAILBOX.most - 1 }]);
    Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
    await site.database.query('update outbox set due_at = $1 where sent_at is null', [site.shop.now()]);
    await site.hearEvents();
    expect(sent.map(({ to }) => to)).toEqual(['late@example.com']);
  });
});

it('who has shown that the email is theirs hears of every order of theirs', async () => {
  const email = 'sam.shopper@example.com';
  await leave(email, 0);
  const sam = somebody();
  expect((await sam.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  await site.hearEvents();
  sent.length = 0;
  await site.database.query('update users set email_confirmed_at = null where email = $1', [email]);
  await ordered(sam, email);
  expect(sent).toEqual([]);
  await site.database.query('update users set email_confirmed_at = now() where email = $1', [email]);
  await ordered(sam, email);
  expect(sent.map(({ to }) => to)).toEqual([email]);
  // What they order for somebody else's mailbox is a stranger's to that mailbox.
  await leave('colleague@example.com', 0);
  await ordered(sam, 'colleague@example.com');
  expect(sent).toHaveLength(1);
});
