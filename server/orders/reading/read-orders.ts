import type { Input } from '#contracts/call.ts';
import { z } from 'zod';
import type { Order, getOrder as getOrderCall, listOrders as listOrdersCall } from '#contracts/orders.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { orderSearchWords, purchaseOrderKey, typedNumber } from '#domain/orders/order-search.ts';
import { ORDER_GROUPS, wireOrderState } from '#domain/orders/order-states.ts';
import { hasReceipt } from '#domain/orders/bill/has-receipt.ts';
import { isIncluded } from '#domain/orders/words/row-amount.ts';
import { personalizationAgain } from '#domain/personalization/personalization.ts';
import { toDollars } from '#domain/shared/money.ts';
import { pictureOf } from '../../catalog/index.ts';
import { behindEachOther } from '../../db/transaction.ts';
import { accountOfOrders, accountToBuyAgain, ownerColumns, seesPrices, type Looking } from '../../shoppers/index.ts';
import { giveBack, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { returnableOf } from '../fulfilment/returnable.ts';
import { receiptKey } from '../order-link.ts';
import {
  countOrdersOfAccount,
  countOrdersOfUser,
  findOrderOfAccount,
  findOrderOfOwner,
  isOfGuest,
  listOrdersOfAccount,
  listOrdersOfUser,
  type OrderRow,
} from '../order.repository.ts';
import { lookupAttempts } from './lookup-attempts.ts';
import { lookOver } from '../screening/look-over.ts';
import { forColleague, viewOrder } from './order.view.ts';

const Details = z.object({ budgetCenterName: z.string().nullish(), accounting: z.object({ poNumber: z.string().nullish() }).nullish() });

/** One order: of the person, of the guest's own visit, or by the e-mail that it was ordered with. */
export async function getOrder(shop: Shop, looking: Looking, { params, query }: Input<typeof getOrderCall>): Promise<Reply<FoundOrder>> {
  if (query.email === undefined) return findOrder(shop, looking, params.orderNumber, undefined);
  // Whoever names an e-mail may be guessing.
  const seats = await reserve(shop, lookupAttempts(looking.actor, normalisedEmail(query.email)));
  if (!seats.ok) return tooManyAttempts(seats);
  const reply = await findOrder(shop, looking, params.orderNumber, query.email);
  if (reply.ok) await giveBack(shop, seats);
  return reply;
}

type FoundOrder = Order & { receiptKey?: string };

async function findOrder(
  shop: Shop,
  { shopper, owner }: Looking,
  orderNumber: string,
  email: string | undefined,
): Promise<Reply<FoundOrder>> {
  const [order] = await findOrderOfOwner(shop.database, [
    orderNumber,
    shopper.tenant,
    ...(owner === undefined ? [null, null] : ownerColumns(owner)),
    email === undefined ? null : normalisedEmail(email),
  ]);
  if (order === undefined) return findColleaguesOrder(shop, shopper, orderNumber);
  if (isJustPlaced(order, shop.now())) await lookOver(shop, orderNumber);
  const key = email === undefined || !isOfGuest(order) ? undefined : receiptKey(shop, { tenant: order.tenant, orderNumber });
  // A paper is nothing without its amounts.
  const papers = seesPrices(shopper.person) ? {} : { hasReceipt: false, invoice: null };
  return answer({ ...(await viewOrder(shop, order)), ...papers, ...(key !== undefined && { receiptKey: key }) });
}

/** An order of the organization of who looks, for those who may look at all of them. Of another one nobody learns whether there is such an order. */
async function findColleaguesOrder(shop: Shop, shopper: Looking['shopper'], orderNumber: string): Promise<Reply<FoundOrder>> {
  const account = accountOfOrders(shopper);
  const [order] = account === undefined ? [] : await findOrderOfAccount(shop.database, [orderNumber, account]);
  if (order === undefined) return refuse('ORDER_NOT_FOUND');
  return answer(forColleague(await viewOrder(shop, order), { orderedBy: order.ordered_by, mayBuyAgain: order.may_buy_again }));
}

/** For how long after it was placed an order may not have been looked over yet, in milliseconds: whoever reads it then waits for the look, and is promised no day that nobody keeps. */
const NOT_LOOKED_OVER_MS = 60_000;

function isJustPlaced({ state, placed_at: placedAt }: OrderRow, now: Date): boolean {
  return state === 'PLACED' && placedAt !== null && now.getTime() - placedAt.getTime() < NOT_LOOKED_OVER_MS;
}

/** Whose orders are listed, as far as they may be: undefined where who looks may not see all of their organization. */
function listed({ person, tenant, ...shopper }: Looking['shopper'], { whose, q = '', group, year }: ListQuery) {
  const states = group === undefined ? null : ORDER_GROUPS[group];
  const words = orderSearchWords(q) ?? null;
  const poKey = purchaseOrderKey(q) ?? null;
  if (whose === 'OWN')
    return {
      list: listOrdersOfUser,
      count: countOrdersOfUser,
      which: [person?.userId ?? null, tenant, words, states, year ?? null, poKey],
    };
  const account = accountOfOrders({ person, tenant, ...shopper });
  const which = [account, words, typedNumber(q)?.replace(/-.*$/, '') ?? null, states, year ?? null, poKey];
  return account === undefined ? undefined : { list: listOrdersOfAccount, count: countOrdersOfAccount, which };
}

type ListQuery = Input<typeof listOrdersCall>['query'];

/** The person's orders or those of their organization, newest first: all of them, or those that a text is about, that are somewhere, or of a year. */
export async function listOrders(
  shop: Shop,
  { shopper }: Looking,
  { query }: Input<typeof listOrdersCall>,
): Promise<Reply<z.output<(typeof listOrdersCall)['answer']>>> {
  const wanted = listed(shopper, query);
  if (wanted === undefined) return refuse('FORBIDDEN');
  const { list, count: countAll, which } = wanted;
  const [rows, [count]] = await behindEachOther(shop.database, (db) => [
    list(db, [...which, query.size, (query.page - 1) * query.size]),
    countAll(db, which),
  ]);
  const mayBuyAgain = accountToBuyAgain(shopper) !== undefined;
  const isOwn = (row: (typeof rows)[number]) => row.user_id === shopper.person?.userId;
  const orders = rows.map((row) => ({
    orderNumber: row.order_number,
    status: wireOrderState(row.state) ?? null,
    placedAt: row.placed_at?.toISOString() ?? null,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    ordTotal: toDollars(row.total_cents),
    numberOfItems: row.pieces,
    firstItems: row.names,
    pictures: row.pictures.map(pictureOf),
    // The parts of a set come with it.
    rows: row.rows
      .filter(({ parentLineId, baseCents }) => !isIncluded(parentLineId, baseCents))
      .map(({ itemId, qty, personalization }) =>
        personalization === null ? { itemId, qty } : { itemId, qty, personalization: personalizationAgain(personalization) },
      ),
    isOnHold: row.shipments.some(({ state }) => state === 'ON_HOLD'),
    mayBuyAgain: isOwn(row) || mayBuyAgain,
    mayReturn: isOwn(row) && returnableOf(row.rows, row.shipments, row.returned).length > 0,
    hasReceipt:
      seesPrices(shopper.person) && hasReceipt({ state: row.state, isPlaced: row.placed_at !== null, chargedCents: row.charged_cents }),
    budgetCenterName: Details.parse(row.details).budgetCenterName ?? null,
    poNumber: Details.parse(row.details).accounting?.poNumber ?? null,
    orderedBy: isOwn(row) ? null : (row.buyer ?? ''),
  }));
  return answer({
    orders,
    totalItems: count?.total_items ?? 0,
    years: count?.years ?? [],
    maySeeAll: accountOfOrders(shopper) !== undefined,
  });
}
