import { randomUUID } from 'node:crypto';
import type { Random } from '#database/demo/random.ts';
import { signIn } from './shop-changes.ts';
import type { TestShop } from './test-shop.ts';
import { aVisitor, type Visitor } from './visitor.ts';

/** A department of random wares at random prices, and all kinds of people to whom it looks different. */
export type Market = { readonly wares: readonly Ware[]; readonly people: readonly MarketPerson[] };

export type Ware = {
  readonly itemId: string;
  readonly brand: string;
  readonly categoryId: string;
  readonly priceCents: number | null;
  readonly memberPriceCents: number | null;
  readonly isPublished: boolean;
  readonly isWholesale: boolean;
  /** By how much it was dearer before; null: it was not. */
  readonly reductionCents: number | null;
  readonly isSoldOut: boolean;
  /** As its specifications say it. */
  readonly color: string;
  /** What it is made for; most is made for none. */
  readonly printers: readonly string[];
};

export type MarketAccount = {
  readonly number: string;
  readonly contract: ReadonlyMap<string, number>;
  readonly blocked: readonly { readonly itemId?: string; readonly categoryId?: string; readonly brand?: string }[];
};

export type MarketPerson = {
  readonly name: string;
  readonly tenant: 'dotcom' | 'SBA';
  /** Undefined: a guest. */
  readonly email: string | undefined;
  readonly account: MarketAccount | undefined;
  readonly permissions: readonly string[];
  readonly membership: 'NON_MEMBER' | 'SELECT' | 'PREMIUM';
  readonly rewardsTier: string | null;
};

export const MARKET = 'wares';
export const STALLS = ['wares-paper', 'wares-wood', 'wares-metal'] as const;
const BRANDS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'] as const;
const COLORS = ['Blue', 'Green', 'Red'] as const;
export const PRINTERS = ['Gizmax 1', 'Gizmax 12', 'Gizmax 2'] as const;
const WARES = 440;

/** Opens a market in the shop. Prices are few, so that many wares cost the same. */
export async function openMarket(site: TestShop, random: Random): Promise<Market> {
  const wares = Array.from({ length: WARES }, (_, index) => aWare(random, String(700_001 + index)));
  await storeWares(site, wares, random);
  const accounts = await Promise.all(
    [
      { number: '4490001', hasContract: true, policies: somePolicies(wares, random) },
      { number: '4490002', hasContract: true, policies: [] },
      { number: '4490003', hasContract: false, policies: somePolicies(wares, random) },
      { number: '4490004', hasContract: false, policies: [] },
      { number: '4490005', hasContract: true, policies: [{ categoryId: MARKET }] },
    ].map((kind) => openAccount(site, wares, random, kind)),
  );
  const people = somePeople(accounts, random);
  await storePeople(site, people);
  site.shop.catalog.forget();
  return { wares, people };
}

function aWare(random: Random, itemId: string): Ware {
  const priceCents = random.chance(0.04) ? null : random.between(1, 60) * 25;
  return {
    itemId,
    brand: random.pick(BRANDS),
    categoryId: random.pick(STALLS),
    priceCents,
    memberPriceCents: random.chance(0.5) ? random.between(1, 60) * 25 : null, // now and then more than others pay
    isPublished: !random.chance(0.05),
    isWholesale: random.chance(0.05),
    reductionCents: random.chance(0.2) ? 500 : null,
    isSoldOut: random.chance(0.1),
    color: random.pick(COLORS),
    printers: random.chance(0.6) ? [] : PRINTERS.filter(() => random.chance(0.5)),
  };
}

async function storeWares({ database }: TestShop, wares: readonly Ware[], random: Random): Promise<void> {
  await database.query(
    `insert into categories (category_id, parent_id, name, description, picture, position)
     select id, nullif(parent, ''), id, '', (select picture from categories limit 1), 900 from unnest($1::text[], $2::text[]) c(id, parent)`,
    [
      [MARKET, ...STALLS],
      ['', ...STALLS.map(() => MARKET)],
    ],
  );
  await database.query(
    `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents,
       list_price_cents, member_price_cents, uom, units_in_pack, unit_name, facts, is_published, popularity, released_on, search_text)
     select w."itemId", 'Gizmo ' || w."itemId", w.brand, '${MARKET}', w."categoryId", '', '{}', jsonb_build_array(jsonb_build_array('Color', w.color)), (select pictures from items limit 1), w."priceCents",
       w."priceCents" + w."reductionCents", w."memberPriceCents", 'Each', 1, 'each', case when w."isWholesale" then '{"isWholesale": true}' else '{}' end::jsonb
         || case when w.printers <> '[]' then jsonb_build_object('printerModels', w.printers) else '{}' end,
       w."isPublished", w.popularity, '2026-01-01', 'gizmo'
     from json_to_recordset($1) w("itemId" text, brand text, "categoryId" text, "priceCents" int, "memberPriceCents" int, "isPublished" boolean,
       "isWholesale" boolean, "reductionCents" int, color text, printers jsonb, popularity int)`,
    [JSON.stringify(wares.map((ware) => ({ ...ware, popularity: random.between(0, 20) })))],
  );
  await database.query(
    `insert into stock (item_id, location_id, initial, available) select id, 'FC1', n, n from unnest($1::text[], $2::int[]) w(id, n)`,
    [wares.map((ware) => ware.itemId), wares.map((ware) => (ware.isSoldOut ? 0 : 100_000))],
  );
}

function somePolicies(wares: readonly Ware[], random: Random): MarketAccount['blocked'] {
  const items = Array.from({ length: 20 }, () => ({ itemId: random.pick(wares).itemId }));
  return [{ brand: random.pick(BRANDS) }, { categoryId: random.pick(STALLS) }, ...items];
}

async function openAccount(
  { database }: TestShop,
  wares: readonly Ware[],
  random: Random,
  { number, hasContract, policies: blocked }: { number: string; hasContract: boolean; policies: MarketAccount['blocked'] },
): Promise<MarketAccount> {
  const contract = new Map(
    hasContract ? wares.filter(() => random.chance(0.4)).map((ware) => [ware.itemId, random.between(1, 60) * 25]) : [],
  );
  await database.query(`insert into accounts (account_number, name, settings) values ($1, 'Market', '{}')`, [number]);
  await database.query(
    'insert into contract_prices (account_number, item_id, price_cents) select $1, id, cents from unnest($2::text[], $3::int[]) c(id, cents)',
    [number, [...contract.keys()], [...contract.values()]],
  );
  await database.query(
    `insert into account_policies (account_number, blocked_item_id, blocked_category_id, blocked_brand)
     select $1, p."itemId", p."categoryId", p.brand from json_to_recordset($2) p("itemId" text, "categoryId" text, brand text) on conflict do nothing`,
    [number, JSON.stringify(blocked)],
  );
  return { number, contract, blocked };
}

const NOBODY_SPECIAL = { account: undefined, permissions: [], membership: 'NON_MEMBER', rewardsTier: null } as const;

function somePeople(accounts: readonly MarketAccount[], random: Random): MarketPerson[] {
  const people: MarketPerson[] = [
    { ...NOBODY_SPECIAL, name: 'guest', tenant: 'dotcom', email: undefined },
    { ...NOBODY_SPECIAL, name: 'shopper', tenant: 'dotcom', email: 'shopper@market.test' },
    { ...NOBODY_SPECIAL, name: 'select', tenant: 'dotcom', email: 'select@market.test', membership: 'SELECT' },
    { ...NOBODY_SPECIAL, name: 'premium', tenant: 'dotcom', email: 'premium@market.test', membership: 'PREMIUM' },
    { ...NOBODY_SPECIAL, name: 'plus', tenant: 'dotcom', email: 'plus@market.test', rewardsTier: 'PR6' },
  ];
  for (const account of accounts) {
    // By contract only, all of it, and the rest by chance.
    const rights = [['G_CSE'], ['G_IOC', 'G_BIO', 'G_WS'], ...Array.from({ length: 4 }, () => someRights(random))];
    rights.forEach((permissions, index) =>
      people.push({
        name: `${account.number} ${permissions.join(' ')}`,
        tenant: 'SBA',
        email: `buyer-${account.number}-${index}@market.test`,
        account,
        permissions,
        membership: random.pick(['NON_MEMBER', 'SELECT', 'PREMIUM']),
        rewardsTier: random.pick([null, 'PR7']),
      }),
    );
  }
  return people;
}

function someRights(random: Random): string[] {
  return ['G_IOC', 'G_CSE', 'G_WS', 'G_BIO', 'G_AL'].filter(() => random.chance(0.5));
}

/** Everybody has the password of the demo. */
async function storePeople({ database }: TestShop, people: readonly MarketPerson[]): Promise<void> {
  const rows = people
    .filter(({ email }) => email !== undefined)
    .map(({ email, tenant, account, permissions, membership, rewardsTier }) => ({
      id: randomUUID(),
      email,
      tenant,
      account: account?.number,
      permissions,
      membership,
      tier: rewardsTier,
    }));
  await database.query(
    `insert into users (user_id, email, password_hash, first_name, last_name, tenants, account_number, permissions, membership, rewards_tier)
     select p.id, p.email, (select password_hash from users limit 1), 'Mar', 'Ket', array[p.tenant], p.account, p.permissions, p.membership, p.tier
     from json_to_recordset($1) p(id uuid, email text, tenant text, account text, permissions text[], membership text, tier text)`,
    [JSON.stringify(rows)],
  );
}

/** The person as a client of the shop. */
export async function visit(site: TestShop, { tenant, email }: MarketPerson): Promise<Visitor> {
  const visitor = aVisitor(site, tenant === 'SBA' ? { host: 'business.localhost' } : {});
  if (email !== undefined) await signIn(visitor, email);
  return visitor;
}

/** Whether the person may see the ware: said once more than the shop says it, and in another way. */
export function maySee({ account, permissions }: MarketPerson, ware: Ware): boolean {
  if (!ware.isPublished) return false;
  if (ware.isWholesale && !permissions.includes('G_WS')) return false;
  if (account === undefined || permissions.includes('G_BIO')) return true;
  return !account.blocked.some(
    ({ itemId, categoryId, brand }) =>
      itemId === ware.itemId || categoryId === ware.categoryId || categoryId === MARKET || brand === ware.brand,
  );
}

/** What the person pays for one; null when no price is known. */
export function paysFor({ account, membership, rewardsTier }: MarketPerson, ware: Ware): number | null {
  const agreed = account?.contract.get(ware.itemId);
  if (agreed !== undefined) return agreed;
  if (ware.priceCents === null || ware.memberPriceCents === null) return ware.priceCents;
  const isMember = membership !== 'NON_MEMBER' || rewardsTier !== null;
  return isMember ? Math.min(ware.priceCents, ware.memberPriceCents) : ware.priceCents;
}
