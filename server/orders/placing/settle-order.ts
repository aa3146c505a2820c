import { threeDSecureReturn } from '#contracts/checkout.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { cartChanged, closeCart, freeCart, mergeGuestCart } from '../../cart/index.ts';
import { shortageOf, type Tx } from '../../db/database.ts';
import { keepAnswer, type AnswerToKeep } from '../../db/kept-answers.ts';
import { atOnce, transaction } from '../../db/transaction.ts';
import { publish, type OrderEventKind } from '../../events/index.ts';
import { endSeats, seatsOf } from '../../limits/index.ts';
import { letGoOrderedLogos, logosIn } from '../../logos/index.ts';
import {
  holdTenders,
  makeMoneyMoves,
  planReleaseOfRest,
  releaseLate,
  voidUndecidedTenders,
  type Holding,
  type HoldingAs,
  type TenderRow,
} from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { beginWaiting } from '../approving/approval.repository.ts';
import { plannedApprovalOf, type PlannedApproval } from '../approving/planned-approval.ts';
import { keepingOf, releaseHolds } from '../holds.ts';
import { scheduleStep } from '../fulfilment/demo-steps.ts';
import { insertShipments, newShipments, type ShipmentRow } from '../fulfilment/shipment.repository.ts';
import {
  findOrder,
  findOrderLines,
  lookAgainAt,
  moveOrder,
  noteTold,
  personalizationOf,
  type OrderLineRow,
  type OrderRow,
} from '../order.repository.ts';

/** What is written down of an order when it is placed. */
export type Placed = { readonly at: Date; readonly shipments: readonly ShipmentRow[] };

/** How far a claimed order has come. */
export type Settlement =
  /** `placed` where it was placed just now. */
  | { readonly kind: 'PLACED'; readonly placed?: Placed }
  /** It came to nothing; `tender` is the one that did not pay, where it was just found out. */
  | { readonly kind: 'DECLINED'; readonly tender: TenderRow | undefined }
  | Extract<Holding, { kind: 'OPEN' }>;

type SettleOptions = {
  /** Where the payer's bank sends the payer back to. */
  readonly returnUrl: string;
  readonly actor: string;
  readonly as: HoldingAs;
  /** The answer that tells that it is placed, where it is kept along with that. */
  readonly keepPlaced?: (placed: Placed) => AnswerToKeep | undefined;
};

/** Where a payer's bank sends the payer back to, on a site. */
export function wayBackFrom(origin: string): string {
  return `${origin}${threeDSecureReturn.path}`;
}

/** An order of which a vendor has not said enough is looked at again so soon. */
const LOOK_AGAIN_MS = 2_000;

/**
 * The second and third phase of an order: have its money held, then place it or undo the claim. No transaction is open while a
 * vendor is asked. Whoever calls it, and however often, the order ends in one way only.
 */
export async function settleOrder(shop: Shop, orderNumber: string, options: SettleOptions): Promise<Settlement> {
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined) throw new Error(`There is no order ${orderNumber} to settle.`);
  return settle(shop, order, options);
}

type Written = { readonly lines?: readonly OrderLineRow[] | undefined; readonly tenders?: readonly TenderRow[] | undefined };

/** The same for an order that was just read or written, with its rows and tenders if they were, too. */
export async function settle(shop: Shop, order: OrderRow, options: SettleOptions, written: Written = {}): Promise<Settlement> {
  if (order.state !== 'CLAIMED') return order.state === 'ABANDONED' ? { kind: 'DECLINED', tender: undefined } : { kind: 'PLACED' };
  const holding = await holdTenders(shop, order.order_number, options, written.tenders);
  switch (holding.kind) {
    case 'HELD':
      return finish(shop, order, options, { ...written, tenders: holding.tenders });
    case 'REFUSED':
      return giveUp(shop, order, options.actor, {
        tender: holding.tender,
        isDeclined: holding.wasTried && !isStoredValue(holding.tender.payment_type),
        isToBeTold: options.as !== 'PAYER' && holding.tender.challenge_status === 'Y',
      });
    case 'OPEN':
      // Whoever clears up looks again with growing pauses; the shopper who waits is looked after soon.
      if (options.as === 'PAYER') await lookAgainAt(shop.database, [order.order_number, new Date(shop.now().getTime() + LOOK_AGAIN_MS)]);
      return holding;
    default:
      return holding satisfies never;
  }
}

type Held = { readonly lines?: readonly OrderLineRow[] | undefined; readonly tenders: readonly TenderRow[] };

/**
 * Places a claimed order: what was held is its own, its shipments wait, the cart is closed, and whoever wants to hear of it will. One that needs approval goes on holding what it
 * holds, and waits.
 */
async function finish(shop: Shop, order: OrderRow, options: SettleOptions, held: Held): Promise<Settlement> {
  const approval = plannedApprovalOf(order);
  return approval === undefined ? place(shop, order, options, held) : submit(shop, order, options, { approval, tenders: held.tenders });
}

type Submitted = { readonly approval: PlannedApproval; readonly tenders: readonly TenderRow[] };

async function submit(
  shop: Shop,
  order: OrderRow,
  { actor, keepPlaced }: SettleOptions,
  { approval, tenders }: Submitted,
): Promise<Settlement> {
  const { order_number: orderNumber, cart_id: cartId } = order;
  const seats = seatsOf(order);
  const now = shop.now();
  const placed = { at: now, shipments: [] };
  const kept = keepPlaced?.(placed);
  try {
    await atOnce(shop.database, (tx) => [
      moveOrder(tx, orderNumber, 'PENDING_APPROVAL', { now, actor }),
      closeCart(tx, cartId, now),
      ...beginWaiting(tx, order, approval, now),
      publish(tx, { kind: 'order.waits-for-approval', payload: { orderNumber } }, now),
      ...(isCardToSave(order, tenders) ? [publish(tx, { kind: 'order.paid-with-card-to-save', payload: { orderNumber } }, now)] : []),
      ...(kept === undefined ? [] : [keepAnswer(tx, kept)]),
      endSeats(tx, seats, 'PAID'),
    ]);
  } catch (error) {
    if (shortageOf(error) !== 'order') throw error;
    return settledByOthers(shop, orderNumber);
  }
  tellOwners(shop, order);
  return { kind: 'PLACED', placed };
}

function isCardToSave({ user_id: userId }: OrderRow, tenders: readonly TenderRow[]): boolean {
  return userId !== null && tenders.some((tender) => tender.is_to_save);
}

async function place(shop: Shop, order: OrderRow, { actor, keepPlaced }: SettleOptions, { lines, tenders }: Held): Promise<Settlement> {
  const { order_number: orderNumber, cart_id: cartId, tenant } = order;
  const shipments = newShipments(orderNumber, lines ?? (await findOrderLines(shop.database, [orderNumber])));
  const events: OrderEventKind[] = [
    'order.placed',
    ...(isCardToSave(order, tenders) ? (['order.paid-with-card-to-save'] as const) : []),
    ...(shipments.some(({ kind }) => kind === 'EMAIL') ? (['order.placed-with-items-by-email'] as const) : []),
  ];
  const keepHolds = keepingOf(order);
  const seats = seatsOf(order);
  const now = shop.now();
  const placed = { at: now, shipments };
  const kept = keepPlaced?.(placed);
  try {
    await atOnce(shop.database, (tx) => [
      moveOrder(tx, orderNumber, 'PLACED', { now, actor }),
      closeCart(tx, cartId, now),
      ...keepHolds(tx, now),
      insertShipments(tx, orderNumber, shipments, { now, actor }),
      ...shipments.map(({ shipment_id: shipmentId, state }) => scheduleStep(tx, shop, { shipmentId, state })),
      ...events.map((kind) => publish(tx, { kind, payload: { orderNumber } }, now)),
      ...(kept === undefined ? [] : [keepAnswer(tx, kept)]),
      // Last: orders of one network wait for each other here.
      endSeats(tx, seats, 'PAID'),
    ]);
  } catch (error) {
    if (shortageOf(error) !== 'order') throw error;
    return settledByOthers(shop, orderNumber);
  }
  tellOwners(shop, order);
  shop.metrics.ordersPlaced.inc({ tenant });
  return { kind: 'PLACED', placed };
}

type Reason = {
  /** The one that did not pay. */
  readonly tender: TenderRow;
  /** Whether it is a card that its bank has declined, or whose payer told the bank no. */
  readonly isDeclined: boolean;
  /** Whether its payer may have told the bank yes, and hears of it from nobody else. */
  readonly isToBeTold: boolean;
};

/**
 * Undoes a claim: what was held is free again, the cart too, and money that tenders hold or may hold is let go. Who was told its
 * number is written to.
 */
async function giveUp(shop: Shop, order: OrderRow, actor: string, { tender, isDeclined, isToBeTold }: Reason): Promise<Settlement> {
  const { order_number: orderNumber, cart_id: cartId } = order;
  const seats = seatsOf(order);
  const now = shop.now();
  try {
    await transaction(shop.database, async (tx) => {
      if (isToBeTold) await noteTold(tx, [orderNumber, now]);
      await moveOrder(tx, orderNumber, 'ABANDONED', { now, actor });
      const [moved] = await findOrder(tx, [orderNumber]);
      if (moved?.told_at != null) await publish(tx, { kind: 'order.given-up', payload: { orderNumber } }, now);
      await freeCart(tx, cartId, now);
      if (moved !== undefined) await followPerson(shop, tx, moved);
      await releaseHolds(tx, order, now);
      await letGoOrderedLogos(tx, await logosOfOrder(tx, orderNumber));
      await voidUndecidedTenders(tx, orderNumber, { now, actor });
      await planReleaseOfRest(tx, orderNumber, now);
      await endSeats(tx, seats, isDeclined ? 'DECLINED' : 'NOT_PAID');
    });
  } catch (error) {
    if (shortageOf(error) !== 'order') throw error;
    return settledByOthers(shop, orderNumber);
  }
  tellOwners(shop, order);
  await Promise.all([makeMoneyMoves(shop, orderNumber), releaseLate(shop, orderNumber)]);
  return { kind: 'DECLINED', tender };
}

async function logosOfOrder(tx: Tx, orderNumber: string): Promise<string[]> {
  return logosIn((await findOrderLines(tx, [orderNumber])).map((line) => ({ personalization: personalizationOf(line) })));
}

/** Tells those whose cart was ordered, or is theirs again, whoever settled it: the guest, and the person as whom they have signed in meanwhile. */
function tellOwners(shop: Shop, { tenant: site, session_hash: sessionHash, user_id: userId }: OrderRow): void {
  const tenant = tenantOf(site);
  if (sessionHash !== null) cartChanged(shop, { tenant, sessionHash });
  if (userId !== null) cartChanged(shop, { tenant, userId });
}

function tenantOf(site: string): Tenant {
  return site === 'SBA' ? 'SBA' : 'dotcom';
}

/** The cart of a guest who has signed in while it was being paid is the person's as the order is. */
async function followPerson(shop: Shop, tx: Tx, { tenant: site, session_hash: sessionHash, user_id: userId }: OrderRow): Promise<void> {
  if (sessionHash === null || userId === null) return;
  const tenant = tenantOf(site);
  await mergeGuestCart(shop, tx, { guest: { tenant, sessionHash }, person: { tenant, userId } });
}

/** What became of an order that is claimed no more. */
export async function settledByOthers(shop: Shop, orderNumber: string): Promise<Settlement> {
  const [order] = await findOrder(shop.database, [orderNumber]);
  return order?.state === 'ABANDONED' ? { kind: 'DECLINED', tender: undefined } : { kind: 'PLACED' };
}

/**
 * Ends a claim whose time is up: as its vendors say, who are asked once more, and otherwise by giving it up. The row of the order decides between this and a payer who
 * answers at the same moment: one of the two moves it on, and what the other finds is let go.
 */
export async function expireOrder(shop: Shop, orderNumber: string, actor: string): Promise<Settlement> {
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined) throw new Error(`There is no order ${orderNumber} to end.`);
  const settled = await settle(shop, order, { returnUrl: wayBackFrom(shop.settings.publicUrl), actor, as: 'ENDS' });
  if (settled.kind !== 'OPEN') return settled;
  const { tender, isUnheard } = settled;
  const isDeclined = tender.challenge_status === 'N';
  return giveUp(shop, order, actor, { tender, isDeclined, isToBeTold: tender.state === 'CHALLENGE' && isUnheard && !isDeclined });
}
