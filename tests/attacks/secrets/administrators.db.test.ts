import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '#server/routes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const ACCOUNTS = 10;

/** What belongs to one organization, each with a word in it that nobody else has. */
type Organization = {
  readonly number: string;
  readonly canary: string;
  readonly admin: Visitor;
  readonly ids: Readonly<Record<string, readonly string[]>>;
};
const organizations: Organization[] = [];

const first = async (sql: string, values: unknown[]) =>
  String(Object.values((await site.database.query(sql, values)).rows[0] as object)[0]);

beforeAll(async () => {
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const [number, canary] = [`77000${10 + n}`, `CANARY-${10 + n}-ONLY`];
    await site.database.query(
      `insert into accounts (account_number, name, settings) select $1, $2, settings from accounts where account_number = '4410001'`,
      [number, `${canary} Inc`],
    );
    const person = (role: string, email: string) =>
      first(
        `insert into users (email, password_hash, first_name, last_name, tenants, roles, account_number, permissions)
         select $1, password_hash, $2, 'Person', '{SBA}', array_remove(array[$3], ''), $4, '{G_IOC,G_CSE}' from users where email = 'abe.admin@harbordental.example' returning user_id`,
        [email, canary, role, number],
      );
    const adminId = await person('ACCOUNT_ADMIN', `admin-${n}@canary.example`);
    const userId = await person('', `buyer-${n}@canary.example`);
    const invitationId = await first(
      `insert into invitations (invitation_id, account_number, email, token_id, token_hash, rights, invited_by, sent_at, expires_at)
       values (gen_random_uuid(), $1, $2::text, gen_random_uuid(), sha256(convert_to($2::text, 'UTF8')), '{"roles": [], "permissions": [], "agreed": []}', $3, $4::timestamptz, $4::timestamptz + interval '5 days') returning invitation_id`,
      [number, `${canary}@canary.example`.toLowerCase(), adminId, site.shop.now()],
    );
    const policyId = await first(
      `insert into account_policies (account_number, blocked_item_id) values ($1, '10000' || ($2::int % 7 + 2)) returning policy_id`,
      [number, n],
    );
    const ruleId = await first(
      `insert into approval_rules (rule_id, account_number, name, kind, above_cents, steps, created_at)
       values (gen_random_uuid(), $1, $2, 'AMOUNT', 100, '[{"asks": "USUAL", "people": [], "how": "ANY"}]', $3) returning rule_id`,
      [number, canary, site.shop.now()],
    );
    const addressId = await first(
      `insert into addresses (account_number, kind, first_name, last_name, organization, address1, city, state, zip, phone) values ($1, 'S', '', '', '', $2, 'Salem', 'MA', '01970', '') returning address_id`,
      [number, `1 ${canary} St`],
    );
    const certificateId = await first(
      `insert into tax_certificates (account_number, state, number, reason, valid_until, added_by, added_at) values ($1, 'MA', $2, 'RESALE', '2030-01-01', $3, $4) returning certificate_id`,
      [number, canary, adminId, site.shop.now()],
    );
    await site.database.query(
      `insert into contract_prices (account_number, item_id, price_cents, customer_sku, price_list) values ($1, '100001', $2, $3, $3)`,
      [number, 1000 + n, canary],
    );
    await site.database.query(
      `insert into account_changes (account_number, changed_at, changed_by, kind, subject) values ($1, $2, $3, 'BLOCKED', $4)`,
      [number, site.shop.now(), adminId, canary],
    );
    const ids = {
      userId: [userId, adminId],
      invitationId: [invitationId],
      policyId: [policyId],
      ruleId: [ruleId],
      addressId: [addressId],
      certificateId: [certificateId],
    };
    organizations.push({ number, canary, admin: await signedIn(site, `admin-${n}@canary.example`), ids });
  }
}, 60_000);

/** Every call that names something of an organization in its path, as an administrator makes it. */
const NAMING = ROUTES.map(({ contract }) => contract).filter(
  ({ path }) => /:(userId|invitationId|policyId|ruleId|addressId|certificateId)\b/.test(path) && !path.includes('/operations/'),
);
const READS = ROUTES.map(({ contract }) => contract).filter(
  ({ path, method, isPrefixed }) =>
    method === 'GET' && isPrefixed !== true && path.startsWith('/cc/api/organization') && !path.includes(':'),
);
const BODY = {
  roles: [],
  permissions: [],
  orderLimit: 1,
  seesPrices: true,
  mayChangeShipTo: true,
  approverEmail: null,
  shipToAddressId: null,
  isOn: false,
  name: 'A rule',
  kind: 'AMOUNT',
  above: 5,
  values: [],
  steps: [{ asks: 'USUAL', how: 'ANY', people: [] }],
  firstName: 'A',
  lastName: 'B',
  address1: '1 Main St',
  city: 'Boston',
  state: 'MA',
  zipCode: '02116',
  phones: ['6175550100'],
};

const fingerprint = async () =>
  (
    await site.database.query(
      [
        'users',
        'invitations',
        'account_policies',
        'addresses',
        'tax_certificates',
        'account_changes',
        'contract_prices',
        'budget_centers',
        'approval_rules',
      ]
        .map((table) => `select '${table}' as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${table} t`)
        .join(' union all '),
    )
  ).rows;

it('what an administrator of one of ten organizations names of another is unknown in every call, and stays as it is [T40 T41]', async () => {
  expect(NAMING.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'getPerson',
      'changePerson',
      'switchPerson',
      'removePerson',
      'removePolicy',
      'changeApprovalRule',
      'removeApprovalRule',
      'takeBackInvitation',
      'chooseShipTo',
    ]),
  );
  const before = await fingerprint();
  const other: unknown[] = [];
  for (const [at, { admin, number }] of organizations.entries()) {
    const victim = organizations[(at + 1) % ACCOUNTS];
    for (const { name, method, path } of NAMING) {
      const [, key = ''] = /:(\w+)/.exec(path) ?? [];
      const ask = async (id: string) => {
        const url = path.replace(`:${key}`, id);
        const sent =
          method === 'GET'
            ? admin.get(url)
            : method === 'PUT'
              ? admin.put(url, BODY)
              : method === 'DELETE'
                ? admin.delete(url, BODY)
                : admin.post(url, BODY);
        const { status, body } = await sent;
        return JSON.stringify([status, body]).replaceAll(id.length > 9 ? id : '"', '');
      };
      const unknown = await ask(key === 'policyId' ? '999999999' : crypto.randomUUID());
      for (const id of victim?.ids[key] ?? []) if ((await ask(id)) !== unknown) other.push([number, name]);
    }
  }
  expect(other).toEqual([]);
  expect(await fingerprint()).toEqual(before);
});

it('what one of ten organizations keeps is in no answer to another, however it is asked for [T41]', async () => {
  const told: unknown[] = [];
  for (const { admin, canary, number } of organizations)
    for (const { path } of READS)
      for (const query of ['?itemId=100001', `?itemId=100001&q=CANARY&account=7700010&accountNumber=7700010&size=100`]) {
        const { status, body } = await admin.get(`${path}${query}`);
        const text = JSON.stringify(body).toUpperCase();
        const foreign = organizations
          .filter((one) => one.canary !== canary)
          .filter((one) => text.includes(one.canary) || text.includes(one.number));
        if (status >= 400 || foreign.length > 0) told.push([number, path, status, foreign.map((one) => one.canary)]);
      }
  expect(told).toEqual([]);
  // And each sees its own, or nothing would be proven.
  const own = await Promise.all(
    READS.map(async ({ path }) => JSON.stringify((await organizations[0]?.admin.get(path))?.body).toUpperCase()),
  );
  expect(own.filter((text) => text.includes(organizations[0]?.canary ?? '')).length).toBeGreaterThan(3);
  expect((await aVisitor(site).get('/cc/api/organization/people')).status).toBe(401);
});
