import { HELD_PAYMENTS, isUndecided } from '#domain/payment/payment-states.ts';
import type { Cents } from '#domain/shared/money.ts';
import { sqlList } from '../../db/sql-list.ts';
import { leftOnHold } from '../money-moves.ts';
import type { TenderRow } from '../tender.repository.ts';

/** What of an order no vendor holds any more since it would not renew it; `isUnderWay`: something is asked in its place this moment. */
export type Unrenewed = { readonly tender: TenderRow; readonly cents: Cents; readonly since: Date; readonly isUnderWay: boolean };

/** The first tender of an order whose hold was not renewed, of which something is still needed. In SQL: `IS_UNRENEWED`. */
export function unrenewedOf(tenders: readonly TenderRow[]): Unrenewed | undefined {
  const [first] = tenders.flatMap((tender) => {
    const cents = leftOnHold(tender);
    const { unrenewed_at: since } = tender;
    return since === null || cents <= 0 ? [] : [{ tender, cents, since, isUnderWay: isBeingReplaced(tender, tenders) }];
  });
  return first;
}

/** Whether something is asked in a tender's place this moment. */
export function isBeingReplaced({ payment_id: id }: TenderRow, tenders: readonly TenderRow[]): boolean {
  return tenders.some(({ replaces, state }) => replaces === id && isUndecided(state));
}

/** In SQL, of a tender `p` that is held: what nobody has taken or let go, or is about to, in cents. */
export const UNRENEWED_CENTS = `(p.amount_cents - p.captured_cents - p.released_cents
  - (select coalesce(sum(m.amount_cents), 0) from money_moves m where m.payment_id = p.payment_id and m.kind in ('CAPTURE', 'RELEASE') and m.state = 'PENDING'))::int`;

/** In SQL, of a tender `p`: its hold was not renewed, and something of it is still needed. In the program: `unrenewedOf`. */
export const IS_UNRENEWED = `p.unrenewed_at is not null and p.state in (${sqlList(HELD_PAYMENTS)}) and ${UNRENEWED_CENTS} > 0`;
