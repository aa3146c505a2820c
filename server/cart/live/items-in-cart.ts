import { statement, type Db } from '../../db/database.ts';
import type { CartOwner } from '../../shoppers/index.ts';

type ItemRow = { item_id: string };

/** Place 2 of a row's tuple is its item. */
const itemsOf = (name: string, which: string) =>
  statement<ItemRow>(
    name,
    `select distinct line->>2 as item_id from carts c cross join json_array_elements(c.lines) line
    where ${which} and c.kind = 'DEFAULT' and c.status in ('OPEN', 'CHECKOUT')`,
  );
const ofSession = itemsOf('cart_items_of_session', 'c.session_hash = $1 and c.tenant = $2');
const ofUser = itemsOf('cart_items_of_user', 'c.user_id = $1 and c.tenant = $2');

/** Which items lie in an owner's everyday cart, in no order. Of nobody there is none. */
export async function itemsInCart(db: Db, owner: CartOwner | undefined): Promise<readonly string[]> {
  if (owner === undefined) return [];
  const { tenant } = owner;
  const rows = 'userId' in owner ? await ofUser(db, [owner.userId, tenant]) : await ofSession(db, [owner.sessionHash, tenant]);
  return rows.map((row) => row.item_id);
}
