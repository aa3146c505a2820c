import { BOUGHT_BEFORE_DAYS } from '#domain/identity/risk/sign-in-risk.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';

/** $1 person, $2 the latest moment that counts */
const findBoughtBefore = statement<{ is_there: boolean }>(
  'orders_bought_before',
  `
  select exists (
    select from orders where user_id = $1 and placed_at < $2 and state in ('DELIVERED', 'PICKED_UP')) as is_there`,
);

const DAY_MS = 24 * 3600 * 1000;

/** Whether something that somebody ordered long enough ago has come to them. */
export async function hasBoughtOn(shop: Shop, userId: string): Promise<boolean> {
  const [row] = await findBoughtBefore(shop.database, [userId, new Date(shop.now().getTime() - BOUGHT_BEFORE_DAYS * DAY_MS)]);
  return row?.is_there === true;
}
