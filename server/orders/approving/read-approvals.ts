import type { z } from 'zod';
import type {
  ApprovalDetail,
  ApprovalOrder,
  getApproval as getCall,
  getApprovalOrdersData as listCall,
} from '#contracts/approvals/approvals.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { reasonText } from '#domain/approvals/approval-reasons.ts';
import { decidesAs, isOfGroup, mayEverDecide } from '#domain/approvals/approval-steps.ts';
import { wireOrderState } from '#domain/orders/order-states.ts';
import { toDollars } from '#domain/shared/money.ts';
import { choicesOf } from '../../cart/index.ts';
import { pictureOf } from '../../catalog/index.ts';
import { behindEachOther } from '../../db/transaction.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findTenders } from '../../payment/index.ts';
import { findOrder, findOrderLines, type OrderRow } from '../order.repository.ts';
import { openWaiting } from './open-waiting.ts';
import { viewOrder } from '../reading/order.view.ts';
import { findApproval, findEntries, findStandInsOf } from './approval.repository.ts';
import { colleagueOf, maySee, type Colleague } from './colleague.ts';
import { Reasons, Steps } from './planned-approval.ts';
import {
  countToDecide,
  countWaiting,
  findChargedBudgets,
  findNames,
  findWaitingOrder,
  listWaiting,
  type WaitingOrderRow,
} from './waiting-orders.repository.ts';

/** Who looks, as the statements ask: the first seven of their values. */
function asked({ accountNumber, userId, roles, standsInFor, orderLimitCents }: Colleague, now: Date) {
  const all = [{ userId, roles }, ...standsInFor];
  const idsOf = (people: typeof all) => people.map((one) => one.userId);
  return [accountNumber, userId, roles, idsOf(all), now, orderLimitCents ?? null, idsOf(all.filter(isOfGroup))] as const;
}

/** Orders that wait for an approval, or have, as somebody of the organization may see them. FORBIDDEN: it has no approvals, or they are none of its people. */
export async function getApprovalOrdersData(
  shop: Shop,
  looking: Looking,
  { body: { status, view, page, size } }: Input<typeof listCall>,
): Promise<Reply<z.input<(typeof listCall)['answer']>>> {
  const colleague = await colleagueOf(shop, looking);
  if (colleague === undefined) return refuse('FORBIDDEN');
  const who = asked(colleague, shop.now());
  const [rows, [count], [toDecide]] = await behindEachOther(shop.database, (db) => [
    listWaiting(db, [...who, view, status ?? null, size, (page - 1) * size]),
    countWaiting(db, [...who, view, status ?? null]),
    countToDecide(db, [...who]),
  ]);
  const orders = rows.map((row) => viewWaiting(row, colleague, shop.now()));
  return answer({ data: { orders, totalItems: count?.total ?? 0, toDecide: toDecide?.total ?? 0 } });
}

/** How many orders somebody may decide about now. */
export async function ordersToDecide(shop: Shop, looking: Pick<Looking, 'shopper' | 'actor'>): Promise<number> {
  const colleague = await colleagueOf(shop, looking);
  if (colleague === undefined) return 0;
  const [row] = await countToDecide(shop.database, [...asked(colleague, shop.now())]);
  return row?.total ?? 0;
}

/** For whom somebody may decide about an order, who is not asked themselves; null: for nobody, or they may not. */
function decidesFor(row: WaitingOrderRow, colleague: Colleague): string | null {
  if (!row.may_decide) return null;
  const order = {
    step: 0,
    asked: row.asked,
    asksGroup: row.asks_group,
    ownerId: row.owner_id,
    totalCents: row.total_cents,
    isOverdue: false,
  };
  const as = decidesAs(colleague, order);
  return colleague.standsInFor.find(({ userId }) => userId === as)?.name ?? null;
}

function viewWaiting(row: WaitingOrderRow, colleague: Colleague, now: Date): ApprovalOrder {
  return {
    orderNumber: row.order_number,
    cartId: row.cart_id,
    ownerProfileId: row.owner_id,
    ownerName: row.owner_name,
    submittedDate: row.submitted_at.toISOString(),
    ordTotal: toDollars(row.total_cents),
    budgetCenterName: row.budget_center_name,
    status: wireOrderState(row.state) ?? 'PENDING_APPROVAL',
    items: row.items.map(({ itemId, name, qty, finalCents, picture }) => ({
      itemId,
      name,
      qty,
      finalPrice: toDollars(finalCents),
      image: picture === null ? null : pictureOf(picture).key,
    })),
    approvalComments: row.comment,
    reasons: Reasons.parse(row.reasons).map((reason) => ({ kind: reason.kind, text: reasonText(reason) })),
    mayDecide: row.may_decide,
    decidesFor: decidesFor(row, colleague),
    version: row.version,
    expiresDate: row.expires_at.toISOString(),
    isOverdue: row.state === 'PENDING_APPROVAL' && row.overdue_at <= now,
  };
}

/** What can be chosen anew for an order that waits; undefined where its cart is there no more. */
async function choicesFor(shop: Shop, order: OrderRow, ownerId: string): Promise<ApprovalDetail['choices']> {
  const number = [order.order_number];
  const [lines, tenders] = await Promise.all([findOrderLines(shop.database, number), findTenders(shop.database, number)]);
  const opened = await openWaiting(shop, order, { ownerId, lines, tenders }, {});
  return opened && choicesOf(opened);
}

/** One of them with all that was said. ORDER_NOT_FOUND: there is none, or not for them. */
export async function getApproval(
  shop: Shop,
  looking: Looking,
  { params, query }: Pick<Input<typeof getCall>, 'params'> & { readonly query?: Input<typeof getCall>['query'] },
): Promise<Reply<ApprovalDetail>> {
  const number = [params.orderNumber];
  const colleague = await colleagueOf(shop, looking);
  const [row] = colleague === undefined ? [] : await findApproval(shop.database, number);
  if (colleague === undefined || row === undefined || !maySee(row, colleague)) return refuse('ORDER_NOT_FOUND');
  const steps = Steps.parse(row.steps);
  const [[waiting], [order], entries, names, budgets, standIns] = await behindEachOther(shop.database, (db) => [
    findWaitingOrder(db, [...asked(colleague, shop.now()), params.orderNumber]),
    findOrder(db, number),
    findEntries(db, number),
    findNames(db, [steps.flatMap(({ people }) => people)]),
    findChargedBudgets(db, number),
    findStandInsOf(db, [row.asked, row.account_number, shopDay(shop.now())]),
  ]);
  if (waiting === undefined || order === undefined) return refuse('ORDER_NOT_FOUND');
  const nameOf = new Map(names.map(({ user_id: userId, name }) => [userId, name]));
  const isOver = row.ended_at !== null;
  const { items: _items, ...approval } = viewWaiting(waiting, colleague, shop.now());
  const mayChange = !isOver && (row.owner_id === colleague.userId || approval.mayDecide);
  const able = standIns.filter(({ stands_in: userId, limit_cents: limit }) =>
    mayEverDecide({ userId, orderLimitCents: limit ?? undefined }, { ownerId: row.owner_id, totalCents: row.total_cents }),
  );
  const away = [...Map.groupBy(able, (one) => one.user_id)].flatMap(([userId, theirs]) => {
    const name = nameOf.get(userId);
    return name === undefined ? [] : [{ name, standIns: theirs.map((one) => one.name) }];
  });
  const choices = query?.changing === true && mayChange ? await choicesFor(shop, order, row.owner_id) : undefined;
  return answer({
    ...(choices !== undefined && { choices }),
    approval,
    order: await viewOrder(shop, order),
    isOwn: row.owner_id === colleague.userId,
    steps: steps.map(({ people, asksGroup, how }, at) => ({
      names: people.flatMap((id) => nameOf.get(id) ?? []),
      asksGroup,
      how,
      away: isOver || at !== row.step ? [] : away,
      state: at < row.step || (isOver && order.state !== 'DECLINED') ? 'DONE' : at === row.step ? 'NOW' : 'AHEAD',
    })),
    entries: entries.map(({ entry_id: entryId, kind, step, by_name: by, as_name: asName, comment, by_mail: isByMail, at }) => ({
      entryId,
      kind,
      step,
      by,
      asName,
      isByMail,
      comment,
      at: at.toISOString(),
    })),
    budgets: budgets.map(({ name, cents, left_cents: leftCents }) => ({ name, charged: toDollars(cents), left: toDollars(leftCents) })),
  });
}
