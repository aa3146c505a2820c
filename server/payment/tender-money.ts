import { isRefused } from '#domain/payment/payment-states.ts';
import type { TenderMoney } from '#domain/orders/words/tender-story.ts';
import { toDollars, type Cents } from '#domain/shared/money.ts';
import { statement } from '../db/database.ts';
import type { MoneyMoveKind } from './money-moves.ts';
import type { TenderRow } from './tender.repository.ts';

/** A movement of an order's money, as far as it has come. */
export type MoneyMove = {
  readonly move_id: string;
  readonly payment_id: string;
  readonly return_id: string | null;
  readonly kind: MoneyMoveKind;
  readonly state: 'PENDING' | 'DONE' | 'REFUSED';
  readonly amount_cents: number;
  /** When the vendor had answered; null: not yet. */
  readonly done_at: Date | null;
};

/** All movements of the money of an order, oldest first. $1 order */
export const findMoneyMoves = statement<MoneyMove>(
  'money_moves_of_order',
  'select move_id, payment_id, return_id, kind, state, amount_cents, done_at from money_moves where order_number = $1 order by created_at, move_id',
);

/** What became of the money of a tender, in dollars. `moves`: those of its order. */
export function tenderMoney(tender: TenderRow, moves: readonly MoneyMove[]): TenderMoney {
  const moving = (kind: MoneyMoveKind, state: MoneyMove['state']): Cents =>
    moves
      .filter((move) => move.payment_id === tender.payment_id && move.kind === kind && move.state === state)
      .reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  const releasingCents = moving('RELEASE', 'PENDING');
  const letGoCents = tender.state === 'VOIDED' ? tender.amount_cents - tender.captured_cents : tender.released_cents;
  // What its vendor would not hold longer is held no more.
  const heldCents =
    isRefused(tender.state) || tender.unrenewed_at !== null ? 0 : tender.amount_cents - tender.captured_cents - letGoCents - releasingCents;
  // What the order needs no more since it was changed while it waited is no part of its story: it was never due.
  const untoldCents = Math.min(tender.unneeded_cents, letGoCents);
  return {
    charged: toDollars(tender.captured_cents),
    held: toDollars(heldCents),
    releasing: toDollars(Math.max(0, releasingCents - (tender.unneeded_cents - untoldCents))),
    released: toDollars(letGoCents - untoldCents),
    refunding: toDollars(moving('REFUND', 'PENDING')),
    refunded: toDollars(tender.refunded_cents),
    refundFailed: toDollars(moving('REFUND', 'REFUSED')),
  };
}
