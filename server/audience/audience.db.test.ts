import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CAPABILITIES } from '#domain/audience/capabilities.ts';
import { ACCOUNT_CODES, SEGMENTS } from '#domain/audience/segments.ts';
import { LOYALTY_KEYS } from '#domain/audience/loyalty-keys.ts';
import { comeInAs } from '#tests/support/identity/saml.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

/** Every key that there is: a menu of a shop has an item for who has it, and one for who has it not. Menus are files that whoever runs a shop writes: ours name some of the keys. */
const KEYS = [...new Set([...Object.keys(SEGMENTS), ...Object.keys(CAPABILITIES), ...ACCOUNT_CODES, ...LOYALTY_KEYS])];
const items = KEYS.flatMap((key) => [
  { id: `for-${key}`, text: key, url: '/', permissionlimit: [key] },
  { id: `not-for-${key}`, text: key, url: '/', permissionlimit: [`NO-${key}`] },
]);
const flows = ['MVP', 'SAML', 'CSR'].map((flow) => ({ id: `flow-${flow}`, text: flow, url: '/', permissionlimit: [`FLOW-${flow}`] }));
const MENUS = JSON.stringify({ topHat: [], header: [...items, ...flows], account: [], megaMenu: [], footer: [] });
const menusDir = mkdtempSync(join(tmpdir(), 'foolscap-menus-'));
for (const file of ['dotcom.json', 'sba.json']) writeFileSync(join(menusDir, file), MENUS);

const site = useShop({ settings: { menusDir } });

/** How somebody is who looks. */
type Who = {
  /** On the business site; else on the consumer site. */
  readonly isBuyer?: true;
  readonly isGuest?: true;
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  readonly segments?: readonly string[];
  readonly membership?: string;
  readonly tier?: string;
  readonly account?: Readonly<Record<string, unknown>>;
  readonly agent?: string;
  readonly isSpanishMode?: string;
  readonly toggle?: readonly [name: string, value: string];
};

const SAM = 'sam.shopper@example.com';
const BO = 'bo.buyer@cedarlegal.example';
const signedIn: Partial<Record<string, Visitor>> = {};

async function aPerson(email: string, host: string): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  signedIn[SAM] = await aPerson(SAM, 'localhost');
  signedIn[BO] = await aPerson(BO, 'business.localhost');
});

/** Makes somebody so, and has them look. */
async function looking(who: Who): Promise<{ keys: string[]; shown: string[] }> {
  const email = who.isBuyer === true ? BO : SAM;
  const { roles = [], permissions = [], segments = [], membership = 'NON_MEMBER', tier = null, account = {} } = who;
  const { rows } = await site.database.query<{ user_id: string }>(
    `update users set roles = $2, permissions = $3, segments = $4, membership = $5, rewards_tier = $6 where email = $1 returning user_id`,
    [email, roles, permissions, segments, membership, tier],
  );
  await site.database.query(`update accounts set settings = $1 where account_number = '4410003'`, [{ displayRules: {}, ...account }]);
  // Whom such an organization signs in has come through it.
  const partnerId = account['hasSingleSignOn'] === true ? 'cedar-sign-in' : null;
  await site.database.query('update sessions set partner_id = $2 where user_id = $1', [rows[0]?.user_id, partnerId]);
  await site.database.query('delete from web_toggles');
  if (who.toggle !== undefined) await site.database.query('insert into web_toggles values ($1, $2)', [who.toggle[0], [who.toggle[1]]]);
  site.shop.toggles.forget();
  await site.shop.sessions.renewUser(site.database, rows[0]?.user_id ?? '');
  await site.hearEvents();
  const visitor =
    who.isGuest === true ? aVisitor(site, { host: who.isBuyer === true ? 'business.localhost' : 'localhost' }) : signedIn[email];
  if (visitor === undefined) throw new Error('nobody looks');
  visitor.cookies.delete('isSpanishMode');
  if (who.isSpanishMode !== undefined) visitor.cookies.set('isSpanishMode', who.isSpanishMode);
  const headers: Record<string, string> = who.agent === undefined ? {} : { 'user-agent': who.agent };
  return seenBy(visitor, headers);
}

/** The keys of a visitor, and what the header shows them. */
async function seenBy(visitor: Visitor, headers: Record<string, string> = {}): Promise<{ keys: string[]; shown: string[] }> {
  const session = await visitor.get<{ segments: string[]; capabilities: string[] }>('/ele-lpd/api/session', { headers });
  const content = await visitor.post<{ data: { header?: { id: string }[] } }>(
    '/ele-lpd/api/sparxProxy/getEcommContentData',
    { slots: ['header'] },
    { headers },
  );
  return {
    keys: [...session.body.segments, ...session.body.capabilities],
    shown: content.body.data.header?.map(({ id }) => id) ?? [],
  };
}

/** A key, the requirements of it, who has it and who, like them but for one thing, has it not. */
type Row = readonly [key: string, ids: string, has: Who, lacks: Who];

const buyer = { isBuyer: true } as const;
const permission = (code: string, ids: string): Row => [code, ids, { ...buyer, permissions: [code] }, buyer];

/** A code of the account; one that only begins like it is another. */
const code = (key: string, ids: string): Row => [
  key,
  ids,
  { ...buyer, account: { codes: [key] } },
  { ...buyer, account: { codes: [`${key}X`] } },
];

const ROWS: readonly Row[] = [
  ['GUEST', '[S1-03 S6-01 S6-12]', { isGuest: true }, {}],
  ['REGISTERED', '[S1-04 S6-02]', {}, { isGuest: true }],
  ['LOGGED_IN', '[S6-04 S6-18]', {}, { isGuest: true }],
  ['BUSINESS', '[S1-05]', buyer, {}],
  ['APPROVER', '[S1-06 S6-09 S6-46]', { ...buyer, roles: ['APPROVER'] }, buyer],
  ['ASSOCIATE', '[S1-13 S6-05]', { roles: ['ASSOCIATE'] }, {}],
  ['CSR', '[S1-14 S6-06]', { roles: ['CSR'] }, {}],
  ['SALES_REP', '[S6-10 S6-64]', { roles: ['SALES_REP'] }, {}],
  ['OPERATOR', '', { roles: ['OPERATOR'] }, {}],
  ['SELECT', '[S6-08 S6-13]', { membership: 'SELECT' }, { membership: 'PREMIUM' }],
  ['PREMIUM', '[S6-08 S6-14]', { membership: 'PREMIUM' }, { membership: 'SELECT' }],
  ['LINK', '[S1-08 S6-15]', { ...buyer, permissions: ['G_AL'] }, buyer],
  ['LINK_PLUS', '[S1-09 S6-16]', { ...buyer, permissions: ['G_ALP'] }, { ...buyer, permissions: ['G_AL'] }],
  [
    'LINK_PLUS_NEW',
    '[S6-17]',
    { ...buyer, permissions: ['G_ALP'], account: { codes: ['NEW_EXPERIENCE'] } },
    { ...buyer, permissions: ['G_ALP'] },
  ],
  [
    'LEGACY_APPROVAL',
    '[S6-19]',
    { ...buyer, account: { hasApprovals: true, approvalFlow: 'LEGACY' } },
    { ...buyer, account: { hasApprovals: true } },
  ],
  ['GROUP_APPROVAL', '[S6-20]', { ...buyer, account: { hasApprovals: true } }, { ...buyer, account: { approvalFlow: 'GROUP' } }],
  ['BLUE_TARP', '[S6-21]', { ...buyer, account: { invoicing: 'BLUE_TARP' } }, { ...buyer, account: { invoicing: 'BILL_TRUST' } }],
  ['BILL_TRUST', '[S1-07 S6-22]', { ...buyer, account: { invoicing: 'BILL_TRUST' } }, { ...buyer, account: { invoicing: 'BLUE_TARP' } }],
  ['HI_TOUCH_PRINT', '[S6-23]', { ...buyer, account: { hiTouch: 'PRINT' } }, { ...buyer, account: { hiTouch: 'NON_PRINT' } }],
  ['HI_TOUCH_NON_PRINT', '[S6-24]', { ...buyer, account: { hiTouch: 'NON_PRINT' } }, { ...buyer, account: { hiTouch: 'PRINT' } }],
  ['HI_TOUCH', '[S1-11 S6-25]', { ...buyer, account: { hiTouch: 'PRINT' } }, buyer],
  ['HI_TOUCH', '[S6-25]', { ...buyer, account: { hiTouch: 'NON_PRINT' } }, buyer],
  [
    'SALES_REP_MANAGED',
    '[S1-12]',
    { ...buyer, account: { salesRep: { name: 'R. Ep', email: 'rep@example.com', phone: '6175550100' } } },
    buyer,
  ],
  ['SINGLE_SIGN_ON', '[S1-10 S6-26]', { ...buyer, account: { hasSingleSignOn: true } }, buyer],
  ['SPANISH_MODE', '[S1-16 S6-27]', { isSpanishMode: 'true' }, { isSpanishMode: '1' }],
  ['MOBILE_APP', '[S1-15]', { agent: 'Mozilla/5.0 FoolscapApp/3.1' }, { agent: 'Mozilla/5.0' }],
  code('TEJ', '[S6-29]'),
  code('CNO', '[S6-30]'),
  code('SUM', '[S6-31]'),
  code('SBC', '[S6-32]'),
  code('RGH', '[S6-33]'),
  code('PRO', '[S6-34]'),
  code('PWI', '[S6-35]'),
  code('GBP', '[S6-36]'),
  code('BES', '[S6-37]'),
  code('AJS', '[S6-38]'),
  code('MJL', '[S6-39]'),
  code('GSS', '[S6-40]'),
  code('XCL', '[S6-41]'),
  code('STE', '[S6-42]'),
  code('BRP', '[S6-43]'),
  code('19_PB', '[S6-44]'),
  code('20_SAA', '[S6-45]'),
  ['UNIDENTIFIED', '[S3-17]', { segments: ['1_UNIDENTIFIED'] }, {}],
  ['NON_REWARDS', '[S3-18]', { segments: ['2_NON_REWARDS'] }, {}],
  ['FREE_REWARDS_BASE', '[S3-19]', { segments: ['FREE_REWARDS_BASE'] }, { segments: ['FREE_REWARDS_PREMIER'] }],
  ['FREE_REWARDS_PREMIER', '[S3-19]', { segments: ['FREE_REWARDS_PREMIER'] }, { segments: ['FREE_REWARDS_BASE'] }],
  ...['BEP_1', 'BEP_2', 'BEP_3'].map((tier): Row => [tier, '[S3-20]', { segments: [tier] }, {}]),
  ['PLUS_PAID', '[S3-21]', { tier: 'PR6' }, { tier: 'PR7' }],
  ['PLUS_FREE', '[S3-21]', { tier: 'PR7' }, { tier: 'PR6' }],
  ['PENALTY_BOX', '[S3-22]', { segments: ['19_PB'] }, {}],
  ['AT_RISK', '[S3-23]', { segments: ['AT_RISK'] }, {}],
  ['BEST_PLUS', '[S3-24]', { segments: ['21_TIER_BEST_CUST_PLUS'] }, { segments: ['22_TIER_BEST_CUST_NOPLUS'] }],
  ['BEST_NO_PLUS', '[S3-24]', { segments: ['22_TIER_BEST_CUST_NOPLUS'] }, { segments: ['21_TIER_BEST_CUST_PLUS'] }],
  ['ASSOCIATE', '[S3-25]', { segments: ['20_SAA'] }, {}],
  ...['NEW', 'LOW', 'SILVER', 'GOLD', 'BRONZE', 'TIN', 'PLATINUM', 'PLUS1', 'PLUS2'].map((level): Row => [
    level,
    '[S3-26]',
    { segments: [level] },
    { segments: [`${level}EST`] },
  ]),
  ['ELITE', '[S3-26]', { segments: ['27_LOYALTY_ELT'] }, {}],
  ['OWN_CONTRACT', '', buyer, { ...buyer, account: { displayRules: { SHOW_PRICE: false } } }],
  ['APPROVALS', '', { ...buyer, account: { hasApprovals: true } }, buyer],
  ['OFFICE_ROUNDS', '', buyer, {}],
  ['GROUP_APPROVER', '[S6-47]', { ...buyer, roles: ['GROUP_APPROVER'] }, { ...buyer, roles: ['APPROVER'] }],
  ['LEGACY_APPROVER', '[S6-48]', { ...buyer, roles: ['LEGACY_APPROVER'] }, { ...buyer, roles: ['APPROVER'] }],
  [
    'MANAGE_BUDGETS',
    '[S6-49]',
    { ...buyer, roles: ['ACCOUNT_ADMIN'], account: { isBudgetingEnabled: true } },
    { ...buyer, account: { isBudgetingEnabled: true } },
  ],
  [
    'ORGANIZATION_ORDERS',
    '[S6-49]',
    { ...buyer, roles: ['APPROVER'] },
    { ...buyer, roles: ['APPROVER'], account: { displayRules: { SHOW_PRICE: false } } },
  ],
  ['REPORTS', '[S6-50]', { ...buyer, roles: ['ACCOUNT_ADMIN'] }, buyer],
  ['REPORTS', '[S6-50]', { ...buyer, permissions: ['REPORTS'] }, buyer],
  [
    'REPORTS',
    '[S5-08 S5-09 S5-10]',
    { ...buyer, roles: ['ACCOUNT_ADMIN'], toggle: ['REPORTS_ACCESS_DISABLED', 'N'] },
    { ...buyer, roles: ['ACCOUNT_ADMIN'], toggle: ['REPORTS_ACCESS_DISABLED', 'Y'] },
  ],
  permission('SPECIAL_ORDERS', '[S6-51]'),
  permission('SERIAL_NUMBER_LOOKUP', '[S6-52]'),
  permission('INSIDERS_NETWORK', '[S6-53]'),
  permission('CUSTOM_MESSAGES', '[S6-54]'),
  ['CHANGE_PASSWORD', '[S6-55]', buyer, { ...buyer, account: { hasSingleSignOn: true } }],
  ['CHAT', '[S6-56 S5-08 S5-09]', {}, { toggle: ['CHAT', 'N'] }],
  ['MANAGE_USERS', '[S6-57]', { ...buyer, roles: ['ACCOUNT_ADMIN'] }, { ...buyer, roles: ['APPROVER'] }],
  permission('PRINT_MARKETING', '[S6-58]'),
  ['EDIT_PROFILE', '[S6-59]', {}, { isGuest: true }],
  ['CUSTOMER_SERVICE_REP', '[S6-60]', { roles: ['CSR'] }, {}],
  [
    'ADMIN_ONLY_LINK_PLUS',
    '[S6-61]',
    { ...buyer, roles: ['ACCOUNT_ADMIN'], permissions: ['G_ALP'] },
    { ...buyer, roles: ['ACCOUNT_ADMIN'], permissions: ['G_AL'] },
  ],
  ['BUY_ONLINE_PICKUP_IN_STORE', '[S6-62]', { ...buyer, permissions: ['G_BOP'] }, buyer],
  ['ACCOUNT_MAINTENANCE', '[S6-63]', { ...buyer, roles: ['ACCOUNT_ADMIN'] }, buyer],
  ['DELAYED_DELIVERY', '[S6-65]', buyer, { ...buyer, account: { displayRules: { DELIVERY_WINDOW_15: false, DELIVERY_WINDOW_90: false } } }],
  ['BREAKROOM', '[S6-66]', { ...buyer, permissions: ['G_IOC'] }, buyer],
  ['AUTO_RESTOCK', '[S6-67]', {}, { isGuest: true }],
  ['BUY_ONLINE_PAY_LATER', '[S6-68]', {}, buyer],
  ['HI_TOUCH_PRINT_OPTIONS', '[S6-69]', { ...buyer, account: { hiTouch: 'PRINT' } }, { ...buyer, account: { hiTouch: 'NON_PRINT' } }],
  ['DEALS', '[S6-70]', { ...buyer, permissions: ['G_IOC'] }, buyer],
  ['BUDGET_OVERVIEW', '[S6-71]', { ...buyer, account: { isBudgetingEnabled: true } }, buyer],
  ['NEW_ONLINE_INVOICING', '[S6-72]', { ...buyer, account: { isInvoiceAllowed: true } }, buyer],
  ['ADD_SHIPPING_LOCATION', '[S6-73]', buyer, { ...buyer, account: { displayRules: { CHANGE_SHIPPING_LOCATION: false } } }],
  ['BOPIS', '[S6-74]', { ...buyer, permissions: ['G_BOP'] }, buyer],
  ['PROMO', '[S6-75]', { ...buyer, permissions: ['G_IOC'] }, { ...buyer, permissions: ['G_IOC'], toggle: ['PROMO', 'N'] }],
  ['OWN_ADDRESSES', '[C6-38]', buyer, { ...buyer, account: { displayRules: { CHANGE_SHIPPING_LOCATION: false } } }],
  ['SAVED_CARDS', '[C6-35]', buyer, { ...buyer, account: { displayRules: { SHOW_PROFILE_CC: false } } }],
  ['ZIP_CODE', '[C5-71]', {}, { toggle: ['ZIP_CODE_TOGGLE', 'N'] }],
  permission('OTHER_SITES_ACCESS', '[S6-76]'),
];

describe('who somebody is', () => {
  it.each(ROWS)(
    '%s is told by the session, and a menu shows an item that is limited to it to who has it alone %s',
    async (key, _ids, has, lacks) => {
      const one = await looking(has);
      expect(one.keys).toContain(key);
      expect(one.shown).toContain(`for-${key}`);
      expect(one.shown).not.toContain(`not-for-${key}`);
      const other = await looking(lacks);
      expect(other.keys).not.toContain(key);
      expect(other.shown).not.toContain(`for-${key}`);
      expect(other.shown).toContain(`not-for-${key}`);
    },
  );

  it.each([
    ['THIRD_PARTY', 'THIRD_PARTY', 'localhost'],
    ['SAML', 'SAML', 'business.localhost'],
  ] as const)(
    '%s is told by who sent them, and a menu shows an item that is limited to it to them alone [S6-03 S6-07]',
    async (key, way, host) => {
      const [sent, other] = [aVisitor(site, { host }), aVisitor(site, { host })];
      expect((await comeInAs(site, sent, way)).status).toBe(200);
      const one = await seenBy(sent);
      expect([one.keys.includes(key), one.shown.includes(`for-${key}`), one.shown.includes(`not-for-${key}`)]).toEqual([true, true, false]);
      const two = await seenBy(other);
      expect([two.keys.includes(key), two.shown.includes(`for-${key}`), two.shown.includes(`not-for-${key}`)]).toEqual([
        false,
        false,
        true,
      ]);
    },
  );

  it('is told by the flow, too: what is for one is for nobody who came otherwise [S2-22 S2-23]', async () => {
    const ways = ['MVP', 'SAML'] as const;
    const came = await Promise.all(
      ways.map(async (way) => {
        const visitor = aVisitor(site, { host: 'business.localhost' });
        await comeInAs(site, visitor, way);
        return (await seenBy(visitor)).shown.filter((id) => id.startsWith('flow-'));
      }),
    );
    expect(came).toEqual([['flow-MVP'], ['flow-SAML']]);
    const guest = await seenBy(aVisitor(site, { host: 'business.localhost' }));
    expect(guest.shown.filter((id) => id.startsWith('flow-'))).toEqual([]);
  });

  it('is told by the flow of customer service while somebody acts for a customer: neither the customer nor the representative alone sees what is for it [S2-24]', async () => {
    await looking({});
    const cora = await aPerson('cora.csr@foolscap.example', 'localhost');
    const flow = async (visitor: Visitor) => (await seenBy(visitor)).shown.filter((id) => id.startsWith('flow-') || id === 'for-CSR');
    expect(await flow(cora)).toEqual(['for-CSR']);
    const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [SAM]);
    expect((await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id })).status).toBe(200);
    expect(await flow(cora)).toEqual(['for-CSR', 'flow-CSR']);
    expect(await flow(await aPerson(SAM, 'localhost'))).toEqual([]);
    expect((await cora.post('/cc/api/customers/stop')).status).toBe(200);
    expect(await flow(cora)).not.toContain('flow-CSR');
  });

  it.each([
    ['ann.approver@harbordental.example', true],
    ['gil.group@harbordental.example', true],
    ['bea.buyer@harbordental.example', false],
    ['abe.admin@harbordental.example', false],
  ])('%s signs in and is an approver of their organization: %s [S1-06 S6-09]', async (email, isApprover) => {
    const visitor = await aPerson(email, 'business.localhost');
    const { keys, shown } = await seenBy(visitor);
    expect(keys).toContain('BUSINESS');
    expect(keys.filter((key) => key === 'APPROVER').length > 0).toBe(isApprover);
    expect([shown.includes('for-APPROVER'), shown.includes('not-for-APPROVER')]).toEqual([isApprover, !isApprover]);
  });

  it('stops being an approver, or becomes one, with the next look of the same session [S6-09]', async () => {
    const visitor = await aPerson('ann.approver@harbordental.example', 'business.localhost');
    const give = async (roles: readonly string[]) => {
      const { rows } = await site.database.query<{ user_id: string }>(
        "update users set roles = $1 where email = 'ann.approver@harbordental.example' returning user_id",
        [roles],
      );
      await site.shop.sessions.renewUser(site.database, rows[0]?.user_id ?? '');
      return (await seenBy(visitor)).keys.includes('APPROVER');
    };
    expect([await give(['ACCOUNT_ADMIN']), await give(['LEGACY_APPROVER']), await give([]), await give(['APPROVER'])]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('is a sales rep by that role, on either site, and no customer whom customer service could act for [S6-10]', async () => {
    const cora = await aPerson('cora.csr@foolscap.example', 'localhost');
    const isFound = async () => (await cora.get<{ customers: unknown[] }>(`/cc/api/customers?query=${SAM}`)).body.customers.length > 0;
    const customer = await looking({});
    expect([customer.keys.includes('SALES_REP'), await isFound()]).toEqual([false, true]);
    const rep = await looking({ roles: ['SALES_REP'] });
    expect([rep.keys.includes('SALES_REP'), rep.keys.includes('CSR'), rep.shown.includes('for-SALES_REP')]).toEqual([true, false, true]);
    expect(await isFound()).toBe(false);
    const served = await looking({ ...buyer, account: { salesRep: { name: 'R. Ep', email: 'rep@example.com', phone: '6175550100' } } });
    expect([served.keys.includes('SALES_REP'), served.keys.includes('SALES_REP_MANAGED')]).toEqual([false, true]);
    const businessRep = await looking({ ...buyer, roles: ['SALES_REP'] });
    expect(businessRep.shown).toContain('for-SALES_REP');
    await looking({});
  });

  it('has a row above for each key, but for the ways in', () => {
    const checked = new Set(ROWS.map(([key]) => key));
    expect(KEYS.filter((key) => !checked.has(key))).toEqual(['THIRD_PARTY', 'SAML']);
  });
});
