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
