import { expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import type { Db } from '#server/db/database.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import type { Person } from '#server/shoppers/index.ts';
import { dataOf } from '../own-data.ts';

const site = useShop();

/** Why what stands in a table beside a person is in no copy of what is kept of them. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account_billing: 'whom an organization’s invoices name: its own; who asked for it stands in the log of changes',
  alert_refusals: 'a digest of a mailbox that wants no mail',
  brought_tokens: 'what a browser was given, for thirty days: it opens something',
  budget_spend: 'sums of orders, which are exported',
  company_sign_in_changes: 'what is wanted of an organization: who asked for it stands in the log of changes',
  half_sign_ins: 'opens something, for minutes',
  invitations: 'names somebody else; who invited them stands in the log of changes',
  operator_changes: 'what employees do in the shop’s name',
  order_screenings: 'how orders are screened; what came of it is the order’s state',
  passkey_challenges: 'opens something, for minutes',
  password_resets: 'opens something, for an hour',
  quote_offers: 'what representatives offer in the shop’s name; it is the buyer’s quote',
  recovery_codes: 'opens something',
  removed_people: 'a digest of a mailbox',
  saml_arrivals: 'opens something, for minutes',
  saml_confirmation_links: 'opens something, for days',
  saml_providers: 'whose emails an organization signs in: domains, and names nobody',
  to_pay_versions: 'a number that counts on',
};

const exported = async () => {
  const texts: string[] = [];
  const noting = { query: async (asked: { text: string }) => (texts.push(asked.text), { rows: [] }) } as unknown as Db;
  await dataOf(noting, { userId: '', email: '' } as Person & { email: string });
  return texts.join('\n');
};

it('is every table that names a person, or there is a reason why not', async () => {
  const { rows } = await site.database.query<{ name: string }>(
    `select distinct t.table_name as name from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.column_name ~ '(^|_)(user|email|mailbox|owner)(_|$)'
       or exists (select from pg_constraint k where k.contype = 'f' and k.confrelid = 'users'::regclass and k.conrelid = format('%I', t.table_name)::regclass))`,
  );
  expect(rows.length).toBeGreaterThan(50);
  const text = await exported();
  const isRead = (name: string) => new RegExp(String.raw`(?:from|join|,) ${name}\b`).test(text);
  const unread = rows.map(({ name }) => name).filter((name) => !isRead(name));
  expect(unread.toSorted()).toEqual(Object.keys(NOT_EXPORTED).toSorted());
});

it('has rows of everything that is there of somebody of an organization, and nothing of colleagues', async () => {
  const { rows } = await site.database.query<{ user_id: string; email: string; ann: string }>(
    `select u.user_id, u.email::text, a.user_id as ann from users u, users a where u.email = 'bea.buyer@harbordental.example' and a.email = 'ann.approver@harbordental.example'`,
  );
  const [{ user_id: bea, email, ann } = { user_id: '', email: '', ann: '' }] = rows;
  const PUT = { headers: { 'x-http-method-override': 'PUT' } };
  const visitor = await signedIn(site, email);
  const { body: made } = await visitor.post<{ id: string }>('/cc/api/list', { name: 'Noted', items: [{ itemId: '100001', qty: 3 }] });
  await visitor.post(`/cc/api/list/${made.id}/items`, { items: [{ itemId: '100001', note: 'for my blue bike' }] }, PUT);
  await visitor.post('/cc/api/quick-order/aliases', { choices: [{ said: 'the blue ones', itemId: '100001' }] });
  for (const sql of [
    `insert into email_changes (user_id, change_id, token_hash, email, expires_at) values ($1, gen_random_uuid(), sha256('a'), 'bea.new@example.com', now())`,
    `insert into approval_stand_ins (user_id, stands_in, starts_on, ends_on, created_at) values ($2, $1, '2020-01-01', '2020-01-02', now())`,
    `insert into review_votes (review_id, user_id) select review_id, $1 from reviews order by review_id limit 1`,
    `insert into erasures (user_id, asked_at, due_at) values ($1, '2026-01-01', '2036-01-01')`,
    `insert into opt_outs (kind, user_id, valid_until) values ('ALTERNATES', $1, '2036-01-01')`,
    `insert into account_changes (account_number, changed_at, changed_by, kind, subject_user, subject, differences)
       select account_number, now(), $2, 'RIGHTS_CHANGED', n.id, '', '[{"what": "Order limit", "before": "1", "after": "2"}]' from users, unnest(array[$1, $2]::uuid[]) n(id) where user_id = $1`,
    `insert into budget_changes (account_number, what, before, after, by_user, at) select account_number, 'DEFAULT', '{}', '{}', $1, now() from users where user_id = $1`,
  ])
    await site.database.query(sql.includes('$2') ? sql : `with unused as (select $2::uuid) ${sql}`, [bea, ann]);
  const { body } = await visitor.post<{ data: Record<string, Record<string, unknown>[]> }>('/cc/api/account/privacy/export', {
    password: 'Foolscap-demo-1',
  });
  const { data } = body;
  expect(data['lists']).toContainEqual(
    expect.objectContaining({ name: 'Noted', items: [expect.objectContaining({ item: '100001', quantity: 3, note: 'for my blue bike' })] }),
  );
  expect(data['quickOrderChoices']).toMatchObject([{ said: 'the blue ones', item: '100001', site: 'business' }]);
  expect(data['emailChange']).toMatchObject([{ new_email: 'bea.new@example.com' }]);
  expect(data['standIns']).toMatchObject([{ is_for_you: false, colleague: 'Ann Approver', ends_on: '2020-01-02' }]);
  expect(data['organizationChanges']).toMatchObject([{ what: 'RIGHTS_CHANGED', is_by_you: false, is_about_you: true }]);
  for (const part of ['reviewsFoundHelpful', 'erasure', 'hiddenHints', 'budgetChanges']) expect(data[part], part).toHaveLength(1);
  expect(data['quotes']?.length, 'of the demo').toBeGreaterThan(0);
});
