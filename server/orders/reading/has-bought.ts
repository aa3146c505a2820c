import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { CAME_TO_NOTHING } from '#domain/orders/order-states.ts';
import { statement, type Database } from '../../db/database.ts';
import { Memo } from '../../db/memo.ts';

/** Whether somebody has bought anything on a site: asked with every home page, so it is known for a while. A first order shows there when that is over. */
export type HasBought = (userId: string, tenant: Tenant) => Promise<boolean>;

const MOST_PEOPLE = 5_000;
const KEPT_SECONDS = 30;

/** $1 person, $2 site, $3 states of orders that came to nothing */
const anyOrder = statement<{ has_any: boolean }>(
  'has_bought',
  'select exists (select from orders where user_id = $1 and tenant = $2 and placed_at is not null and state <> all ($3::text[])) as has_any',
);

export function makeHasBought(database: Database): HasBought {
  const known = new Memo<boolean>({ most: MOST_PEOPLE, seconds: KEPT_SECONDS });
  return (userId, tenant) =>
    known.get(`${tenant} ${userId}`, async () => (await anyOrder(database, [userId, tenant, CAME_TO_NOTHING]))[0]?.has_any === true);
}
