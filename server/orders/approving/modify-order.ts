import { z } from 'zod';
import type { modifyOrder as modifyCall } from '#contracts/approvals/approvals.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { OVERDUE_DAYS } from '#domain/approvals/approval-days.ts';
import { decidesAs } from '#domain/approvals/approval-steps.ts';
import { NO_LONGER_WAITS_TEXT, NOBODY_DECIDES_TEXT } from '#domain/approvals/approval-words.ts';
import { PO_MAY_HAVE, poNumberProblem, poReleaseProblem } from '#domain/checkout/po-number.ts';
import {
  cartChanged,
  changeOrdered,
  saveAside,
  saveOrdered,
  viewOrdered,
  withinCodeLimit,
  wrongCodesIn,
  type Changed,
} from '../../cart/index.ts';
import { shortageOf } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import { letGoOrderedLogos, logosIn } from '../../logos/index.ts';
import { findTenders, makeMoneyMoves, needMoreOf, planReleaseOfUnneeded } from '../../payment/index.ts';
import { followChangedOrder } from '../../rounds/index.ts';
import { actorName, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { changeHolds } from '../holds.ts';
import {
  findOrder,
  findOrderLines,
  lockOrder,
  personalizationOf,
  rewriteOrder,
  type OrderLineRow,
  type OrderRow,
} from '../order.repository.ts';
import { orderContent, type OrderContent } from '../placing/order-content.ts';
import { addEntry, askAnew, findApproval, type ApprovalRow } from './approval.repository.ts';
import { moneyFor, PAID_OTHERWISE } from './changed-money.ts';
import { colleagueOf, waitingOf, type Colleague } from './colleague.ts';
import { planApproval } from './plan-approval.ts';
import { Steps, type PlannedApproval } from './planned-approval.ts';
import { openWaiting, rewardsOf } from './open-waiting.ts';
import { rowsGone, rowsTakenOut, SAVED_TEXT, wantedChange, wordsOfChange, type WantedChange } from './wanted-change.ts';

type Wish = Input<typeof modifyCall>;
type Told = Reply<z.input<(typeof modifyCall)['answer']>>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often an order that others change meanwhile is read again. */
const MOST_TRIES = 5;

/**
 * Changes an order that waits for an approval: by its owner, or by who may decide about it now. It is priced anew for its buyer and holds what it needs then; whoever
 * had said yes is asked again, the others are told. What it needs no more of a payment is let go; more than its vendor holds it cannot take.
 *
 * CART_ID_NOT_FOUND: there is no such order of theirs; FORBIDDEN: of others of their organization; CART_STATUS_ERROR: it waits no longer, or cannot be changed like that. (K-08; A-144; T8)
 */
export async function modifyOrder(shop: Shop, looking: Looking, wish: Wish): Promise<Told> {
  const colleague = await colleagueOf(shop, looking);
  if (colleague === undefined) return refuse('FORBIDDEN');
  const { poNumber = '', poRelease = '' } = wish.body.accountingInfo ?? {};
  if (poNumberProblem(poNumber, false) !== undefined) return refuse('INVALID_REQUEST', { message: PO_MAY_HAVE.poNumber });
  if (poReleaseProblem(poRelease, false) !== undefined) return refuse('INVALID_REQUEST', { message: PO_MAY_HAVE.poRelease });
  const seats = await reserve(shop, [{ kind: 'APPROVAL_COMMENT', subject: colleague.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  // Codes that are tried on an order are guesses as those on a cart.
  return withinCodeLimit(
    shop,
    looking.actor,
    wish.body.coupons ?? [],
    (spent) => change(shop, looking, { colleague, wish, spent }),
    wrongCodesIn,
  );
}

type Change = { readonly colleague: Colleague; readonly wish: Wish; readonly spent: ReadonlySet<string> };

async function change(shop: Shop, looking: Looking, { colleague, wish, spent }: Change): Promise<Told> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const found = await look(shop, colleague, wish.query.orderNumber);
    if ('ok' in found) return found;
    const told = await tryChange(shop, looking, { colleague, found, wish, spent });
    if (told !== undefined) return told;
  }
  return refuse('CART_STATUS_ERROR');
}

type Found = { readonly order: OrderRow; readonly row: ApprovalRow; readonly as: string };

/** The order as it stands, for who may change it. */
async function look(shop: Shop, colleague: Colleague, orderNumber: string): Promise<Found | Reply<never>> {
  const [row] = await findApproval(shop.database, [orderNumber]);
  const [order] = row === undefined ? [] : await findOrder(shop.database, [orderNumber]);
  if (row === undefined || order === undefined || row.account_number !== colleague.accountNumber)
    return refuse('CART_ID_NOT_FOUND', { message: ERRORS.ORDER_NOT_FOUND.message });
  return mayChange(colleague, row, shop.now()) ?? { order, row, as: decider(colleague, row, shop.now()) ?? colleague.userId };
}

function decider(colleague: Colleague, row: ApprovalRow, now: Date): string | undefined {
  return decidesAs(colleague, waitingOf(row, now));
}

/** Undefined: they may. Of one that is decided it matters to them that it is, if it was theirs to change. */
function mayChange(colleague: Colleague, row: ApprovalRow, now: Date): Reply<never> | undefined {
  if (row.owner_id !== colleague.userId && decider(colleague, row, now) === undefined) return refuse('FORBIDDEN');
  return row.ended_at === null ? undefined : refuse('CART_STATUS_ERROR', { message: NO_LONGER_WAITS_TEXT });
}

type Try = Change & { readonly found: Found };

/** One look, one decision, one transaction. Undefined: somebody was faster, and all of it is to be looked at again. */
async function tryChange(shop: Shop, looking: Looking, { colleague, found, wish, spent }: Try): Promise<Told | undefined> {
  const { order, row, as } = found;
  const { order_number: orderNumber } = order;
  const by = { now: shop.now(), actor: actorName(looking.actor) };
  const [lines, tenders] = await Promise.all([findOrderLines(shop.database, [orderNumber]), findTenders(shop.database, [orderNumber])]);
  const wanted = wantedChange(wish, spent);
  const opened = await openWaiting(shop, order, { ownerId: row.owner_id, lines, tenders }, askedOf(wanted));
  if (opened === undefined) return refuse('CART_STATUS_ERROR', { message: PAID_OTHERWISE });
  const changed = changeOrdered(opened, wanted);
  if ('ok' in changed) return changed;
  const told = (): Told =>
    wish.query.returnData === true
      ? answer(viewOrdered(shop, changed, orderNumber))
      : answer({ orderNumber, status: 'PENDING_APPROVAL' as const });
  // What others take out is not lost to who wanted it.
  const putAside = colleague.userId === row.owner_id ? [] : rowsTakenOut(opened, changed, wanted);
  const comment = wordsOfChange(opened, changed, putAside.length > 0 ? [SAVED_TEXT] : []);
  if (comment === '') return told();
  const approval = await replanned(shop, changed, row);
  if (approval === undefined) return refuse('FORBIDDEN', { message: NOBODY_DECIDES_TEXT });
  const content = keepingPromises(changed, lines, (kept) =>
    orderContent(kept.open, kept.assessed, { approval, accountNumber: row.account_number }),
  );
  const money = moneyFor(tenders, changed, content.order.total_cents);
  if ('ok' in money) return money;
  if (content.holds.rewardsCents !== rewardsOf(order)) return refuse('CART_STATUS_ERROR', { message: PAID_OTHERWISE });
  try {
    const isDone = await transaction(shop.database, async (tx) => {
      const [locked] = await lockOrder(tx, [orderNumber]);
      const [now] = await findApproval(tx, [orderNumber]);
      if (locked?.state !== 'PENDING_APPROVAL' || now === undefined || !isAsRead(now, row)) return false;
      await saveOrdered(tx, cartOf(changed, content), by.now);
      await saveAside(tx, { tenant: 'SBA', userId: row.owner_id }, putAside, by.now);
      const held = { accountNumber: row.account_number, userId: order.user_id, now: by.now, heldUntil: order.held_until };
      await changeHolds(tx, orderNumber, { ...content.holds, ...held, moreCreditCents: money.more?.cents ?? 0 });
      const details = { ...OfOrder.parse(order.details), ...content.order.details, holds: holdsWith(order, content) };
      await rewriteOrder(tx, orderNumber, { ...content.order, details }, { lines: content.lines, ...by });
      if (money.more !== undefined) await needMoreOf(tx, money.more.paymentId, { cents: money.more.cents, actor: by.actor });
      await planReleaseOfUnneeded(tx, orderNumber, money.less, by.now);
      await letGoOrderedLogos(tx, logosGone(lines, content.lines));
      await followChangedOrder(tx, { swaps: changed.swapped, gone: rowsGone(lines, content.lines), userId: colleague.userId, now: by.now });
      const overdueAt = new Date(by.now.getTime() + OVERDUE_DAYS * DAY_MS);
      await askAnew(tx, orderNumber, { ...approval, totalCents: content.order.total_cents }, overdueAt);
      const said = { step: 0, kind: 'CHANGED', by: colleague.userId, as: as === colleague.userId ? null : as, comment } as const;
      const entryId = await addEntry(tx, orderNumber, said, by.now);
      await publish(tx, { kind: 'order.approval-discussed', payload: { orderNumber, entryId } }, by.now);
      return true;
    });
    if (!isDone) return undefined;
  } catch (error) {
    return refuseShortage(error);
  }
  if (putAside.length > 0) cartChanged(shop, { tenant: 'SBA', userId: row.owner_id });
  if (money.less.length > 0) await makeMoneyMoves(shop, orderNumber);
  return told();
}

/** Others took the last of something, or changed the order first. */
function refuseShortage(error: unknown): Reply<never> | undefined {
  switch (shortageOf(error)) {
    case undefined:
      throw error;
    case 'stock':
      return refuse('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', { message: 'There aren’t as many of an item left. Nothing was changed.' });
    case 'credit':
      return refuse('CART_STATUS_ERROR', { message: 'Your organization’s credit doesn’t cover this change. Nothing was changed.' });
    default:
      return undefined;
  }
}

function isAsRead(now: ApprovalRow, read: ApprovalRow): boolean {
  const key = ({ ended_at: ended, total_cents: total, step, asked, steps }: ApprovalRow) =>
    JSON.stringify([ended, total, step, asked, steps]);
  return key(now) === key(read);
}

const Holds = z.object({ holds: z.array(z.string()).default([]) });
/** What an order keeps beside its content, as it was when it was ordered. What the new content leaves out is gone. */
const OfOrder = z.object({ unitName: z.string().optional() });

/** What the order is asked about when it is decided: what it has held is released there too. */
function holdsWith({ details }: OrderRow, { holds }: OrderContent): string[] {
  return [
    ...new Set([
      ...Holds.parse(details).holds.filter((name) => name !== 'quotes' || holds.quote !== undefined),
      ...(holds.coupons.length > 0 ? ['coupons'] : []),
      ...(holds.budgets.length > 0 ? ['budgets'] : []),
    ]),
  ];
}

/** The order's cart as it is now. A quote of which no row is left is its owner's again: this order has it no more. */
function cartOf({ open: { cart } }: Changed, { holds }: OrderContent): Changed['open']['cart'] {
  if (holds.quote !== undefined) return cart;
  const { quote: _quote, ...checkout } = cart.checkout;
  return { ...cart, checkout };
}

/** What has to be known for a change beside the order itself. */
function askedOf({ swaps, accounting }: WantedChange): Parameters<typeof openWaiting>[3] {
  const center = accounting?.budgetCenter;
  return { itemIds: swaps.map(({ itemId }) => itemId), ...(center !== undefined && { budgetCenters: [center] }) };
}

/** Whom the order asks now. Where no reason is left it still waits for those whom it asked: they have it before them. */
async function replanned(shop: Shop, { open, assessed }: Changed, row: ApprovalRow): Promise<PlannedApproval | undefined> {
  const reasons = assessed.approval ?? [];
  if (reasons.length === 0) return { accountNumber: row.account_number, reasons, steps: Steps.parse(row.steps) };
  return planApproval(shop, open, reasons, assessed.priced.summary.ordTotalCents);
}

const Kept = z.object({
  levelOfService: z.enum(['NDD', 'SDD', 'STANDARD']),
  minDeliveryDate: z.string().nullish(),
  maxDeliveryDate: z.string().nullish(),
});

/** The days that were promised are counted from when it was ordered, whatever is changed of it. */
function keepingPromises(
  { open, assessed }: Changed,
  lines: readonly OrderLineRow[],
  write: (changed: Changed) => OrderContent,
): OrderContent {
  const promises = new Map(assessed.promises);
  for (const { line_id: lineId, details } of lines) {
    const promise = promises.get(lineId);
    const { levelOfService, minDeliveryDate, maxDeliveryDate } = Kept.parse(details);
    if (promise !== undefined)
      promises.set(lineId, {
        ...promise,
        levelOfService,
        minDeliveryDate: minDeliveryDate ?? undefined,
        maxDeliveryDate: maxDeliveryDate ?? undefined,
      });
  }
  const content = write({ open, assessed: { ...assessed, promises } });
  const before = new Map(lines.map((line) => [line.line_id, line]));
  return {
    ...content,
    lines: content.lines.map((line) => ({ ...line, promised_for: before.get(line.line_id)?.promised_for ?? line.promised_for })),
  };
}

/** What only rows bore that are gone. */
function logosGone(before: readonly OrderLineRow[], after: readonly OrderLineRow[]): string[] {
  const logosOf = (lines: readonly OrderLineRow[]) => logosIn(lines.map((line) => ({ personalization: personalizationOf(line) })));
  const kept = new Set(logosOf(after));
  return logosOf(before).filter((logo) => !kept.has(logo));
}
