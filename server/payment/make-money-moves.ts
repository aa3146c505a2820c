import { stateOfAmounts, type TenderAmounts } from '#domain/payment/payment-states.ts';
import type { PaymentType } from '#domain/payment/payment-types.ts';
import { command, statement } from '../db/database.ts';
import { dueAgain, isDue } from '../db/due.ts';
import { transaction } from '../db/transaction.ts';
import type { VendorMove } from '../gateways/payment-vendor.ts';
import { MOST_ASKED_AT_ONCE } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { methodOf } from './methods.ts';
import type { MoneyMoveKind } from './money-moves.ts';
import { makeHold } from './renewing/make-hold.ts';
import { changeAmounts } from './tender.repository.ts';

type MoneyMoveRow = {
  readonly move_id: string;
  readonly payment_id: string;
  readonly payment_type: PaymentType;
  readonly order_number: string;
  readonly kind: MoneyMoveKind;
  readonly amount_cents: number;
  readonly vendor_key: string;
  readonly vendor_id: string | null;
  readonly tries: number;
};

/** What is moved out of or into something that was held. */
type Movement = MoneyMoveRow & { readonly kind: Exclude<MoneyMoveKind, 'HOLD'> };

const COLUMNS = 'm.move_id, m.payment_id, p.payment_type, m.order_number, m.kind, m.amount_cents, m.vendor_key, p.vendor_id, m.tries';

/** Moves that are to be made now; each is taken by one who moves its time on. $1 now, $2 order or null, $3 most */
const claimDue = statement<MoneyMoveRow>(
  'money_moves_claim',
  `
  with due as (select move_id from money_moves where state = 'PENDING' and (order_number = $2 or ($2::text is null and ${isDue('due_at')})) order by due_at limit $3 for update skip locked),
    m as (update money_moves set tries = tries + 1, due_at = ${dueAgain('tries')} from due where money_moves.move_id = due.move_id returning money_moves.*)
  select ${COLUMNS} from m join order_payments p using (payment_id) order by m.created_at, p.position`,
);
/** $1 move, $2 outcome, $3 now */
const finish = command('money_move_finish', `update money_moves set state = $2, done_at = $3 where move_id = $1 and state = 'PENDING'`);

/**
 * Asks the vendors for the moves of an order that are written down, or for all that are due. Each carries its own key, so that
 * asking again moves nothing twice; one without an answer stays and is asked again after a growing pause, and so is one that
 * could not be made for another reason: that is logged and holds up no other.
 */
export async function makeMoneyMoves(shop: Shop, orderNumber?: string): Promise<void> {
  const moves = await claimDue(shop.database, [shop.now(), orderNumber ?? null, MOST_ASKED_AT_ONCE]);
  const settled = await Promise.all(
    moves.map((move) =>
      makeOne(shop, move).catch((error: unknown) => {
        shop.log.error({ orderNumber: move.order_number, moveId: move.move_id, err: error }, 'money could not be moved');
        return undefined;
      }),
    ),
  );
  // What a new hold has taken the place of is let go at once.
  for (const held of new Set(settled.filter((number) => number !== undefined))) await makeMoneyMoves(shop, held);
}

/** @returns the order of which more is to be moved now, since one of its holds has taken the place of another. */
async function makeOne(shop: Shop, move: MoneyMoveRow): Promise<string | undefined> {
  const { kind, order_number: orderNumber } = move;
  if (kind === 'HOLD') {
    const isTaken = await makeHold(shop, move, async (tx, ended) => (await finish(tx, [move.move_id, ended, shop.now()])) === 1);
    return isTaken ? orderNumber : undefined;
  }
  const outcome = await askFor(shop, { ...move, kind });
  if (outcome === 'UNKNOWN') return undefined;
  if (outcome === 'REFUSED')
    shop.log.error({ orderNumber, moveId: move.move_id, kind }, 'a vendor refuses to move money that it holds: somebody has to look');
  await transaction(shop.database, async (tx) => {
    const isMine = (await finish(tx, [move.move_id, outcome, shop.now()])) === 1;
    if (isMine && outcome === 'DONE')
      await changeAmounts(tx, move.payment_id, (amounts) => moved(amounts, move), { now: shop.now(), actor: 'vendor' });
  });
  return undefined;
}

async function askFor(
  shop: Shop,
  { payment_type: type, kind, vendor_id: vendorId, amount_cents: amountCents, vendor_key: key }: Movement,
): Promise<VendorMove> {
  if (vendorId === null) return 'REFUSED';
  const method = methodOf(type);
  const request = { vendorId, amountCents, key };
  switch (kind) {
    case 'CAPTURE':
      return method.capture(shop, request);
    case 'RELEASE':
      return method.release(shop, request);
    case 'REFUND':
      return method.refund(shop, request);
    default:
      return kind satisfies never;
  }
}

function moved(amounts: TenderAmounts, { kind, amount_cents: cents }: MoneyMoveRow) {
  const after = {
    ...amounts,
    capturedCents: amounts.capturedCents + (kind === 'CAPTURE' ? cents : 0),
    releasedCents: amounts.releasedCents + (kind === 'RELEASE' ? cents : 0),
    refundedCents: amounts.refundedCents + (kind === 'REFUND' ? cents : 0),
  };
  return { amounts: after, state: stateOfAmounts(after) };
}
