import { randomUUID } from 'node:crypto';
import { isRenewedAtYes, isTooOldToTake, type AgedHold } from '#domain/payment/hold-life.ts';
import type { Tx } from '../../db/database.ts';
import type { Taken } from '../../limits/index.ts';
import { drawsOf, leftOnHold, writeMoves, type Amount } from '../money-moves.ts';
import { findTenders, type NewTender, type TenderRow } from '../tender.repository.ts';
import { findRefused, insertInPlace } from './renewal.repository.ts';
import { isBeingReplaced, unrenewedOf, type Unrenewed } from './unrenewed.ts';

type By = { readonly now: Date; readonly actor: string };

/**
 * PLANNED: the vendors can be asked for the money. RENEWING: they can be asked to renew a hold of it first. WAITS: that is under way. UNRENEWED: a vendor would not, and nothing else pays yet.
 * REFUSED: a vendor would not pay from a hold that is young.
 */
export type PlannedCapture = 'PLANNED' | 'RENEWING' | 'WAITS' | 'UNRENEWED' | 'REFUSED';

/**
 * Writes down that money is taken for a shipment, unless a hold that it comes from is too old: then that one is to be renewed first. The vendor is asked afterwards, by `makeMoneyMoves`.
 * The caller holds the lock of the order, and asks again once the renewal is settled.
 *
 * @param by.isLast what was refused for this shipment is not asked for again: somebody has to look first.
 * @throws when the tenders together have less than the amount: whoever asks must have checked.
 */
export async function planCapture(
  tx: Tx,
  orderNumber: string,
  amount: Amount,
  { shipmentId, isLast = false, ...by }: By & { readonly shipmentId: string; readonly isLast?: boolean },
): Promise<PlannedCapture> {
  const tenders = await findTenders(tx, [orderNumber]);
  const draws = drawsOf(orderNumber, 'CAPTURE', tenders, amount);
  const drawn = tenders.filter(({ payment_id: id }) => draws.some(({ paymentId }) => paymentId === id));
  if (drawn.some((tender) => isBeingReplaced(tender, tenders))) return 'WAITS';
  const old = drawn.find((tender) => isTooOldToTake(agedHold(tender), by.now.getTime()));
  if (old?.unrenewed_at != null) return 'UNRENEWED';
  if (old !== undefined) {
    await planRenewal(tx, old, by);
    return 'RENEWING';
  }
  const refused = isLast ? (await findRefused(tx, [shipmentId])).map(({ payment_id: id }) => id) : [];
  if (drawn.some(({ payment_id: id }) => refused.includes(id))) return 'REFUSED';
  if (draws.length > 0) await writeMoves(tx, orderNumber, 'CAPTURE', draws, { now: by.now, shipmentId });
  return 'PLANNED';
}

/**
 * Writes down that the holds of an order that somebody has said yes to are renewed, as far as they would run out before the first of it leaves. The caller holds the lock of the order.
 *
 * @param neededAt when that is; undefined where no day is promised.
 */
export async function planRenewalsAtYes(
  tx: Tx,
  orderNumber: string,
  { neededAt, ...by }: By & { readonly neededAt: Date | undefined },
): Promise<void> {
  const old = (await findTenders(tx, [orderNumber])).find(
    (tender) => leftOnHold(tender) > 0 && isRenewedAtYes(agedHold(tender), by.now.getTime(), neededAt?.getTime()),
  );
  if (old !== undefined) await planRenewal(tx, old, by);
}

/** Has the vendor asked once more to renew what it refused. The caller holds the lock of the order. @returns whether there is such a hold, and nothing else is under way. */
export async function planRenewalAgain(tx: Tx, orderNumber: string, by: By): Promise<boolean> {
  const unrenewed = unrenewedOf(await findTenders(tx, [orderNumber]));
  if (unrenewed === undefined || unrenewed.isUnderWay) return false;
  await planRenewal(tx, unrenewed.tender, by);
  return true;
}

/**
 * Writes down that somebody pays another way what a tender of theirs does not hold any more, or a part of it. The caller holds the lock of the order.
 *
 * @param by.seats the seats of this try: they lie with the tender from now on, and end with what comes of it; null: it is none.
 */
export async function planOtherWay(
  tx: Tx,
  { tender: replaced }: Unrenewed,
  tender: Omit<NewTender, 'vendor_key'>,
  by: By & { readonly seats: Taken | null },
): Promise<void> {
  await planHold(tx, replaced, { ...tender, vendor_key: `auth_${randomUUID()}` }, { ...by, isRenewal: false });
}

/** Only what nobody has taken or let go is held anew. */
async function planRenewal(tx: Tx, old: TenderRow, by: By): Promise<void> {
  const { payment_type, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, wallet_card_id } = old;
  const same = { payment_type, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, wallet_card_id, is_to_save: false };
  const renewal = { ...same, payment_id: randomUUID(), amount_cents: leftOnHold(old), vendor_key: `renew_${randomUUID()}` };
  await planHold(tx, old, renewal, { ...by, isRenewal: true, seats: null });
}

type HoldBy = By & { readonly isRenewal: boolean; readonly seats: Taken | null };

async function planHold(tx: Tx, replaced: TenderRow, tender: NewTender, by: HoldBy): Promise<void> {
  const { order_number: orderNumber, payment_id: replaces } = replaced;
  await insertInPlace(tx, tender, { orderNumber, replaces, ...by });
  await writeMoves(tx, orderNumber, 'HOLD', [{ paymentId: tender.payment_id, amountCents: tender.amount_cents }], { now: by.now });
}

function agedHold({ payment_type: type, created_at: heldAt }: TenderRow): AgedHold {
  return { type, heldAt: heldAt.getTime() };
}
