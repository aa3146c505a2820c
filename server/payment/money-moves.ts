import { randomUUID } from 'node:crypto';
import { draw, type Draw } from '#domain/payment/draw.ts';
import { isHeld, openHoldCents, refundableCents } from '#domain/payment/payment-states.ts';
import { isStoredValue, STORED_VALUE_TYPES } from '#domain/payment/payment-types.ts';
import type { Cents } from '#domain/shared/money.ts';
import { command, statement, type Db, type Tx } from '../db/database.ts';
import { sqlList } from '../db/sql-list.ts';
import { amountsOf, findTenders, needLessOf, type TenderRow } from './tender.repository.ts';

/** Money of a tender that is taken from its hold, let go, or given back; or a hold that is to take the place of another one. */
export type MoneyMoveKind = 'CAPTURE' | 'RELEASE' | 'REFUND' | 'HOLD';

/** What is spread over the tenders of an order. */
type Spread = Exclude<MoneyMoveKind, 'HOLD'>;

/** What the money is moved for. */
export type MoneyMoveCause = { readonly shipmentId?: string; readonly returnId?: string };

/** $1 order, $2 now, $3 moves as JSON */
const insert = command(
  'money_moves_insert',
  `
  insert into money_moves (order_number, created_at, due_at, move_id, payment_id, kind, amount_cents, shipment_id, return_id, vendor_key)
  select $1, $2, $2, r.* from json_to_recordset($3::json) as r(move_id uuid, payment_id uuid, kind text, amount_cents int, shipment_id uuid, return_id uuid, vendor_key text)`,
);

/** An amount of an order, and what of it no gift or prepaid card may pay: gift cards and memberships. */
export type Amount = {
  readonly cents: Cents;
  readonly mainOnlyCents: Cents;
  /** Of a refund: what was taken for gift cards and memberships that the shopper keeps. It stays where it was taken. */
  readonly keptMainOnlyCents?: Cents;
};

/**
 * Writes down that an amount of an order is to be moved, spread over its tenders: captured and let go in the order in which
 * they pay, refunded in the reverse order; what gift and prepaid cards may not pay comes from the main tender, and goes back to
 * it. The vendor is asked afterwards, by `makeMoneyMoves`.
 *
 * The caller holds the lock of the order, so that two of these cannot spend the same hold.
 *
 * @throws when the tenders together have less than the amount: whoever asks must have checked.
 */
export async function planMoneyMoves(
  tx: Tx,
  orderNumber: string,
  kind: Spread,
  amount: Amount,
  { now, ...cause }: MoneyMoveCause & { now: Date },
): Promise<void> {
  const draws = drawsOf(orderNumber, kind, await findTenders(tx, [orderNumber]), amount);
  if (draws.length > 0) await writeMoves(tx, orderNumber, kind, draws, { now, ...cause });
}

/** What each tender gives of an amount. @throws as `planMoneyMoves` */
export function drawsOf(orderNumber: string, kind: Spread, tenders: readonly TenderRow[], amount: Amount): Draw[] {
  const draws = spread(kind, tenders, amount);
  if (draws === undefined)
    throw new Error(`The tenders of order ${orderNumber} have less left than the ${amount.cents} cents to ${kind.toLowerCase()}.`);
  return draws;
}

/** What each tender would get of a refund, as `planMoneyMoves` would spread it now; undefined when they together paid less. */
export async function previewRefund(db: Db, orderNumber: string, amount: Amount): Promise<Draw[] | undefined> {
  return spread('REFUND', await findTenders(db, [orderNumber]), amount);
}

function spread(kind: Spread, tenders: readonly TenderRow[], { cents, mainOnlyCents, keptMainOnlyCents = 0 }: Amount): Draw[] | undefined {
  const mains = new Set(tenders.filter((tender) => !isStoredValue(tender.payment_type)).map((tender) => tender.payment_id));
  const left = leftFor(kind, tenders);
  const fromMain = draw(
    mainOnlyCents,
    left.filter(({ paymentId }) => mains.has(paymentId)),
  );
  const rest = fromMain && draw(cents - mainOnlyCents, less(less(left, fromMain), keptOn(left, mains, keptMainOnlyCents)));
  return fromMain && rest && summed([...fromMain, ...rest]);
}

function keptOn(left: readonly Draw[], mains: ReadonlySet<string>, cents: Cents): Draw[] {
  return left.filter(({ paymentId }) => mains.has(paymentId)).map(({ paymentId }) => ({ paymentId, amountCents: cents }));
}

function less(left: readonly Draw[], drawn: readonly Draw[]): Draw[] {
  return left.map(({ paymentId, amountCents }) => ({
    paymentId,
    amountCents: Math.max(
      0,
      amountCents - drawn.filter((one) => one.paymentId === paymentId).reduce((sum, one) => sum + one.amountCents, 0),
    ),
  }));
}

/** One draw for each tender. */
function summed(draws: readonly Draw[]): Draw[] {
  const byTender = new Map<string, Cents>();
  for (const { paymentId, amountCents } of draws) byTender.set(paymentId, (byTender.get(paymentId) ?? 0) + amountCents);
  return [...byTender].map(([paymentId, amountCents]) => ({ paymentId, amountCents }));
}

/**
 * Gives back, to the tenders that they came from, what was taken for a shipment that will not leave after all: one of several
 * tenders had paid before another refused. The caller holds the lock of the order.
 *
 * @returns how much that is in all.
 */
export async function planRefundOfShipment(tx: Tx, orderNumber: string, shipmentId: string, now: Date): Promise<Cents> {
  const taken = await capturesByTender(tx, [shipmentId]);
  const draws = taken.map(({ payment_id: paymentId, cents }) => ({ paymentId, amountCents: cents }));
  if (draws.length > 0) await writeMoves(tx, orderNumber, 'REFUND', draws, { now, shipmentId });
  return draws.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What each tender has paid for a shipment. $1 shipment */
const capturesByTender = statement<{ payment_id: string; cents: number }>(
  'money_moves_captured_by_tender',
  `select payment_id, sum(amount_cents)::int as cents from money_moves where shipment_id = $1 and kind = 'CAPTURE' and state = 'DONE' group by payment_id`,
);

/** Lets go whatever an order still holds and nothing will take any more. The caller holds the lock of the order. */
export async function planReleaseOfRest(tx: Tx, orderNumber: string, now: Date): Promise<void> {
  const left = leftFor('RELEASE', await findTenders(tx, [orderNumber])).filter(({ amountCents }) => amountCents > 0);
  if (left.length > 0) await writeMoves(tx, orderNumber, 'RELEASE', left, { now });
}

/** Lets go what an order that was changed while it waited needs no more of its tenders. The caller holds the lock of the order, and has seen that so much is held. */
export async function planReleaseOfUnneeded(tx: Tx, orderNumber: string, draws: readonly Draw[], now: Date): Promise<void> {
  for (const { paymentId, amountCents } of draws) await needLessOf(tx, paymentId, amountCents);
  if (draws.length > 0) await writeMoves(tx, orderNumber, 'RELEASE', draws, { now });
}

function leftFor(kind: Spread, tenders: readonly TenderRow[]): Draw[] {
  if (kind === 'REFUND')
    return tenders
      .toReversed()
      .map((tender) => ({ paymentId: tender.payment_id, amountCents: refundableCents(amountsOf(tender)) - tender.returning_cents }));
  return tenders.map((tender) => ({
    paymentId: tender.payment_id,
    amountCents: leftOnHold(tender),
  }));
}

/** What of a hold nobody has taken or let go, or is about to, in cents. */
export function leftOnHold(tender: TenderRow): Cents {
  return isHeld(tender.state) ? openHoldCents(amountsOf(tender)) - tender.leaving_cents : 0;
}

/** Writes down what is to be moved of which tender. The caller holds the lock of the order. */
export async function writeMoves(
  tx: Tx,
  orderNumber: string,
  kind: MoneyMoveKind,
  draws: readonly Draw[],
  { now, shipmentId, returnId }: MoneyMoveCause & { now: Date },
): Promise<void> {
  const moves = draws.map(({ paymentId, amountCents }) => ({
    move_id: randomUUID(),
    payment_id: paymentId,
    kind,
    amount_cents: amountCents,
    shipment_id: shipmentId ?? null,
    return_id: returnId ?? null,
    vendor_key: `${kind.toLowerCase()}_${randomUUID()}`,
  }));
  await insert(tx, [orderNumber, now, JSON.stringify(moves)]);
}

/** What was taken for a shipment, of it from the main tender, and what is still being asked for. $1 shipment */
const capturesOfShipment = statement<{ taken_cents: number; main_cents: number; pending_cents: number }>(
  'money_moves_of_shipment',
  `
  select coalesce(sum(m.amount_cents) filter (where m.state = 'DONE'), 0)::int as taken_cents,
    coalesce(sum(m.amount_cents) filter (where m.state = 'DONE' and p.payment_type not in (${sqlList(STORED_VALUE_TYPES)})), 0)::int as main_cents,
    coalesce(sum(m.amount_cents) filter (where m.state = 'PENDING'), 0)::int as pending_cents
  from money_moves m join order_payments p using (payment_id) where m.shipment_id = $1 and m.kind = 'CAPTURE'`,
);

/** What was taken for a shipment so far, and what of it from the main tender. */
export async function takenFor(db: Db, shipmentId: string): Promise<{ readonly cents: Cents; readonly fromMainCents: Cents }> {
  const [row] = await capturesOfShipment(db, [shipmentId]);
  return { cents: row?.taken_cents ?? 0, fromMainCents: row?.main_cents ?? 0 };
}

/** Whether all the money for a shipment is there. It is refused only when every tender has answered. */
export async function chargeOf(tx: Tx, shipmentId: string, dueCents: Cents): Promise<'DONE' | 'OPEN' | 'REFUSED'> {
  const [row] = await capturesOfShipment(tx, [shipmentId]);
  if ((row?.taken_cents ?? 0) >= dueCents) return 'DONE';
  return (row?.pending_cents ?? 0) > 0 ? 'OPEN' : 'REFUSED';
}
