import { randomBytes, randomUUID } from 'node:crypto';
import { KEPT_DAYS, type Operation } from '#domain/procurement/procurement-session.ts';
import { returnAddressOf } from './return-address.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../sessions/index.ts';
import { copyReturned, findReturnAddresses, findReturned, insertProcurement } from './procurement.repository.ts';

/** What a purchasing system asks for. Nothing of it is more than its word: whose cart may be opened, and where it may go, is asked here. */
export type WantedProcurement = {
  readonly operation: Operation;
  /** The name of the returned cart that is to be opened. */
  readonly cart?: string | undefined;
  readonly returnTo?: string | undefined;
  readonly buyerCookie?: string | undefined;
  readonly orderNumber?: string | undefined;
};

/** Who begins it for whom, and where the site is. */
type Begins = { readonly partnerId: string; readonly userId: string; readonly origin: string; readonly now: Date };

const DAY_MS = 24 * 3600 * 1000;

/**
 * Begins a session of a purchasing system for one of its buyers. A cart of another partner, of another buyer and one that is not kept any more are the same: none.
 *
 * @returns what the visit has to know; `NO_ADDRESS` where the cart could not be handed back, `NO_CART` where there is none to open.
 */
export async function beginProcurement(
  tx: Db,
  { operation, cart, returnTo, buyerCookie = '', orderNumber }: WantedProcurement,
  { partnerId, userId, origin, now }: Begins,
): Promise<NonNullable<Session['procurement']> | 'NO_ADDRESS' | 'NO_CART'> {
  const [partner] = await findReturnAddresses(tx, [partnerId]);
  const address = returnAddressOf(returnTo, partner?.return_addresses ?? [], origin);
  if (address === undefined) return 'NO_ADDRESS';
  const [earlier] = operation === 'CREATE' ? [] : await findReturned(tx, [cart ?? '', partnerId, userId, now]);
  if (operation !== 'CREATE' && earlier === undefined) return 'NO_CART';
  const [procurementId, cartHash] = [randomUUID(), randomBytes(32)];
  const number = orderNumber ?? earlier?.order_number ?? undefined;
  const opened = earlier === undefined ? null : (cart ?? null);
  const kept = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  await insertProcurement(tx, [
    procurementId,
    partnerId,
    userId,
    operation,
    cartHash,
    opened,
    address,
    buyerCookie,
    number ?? null,
    now,
    kept,
  ]);
  if (earlier !== undefined) await copyReturned(tx, [randomUUID(), cartHash, earlier.cart_hash, now]);
  return { procurementId, operation, cartHash, orderNumber: number };
}
