import { expect } from 'vitest';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import type { TestShop } from './test-shop.ts';
import { aVisitor, type Visitor } from './visitor.ts';

/** So many units of an item at a location, or no record of it at all. */
export async function setStock({ database }: TestShop, itemId: string, units: number | undefined, locationId = 'FC1'): Promise<void> {
  if (units === undefined) await database.query('delete from stock where item_id = $1 and location_id = $2', [itemId, locationId]);
  else
    await database.query('update stock set initial = initial - available + $3, available = $3 where item_id = $1 and location_id = $2', [
      itemId,
      locationId,
      units,
    ]);
}

type ItemChange = { readonly priceCents?: number | null; readonly isPublished?: boolean; readonly facts?: Partial<ItemFacts> };

/** Changes an item of the catalogue behind the shoppers' backs; facts are added to those that it has. */
export async function changeItem(
  { database, shop }: TestShop,
  itemId: string,
  { priceCents, isPublished, facts }: ItemChange,
): Promise<void> {
  if (priceCents !== undefined)
    await database.query('update items set list_price_cents = null, price_cents = $2 where item_id = $1', [itemId, priceCents]);
  if (isPublished !== undefined) await database.query('update items set is_published = $2 where item_id = $1', [itemId, isPublished]);
  if (facts !== undefined) await database.query('update items set facts = facts || $2::jsonb where item_id = $1', [itemId, facts]);
  shop.catalog.forget();
}

/** Somebody of the demo, signed in on the site that is theirs. */
export async function signedIn(site: TestShop, email: string): Promise<Visitor> {
  const isBusiness = email.endsWith('.example') && !email.endsWith('foolscap.example');
  const visitor = aVisitor(site, isBusiness ? { host: 'business.localhost' } : {});
  await signIn(visitor, email);
  return visitor;
}

export async function signIn(visitor: Visitor, email: string): Promise<void> {
  const { status, body } = await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** What each budget center of the demo has in all, and has spent, after `plainBudgets`: in cents. */
const PLAIN_BUDGETS = {
  'FRONT-DESK': [250_000, 150_000],
  LAB: [80_000, 75_000],
  CLASSROOM: [400_000, 168_550],
  ART: [120_000, 41_275],
  OFFICE: [200_000, 96_040],
} as const;

/** Budgets of the demo as if nobody had ordered out of them here: they last forever, and what they have spent was brought along. What is left of each stays the same. */
export async function plainBudgets({ database, shop }: TestShop): Promise<void> {
  const rows = Object.entries(PLAIN_BUDGETS);
  await database.query('delete from budget_spend');
  await database.query('delete from budget_entries');
  await database.query('delete from budget_periods');
  await database.query("update accounts set settings = settings - 'fiscalStart'");
  await database.query(
    `update budget_centers b set limit_cents = w.total, amount_cents = w.total, spent_cents = w.spent, period = 'NONE', period_no = 0, starts_on = null, ends_on = null, carry = 'NONE'
     from unnest($1::text[], $2::int[], $3::int[]) w(value, total, spent) where b.value = w.value`,
    [rows.map(([value]) => value), rows.map(([, [total]]) => total), rows.map(([, [, spent]]) => spent)],
  );
  await database.query(
    `insert into budget_entries (account_number, budget_center, kind, amount_cents, at)
     select account_number, value, k.kind, case k.kind when 'GRANTED' then limit_cents else spent_cents end, $1::timestamptz - interval '20 days'
     from budget_centers cross join (values ('GRANTED'), ('BROUGHT')) k(kind) order by value, k.kind desc`,
    [shop.now()],
  );
}
