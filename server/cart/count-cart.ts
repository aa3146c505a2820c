import { statement } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../shop.ts';
import { ownerOf } from './open-cart.ts';

/** Rows without a parent, and their pieces: places 8 and 3 of a row's tuple. $1 owner, $2 tenant */
const countsOf = (name: string, owned: string) =>
  statement<{ line_count: number; piece_count: number }>(
    name,
    `
  select count(*)::int as line_count, coalesce(sum((line->>3)::int), 0)::int as piece_count from carts c, json_array_elements(c.lines) line
  where ${owned} and c.tenant = $2 and c.kind = 'DEFAULT' and c.status in ('OPEN', 'CHECKOUT') and line->>8 is null`,
  );
const countsOfSession = countsOf('cart_counts_of_session', 'c.session_hash = $1');
const countsOfUser = countsOf('cart_counts_of_user', 'c.user_id = $1');

/** How many rows and pieces the caller's cart holds, children not counted: for the header. */
export async function countCart(shop: Shop, caller: Caller): Promise<{ numberOfLineItems: number; numberOfItems: number }> {
  const owner = ownerOf(caller);
  if (owner === undefined) return { numberOfLineItems: 0, numberOfItems: 0 };
  const [row] =
    'userId' in owner
      ? await countsOfUser(shop.database, [owner.userId, owner.tenant])
      : await countsOfSession(shop.database, [owner.sessionHash, owner.tenant]);
  return { numberOfLineItems: row?.line_count ?? 0, numberOfItems: row?.piece_count ?? 0 };
}
