import { BOUGHT_BEFORE_DAYS, KNOWN_FOR_DAYS } from '#domain/identity/risk/sign-in-risk.ts';
import { ARRIVED } from '#domain/orders/order-states.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';

/** $1 person, $2 the latest moment that counts, $3 states of orders that have arrived */
const findBoughtBefore = statement<{ is_there: boolean }>(
  'orders_bought_before',
  `
  select exists (
    select from orders where user_id = $1 and placed_at < $2 and state = any ($3::text[])) as is_there`,
);

const DAY_MS = 24 * 3600 * 1000;

/** Whether something that somebody ordered long enough ago has come to them. */
export async function hasBoughtOn(shop: Shop, userId: string): Promise<boolean> {
  const [row] = await findBoughtBefore(shop.database, [userId, new Date(shop.now().getTime() - BOUGHT_BEFORE_DAYS * DAY_MS), ARRIVED]);
  return row?.is_there === true;
}

/** Whether an account has known a browser long enough for it to count; undefined: it does not know it. */
export function isKnownForLong(shop: Pick<Shop, 'now'>, knownSince: Date | undefined): boolean {
  return knownSince !== undefined && shop.now().getTime() - knownSince.getTime() >= KNOWN_FOR_DAYS * DAY_MS;
}
