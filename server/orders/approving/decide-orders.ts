import type { z } from 'zod';
import { entryActionOf, type decideOrders as decideCall } from '#contracts/approvals/approvals.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { OVERDUE_DAYS } from '#domain/approvals/approval-days.ts';
import { afterAcceptance, decidesAs, mayEverDecide } from '#domain/approvals/approval-steps.ts';
import { decidedBeforeText, isDecision } from '#domain/approvals/approval-words.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { wireOrderState } from '#domain/orders/order-states.ts';
import { shortageOf, type Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { makeMoneyMoves } from '../../payment/index.ts';
import { actorName, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../order.repository.ts';
import { addEntry, findApproval, findEntries, waitOn, type ApprovalRow } from './approval.repository.ts';
import { colleagueOf, isAsked, waitingOf, type Colleague } from './colleague.ts';
import { buyWaiting, dropWaiting } from './end-waiting.ts';
import { Steps } from './planned-approval.ts';

type Entry = Input<typeof decideCall>['body'][number];
type Result = z.input<(typeof decideCall)['answer']>['results'][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Decides about orders of colleagues that wait, each in a transaction of its own, one after the other. The first decision counts: an order's row is locked before anybody looks who may
 * decide, so that of two who decide at once the second one is told that it is decided.
 *
 * @param isByMail whoever decides has come by the link of a mail
 *
 * Errors of an entry: FORBIDDEN (not theirs to decide, nor known to them), CART_STATUS_ERROR (decided, canceled or expired). (A-142, A-143, A-247; T23, T42)
 */
export async function decideOrders(
  shop: Shop,
  looking: Looking,
  { query, body }: Pick<Input<typeof decideCall>, 'query' | 'body'>,
  { isByMail = false }: { readonly isByMail?: boolean } = {},
): Promise<Reply<z.input<(typeof decideCall)['answer']>>> {
  const wanted = entryActionOf(query.action);
  if (body.some(({ action }) => action !== wanted)) return refuse('INVALID_REQUEST');
  const colleague = await colleagueOf(shop, looking);
  if (colleague === undefined) return refuse('FORBIDDEN');
  const results: Result[] = [];
  for (const entry of body) results.push(await decide(shop, { ...colleague, actor: actorName(looking.actor), isByMail }, entry));
  return answer({ results });
}

type Deciding = Colleague & { readonly actor: string; readonly isByMail: boolean };

async function decide(shop: Shop, colleague: Deciding, entry: Entry): Promise<Result> {
  const { orderNumber } = entry;
  try {
    const result = await transaction(shop.database, async (tx) => decideWithin(shop, tx, colleague, entry));
    if (result.status === 'DECLINED' || result.status === 'APPROVED') await makeMoneyMoves(shop, orderNumber);
    return result;
  } catch (error) {
    // Somebody who does not lock the order first, such as a job of an older version, was faster.
    if (shortageOf(error) === 'order') return decidedAlready(orderNumber, null, undefined);
    throw error;
  }
}

async function decideWithin(shop: Shop, tx: Tx, colleague: Deciding, entry: Entry): Promise<Result> {
  const { orderNumber, action } = entry;
  const [order] = await lockOrder(tx, [orderNumber]);
  const [row] = await findApproval(tx, [orderNumber]);
  const isMeant = order?.cart_id === entry.cartId && row?.owner_id === entry.ownerProfileId;
  if (order === undefined || row === undefined || row.account_number !== colleague.accountNumber || !isMeant) return forbidden(orderNumber);
  const status = wireOrderState(order.state) ?? null;
  const said = await findEntries(tx, [orderNumber]);
  const mine = said.findLast((one) => one.by_user === colleague.userId && (one.kind === 'ACCEPT' || one.kind === 'DECLINE'));
  const by = { now: shop.now(), actor: colleague.actor };
  const as = row.ended_at === null ? decidesAs(colleague, waitingOf(row, by.now)) : undefined;
  if (as === undefined) {
    // The same decision again, whose answer was lost, answers the same.
    if (mine?.kind === action) return { orderNumber, status: row.ended_at === null ? 'PENDING_APPROVAL' : decisionOf(action) };
    const isTooLate = row.ended_at === null ? mine !== undefined : isAsked(row, colleague);
    return isTooLate
      ? decidedAlready(orderNumber, status, row.ended_at === null ? mine : said.findLast(({ kind }) => isDecision(kind)))
      : forbidden(orderNumber, tooMuch(row, colleague));
  }
  // Nobody says yes to another order than the one that they saw.
  if (entry.version !== undefined && entry.version !== said.filter(({ kind }) => kind === 'CHANGED').length)
    return { orderNumber, status, code: 'CART_STATUS_ERROR', message: 'This order was changed since you opened it. Look at it again.' };
  const comment = entry.approvalComments === '' ? null : (entry.approvalComments ?? null);
  await addEntry(
    tx,
    orderNumber,
    { step: row.step, kind: action, by: colleague.userId, as: as === colleague.userId ? null : as, comment, isByMail: colleague.isByMail },
    by.now,
  );
  if (action === 'DECLINE') {
    await dropWaiting(tx, order, 'DECLINED', by);
    await publish(tx, { kind: 'order.declined', payload: { orderNumber } }, by.now);
    return { orderNumber, status: 'DECLINED' };
  }
  const next = afterAcceptance(Steps.parse(row.steps), waitingOf(row, by.now), as);
  if (next === undefined) {
    await buyWaiting(shop, tx, order, by);
    return { orderNumber, status: 'APPROVED' };
  }
  await waitOn(tx, orderNumber, next, new Date(by.now.getTime() + OVERDUE_DAYS * DAY_MS));
  // Others are asked now; in the same step they were already.
  if (next.step !== row.step) await publish(tx, { kind: 'order.waits-for-approval', payload: { orderNumber } }, by.now);
  return { orderNumber, status: 'PENDING_APPROVAL' };
}

function decisionOf(action: Entry['action']): 'APPROVED' | 'DECLINED' {
  return action === 'ACCEPT' ? 'APPROVED' : 'DECLINED';
}

/** What somebody is told who would be asked, were the order not above what they may order themselves. */
function tooMuch(row: ApprovalRow, colleague: Colleague): string | undefined {
  const { orderLimitCents: limitCents } = colleague;
  const order = { ownerId: row.owner_id, totalCents: row.total_cents };
  const isAbove = limitCents !== undefined && !mayEverDecide(colleague, order) && row.owner_id !== colleague.userId;
  return isAbove ? `This order is above your own order limit of ${formatPrice(limitCents)}, so someone else has to approve it.` : undefined;
}

function forbidden(orderNumber: string, message: string = ERRORS.FORBIDDEN.message): Result {
  return { orderNumber, status: null, code: 'FORBIDDEN', message };
}

type Said = Awaited<ReturnType<typeof findEntries>>[number];

/** @param decision what had been decided before */
function decidedAlready(orderNumber: string, status: Result['status'], decision: Said | undefined): Result {
  const known = decision && { kind: decision.kind, by: decision.by_name, when: momentText(decision.at.toISOString()) };
  return { orderNumber, status, code: 'CART_STATUS_ERROR', message: decidedBeforeText(known) };
}
