import { beforeEach, expect, it } from 'vitest';
import type { Billing } from '#contracts/organization/billing.ts';
import { invoicePaperPath, statementPath } from '#domain/accounts/credit/invoice-paths.ts';
import { findInvoice, statementOf, statementPaper } from '#server/credit/index.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { publish } from '#server/events/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { lockAccount } from '#server/shoppers/index.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PATH = '/cc/api/organization/billing';
const LINK = '/cc/api/billing-email';
const ABE = 'abe.admin@harbordental.example';
const AP = 'payables@harbordental.example';
const BILL_TO = 'Harbor Dental Group\nAttn: Accounts Payable\n40 Wharf St\nBoston, MA 02116';

type Changes = { changes: { changedBy: string; subject: string; differences: object[] }[] };
type Refused = { errors?: { field: string }[] };
const save = (visitor: Visitor, body: { billTo: string; email: string | null }) => visitor.put<Billing & Refused>(PATH, body);
const sent: Mail[] = [];
const guest = () => aVisitor(site, { host: 'business.localhost' });
async function tokenTo(email: string): Promise<string> {
  await site.hearEvents();
  return /billing-email\?token=([\w-]{43})/.exec(sent.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}
/** To whom the latest statement of Harbor Dental is mailed. */
async function toldOfStatement(): Promise<Mail[]> {
  await site.hearEvents();
  sent.splice(0);
  const { rows } = await site.database.query<{ month: string }>(
    "select to_char(max(month), 'YYYY-MM') as month from account_statements where account_number = '4410001'",
  );
  await transaction(site.database, (tx) =>
    publish(tx, { kind: 'statement.ready', payload: { accountNumber: '4410001', month: rows[0]?.month ?? '' } }, site.shop.now()),
  );
  await site.hearEvents();
  return [...sent];
}

beforeEach(async () => {
  await site.hearEvents();
  sent.splice(0);
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
  await site.database.query('delete from account_billing');
});

it('names whom an organization says on its invoices and statements, from then on', async () => {
  const abe = await signedIn(site, ABE);
  expect((await abe.get<Billing>(PATH)).body).toEqual({ billTo: [], email: null, askedEmail: null });
  expect((await save(abe, { billTo: BILL_TO, email: null })).body.billTo).toEqual(BILL_TO.split('\n'));
  const { rows } = await site.database.query<{ invoice_number: string }>(
    "select invoice_number from account_invoices where account_number = '4410001' order by issued_at desc limit 1",
  );
  const month = (
    await site.database.query<{ month: string }>(
      "select to_char(max(month), 'YYYY-MM') as month from account_statements where account_number = '4410001'",
    )
  ).rows[0]?.month;
  const [invoice] = await findInvoice(site.shop.database, [rows[0]?.invoice_number ?? '']);
  expect(invoice?.bill_to).toEqual(BILL_TO.split('\n'));
  const made = await statementOf(site.shop.database, '4410001', month ?? '', site.shop.now());
  if (made === undefined) throw new Error('there is no statement');
  const look = { brandName: 'Foolscap', accent: '#000000', merchant: site.shop.settings.merchant, at: site.shop.now() };
  expect(JSON.stringify(statementPaper(made, look).blocks[0])).toContain('Attn: Accounts Payable');
  for (const path of [invoicePaperPath(rows[0]?.invoice_number ?? ''), statementPath(month ?? '', 'statementPaper')])
    expect((await abe.get(path)).status, path).toBe(200);
  expect((await abe.get<{ billTo: string[] }>(`/cc/api/invoices/statements/${month}`)).body.billTo).toEqual(BILL_TO.split('\n'));
  const { changes } = (await abe.get<{ changes: { subject: string; differences: object[] }[] }>('/cc/api/organization/changes')).body;
  expect(changes[0]).toMatchObject({ subject: 'billing', differences: [{ what: 'Bill-to address', before: 'None' }] });
  for (const [field, body] of [
    ['billTo', { billTo: 'x\n'.repeat(7), email: null }],
    ['email', { billTo: '', email: 'nobody' }],
  ] as const)
    expect((await save(abe, body)).body.errors?.map((error) => error.field)).toEqual([field]);
});

it('mails invoices to an email once its mailbox has said yes, and to the administrators until then and without one', async () => {
  const abe = await signedIn(site, ABE);
  expect((await toldOfStatement()).map(({ to }) => to)).toEqual([ABE]);
  expect((await save(abe, { billTo: '', email: ` ${AP.toUpperCase()} ` })).body).toMatchObject({ email: null, askedEmail: AP });
  const token = await tokenTo(AP);
  expect(token).not.toBe('');
  expect((await toldOfStatement()).map(({ to }) => to)).toEqual([ABE]);
  // A newer link ends the one before; following one changes nothing, confirming does, once.
  await save(abe, { billTo: '', email: AP });
  const newer = await tokenTo(AP);
  expect((await guest().get(`${LINK}?token=${token}`)).status).toBe(410);
  expect((await guest().get(`${LINK}?token=${newer}`)).body).toEqual({ organization: 'Harbor Dental Group', email: AP });
  expect((await guest().get<string>(`/billing-email?token=${newer}`)).body).toContain('Get invoices at this email?');
  expect((await abe.get<Billing>(PATH)).body.email).toBeNull();
  expect((await guest().post(LINK, { token: newer })).status).toBe(200);
  expect((await guest().post(LINK, { token: newer })).status).toBe(410);
  expect((await abe.get<Billing>(PATH)).body).toMatchObject({ email: AP, askedEmail: null });
  const [mail, ...others] = await toldOfStatement();
  expect([mail?.to, others]).toEqual([AP, []]);
  // Who has no account reads where to pay.
  expect(mail?.text).toContain('Pay by check');
  // The log names who asked, and whoever got them before was told.
  const { changes } = (await abe.get<Changes>('/cc/api/organization/changes')).body;
  expect(changes[0]).toMatchObject({
    changedBy: 'Abe Admin',
    subject: 'billing',
    differences: [{ what: 'Accounts payable email, confirmed there', before: 'Administrators', after: AP }],
  });
  // Another one is asked first, and goes nowhere meanwhile.
  await save(abe, { billTo: '', email: 'other@harbordental.example' });
  expect((await toldOfStatement()).map(({ to }) => to)).toEqual([AP]);
  const late = await tokenTo('other@harbordental.example');
  const now = site.shop.now();
  site.setNow(new Date(now.getTime() + 7 * 24 * 3_600_000 + 1000));
  expect((await guest().post(LINK, { token: late })).status).toBe(410);
  site.setNow(now);
  await save(abe, { billTo: '', email: null });
  expect((await toldOfStatement()).map(({ to }) => to)).toEqual([ABE]);
});

it('tells whoever got the invoices until now that they go elsewhere, and nobody where they stay', async () => {
  const abe = await signedIn(site, ABE);
  const elsewhere = async () => {
    await site.hearEvents();
    return sent
      .splice(0)
      .flatMap(({ to, subject }) => (subject.includes('invoices now go to') ? [[to, subject.replaceAll('\u200b', '')]] : []));
  };
  const confirm = async (email: string) => {
    await save(abe, { billTo: '', email });
    expect((await guest().post(LINK, { token: await tokenTo(email) })).status).toBe(200);
  };
  await confirm(AP);
  expect(await elsewhere()).toEqual([[ABE, `Harbor Dental Group’s invoices now go to ${AP}`]]);
  await save(abe, { billTo: BILL_TO, email: AP });
  expect(await elsewhere()).toEqual([]);
  await confirm('other@harbordental.example');
  expect(await elsewhere()).toEqual([[AP, 'Harbor Dental Group’s invoices now go to other@harbordental.example']]);
  await save(abe, { billTo: '', email: null });
  expect(await elsewhere()).toEqual([['other@harbordental.example', 'Harbor Dental Group’s invoices now go to its administrators']]);
});

it.each([
  ['is an administrator no more', "roles = '{}'", `roles = '{ACCOUNT_ADMIN}'`],
  ['was deactivated', "standing = 'OFF'", "standing = 'ACTIVE'"],
  ['is of another organization', "account_number = '4410003'", "account_number = '4410001'"],
])('a link dies when whoever asked for it %s, and is mailed to nobody then', async (_why, lose, regain) => {
  const { roles, user_id: userId } = (await site.database.query('select user_id, roles from users where email = $1', [ABE])).rows[0] ?? {};
  const set = (what: string) => site.database.query(`update users set ${what} where user_id = $1`, [userId]);
  try {
    const abe = await signedIn(site, ABE);
    await save(abe, { billTo: '', email: AP });
    const token = await tokenTo(AP);
    expect((await guest().get(`${LINK}?token=${token}`)).status).toBe(200);
    await save(abe, { billTo: '', email: 'later@harbordental.example' });
    await set(lose);
    expect(await tokenTo('later@harbordental.example')).toBe('');
    await site.database.query('update account_billing set asked_hash = sha256(convert_to($1, $2))', [token, 'UTF8']);
    expect((await guest().get(`${LINK}?token=${token}`)).status).toBe(410);
    expect((await guest().post(LINK, { token })).status).toBe(410);
    expect((await site.database.query('select email from account_billing')).rows).toEqual([{ email: null }]);
  } finally {
    await set(regain);
    await site.database.query('update users set roles = $2 where user_id = $1', [userId, roles]);
  }
});

it('is nobody’s but the administrators’ of an organization that may be invoiced', async () => {
  expect((await (await signedIn(site, 'bea.buyer@harbordental.example')).get(PATH)).status).toBe(403);
  await site.database.query(`update users set roles = '{ACCOUNT_ADMIN}' where email = 'lina.link@pikestreet.example'`);
  const lina = await signedIn(site, 'lina.link@pikestreet.example');
  expect((await lina.get(PATH)).status).toBe(403);
  expect((await save(lina, { billTo: '', email: AP })).status).toBe(403);
  await site.hearEvents();
  expect(sent.filter(({ to }) => to === AP)).toEqual([]);
});

it('decides whether a mailbox is asked by what holds when it is its turn, not by what held when somebody pressed', async () => {
  const abe = await signedIn(site, ABE);
  const email = async () =>
    (
      await site.database.query<{ email: string | null }>(
        "select email::text as email from account_billing where account_number = '4410001'",
      )
    ).rows[0]?.email;
  await site.database.query("insert into account_billing (account_number, bill_to, email) values ('4410001', '{}', $1)", [AP]);
  const saving = await transaction(site.database, async (tx) => {
    await lockAccount(tx, ['4410001']);
    const pressed = save(abe, { billTo: BILL_TO, email: AP });
    // It has looked at the row, and waits for the lock.
    await expect
      .poll(
        async () =>
          (await site.database.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
            .rowCount,
      )
      .toBeGreaterThan(0);
    await tx.query("update account_billing set email = null where account_number = '4410001'");
    return { pressed };
  });
  expect((await saving.pressed).body).toMatchObject({ email: null, askedEmail: AP });
  expect(await email()).toBe(null);
  expect(await tokenTo(AP)).not.toBe('');
});
