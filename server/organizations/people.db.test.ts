import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Invitation, ListedPerson, OrganizationPerson, OrganizationRights, RightsChoices } from '#contracts/organization/people.ts';
import { maskedEmail } from '#domain/identity/privacy/masked-email.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { lockAccount } from '#server/shoppers/index.ts';
import { CARDS, CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PEOPLE = '/cc/api/organization/people';
const INVITATIONS = '/cc/api/organization/invitations';
const CHANGES = '/cc/api/organization/changes';
const ABE = 'abe.admin@harbordental.example';
const BEA = 'bea.buyer@harbordental.example';
const PASSWORD = 'A-good-password-1';

type People = { total: number; people: ListedPerson[]; waiting: { total: number; invitations: Invitation[] } };
type Refused = { code?: string; message?: string; errors?: { field: string; message: string }[] };
type Log = {
  changes: { kind: string; subject: string; changedBy: string; differences: { what: string; before: string; after: string }[] }[];
};

const abe = () => signedIn(site, ABE);
const people = async (visitor: Visitor, query = '') => (await visitor.get<People>(`${PEOPLE}${query}`)).body;
const idOf = async (email: string) =>
  (await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email])).rows[0]?.user_id ?? '';
const personOf = async (visitor: Visitor, email: string) => (await visitor.get<OrganizationPerson>(`${PEOPLE}/${await idOf(email)}`)).body;
const change = async (visitor: Visitor, email: string, differences: Partial<OrganizationRights>) => {
  const { rights } = await personOf(visitor, email);
  return visitor.put<OrganizationPerson & Refused>(`${PEOPLE}/${await idOf(email)}`, { ...rights, ...differences });
};
const log = async (visitor: Visitor) => (await visitor.get<Log>(CHANGES)).body.changes;
const login = (email: string, password = PASSWORD) =>
  aVisitor(site, { host: 'business.localhost' }).post('/cc/api/auth/login', { email, password });

const PLAIN: OrganizationRights = {
  roles: [],
  permissions: ['G_IOC', 'G_CSE'],
  orderLimit: 250,
  seesPrices: true,
  mayChangeShipTo: true,
  approverEmail: 'ann.approver@harbordental.example',
  shipToAddressId: null,
};
let invited = 0;
const anEmail = () => `newcomer-${(invited += 1)}@harbordental.example`;
const sent: Mail[] = [];
async function tokenTo(email: string): Promise<string> {
  await site.hearEvents();
  return /join\?token=([\w-]{43})/.exec(sent.findLast(({ to, text }) => to === email && text.includes('/join?'))?.text ?? '')?.[1] ?? '';
}
const invite = (visitor: Visitor, email: string, rights: Partial<OrganizationRights> = {}) =>
  visitor.post<{ isNew: boolean; waiting: People['waiting'] } & Refused>(INVITATIONS, { ...PLAIN, ...rights, email });
const join = (token: string) =>
  aVisitor(site, { host: 'business.localhost' }).post<Refused>('/cc/api/invitation', {
    token,
    firstName: 'Nia',
    lastName: 'New',
    password: PASSWORD,
  });
/** Somebody who was invited by Abe and has joined, signed in. */
async function joined(rights: Partial<OrganizationRights> = {}): Promise<{ email: string; visitor: Visitor }> {
  const email = anEmail();
  expect((await invite(await abe(), email, rights)).status).toBe(200);
  expect((await join(await tokenTo(email))).status).toBe(200);
  const visitor = aVisitor(site, { host: 'business.localhost' });
  expect((await visitor.post('/cc/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  return { email, visitor };
}

beforeEach(async () => {
  await site.hearEvents();
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
});

describe('the people of an organization', () => {
  it('are listed by name for its administrators, a page at a time of as many as there are, and found by name and email', async () => {
    const admin = await abe();
    const { people: all, total } = await people(admin);
    expect(total).toBe(all.length);
    expect(all.map(({ email }) => email)).toContain(BEA);
    expect(all.find(({ email }) => email === BEA)).toMatchObject({
      name: 'Bea Buyer',
      roles: [],
      orderLimit: 500,
      isOn: true,
      isYou: false,
    });
    expect(all.filter(({ isYou }) => isYou).map(({ email }) => email)).toEqual([ABE]);
    await site.database.query(
      `insert into users (email, password_hash, first_name, last_name, tenants, account_number)
       select 'many-' || n || '@harbordental.example', '', 'Many', 'Zz' || lpad(n::text, 5, '0'), '{SBA}', '4410001' from generate_series(1, 5000) n`,
    );
    const began = performance.now();
    const last = await people(admin, '?q=zz05000');
    expect(last).toMatchObject({ total: 1, people: [{ email: 'many-5000@harbordental.example' }] });
    expect((await people(admin, '?q=MANY-42@')).people.map(({ email }) => email)).toEqual(['many-42@harbordental.example']);
    expect((await people(admin, '?q=%25')).total).toBe(0);
    const far = await people(admin, '?page=200');
    expect([far.total, far.people.length]).toEqual([total + 5000, 25]);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect((await people(admin, '?show=ADMINISTRATORS')).people.map(({ email }) => email)).toEqual([ABE]);
    const page = (await admin.get<string>('/organization/people?q=bea')).body;
    expect(page).toContain(BEA);
    expect(page).not.toContain('ann.approver');
    await site.database.query(`update users set standing = 'REMOVED' where email like 'many-%'`);
  });

  it('are nobody else’s to see: their colleagues are told so, and people of other organizations are unknown [T40 T41]', async () => {
    const [bea, sam] = [await signedIn(site, BEA), await signedIn(site, 'sam.shopper@example.com')];
    for (const visitor of [bea, sam]) {
      expect((await visitor.get(PEOPLE)).status).toBe(403);
      expect((await visitor.get(CHANGES)).status).toBe(403);
      expect((await visitor.get(`${PEOPLE}/${await idOf(BEA)}`)).status).toBe(403);
      expect((await invite(visitor, anEmail())).status).toBe(403);
    }
    const admin = await abe();
    const before = await site.database.query('select * from users order by user_id');
    for (const id of [await idOf('bo.buyer@cedarlegal.example'), await idOf('sam.shopper@example.com'), crypto.randomUUID(), 'x']) {
      expect((await admin.get(`${PEOPLE}/${id}`)).status).toBe(404);
      expect((await admin.put(`${PEOPLE}/${id}`, PLAIN)).status).toBe(404);
      expect((await admin.post(`${PEOPLE}/${id}/standing`, { isOn: false })).status).toBe(404);
      expect((await admin.delete(`${PEOPLE}/${id}`)).status).toBe(404);
    }
    expect((await site.database.query('select * from users order by user_id')).rows).toEqual(before.rows);
  });
});

describe('what somebody may do', () => {
  it('is changed by an administrator, holds from their next request on, and stands in the log with what it was before [C1-09 S6-99]', async () => {
    const { email, visitor } = await joined();
    const admin = await abe();
    const permissions = async () => (await visitor.get<{ permissions: string[] }>('/ele-lpd/api/session')).body.permissions;
    expect((await permissions()).toSorted()).toEqual(['G_CSE', 'G_IOC']);
    const changed = await change(admin, email, { permissions: ['G_BOP'], orderLimit: 99.5, roles: ['APPROVER'] });
    expect(changed.body).toMatchObject({ roles: ['APPROVER'], rights: { permissions: ['G_BOP'], orderLimit: 99.5 } });
    expect(await permissions()).toEqual(['G_BOP']);
    const [latest] = await log(admin);
    expect(latest).toMatchObject({ kind: 'Changed', subject: 'Nia New', changedBy: 'Abe Admin' });
    expect(latest?.differences).toEqual([
      { what: 'Roles', before: 'Buyer', after: 'Approver' },
      { what: 'Off-contract items', before: 'Yes', after: 'No' },
      { what: 'On-contract filter', before: 'Yes', after: 'No' },
      { what: 'Store pickup', before: 'No', after: 'Yes' },
      { what: 'Order limit', before: '$250.00', after: '$99.50' },
    ]);
    // The same once more is no change.
    expect((await change(admin, email, {})).status).toBe(200);
    expect((await log(admin)).filter(({ kind, subject }) => kind === 'Changed' && subject === 'Nia New')).toHaveLength(1);
    // Without G_IOC they buy from the contract alone, and with a limit nothing above it.
    const off = await visitor.post<{ messages?: { code: string }[] }>('/cc/api/checkout/default/item', {
      items: [{ itemId: '100009', qty: 1 }],
    });
    expect(JSON.stringify(off.body)).toContain('OFF_CONTRACT_ERROR');
  });

  it('is nothing that the administrator does not have, and what others gave stays [T40]', async () => {
    const { email } = await joined();
    const admin = await abe();
    const refused = await change(admin, email, { permissions: ['G_WS'] });
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      400,
      { field: 'permissions', message: 'You don’t have “Wholesale items” yourself, so you can’t give it.' },
    ]);
    await site.database.query(`update users set permissions = '{G_WS,SEARCH_PRICE_ASC}' where email = $1`, [email]);
    expect((await change(admin, email, { orderLimit: 10 })).body.rights.permissions).toEqual(['G_WS']);
    const { rows } = await site.database.query<{ permissions: string[] }>('select permissions from users where email = $1', [email]);
    expect(rows[0]?.permissions.toSorted()).toEqual(['G_WS', 'SEARCH_PRICE_ASC']);
    await site.database.query(`update users set settings = settings || '{"orderLimitCents": 5000}' where email = $1`, [ABE]);
    const limited = await abe();
    expect((await change(limited, email, { orderLimit: 50.01 })).body.errors?.[0]?.field).toBe('orderLimit');
    expect((await change(limited, email, { orderLimit: 50 })).status).toBe(200);
    expect((await change(limited, ABE, { orderLimit: null })).body.errors?.[0]?.field).toBe('orderLimit');
    await site.database.query(`update users set settings = settings - 'orderLimitCents' where email = $1`, [ABE]);
    for (const [differences, field] of [
      [{ approverEmail: 'bo.buyer@cedarlegal.example' }, 'approverEmail'],
      [{ shipToAddressId: crypto.randomUUID() }, 'shipToAddressId'],
    ] as const)
      expect((await change(await abe(), email, differences)).body.errors?.[0]?.field).toBe(field);
  });

  it('prices and another ship-to are taken from somebody, and given back [C6-31 C6-38]', async () => {
    const { email, visitor } = await joined();
    const admin = await abe();
    expect((await change(admin, email, { seesPrices: false, mayChangeShipTo: false })).status).toBe(200);
    expect((await visitor.get<{ mayChange: boolean }>('/cc/api/address/shipto')).body.mayChange).toBe(false);
    const price = async () =>
      (await visitor.get<{ product: { priceValue: number | null } }>('/cc/api/products/100001')).body.product.priceValue;
    expect(await price()).toBe(null);
    expect((await change(admin, email, { seesPrices: true, mayChangeShipTo: true })).status).toBe(200);
    expect(await price()).toBeGreaterThan(1);
    expect((await visitor.get<{ mayChange: boolean }>('/cc/api/address/shipto')).body.mayChange).toBe(true);
  });
});

describe('an invitation', () => {
  it('is a mail with a link that sets name and password, works once, and gives what was said', async () => {
    const admin = await abe();
    const email = anEmail();
    const asked = await invite(admin, email, { roles: ['APPROVER'] });
    expect(asked.body).toMatchObject({
      isNew: true,
      waiting: { invitations: [{ email, roles: ['APPROVER'], invitedBy: 'Abe Admin', isExpired: false }] },
    });
    const token = await tokenTo(email);
    expect(sent.find(({ to }) => to === email)?.subject).toBe('Harbor Dental Group invites you to order on Foolscap');
    // The same email once more is no second mail.
    expect((await invite(admin, email)).body.isNew).toBe(false);
    await site.hearEvents();
    expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
    const page = await aVisitor(site, { host: 'business.localhost' }).get<string>(`/join?token=${token}`);
    expect([page.status, page.body.includes(email), page.body.includes('Harbor Dental Group')]).toEqual([200, true, true]);
    expect(
      (
        await aVisitor(site, { host: 'business.localhost' }).post<Refused>('/cc/api/invitation', {
          token,
          firstName: '',
          lastName: 'New',
          password: 'short',
        })
      ).body.errors?.map(({ field }) => field),
    ).toEqual(['firstName', 'password']);
    expect((await join(token)).status).toBe(200);
    expect((await join(token)).status).toBe(410);
    expect((await aVisitor(site, { host: 'business.localhost' }).get(`/join?token=${token}`)).status).toBe(410);
    expect((await login(email)).status).toBe(200);
    const person = await personOf(admin, email);
    expect(person).toMatchObject({
      name: 'Nia New',
      roles: ['APPROVER'],
      rights: { ...PLAIN, roles: ['APPROVER'], permissions: ['G_IOC', 'G_CSE'] },
    });
    expect((await log(admin)).slice(0, 2).map(({ kind }) => kind)).toEqual(['Joined', 'Invited']);
  });

  it('offers whom they can ask and an open budget center to begin with, and takes no other', async () => {
    const admin = await abe();
    const { body: choices } = await admin.get<RightsChoices>(`${INVITATIONS}/choices`);
    expect(choices.approvers).toContainEqual({ email: 'ann.approver@harbordental.example', name: 'Ann Approver' });
    expect(choices.approvers.map(({ email }) => email)).not.toContain(BEA);
    expect(choices.budgetCenters).toEqual([
      { value: 'FRONT-DESK', name: 'Front desk' },
      { value: 'LAB', name: 'Laboratory' },
    ]);
    for (const [field, rights] of [
      ['budgetCenter', { budgetCenter: 'CLASSROOM' }],
      ['approverEmail', { approverEmail: BEA }],
    ] as const)
      expect((await invite(admin, anEmail(), rights)).body.errors?.map((error) => error.field)).toEqual([field]);
    const { email, visitor } = await joined({ budgetCenter: 'LAB' });
    expect((await personOf(admin, email)).rights.budgetCenter).toBe('LAB');
    expect((await visitor.get<{ budget: { name: string } | null }>('/cc/api/organization/home')).body.budget?.name).toBe('Laboratory');
    // What is not said stays; what is taken away is the organization's default again.
    await change(admin, email, { budgetCenter: undefined, orderLimit: 10 });
    expect((await personOf(admin, email)).rights.budgetCenter).toBe('LAB');
    await change(admin, email, { budgetCenter: null });
    expect((await personOf(admin, email)).rights.budgetCenter).toBeNull();
    expect((await log(admin))[0]?.differences).toEqual([{ what: 'Budget Center', before: 'LAB', after: 'The organization’s default' }]);
  });

  it('is told all that is wrong with it at once', async () => {
    const { status, body } = await invite(await abe(), 'nobody', { orderLimit: -1, approverEmail: BEA, budgetCenter: 'CLASSROOM' });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['email', 'orderLimit', 'approverEmail', 'budgetCenter']]);
  });

  it('can be sent again, which ends the link before, and taken back; it ends by itself', async () => {
    const admin = await abe();
    const email = anEmail();
    const id = (await invite(admin, email)).body.waiting.invitations.find((one) => one.email === email)?.invitationId ?? '';
    const first = await tokenTo(email);
    expect((await admin.post(`${INVITATIONS}/${id}`)).status).toBe(200);
    const second = await tokenTo(email);
    expect(second).not.toBe(first);
    expect((await join(first)).status).toBe(410);
    expect((await aVisitor(site).get('/cc/api/invitation?token=x')).status).toBe(410);
    expect((await admin.delete(`${INVITATIONS}/${id}`)).status).toBe(200);
    expect((await admin.delete(`${INVITATIONS}/${id}`)).status).toBe(404);
    expect((await join(second)).status).toBe(410);
    const late = anEmail();
    await invite(admin, late);
    const token = await tokenTo(late);
    const now = site.shop.now();
    site.setNow(new Date(now.getTime() + 7 * 24 * 3_600_000 + 1000));
    expect((await join(token)).status).toBe(410);
    expect((await people(await abe())).waiting.invitations.find((one) => one.email === late)?.isExpired).toBe(true);
    site.setNow(now);
  });

  it('is none of another organization, and an email that has an account is told to nobody but its mailbox [T40]', async () => {
    const admin = await abe();
    const email = anEmail();
    const id = (await invite(admin, email)).body.waiting.invitations.find((one) => one.email === email)?.invitationId ?? '';
    await site.database.query(`update users set roles = '{ACCOUNT_ADMIN}' where email = 'axel.approver@cedarlegal.example'`);
    const axel = await signedIn(site, 'axel.approver@cedarlegal.example');
    for (const other of [id, crypto.randomUUID(), 'x']) {
      expect((await axel.post(`${INVITATIONS}/${other}`)).status).toBe(404);
      expect((await axel.delete(`${INVITATIONS}/${other}`)).status).toBe(404);
    }
    expect((await people(axel)).waiting.total).toBe(0);
    expect((await invite(axel, 'sam.shopper@example.com', { permissions: ['G_CSE'], approverEmail: null })).body.isNew).toBe(true);
    const token = await tokenTo('sam.shopper@example.com');
    expect((await aVisitor(site).get<{ isTaken: boolean }>(`/cc/api/invitation?token=${token}`)).body.isTaken).toBe(true);
    // It is not used up by that.
    for (let tries = 0; tries < 2; tries += 1) expect((await join(token)).body.message).toMatch(/^There’s an account with this email/);
    expect((await people(axel)).waiting.invitations.map((one) => one.email)).toEqual(['sam.shopper@example.com']);
    expect((await invite(admin, BEA)).body.errors?.[0]?.field).toBe('email');
  });

  it('gives what was promised, also where the organization’s own rule says otherwise [T40]', async () => {
    const write = (table: string, settings: string, where: string) =>
      site.database.query(`update ${table} set settings = ${settings} where ${where}`);
    await write('accounts', "jsonb_set(settings, '{displayRules,SHOW_PRICE}', 'false')", "account_number = '4410001'");
    await write('users', `jsonb_set(settings, '{displayRules}', '{"SHOW_PRICE": true}')`, `email = '${ABE}'`);
    const seeing = await joined({ seesPrices: true });
    const unseeing = await joined({ seesPrices: false });
    const price = async ({ visitor }: typeof seeing) =>
      (await visitor.get<{ product: { priceValue: number | null } }>('/cc/api/products/100001')).body.product.priceValue;
    expect([await price(seeing), await price(unseeing)]).toEqual([expect.any(Number), null]);
    const admin = await abe();
    expect((await personOf(admin, seeing.email)).rights.seesPrices).toBe(true);
    const invitedOnes = (await log(admin)).filter(({ kind, subject }) => kind === 'Invited' && subject === seeing.email);
    expect(invitedOnes[0]?.differences).toContainEqual({ what: 'See prices', before: '', after: 'Yes' });
    await write('accounts', "settings #- '{displayRules,SHOW_PRICE}'", "account_number = '4410001'");
    await write('users', "settings - 'displayRules'", `email = '${ABE}'`);
  });

  it('gives nothing that cannot be given any more, and is not used up by that [T40]', async () => {
    const [admin, email] = [await abe(), anEmail()];
    await invite(admin, email, { orderLimit: null });
    const token = await tokenTo(email);
    const outdated = async (before: string, after: string) => {
      await site.database.query(before);
      const reply = await join(token);
      expect([reply.status, reply.body.message]).toEqual([
        400,
        expect.stringContaining('Ask Abe Admin to cancel it and invite you again.'),
      ]);
      await site.database.query(after);
    };
    const ann = "email = 'ann.approver@harbordental.example'";
    await outdated(`update users set standing = 'OFF' where ${ann}`, `update users set standing = 'ACTIVE' where ${ann}`);
    await outdated(
      `update users set settings = settings || '{"orderLimitCents": 5000}' where email = '${ABE}'`,
      `update users set settings = settings - 'orderLimitCents' where email = '${ABE}'`,
    );
    expect((await join(token)).status).toBe(200);
  });

  it('holds while who sent it is an administrator: it is taken back with them, and the log says so [T40]', async () => {
    const admin = await abe();
    const leave: Readonly<Record<string, (id: string, email: string) => Promise<{ status: number }>>> = {
      removed: (id) => admin.delete(`${PEOPLE}/${id}`),
      'turned off': (id) => admin.post(`${PEOPLE}/${id}/standing`, { isOn: false }),
      'no administrator': (_id, email) => change(admin, email, { roles: [] }),
      'made none by another hand': (id) =>
        site.database.query("update users set roles = '{}' where user_id = $1", [id]).then(() => ({ status: 200 })),
    };
    for (const [how, leaving] of Object.entries(leave)) {
      const { email: own, visitor } = await joined({ roles: ['ACCOUNT_ADMIN'] });
      const [theirs, others] = [anEmail(), anEmail()];
      await invite(visitor, theirs, { roles: ['ACCOUNT_ADMIN'] });
      await invite(admin, others);
      const [token, other] = [await tokenTo(theirs), await tokenTo(others)];
      expect([how, (await leaving(await idOf(own), own)).status]).toEqual([how, 200]);
      expect([how, (await aVisitor(site).get(`/cc/api/invitation?token=${token}`)).status, (await join(token)).status]).toEqual([
        how,
        410,
        410,
      ]);
      expect((await join(other)).status).toBe(200);
      if (how === 'made none by another hand') continue;
      expect((await people(admin)).waiting.invitations.map((one) => one.email)).not.toContain(theirs);
      expect((await log(admin)).filter(({ subject }) => subject === theirs)).toMatchObject([
        { kind: 'Canceled the invitation', changedBy: 'Abe Admin' },
        { kind: 'Invited', changedBy: 'Nia New' },
      ]);
    }
  });

  it('that has run out leaves its place to another one; as many as there is room for, and none more', async () => {
    const admin = await abe();
    const fill = async (untilHours: number) =>
      site.database.query(
        `insert into invitations (invitation_id, account_number, email, token_id, token_hash, rights, invited_by, sent_at, expires_at)
         select gen_random_uuid(), '4410001', 'filling-' || n || '@harbordental.example', gen_random_uuid(), sha256(n::text::bytea), '{"roles": []}', $1, $2::timestamptz, $2::timestamptz + $3 * interval '1 hour'
         from generate_series(1, 1000) n on conflict (account_number, email) do update set expires_at = excluded.expires_at`,
        [await idOf(ABE), site.shop.now(), untilHours],
      );
    await fill(-1);
    expect((await invite(admin, anEmail())).body.isNew).toBe(true);
    await fill(1);
    expect((await invite(admin, anEmail())).body.message).toMatch(/^1,000 people are invited already/);
    await site.database.query("delete from invitations where email like 'filling-%'");
  });

  it('is nobody’s to send, to take back or to follow with a rule who lost the role while they waited for their turn [T40]', async () => {
    const { email, visitor } = await joined({ roles: ['ACCOUNT_ADMIN'] });
    const [wanted, there] = [anEmail(), anEmail()];
    const id = (await invite(await abe(), there)).body.waiting.invitations.find((one) => one.email === there)?.invitationId ?? '';
    const rival = new pg.Client({ connectionString: site.databaseUrl });
    await rival.connect();
    await rival.query('begin');
    await rival.query("select 1 from accounts where account_number = '4410001' for no key update");
    await rival.query("update users set roles = '{}' where email = $1", [email]);
    const asked = [
      invite(visitor, wanted),
      visitor.post(`${INVITATIONS}/${id}`),
      visitor.delete(`${INVITATIONS}/${id}`),
      visitor.post('/cc/api/organization/policies', { kind: 'ITEM', value: '100009' }),
    ];
    const waiting = "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await site.database.query<{ n: number }>(waiting)).rows[0]?.n).toBe(asked.length);
    await rival.query('commit');
    await rival.end();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const left = (await people(await abe())).waiting.invitations.map((one) => one.email);
    expect([left.includes(wanted), left.includes(there)]).toEqual([false, true]);
  });
});

describe('who leaves', () => {
  it('is signed out at once when they are turned off, cannot sign in, and finds their cart when they are back [T40]', async () => {
    const { email, visitor } = await joined();
    await visitor.add({ itemId: '100001', qty: 3 });
    const admin = await abe();
    const id = await idOf(email);
    expect((await admin.post(`${PEOPLE}/${id}/standing`, { isOn: false })).status).toBe(200);
    expect((await visitor.get('/cc/api/orders')).status).toBe(401);
    expect((await visitor.get('/cc/api/checkout?grindType=ALL')).status).toBe(401);
    expect((await visitor.get('/account/orders')).status).toBe(302);
    expect((await login(email)).status).toBe(401);
    const off = (await people(admin, '?show=OFF')).people;
    expect([off.map((one) => one.email).includes(email), off.some(({ isOn }) => isOn)]).toEqual([true, false]);
    expect((await admin.post(`${PEOPLE}/${id}/standing`, { isOn: true })).status).toBe(200);
    const back = aVisitor(site, { host: 'business.localhost' });
    await back.post('/cc/api/auth/login', { email, password: PASSWORD });
    expect((await back.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100001', 3]]);
    expect((await log(admin)).slice(0, 2).map(({ kind }) => kind)).toEqual(['Reactivated', 'Deactivated']);
  });

  it('is removed in the middle of a checkout and after an order: nothing stays held, their orders stay, and their email is free', async () => {
    const { email, visitor } = await joined({ orderLimit: null });
    await visitor.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, visitor, CARDS.approved, email);
    const chosen = await visitor.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK' } });
    expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
    const placed = (await placeOrder(visitor)).body;
    expect(placed.status, JSON.stringify(placed)).toBe('PLACED');
    const { orderNumber } = placed;
    await visitor.add({ itemId: '100002', qty: 2 });
    await visitor.put('/cc/api/checkout/default?actionType=PROCEED_CHECKOUT', { proceedCheckout: true });
    const admin = await abe();
    const id = await idOf(email);
    const deals = () => site.database.query('select 1 from offer_subscribers where user_id = $1', [id]);
    await site.database.query("insert into offer_subscribers (user_id, tenant, subscribed_at) values ($1, 'SBA', now())", [id]);
    expect((await admin.delete(`${PEOPLE}/${id}`)).status).toBe(200);
    expect((await deals()).rows).toEqual([]);
    expect((await visitor.get('/cc/api/orders')).status).toBe(401);
    expect((await placeOrder(visitor)).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await admin.get(`${PEOPLE}/${id}`)).status).toBe(404);
    const { rows } = await site.database.query('select 1 from orders where order_number = $1 and user_id = $2', [orderNumber, id]);
    expect(rows).toHaveLength(1);
    expect(
      (await site.database.query('select 1 from carts where user_id = $1 and claimed_order is null and status <> $2', [id, 'SUBMITTED']))
        .rows,
    ).toEqual([]);
    expect((await log(admin))[0]).toMatchObject({
      kind: 'Removed',
      subject: 'Nia New',
      differences: [{ what: 'Email', before: maskedEmail(email), after: '' }],
    });
    // They come again, as somebody new.
    expect((await invite(admin, email)).body.isNew).toBe(true);
    expect((await join(await tokenTo(email))).status).toBe(200);
    expect(await idOf(email)).not.toBe(id);
  });

  it('is never the last administrator, alone or when two leave at once', async () => {
    const admin = await abe();
    const id = await idOf(ABE);
    for (const reply of [
      await admin.delete<Refused>(`${PEOPLE}/${id}`),
      await change(admin, ABE, { roles: [] }),
      await admin.post<Refused>(`${PEOPLE}/${id}/standing`, { isOn: false }),
    ])
      expect(reply.status).toBe(400);
    const { email, visitor } = await joined({ roles: ['ACCOUNT_ADMIN'] });
    const [own, other] = [await idOf(email), id];
    const replies = await Promise.all([visitor.delete(`${PEOPLE}/${own}`), change(admin, ABE, { roles: [] })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const { rows } = await site.database.query(
      `select 1 from users where account_number = '4410001' and 'ACCOUNT_ADMIN' = any (roles) and standing = 'ACTIVE'`,
    );
    expect(rows).toHaveLength(1);
    await site.database.query(`update users set roles = '{ACCOUNT_ADMIN}' where user_id = $1`, [other]);
  });

  it('holds up nothing that is being ordered: what refers to the organization is written while somebody changes its people', async () => {
    await transaction(site.shop.database, async (tx) => {
      await lockAccount(tx, ['4410001']);
      // By another connection, which would wait for the lock that is held here, and fail.
      await site.database.query(
        `insert into account_changes (account_number, changed_at, changed_by, kind, subject) select '4410001', $1, user_id, 'INVITED', 'meanwhile' from users where email = $2`,
        [site.shop.now(), ABE],
      );
    });
    expect((await log(await abe()))[0]?.subject).toBe('meanwhile');
    await site.database.query("delete from account_changes where subject = 'meanwhile'");
  });

  it('administers nothing any more once they are none, with a page that is open still', async () => {
    const { email, visitor } = await joined({ roles: ['ACCOUNT_ADMIN'] });
    expect((await people(visitor)).total).toBeGreaterThan(0);
    expect((await change(await abe(), email, { roles: [] })).status).toBe(200);
    expect((await visitor.get(PEOPLE)).status).toBe(403);
    expect((await visitor.delete(`${PEOPLE}/${await idOf(BEA)}`)).status).toBe(403);
  });
});
