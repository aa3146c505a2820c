import type { Input } from '#contracts/call.ts';
import { z } from 'zod';
import type { Order, OrderSummary, getOrder as getOrderCall, listOrders as listOrdersCall } from '#contracts/orders.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { orderSearchWords } from '#domain/orders/order-search.ts';
import { ORDER_GROUPS, wireOrderState } from '#domain/orders/order-states.ts';
import { hasReceipt } from '#domain/orders/bill/has-receipt.ts';
import { isIncluded } from '#domain/orders/words/row-amount.ts';
import { personalizationAgain } from '#domain/personalization/personalization.ts';
import { toDollars } from '#domain/shared/money.ts';
import { pictureOf } from '../../catalog/index.ts';
import { behindEachOther } from '../../db/transaction.ts';
import { ownerColumns, seesPrices, type Looking } from '../../shoppers/index.ts';
import { giveBack, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { returnableOf } from '../fulfilment/returnable.ts';
import { receiptKey } from '../order-link.ts';
import { countOrdersOfUser, findOrderOfOwner, isOfGuest, listOrdersOfUser, type OrderRow } from '../order.repository.ts';
import { lookupAttempts } from './lookup-attempts.ts';
import { lookOver } from '../screening/look-over.ts';
import { viewOrder } from './order.view.ts';

const Details = z.object({ budgetCenterName: z.string().nullish() });

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
  if (order === undefined) return refuse('ORDER_NOT_FOUND');
  if (isJustPlaced(order, shop.now())) await lookOver(shop, orderNumber);
  const key = email === undefined || !isOfGuest(order) ? undefined : receiptKey(shop, { tenant: order.tenant, orderNumber });
  // A paper is nothing without its amounts.
  const papers = seesPrices(shopper.person) ? {} : { hasReceipt: false, invoice: null };
  return answer({ ...(await viewOrder(shop, order)), ...papers, ...(key !== undefined && { receiptKey: key }) });
}

/** For how long after it was placed an order may not have been looked over yet, in milliseconds: whoever reads it then waits for the look, and is promised no day that nobody keeps. */
const NOT_LOOKED_OVER_MS = 60_000;

function isJustPlaced({ state, placed_at: placedAt }: OrderRow, now: Date): boolean {
  return state === 'PLACED' && placedAt !== null && now.getTime() - placedAt.getTime() < NOT_LOOKED_OVER_MS;
}

/** The person's orders, newest first: all of them, or those that a text is about, that are somewhere, or of a year. */
export async function listOrders(
  shop: Shop,
  looking: Looking,
  { query }: Input<typeof listOrdersCall>,
): Promise<Reply<{ orders: z.output<typeof OrderSummary>[]; totalItems: number; years: number[] }>> {
  const userId = looking.shopper.person?.userId ?? null;
  const states = query.group === undefined ? null : ORDER_GROUPS[query.group];
  const which = [userId, looking.shopper.tenant, orderSearchWords(query.q ?? '') ?? null, states, query.year ?? null];
  const [rows, [count]] = await behindEachOther(shop.database, (db) => [
    listOrdersOfUser(db, [...which, query.size, (query.page - 1) * query.size]),
    countOrdersOfUser(db, which),
  ]);
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
    mayReturn: returnableOf(row.rows, row.shipments, row.returned).length > 0,
    hasReceipt:
      seesPrices(looking.shopper.person) &&
      hasReceipt({ state: row.state, isPlaced: row.placed_at !== null, chargedCents: row.charged_cents }),
    budgetCenterName: Details.parse(row.details).budgetCenterName ?? null,
  }));
  return answer({ orders, totalItems: count?.total_items ?? 0, years: count?.years ?? [] });
}
