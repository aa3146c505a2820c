import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { finishProcurement as finishCall } from '#contracts/session/procurement.ts';
import {
  HANDED_AGAIN_MINUTES,
  isCartOpen,
  KEPT_DAYS,
  ONLY_LOOKING,
  type ProcurementOfVisit,
} from '#domain/procurement/procurement-session.ts';
import { transaction } from '../db/transaction.ts';
import { dropSession, type Requester, type Session } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { seesPrices, type Looking } from '../shoppers/index.ts';
import { readHandedCart, type HandedCart, type ToHandOver } from './handed-cart.ts';
import { isCartShown, readKey, type ShownPage } from './procurement-key.ts';
import { closeReturned, endProcurement, findProcurement, type HandedOver, type ProcurementRow } from './procurement.repository.ts';

type Reading = Reply<z.input<(typeof finishCall)['answer']>>;

const DAY_MS = 24 * 3600 * 1000;
const USED_UP = 'This session has ended. Please start again in your purchasing system.';

/** Somebody was faster: what was shown is not what is there. */
class CartHasChanged extends Error {}

/**
 * Ends a session of a purchasing system, once: the session, its cart and what is handed over are written down together. Whoever presses twice, or got no answer, gets the
 * same again for some minutes, signed in no more: their key says which page they had.
 */
export async function finishProcurement(
  shop: Shop,
  requester: Requester,
  looking: Looking,
  { body: { how, key } }: Input<typeof finishCall>,
): Promise<Reading> {
  const shown = readKey(shop, key);
  if (shown === undefined) return refuse('WAY_IN_USED_UP', { message: USED_UP });
  const { session } = requester;
  if (session?.procurement?.procurementId !== shown.procurementId) return again(shop, shown.procurementId);
  const handed = how === 'RETURN' ? await readHandedCart(shop, looking) : undefined;
  const refusal = handed && whyNotHanded(shop, session.procurement, { shown, handed });
  if (refusal !== undefined) {
    // The cart may be gone because another press has just handed it over.
    const ended = await again(shop, shown.procurementId);
    return ended.ok ? ended : refusal;
  }
  try {
    const over = await endOnce(shop, session, { handed, showsPrices: seesPrices(session.user) });
    // Whoever it was has been removed from their organization a moment ago.
    if (over === undefined) return refuse('WAY_IN_USED_UP', { message: USED_UP });
    dropSession(requester, shop.sessions.endCookies);
    return answer(over);
  } catch (error) {
    if (error instanceof CartHasChanged) return refuse('CART_STATUS_ERROR');
    throw error;
  }
}

/** Why a cart is not handed over as it stands; undefined: it is. */
function whyNotHanded(
  shop: Shop,
  procurement: ProcurementOfVisit,
  { shown, handed }: { readonly shown: ShownPage; readonly handed: HandedCart },
): Reply<never> | undefined {
  const { problem } = handed;
  if (!isCartOpen(procurement)) return refuse('CART_STATUS_ERROR', { message: ONLY_LOOKING });
  if (problem !== null) return refuse('CART_STATUS_ERROR', { message: problem });
  return isCartShown(shop, shown, handed) ? undefined : refuse('CART_STATUS_ERROR');
}

type Ending = { readonly handed: HandedCart | undefined; readonly showsPrices: boolean };

/**
 * The session ends first, then its cart, then what a purchasing system knows of it: who is removed from an organization goes in that order, too, and neither waits for
 * the other. Undefined where nothing of it is there any more. (docs/decisions/0024)
 */
async function endOnce(shop: Shop, session: Session, { handed, showsPrices }: Ending): Promise<HandedOver | undefined> {
  const now = shop.now();
  const procurementId = session.procurement?.procurementId ?? '';
  return transaction(shop.database, async (tx) => {
    await shop.sessions.end(tx, session);
    const [row] = await findProcurement(tx, [procurementId]);
    if (row === undefined) return undefined;
    // Pressed twice: the other press has ended it a moment ago.
    if (row.handed_over !== null) return row.handed_over;
    const over = {
      partnerName: row.partner_name,
      action: row.return_to,
      fields: fieldsOf(row, procurementId, handed?.toHandOver, showsPrices),
    };
    const [state, keptDays] = handed === undefined ? ['LEFT', 1] : ['RETURNED', KEPT_DAYS];
    if (handed !== undefined && (await closeReturned(tx, [handed.cartId, handed.version, now])) === 0) throw new CartHasChanged();
    const kept = new Date(now.getTime() + keptDays * DAY_MS);
    if ((await endProcurement(tx, [procurementId, state, now, JSON.stringify(over), kept])) === 0) throw new CartHasChanged();
    return over;
  });
}

/** What was handed over a moment ago, to whoever has the key of the page that it was asked for on. */
async function again({ database, now }: Shop, procurementId: string): Promise<Reading> {
  const [row] = await findProcurement(database, [procurementId]);
  const isFresh = row?.ended_at != null && now().getTime() - row.ended_at.getTime() < HANDED_AGAIN_MINUTES * 60_000;
  return isFresh && row.handed_over !== null ? answer(row.handed_over) : refuse('WAY_IN_USED_UP', { message: USED_UP });
}

/**
 * The fields of the form: how it ended, the buyer's cookie as the purchasing system gave it, and of a cart that is returned its content, with the name by which it can be
 * opened again. Who is shown no prices carries none.
 */
function fieldsOf(
  { operation, buyer_cookie: buyerCookie, order_number: orderNumber }: ProcurementRow,
  procurementId: string,
  cart: ToHandOver | undefined,
  showsPrices: boolean,
): HandedOver['fields'] {
  const ended = [
    { name: 'status', value: cart !== undefined ? 'RETURNED' : operation === 'INSPECT' ? 'CLOSED' : 'CANCELLED' },
    { name: 'operation', value: operation },
    { name: 'buyerCookie', value: buyerCookie },
    ...(orderNumber === null ? [] : [{ name: 'orderNumber', value: orderNumber }]),
  ];
  if (cart === undefined) return ended;
  const content = showsPrices
    ? { currency: 'USD', ...cart }
    : { lines: cart.lines.map(({ price: _price, unitPrice: _unitPrice, ...line }) => line) };
  return [...ended, { name: 'cartId', value: procurementId }, { name: 'cart', value: JSON.stringify(content) }];
}
