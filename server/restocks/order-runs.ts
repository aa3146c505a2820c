import type { Reply } from '#contracts/door.ts';
import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { isDatabaseError } from '../db/database.ts';
import { findOrderOfRequest, placeOrderOf, type OrderRow } from '../orders/index.ts';
import { buyingForUser } from '../shoppers/index.ts';
import { apart } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { endRun, type RunEnd } from './end-run.ts';
import { fillCart } from './fill-cart.ts';
import { countTry, findDueRuns, findRunItems, noteLeftOut, putOff, takeRun, type RunRow } from './runs.repository.ts';

const MOST_AT_ONCE = 50;
/** How long a node has a run for itself: longer than an order takes with the slowest vendor. */
const HELD_MS = 5 * 60_000;
/** What could not be decided is looked at again after so long. */
const AGAIN_MS = 60_000;
/** A cart that changes while it is ordered is made ready anew so often. */
const MOST_TRIES = 5;

/** Orders what is due today: each run once, whoever dies meanwhile. */
export async function orderRuns(shop: Shop): Promise<void> {
  const due = await findDueRuns(shop.database, [shopDay(shop.now()), shop.now(), MOST_AT_ONCE]);
  for (const { run_id: runId } of due) await apart(shop, { runId }, () => orderRun(shop, runId));
}

/** Takes a run and orders it; a run that another node has, or whose buyer has one under way already, is left alone. */
export async function orderRun(shop: Shop, runId: string): Promise<void> {
  const now = shop.now();
  const [run] = await takeRun(shop.database, [runId, now, new Date(now.getTime() + HELD_MS)]).catch((error: unknown) => {
    if (isDatabaseError(error) && error.constraint === 'restock_runs_one_at_a_time') return [];
    throw error;
  });
  if (run === undefined) return;
  const result = await orderOf(shop, run).catch((error: unknown) => {
    shop.log.error({ err: error, runId }, 'a restock could not be ordered');
    return 'LATER' as const;
  });
  if (result === 'LATER') await putOff(shop.database, [runId, new Date(shop.now().getTime() + AGAIN_MS)]);
  else await endRun(shop, runId, result);
}

/** Under this an order of a run is there once at most, as that of a call that is sent again. */
const keyOf = ({ run_id: runId }: RunRow) => `restock ${runId}`;

async function orderOf(shop: Shop, run: RunRow): Promise<RunEnd | 'LATER'> {
  const [order] = await findOrderOfRequest(shop.database, [keyOf(run)]);
  if (order !== undefined) return endWith(order);
  if (run.tries >= MOST_TRIES) return { to: 'FAILED', reason: 'CART_STATUS_ERROR', said: 'We tried several times, and couldn’t place it.' };
  const buying = await buyingForUser(shop, { userId: run.user_id, tenant: run.tenant, actor: { kind: 'JOB', name: 'auto-restock' } });
  if (buying === undefined) return { to: 'FAILED', reason: 'UNAUTHORIZED', said: 'This account can’t order here anymore.' };
  const items = await findRunItems(shop.database, [run.run_id]);
  const wanted = items.filter(({ outcome, state }) => outcome !== 'SKIPPED' && state === 'ACTIVE');
  if (wanted.length === 0) return { to: 'NOTHING' };
  const filled = await fillCart(shop, buying, wanted);
  if (!filled.ok) return refused(filled);
  const { cart, leftOut } = filled.body;
  const left = [...leftOut];
  await noteLeftOut(shop.database, [
    run.run_id,
    left.map(([id]) => id),
    left.map(([, { reason }]) => reason),
    left.map(([, { unitCents }]) => unitCents),
  ]);
  if (cart === undefined) return { to: 'NOTHING' };
  await countTry(shop.database, [run.run_id]);
  const asShown = { cartId: cart.cartId, version: cart.version, ordTotal: cart.cartSummary.ordTotal };
  const placed = await placeOrderOf(shop, { ...buying, requestKey: keyOf(run) }, 'RESTOCK', asShown);
  if (!placed.ok) return refused(placed);
  if (placed.body.status === 'CHALLENGE')
    return { to: 'FAILED', reason: 'CHALLENGE', said: 'Your bank wants you to approve this payment yourself.' };
  const [own] = await findOrderOfRequest(shop.database, [keyOf(run)]);
  return own === undefined ? 'LATER' : endWith(own);
}

/** What becomes of a run by its order; one that is being paid is waited for. */
function endWith({ state, order_number: orderNumber }: Pick<OrderRow, 'state' | 'order_number'>): RunEnd | 'LATER' {
  return state === 'CLAIMED' ? 'LATER' : { to: 'ORDERED', orderNumber };
}

/** What changed while it was ordered is tried again; all else its buyer has to see to. */
const TRIED_AGAIN: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'CART_STATUS_ERROR',
  'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
  'TOO_MANY_REQUESTS',
]);

function refused({ code, message }: Extract<Reply<never>, { ok: false }>): RunEnd | 'LATER' {
  return TRIED_AGAIN.has(code) ? 'LATER' : { to: 'FAILED', reason: code, said: message ?? ERRORS[code].message };
}
