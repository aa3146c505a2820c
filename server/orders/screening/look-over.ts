import { createHash } from 'node:crypto';
import type { WireAddress } from '#contracts/cart.ts';
import { BOUGHT, type OrderState } from '#domain/orders/order-states.ts';
import { screenOrder, shipKey, type ScreenedOrder, type ScreeningReason } from '#domain/orders/screening-rules.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { behindEachOther, transaction } from '../../db/transaction.ts';
import { findTenders, type TenderRow } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelStep } from '../fulfilment/demo-steps.ts';
import { lockWithShipments } from '../fulfilment/progress.ts';
import { moveShipmentRow } from '../fulfilment/shipment.repository.ts';
import { findOrder, findOrderLines, type OrderLineRow, type OrderRow } from '../order.repository.ts';
import { orderAddresses } from './order-addresses.ts';
import { beginScreening, findAround, findScreening, writeFound, type Around, type ScreeningKeys } from './screening.repository.ts';

/** Who is written down for what the rules do. */
const RULES = 'screening';

/**
 * Looks an order over before anything of it leaves: it goes on, or is on hold until a person has decided. Called when it is placed and by whoever
 * is about to move a shipment, so nothing is faster than the look. A repeat changes nothing.
 */
export async function lookOver(shop: Shop, orderNumber: string): Promise<void> {
  const [known] = await findScreening(shop.database, [orderNumber]);
  if (known !== undefined && known.state !== 'LOOKING') return;
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined || order.origin === 'IMPORTED' || !isBought(order.state)) return;
  const looked = await readOrder(shop, order);
  if (known === undefined) await beginScreening(shop.database, orderNumber, shop.now(), keysOf(looked));
  const [around] = await findAround(shop.database, [orderNumber]);
  if (around === undefined) throw new Error(`Order ${orderNumber} is not written down among those that are looked over.`);
  // What goes on invoice is bought by an organization that we know, within its credit: no card could be a stolen one.
  const reasons =
    looked.main?.payment_type === 'INVOICE' ? [] : screenOrder(screened(looked, around), { hasLimits: shop.settings.hasRateLimits });
  await holdFor(shop, orderNumber, reasons);
}

function isBought(state: OrderState): boolean {
  return BOUGHT.some((bought) => bought === state);
}

/** An order as far as it is looked over. */
type Looked = {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** What pays and is no stored value, such as a card. */
  readonly main: TenderRow | undefined;
  /** Where its goods are carried, if any are. */
  readonly shipTo: WireAddress | undefined;
};

async function readOrder(shop: Shop, order: OrderRow): Promise<Looked> {
  const [lines, tenders] = await behindEachOther(shop.database, (db) => [
    findOrderLines(db, [order.order_number]),
    findTenders(db, [order.order_number]),
  ]);
  const isShipped = lines.some(({ delivery_type: type, is_physical: isPhysical }) => type === 'STA' && isPhysical);
  return {
    order,
    lines,
    main: tenders.find((tender) => !isStoredValue(tender.payment_type)),
    shipTo: isShipped ? orderAddresses(order).shipTo : undefined,
  };
}

function keysOf({ order, lines, main, shipTo }: Looked): ScreeningKeys {
  const shippedTo = shipKey(shipTo);
  return {
    email: order.email,
    cardKey: main?.card_key ?? null,
    sessionHash: order.session_hash,
    userId: order.user_id,
    shipKey: shippedTo === undefined ? null : createHash('sha256').update(shippedTo).digest(),
    totalCents: order.total_cents,
    cashLikeCents: cashLikeOf(lines),
  };
}

function cashLikeOf(lines: readonly OrderLineRow[]): Cents {
  return lines.reduce((sum, line) => sum + (line.is_main_only ? line.final_cents : 0), 0);
}

function screened({ order, lines, main, shipTo }: Looked, around: Around): ScreenedOrder {
  return {
    totalCents: order.total_cents,
    cashLikeCents: cashLikeOf(lines),
    dayCents: around.day_cents,
    dayCashLikeCents: around.day_cash_like_cents,
    isKnownBuyer: around.is_known,
    shipState: shipTo?.state,
    billState: main === undefined ? undefined : orderAddresses(order).billTo?.state,
    declinedCards: around.declined_cards,
    ofCard: { orders: around.card_orders, emails: around.card_emails },
    ofVisit: around.visit_orders,
    ofAddress: { orders: around.address_orders, emails: around.address_emails },
    ofPerson: around.person_orders,
  };
}

/** Puts what has not moved yet on hold, where there is a reason to. */
async function holdFor(shop: Shop, orderNumber: string, reasons: readonly ScreeningReason[]): Promise<void> {
  const by = { now: shop.now(), actor: RULES };
  await transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    const [known] = await findScreening(tx, [orderNumber]);
    if (locked === undefined || known?.state !== 'LOOKING') return;
    await writeFound(tx, orderNumber, reasons);
    if (reasons.length === 0) return;
    for (const shipment of locked.shipments.filter(({ state }) => state === 'OPEN')) {
      await moveShipmentRow(tx, { shipment, to: 'ON_HOLD', ...by });
      await cancelStep(tx, shop, shipment.shipment_id);
    }
    shop.log.info({ orderNumber, reasons }, 'an order is on hold until a person has looked at it');
  });
}
