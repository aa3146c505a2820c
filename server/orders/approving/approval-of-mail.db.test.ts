import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApprovalDetail } from '#contracts/approvals/approvals.ts';
import type { Order } from '#contracts/orders.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { changeWaiting, orderAboveLimit, PEOPLE, type DecisionResult } from '#tests/support/organization/waiting-order.ts';

const site = useShop();
const CALL = '/cc/api/approvals-of-mail';
const DAY_MS = 24 * 60 * 60 * 1000;

const mails: Mail[] = [];
beforeEach(() => {
  mails.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
});
afterEach(async () => {
  // What waits holds credit: the next test has it whole.
  const bea = await signedIn(site, PEOPLE.bea);
  const { rows } = await site.database.query<{ number: string }>('select order_number as number from approvals where ended_at is null');
  for (const { number } of rows) await bea.post(`/cc/api/orders/${number}/cancel`);
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

/** An order of Bea's that waits, and what was written to those who are asked. */
async function asked(): Promise<{ bea: Visitor; orderNumber: string; paper: string; mailTo: (email: string) => Mail }> {
  const bea = await signedIn(site, PEOPLE.bea);
  const { orderNumber, paper } = await orderAboveLimit(site, bea);
  await site.hearEvents();
  const mailTo = (email: string) => mails.find((mail) => mail.to === email && mail.text.includes(orderNumber)) ?? expect.fail('no mail');
  return { bea, orderNumber, paper, mailTo };
}

const keyIn = ({ text }: Mail): string => /\/approvals\/of-mail\?key=(\S+)/.exec(text)?.[1] ?? '';
const look = (key: string) =>
  aVisitor(site).get<{ approverName: string; detail: ApprovalDetail; code?: string }>(`${CALL}?key=${encodeURIComponent(key)}`);
const decide = (key: string, action: 'ACCEPT' | 'DECLINE', version = 0) =>
  aVisitor(site).post<DecisionResult & { message?: string }>(CALL, { key, action, version, approvalComments: 'By mail' });
const statusOf = async (visitor: Visitor, number: string) => (await visitor.get<Order>(`/cc/api/orders/${number}`)).body.status;
const sql = (text: string, values: unknown[] = []) => site.database.query(text, values);

describe('the link of a mail that asks for an approval', () => {
  it('shows the order to who has the mail, decides nothing by being opened, and decides once by a press', async () => {
    const { bea, orderNumber, mailTo } = await asked();
    const [ann, gil] = [keyIn(mailTo(PEOPLE.ann)), keyIn(mailTo(PEOPLE.gil))];
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await look(ann);
      expect([status, body.approverName, body.detail.approval.orderNumber, body.detail.approval.mayDecide]).toEqual([
        200,
        'Ann Approver',
        orderNumber,
        true,
      ]);
    }
    expect(await statusOf(bea, orderNumber)).toBe('PENDING_APPROVAL');
    for (let time = 0; time < 2; time += 1) expect((await decide(ann, 'ACCEPT')).body).toEqual({ orderNumber, status: 'APPROVED' });
    expect((await decide(gil, 'DECLINE')).body).toMatchObject({ status: 'APPROVED', code: 'CART_STATUS_ERROR' });
    const { entries } = (await bea.get<ApprovalDetail>(`/cc/api/approvals/${orderNumber}`)).body;
    expect(entries.filter(({ kind }) => kind === 'ACCEPT')).toMatchObject([{ by: 'Ann Approver', isByMail: true, comment: 'By mail' }]);
    expect((await look(gil)).body.detail.approval.mayDecide).toBe(false);
  });

  it('is about the order as it was looked at', async () => {
    const { bea, orderNumber, paper, mailTo } = await asked();
    const key = keyIn(mailTo(PEOPLE.ann));
    await changeWaiting(bea, orderNumber, [{ cartItemId: paper, qty: 13 }]);
    expect((await decide(key, 'ACCEPT')).body).toMatchObject({ status: 'PENDING_APPROVAL', code: 'CART_STATUS_ERROR' });
    expect((await look(key)).body.detail.approval.version).toBe(1);
    expect((await decide(key, 'DECLINE', 1)).body).toEqual({ orderNumber, status: 'DECLINED' });
  });

  it('opens nothing for anybody else, for another order, or later, and every dead one answers alike [T23 T42]', async () => {
    const [one, other] = [await asked(), await asked()];
    const key = keyIn(one.mailTo(PEOPLE.ann));
    const [orderNumber = '', userId = '', last = '', signature = ''] = key.split('.');
    const gil = keyIn(one.mailTo(PEOPLE.gil)).split('.')[1] ?? '';
    const bea = (await sql('select user_id from users where email = $1', [PEOPLE.bea])).rows[0]?.user_id as string;
    const wrong = [
      '',
      'x',
      'A'.repeat(120),
      `1.${'-'.repeat(36)}.zzzzzz.${'A'.repeat(43)}`,
      [other.orderNumber, userId, last, signature].join('.'),
      [orderNumber, gil, last, signature].join('.'),
      [orderNumber, bea, last, signature].join('.'),
      [orderNumber, userId, 'zzzzzz', signature].join('.'),
      [orderNumber, userId, last, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`].join('.'),
    ];
    const dead = await look('x');
    expect(dead.body).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    for (const bad of wrong) {
      expect((await look(bad)).body).toEqual(dead.body);
      expect((await decide(bad, 'ACCEPT')).body).toEqual(dead.body);
    }
    const then = site.shop.now();
    site.setNow(new Date(then.getTime() + 15 * DAY_MS));
    expect((await look(key)).body).toEqual(dead.body);
    expect((await decide(key, 'ACCEPT')).body).toEqual(dead.body);
    site.setNow(then);
    expect([await statusOf(one.bea, one.orderNumber), await statusOf(one.bea, other.orderNumber)]).toEqual([
      'PENDING_APPROVAL',
      'PENDING_APPROVAL',
    ]);
    expect((await look(key)).status).toBe(200);
  });

  const undone: Readonly<Record<string, readonly [to: string, back: string]>> = {
    'signs in with a code': [
      "insert into second_factors (user_id, sealed, made_at, on_since) select user_id, 'x', now(), now() from users where email = $1",
      'delete from second_factors f using users u where u.user_id = f.user_id and u.email = $1',
    ],
    'may not sign in any more': [
      "update users set standing = 'OFF' where email = $1",
      "update users set standing = 'ACTIVE' where email = $1",
    ],
    'is shown no prices': [
      `update users set settings = settings || '{"displayRules": {"SHOW_PRICE": false}}' where email = $1`,
      "update users set settings = settings - 'displayRules' where email = $1",
    ],
    'signs in at their company': [
      `update accounts a set settings = a.settings || '{"hasSingleSignOn": true}' from users u where u.account_number = a.account_number and u.email = $1`,
      "update accounts a set settings = a.settings - 'hasSingleSignOn' from users u where u.account_number = a.account_number and u.email = $1",
    ],
    'is of an organization that wants people to sign in': [
      `update accounts a set settings = a.settings || '{"isDecidedByMail": false}' from users u where u.account_number = a.account_number and u.email = $1`,
      "update accounts a set settings = a.settings - 'isDecidedByMail' from users u where u.account_number = a.account_number and u.email = $1",
    ],
  };

  it.each(Object.keys(undone))('is not sent to, and is dead for, somebody who %s', async (what) => {
    const [to, back] = undone[what] ?? expect.fail('There is no such person.');
    const { bea, orderNumber, mailTo } = await asked();
    const key = keyIn(mailTo(PEOPLE.ann));
    await sql(to, [PEOPLE.ann]);
    expect([(await look(key)).status, (await decide(key, 'ACCEPT')).status]).toEqual([404, 404]);
    expect(await statusOf(bea, orderNumber)).toBe('PENDING_APPROVAL');
    mails.length = 0;
    await orderAboveLimit(site, bea);
    await site.hearEvents();
    const mail = mails.find((one) => one.to === PEOPLE.ann);
    if (what === 'may not sign in any more') expect(mail).toBeUndefined();
    else {
      expect(mail?.text).toContain('/approvals/');
      expect(mail?.text).not.toContain('of-mail');
    }
    if (what === 'is shown no prices') expect(`${mail?.subject} ${mail?.text}`).not.toContain('$');
    await sql(back, [PEOPLE.ann]);
    expect((await look(key)).status).toBe(200);
  });

  it('goes with the mailbox', async () => {
    const { mailTo } = await asked();
    const key = keyIn(mailTo(PEOPLE.ann));
    await sql("update users set email = 'ann.elsewhere@harbordental.example' where email = $1", [PEOPLE.ann]);
    expect((await look(key)).status).toBe(404);
    await sql("update users set email = $1 where email = 'ann.elsewhere@harbordental.example'", [PEOPLE.ann]);
  });
});

describe('whose right to approve is taken away', () => {
  it('decides no more, signed in or by a mail from before, and is asked no more; administrators are [T42]', async () => {
    const { bea, orderNumber, mailTo } = await asked();
    const key = keyIn(mailTo(PEOPLE.ann));
    const abe = await signedIn(site, PEOPLE.abe);
    const { rows } = await sql('select user_id from users where email = $1', [PEOPLE.ann]);
    const path = `/cc/api/organization/people/${String(rows[0]?.user_id)}`;
    const { rights } = (await abe.get<{ rights: { roles: string[] } }>(path)).body;
    expect((await abe.put(path, { ...rights, roles: [] })).status).toBe(200);
    expect((await decide(key, 'ACCEPT')).status).not.toBe(200);
    expect(await statusOf(bea, orderNumber)).toBe('PENDING_APPROVAL');
    mails.length = 0;
    await orderAboveLimit(site, bea);
    await site.hearEvents();
    expect(mails.map((mail) => mail.to)).not.toContain(PEOPLE.ann);
    expect(mails.map((mail) => mail.to)).toContain(PEOPLE.gil);
    expect((await abe.put(path, rights)).status).toBe(200);
  });
});
