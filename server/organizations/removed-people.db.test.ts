import { expect, it } from 'vitest';
import { sweep } from '#server/jobs/sweep.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const [BEA, ABE] = ['bea.buyer@harbordental.example', 'abe.admin@harbordental.example'] as const;
const PUT = { headers: { 'x-http-method-override': 'PUT' } };
const DELETE = { headers: { 'x-http-method-override': 'DELETE' } };

/** A list of somebody's, with the link by which anybody reads it. */
async function aList(owner: Visitor, name: string, access: string) {
  const { body } = await owner.post<{ id: string }>('/cc/api/list', { name, access, items: [{ itemId: '100001', qty: 3 }] });
  const link = await owner.post<{ link: string }>(`/cc/api/list/${body.id}/link`, { isWanted: true }, PUT);
  return { id: body.id, key: link.body.link.split('/').at(-1) };
}
const readBy = async (key: string | undefined) =>
  (await aVisitor(site, { host: 'business.localhost' }).post<{ code?: string }>('/cc/api/shared-list', { key })).body.code ?? 'READ';
const count = async (sql: string, values: unknown[] = []) =>
  (await site.database.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;

it('leave nothing that opens anything, and no email: their own lists go, shared ones stay as their organization’s, and no link works', async () => {
  const [bea, abe] = [await signedIn(site, BEA), await signedIn(site, ABE)];
  const { rows } = await site.database.query<{ user_id: string; account_number: string }>(
    'select user_id, account_number from users where email = $1',
    [BEA],
  );
  const [{ user_id: userId, account_number: account } = { user_id: '', account_number: '' }] = rows;
  const own = await aList(bea, 'Mine', 'PERSONAL');
  const shared = await aList(bea, 'Ours', 'SHARED');
  await bea.post('/cc/api/quick-order/aliases', { choices: [{ said: 'the usual', itemId: '100001' }] });
  expect([await readBy(own.key), await readBy(shared.key)]).toEqual(['READ', 'READ']);
  await site.database.query(
    `with link as (insert into saml_confirmation_links (user_id, partner_id, version, token_id, token_hash, expires_at) select $1, partner_id, 1, gen_random_uuid(), sha256('l'), '2036-01-01' from partners limit 1),
       arrival as (insert into saml_arrivals (browser_hash, partner_id, user_id, return_to, expires_at) select sha256('b'), partner_id, $1, '/', '2036-01-01' from partners limit 1),
       stand_in as (insert into approval_stand_ins (user_id, stands_in, starts_on, ends_on, created_at) select user_id, $1, '2020-01-01', '2036-01-01', now() from users where email = $2)
     insert into account_changes (account_number, changed_at, changed_by, kind, subject, differences) select account_number, now(), user_id, 'INVITED', 'Bea.Buyer@harbordental.example',
       '[{"what": "Approver", "before": "", "after": "bea.buyer@harbordental.example"}, {"what": "Order limit", "before": "1", "after": "2"}]' from users where email = $2`,
    [userId, ABE],
  );
  expect((await abe.post(`/cc/api/organization/people/${userId}`, {}, DELETE)).status).toBe(200);

  expect([await readBy(own.key), await readBy(shared.key)]).toEqual(['LIST_NOT_FOUND', 'LIST_NOT_FOUND']);
  expect(await count('shopping_lists where list_id = $1', [own.id])).toBe(0);
  expect(await count('shopping_lists where list_id = $1 and owner_id is null', [shared.id])).toBe(1);
  for (const table of ['saml_confirmation_links', 'saml_arrivals'])
    expect(await count(`${table} where user_id = $1`, [userId]), table).toBe(0);
  expect(await count('approval_stand_ins where $1 in (user_id, stands_in)', [userId])).toBe(0);
  // What colleagues order by stays, and an administrator can take it out.
  const { body } = await abe.get<{ aliases: { said: string }[] }>('/cc/api/quick-order/aliases');
  expect(body.aliases.map(({ said }) => said)).toContain('the usual');

  const { rows: log } = await site.database.query<{ kind: string; subject: string; differences: unknown }>(
    'select kind, subject, differences from account_changes where account_number = $1 order by change_id desc limit 2',
    [account],
  );
  const hidden = 'b•••@harbordental.example';
  expect(log).toEqual([
    { kind: 'REMOVED', subject: '', differences: [{ what: 'Email', before: hidden, after: '' }] },
    {
      kind: 'INVITED',
      subject: hidden,
      differences: [
        { what: 'Approver', before: '', after: hidden },
        { what: 'Order limit', before: '1', after: '2' },
      ],
    },
  ]);
  expect(await count('account_changes c where c::text ilike $1', [`%${BEA}%`])).toBe(0);
});

it('stand-ins that have ended are swept, those that have not stay', async () => {
  const day = (days: number) => new Date(site.shop.now().getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  for (const [starts, ends] of [
    [-20, -4],
    [-19, 0],
    [1, 2],
  ] as const)
    await site.database.query(
      'insert into approval_stand_ins (user_id, stands_in, starts_on, ends_on, created_at) select a.user_id, b.user_id, $3, $4, now() from users a, users b where a.email = $1 and b.email = $2',
      [ABE, 'ann.approver@harbordental.example', day(starts), day(ends)],
    );
  await sweep(site.shop);
  const { rows } = await site.database.query<{ ends: string }>('select ends_on::text as ends from approval_stand_ins order by 1');
  expect(rows.map(({ ends }) => ends)).toEqual([day(0), day(2)]);
});
