import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '#server/routes.ts';
import { ledgerOf } from '#tests/support/buyer.ts';
import { fingerprint } from '#tests/support/fingerprint.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { journey, type Addition } from './journey.ts';

const site = useShop();

/** Two who do the same, one of whom claims something on the way, are told the same all the way. */
async function expectNoDifference(visit: () => Promise<Visitor>, addition: Addition): Promise<void> {
  const plain = await journey(site, await visit());
  const claimed = await journey(site, await visit(), addition);
  for (const [index, step] of plain.entries()) expect(claimed[index], step.call).toEqual(step);
  expect(plain.filter(({ status }) => status === 200).length).toBeGreaterThan(12);
}

const guest = async () => aVisitor(site);
/** Whoever is asked for by name; what they have left in a cart is gone. */
const somebody = (email: string) => async () => {
  await site.database.query(`delete from saved_items`);
  await site.database.query(`update carts set status = 'CANCELLED' where status in ('OPEN', 'CHECKOUT')`);
  return signedIn(site, email);
};

const cents = (value: number) => ({ amount: value, amountCents: value, finalPrice: value, basePrice: value, currency: 'EUR' });
const MONEY = {
  price: 0.01,
  priceInfo: cents(0.01),
  addToCartPriceInfo: 0.01,
  finalPrice: 0.01,
  basePrice: 0.01,
  unitPrice: 0.01,
  unit_cents: 1,
  base_cents: 1,
  final_cents: 1,
  total_cents: 1,
  totalCents: 1,
  discount: 40,
  discountCents: 4_000,
  tax: 0,
  taxCents: 0,
  shipping: 0,
  fees: [],
  cartSummary: { ordTotal: 0.01, tax: 0 },
  balanceOrdTotal: 0,
  amountApplied: 0.01,
  seen: { priceCents: 1 },
  taxExemptType: 'FULL',
  currency: 'EUR',
  locale: 'fr-CA',
} as const;

describe('a client that says what things cost', () => {
  it('pays what they cost, whatever stands in any body [T1 T11]', async () => {
    await expectNoDifference(guest, { fields: MONEY });
  });

  it('in another currency pays in dollars [T6]', async () => {
    const asked = { currency: 'EUR', locale: 'fr-CA', currencyCode: 'CAD', lang: 'fr' };
    await expectNoDifference(guest, {
      query: asked,
      cookies: asked,
      fields: asked,
      headers: { 'accept-language': 'fr-CA', 'x-currency': 'EUR' },
    });
    const { rows } = await site.database.query<{ order_number: string }>(
      'select order_number from orders where state <> $1 and origin = $2 order by placed_at desc limit 1',
      ['ABANDONED', 'SHOP'],
    );
    const booked = await ledgerOf(site, rows[0]?.order_number ?? '');
    expect([...new Set(booked.map((entry) => Reflect.get(entry, 'currency')))]).toEqual(['USD']);
  });
});

/** What a client may think it can switch: rights, kinds of users and programmes, and what to leave out. */
const FLAGS = {
  SHOW_PRICE: 'true',
  G_IOC: 'true',
  G_CSE: 'true',
  G_WS: 'true',
  G_BIO: 'true',
  G_BOP: 'true',
  permissions: 'G_IOC,G_WS,G_BIO',
  skipInv: 'true',
  memItem: 'true',
  source: 'internal',
  userType: 'PREMIUM',
  membershipProgram: 'PREMIUM',
  membership: 'PREMIUM',
  rewardsTier: 'PR7',
  rewardsNumber: '2200000001',
  roles: 'ACCOUNT_ADMIN',
  isAdmin: 'true',
  isLoggedIn: 'true',
  segments: '26_LOYALTY_ELT',
  taxExemptType: 'FULL',
  skipStockCheck: 'true',
  isDemo: 'true',
} as const;
/** Whoever works for the shop, in the name of somebody. */
const STAFF = {
  csrUserId: 'cora.csr@foolscap.example',
  csr: 'true',
  ascFlag: 'true',
  ASC: 'true',
  xdeviceID: 'ASC-0001',
  associateId: 'asa.associate@foolscap.example',
  impersonate: 'bea.buyer@harbordental.example',
  actor: 'job:reconciler',
  onBehalfOf: 'bea.buyer@harbordental.example',
  userId: '00000000-0000-0000-0000-000000000000',
} as const;
const asHeaders = (flags: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(flags).map(([name, value]) => [`x-${name.toLowerCase().replaceAll('_', '-')}`, value]));
const FORGED_HEADERS = { 'x-user-id': 'sam', 'x-forwarded-user': 'cora.csr@foolscap.example', authorization: 'Bearer staff' };
/** Fields of rows that mean something there; texts in place of truth would only be refused. */
const asFields = (flags: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, value === 'true' ? true : value]));

const ROLES: readonly (readonly [string, () => Promise<Visitor>])[] = [
  ['guest', guest],
  ['shopper', somebody('sam.shopper@example.com')],
  ['member', somebody('rita.rewards@example.com')],
  ['buyer by contract only', somebody('carl.contract@harbordental.example')],
  ['clerk who sees no prices', somebody('cleo.clerk@cedarlegal.example')],
];

describe.each(ROLES)('a %s', (_role, visit) => {
  it('who sends every flag that a client knows gets what anybody like them gets [T43]', async () => {
    await expectNoDifference(visit, { query: FLAGS, cookies: FLAGS, fields: asFields(FLAGS), headers: asHeaders(FLAGS) });
  });
});

it('nobody is a representative because a request says so [T47]', async () => {
  const forged = { query: STAFF, cookies: STAFF, fields: asFields(STAFF), headers: { ...asHeaders(STAFF), ...FORGED_HEADERS } };
  await expectNoDifference(guest, forged);
  await expectNoDifference(somebody('sam.shopper@example.com'), forged);
  const { rows } = await site.database.query(`select distinct changed_by from orders where origin = 'SHOP'`);
  expect(rows).toEqual([{ changed_by: 'shopper' }]);
});

const PATHS = ROUTES.map(({ contract }) => ({
  method: contract.method.toLowerCase(),
  path: new RegExp(`^${contract.isPrefixed === true ? '/ele-lpd' : ''}${contract.path.replace(/:\w+/g, '[^/]+')}$`),
  body: JSON.stringify(z.toJSONSchema(contract.body, { unrepresentable: 'any', io: 'input' })),
}));

/** Whether a call takes a field of that name somewhere in its body, as its own contract says. */
function isMeant(call: string, field: string): boolean {
  const [method, url = ''] = call.split(' ');
  const found = PATHS.filter((route) => route.method === method && route.path.test(url.split('?')[0] ?? ''));
  if (found.length === 0) throw new Error(`${call} is no call`);
  return found.some(({ body }) => body.includes(`"${field}"`));
}

describe('whoever names the columns of the database in a body', () => {
  it('changes none that the call does not write [T45]', async () => {
    const fields = await hostileColumns();
    const before = await fingerprint(site.database, ['@foolscap.example', '@harbordental.example', '4410001']);
    await expectNoDifference(guest, { fields, except: isMeant });
    await expectNoDifference(newcomer({}), { fields, except: isMeant });
    await expectNoDifference(
      newcomer(Object.fromEntries(Object.entries(fields).filter(([name]) => !isMeant('post /cc/api/auth/register', name)))),
      {},
    );
    expect(await fingerprint(site.database, ['@foolscap.example', '@harbordental.example', '4410001'])).toEqual(before);
    const { rows } = await site.database.query(
      `select distinct tenants, roles, account_number, permissions, membership, rewards_tier, rewards_number, segments, rewards_cents, settings from users where email like 'newcomer-%'`,
    );
    expect(rows).toEqual([
      {
        tenants: ['dotcom'],
        roles: [],
        account_number: null,
        permissions: [],
        membership: 'NON_MEMBER',
        rewards_tier: null,
        rewards_number: null,
        segments: [],
        rewards_cents: 0,
        settings: {},
      },
    ]);
  });
});

/** Somebody who has just opened an account, with more in the body than it takes. */
function newcomer(more: Readonly<Record<string, unknown>>): () => Promise<Visitor> {
  return async () => {
    const visitor = aVisitor(site);
    const body = {
      ...more,
      email: `newcomer-${randomUUID()}@example.com`,
      password: 'A-good-password-1',
      firstName: 'New',
      lastName: 'Comer',
    };
    expect((await visitor.post('/cc/api/auth/register', body)).status).toBe(200);
    return visitor;
  };
}

const HOSTILE: readonly (readonly [RegExp, unknown])[] = [
  [/^(int|bigint|numeric)/, 1],
  [/^bool/, true],
  [/^ARRAY/, ['ACCOUNT_ADMIN', 'G_WS', 'SBA']],
  [/^json/, { isQuickBuyActive: true, displayRules: { SHOW_PRICE: true } }],
  [/^uuid/, '00000000-0000-0000-0000-000000000001'],
  [/^(time|date)/, '2020-01-01T00:00:00Z'],
];

/** Every column by its own name and as a field would be called, with what somebody would like to stand there. */
async function hostileColumns(): Promise<Record<string, unknown>> {
  const { rows } = await site.database.query<{ name: string; type: string }>(
    `select distinct column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(100);
  return Object.fromEntries(
    rows.flatMap(({ name, type }) => {
      const value = HOSTILE.find(([kind]) => kind.test(type))?.[1] ?? 'PR7';
      return [name, name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())].map((one) => [one, value] as const);
    }),
  );
}
