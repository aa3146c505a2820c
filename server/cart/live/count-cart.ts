import type { CartState } from '#contracts/cart-events.ts';
import { statement, type Db } from '../../db/database.ts';
import type { CartOwner } from '../../shoppers/index.ts';
import { NO_CART } from '#contracts/no-cart.ts';

type StateRow = { cart_id: string; version: number; line_count: number; piece_count: number };

/** Rows without a parent that could be bought when the cart was told last, and their pieces: places 8, 16 and 3 of a row's tuple. */
const statesOf = (name: string, which: string) =>
  statement<StateRow>(
    name,
    `
  select c.cart_id, c.version, n.line_count, n.piece_count from carts c cross join lateral
    (select count(*)::int as line_count, coalesce(sum((line->>3)::int), 0)::int as piece_count
     from json_array_elements(c.lines) line where line->>8 is null and line->>16 is null) n
  where ${which} and c.kind = 'DEFAULT' and c.status in ('OPEN', 'CHECKOUT')`,
  );
const stateOfSession = statesOf('cart_state_of_session', 'c.session_hash = $1 and c.tenant = $2');
const stateOfUser = statesOf('cart_state_of_user', 'c.user_id = $1 and c.tenant = $2');
const statesOfCarts = statesOf('cart_states', 'c.cart_id = any($1::uuid[])');

/** Which cart an owner's everyday one is, and how many rows and pieces it holds, neither children nor what cannot be bought counted: for the header. */
export async function countCart(db: Db, owner: CartOwner | undefined): Promise<CartState> {
  if (owner === undefined) return NO_CART;
  const [row] =
    'userId' in owner ? await stateOfUser(db, [owner.userId, owner.tenant]) : await stateOfSession(db, [owner.sessionHash, owner.tenant]);
  return row === undefined ? NO_CART : stateOf(row);
}

/** The same of many carts at once, by their ids; one that is no longer open is left out. */
export async function countCarts(db: Db, cartIds: readonly string[]): Promise<ReadonlyMap<string, CartState>> {
  return new Map((await statesOfCarts(db, [cartIds])).map((row) => [row.cart_id, stateOf(row)]));
}

function stateOf({ cart_id, version, line_count, piece_count }: StateRow): CartState {
  return { cartId: cart_id, version, numberOfLineItems: line_count, numberOfItems: piece_count };
}
