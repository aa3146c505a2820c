import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { addressBlock, hidden, reserve } from '#server/limits/index.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const sent: Mail[] = [];
let networks = 0;
const somebody = () => aVisitor(site, { address: `198.18.${(networks += 1)}.1` });
/** Somebody from the network of which a mailbox has had its first mails. */
const STRANGERS = '203.0.113.7';
const stranger = () => aVisitor(site, { address: STRANGERS });

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

/** So many of a mailbox's mails are left, and none of the first ones of the strangers' network. */
async function leave(mailbox: string, left: number): Promise<void> {
  const subject = `${mailbox} ${hidden(addressBlock(STRANGERS))}`;
  await reserve(site.shop, [{ kind: 'ORDER_FIRST_MAIL', subject }], LIMITS.ORDER_FIRST_MAIL.most);
  const seats = await reserve(site.shop, [{ kind: 'ORDER_MAILBOX', subject: mailbox }], LIMITS.ORDER_MAILBOX.most - left);
  expect(seats).toMatchObject({ ok: true, count: LIMITS.ORDER_MAILBOX.most - left });
}

describe('the mailbox of a stranger', () => {
  it('is told of some orders and cancellations a day, however it is spelled; what is ordered and canceled beyond is there all the same [T31]', async () => {
    await leave('stranger@example.com', 3);
    const first = stranger();
    await first.post(`/cc/api/orders/${await ordered(first, 'Stranger+a@example.com')}/cancel`);
    await site.hearEvents();
    await ordered(stranger(), 'stranger+b@example.com');
    const last = stranger();
    const orderNumber = await ordered(last, 'stranger@example.com');
    const canceled = await last.post<Order>(`/cc/api/orders/${orderNumber}/cancel`);
    await site.hearEvents();
    expect(canceled.body.status).toBe('CANCELLED');
    expect(sent.map(({ subject }) => subject.replace(/\d{8}/, 'N'))).toEqual([
      'Your Foolscap order N',
      'Order N: canceled',
      'Your Foolscap order N',
    ]);
    await ordered(stranger(), 'another@example.com');
    expect(sent.at(-1)?.to).toBe('another@example.com');
  });

  it('hears of its owner’s own order, whatever strangers elsewhere have ordered and canceled in its name, and not without end [T31]', async () => {
    await leave('victim@example.com', 0);
    await ordered(stranger(), 'victim+1@example.com');
    expect(sent).toEqual([]);
    const owner = somebody();
    await owner.post(`/cc/api/orders/${await ordered(owner, 'victim@example.com')}/cancel`);
    await site.hearEvents();
    // The same card has paid a lot today: the order may be looked over first, and its mail says so.
    expect(sent.map(({ to, subject }) => `${to}: ${subject.replace(/\d{8}/, 'N')}`)).toEqual([
      expect.stringMatching(/^victim@example\.com: (?:Your Foolscap|We’re checking your) order N$/),
      'victim@example.com: Order N: canceled',
    ]);
    await reserve(site.shop, [{ kind: 'ORDER_DAY', subject: 'victim@example.com' }], LIMITS.ORDER_DAY.most);
    await ordered(somebody(), 'victim@example.com');
    expect(sent).toHaveLength(2);
  });

  it('gets the room of a mail back that could not be sent, and the mail a moment later', async () => {
    await leave('late@example.com', 1);
    const fails = { send: async () => Promise.reject(new Error('the mail server is away')) };
    Object.assign(site.shop.mail, fails);
    await ordered(stranger(), 'late@example.com');
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

it('who has an account with the email has room of their own, and who has shown that it is theirs hears of every order of theirs [T31]', async () => {
  const email = 'sam.shopper@example.com';
  await leave(email, 0);
  await reserve(site.shop, [{ kind: 'ORDER_DAY', subject: email }], LIMITS.ORDER_DAY.most);
  const sam = somebody();
  expect((await sam.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  await site.hearEvents();
  sent.length = 0;
  await site.database.query('update users set email_confirmed_at = null where email = $1', [email]);
  await ordered(sam, email);
  expect(sent.map(({ to }) => to)).toEqual([email]);
  const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  await reserve(site.shop, [{ kind: 'ORDER_FIRST_MAIL', subject: rows[0]?.user_id ?? '' }], LIMITS.ORDER_FIRST_MAIL.most);
  await ordered(sam, email);
  expect(sent).toHaveLength(1);
  await site.database.query('update users set email_confirmed_at = now() where email = $1', [email]);
  await ordered(sam, email);
  expect(sent.map(({ to }) => to)).toEqual([email, email]);
  // What they order for somebody else's mailbox is a stranger's to that mailbox.
  await reserve(site.shop, [{ kind: 'ORDER_DAY', subject: 'colleague@example.com' }], LIMITS.ORDER_DAY.most);
  await ordered(sam, 'colleague@example.com');
  expect(sent).toHaveLength(2);
});

describe('the link to a guest’s order', () => {
  const askFrom = (visitor: Visitor, number: string, email: string) => visitor.post(`/cc/api/orders/${number}/link`, { email });

  it('is mailed to whose it is, whatever a stranger has had sent for orders in their name, or with the number of theirs [T39 T54]', async () => {
    const own = await ordered(somebody(), 'owner@example.com');
    const theirs: string[] = [];
    for (let n = 0; n < 4; n += 1) theirs.push(await ordered(stranger(), `owner+${n}@example.com`));
    const asked: number[] = [];
    for (const [n, number] of theirs.entries())
      for (let turn = 0; turn < LIMITS.ORDER_LINK.most; turn += 1)
        asked.push((await askFrom(somebody(), number, `owner+${n}@example.com`)).status);
    expect(asked.filter((status) => status === 200)).toHaveLength(LIMITS.ORDER_LINK_MAILBOX.most);
    expect((await askFrom(somebody(), own, 'owner@example.com')).status).toBe(200);
    // Whoever has read number and email off a packing slip fills no mailbox, and what they had sent works.
    for (let turn = 1; turn < LIMITS.ORDER_LINK.most; turn += 1) await askFrom(stranger(), own, 'owner@example.com');
    expect((await askFrom(somebody(), own, 'owner@example.com')).status).toBe(429);
    await site.hearEvents();
    const links = sent.filter(({ subject }) => subject === `Your link to order ${own}`);
    expect(links).toHaveLength(LIMITS.ORDER_LINK.most);
    const key = /\/open\?key=([\w.-]+)/.exec(links.at(-1)?.text ?? '')?.[1];
    expect((await aVisitor(site).post(`/cc/api/orders/${own}/open`, { key })).status).toBe(200);
  });
});
