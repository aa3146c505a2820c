import { OVERDUE_DAYS, WAITS_DAYS } from '#domain/approvals/approval-days.ts';
import { firstWaiting, type Waiting } from '#domain/approvals/approval-steps.ts';
import { command, statement, type Tx } from '../../db/database.ts';
import { IS_ACTIVE } from '../../shoppers/index.ts';
import type { OrderRow } from '../order.repository.ts';
import type { PlannedApproval } from './planned-approval.ts';

/** What can be said about an order that waits. */
export type EntryKind = 'SUBMITTED' | 'ACCEPT' | 'DECLINE' | 'COMMENT' | 'CHANGED' | 'REMINDED' | 'EXPIRED' | 'CANCELED';

export type ApprovalRow = {
  readonly order_number: string;
  readonly account_number: string;
  readonly owner_id: string;
  readonly total_cents: number;
  readonly reasons: unknown;
  readonly steps: unknown;
  readonly step: number;
  readonly asked: string[];
  readonly asks_group: boolean;
  readonly submitted_at: Date;
  readonly overdue_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  /** Somebody of those asked by name can still be signed in, or a group is asked. */
  readonly has_deciders: boolean;
};

const COLUMNS = `p.order_number, p.account_number, p.owner_id, p.total_cents, p.reasons, p.steps, p.step, p.asked, p.asks_group, p.submitted_at, p.overdue_at, p.expires_at, p.ended_at,
  (p.asks_group and exists (select from users g where g.account_number = p.account_number and g.standing = 'ACTIVE' and 'GROUP_APPROVER' = any (g.roles) and g.user_id <> p.owner_id))
    or exists (select from users s where s.user_id = any (p.asked) and s.standing = 'ACTIVE' and s.account_number = p.account_number) as has_deciders`;

/** $1 order. Whoever decides has locked the order. */
export const findApproval = statement<ApprovalRow>('approval_of_order', `select ${COLUMNS} from approvals p where p.order_number = $1`);

/** $1 order, $2 account, $3 who ordered, $4 total, $5 reasons, $6 steps, $7 asked, $8 whether the group is, $9 now */
const insert = command(
  'approval_insert',
  `insert into approvals (order_number, account_number, owner_id, total_cents, reasons, steps, asked, asks_group, submitted_at, overdue_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7::uuid[], $8, $9, $9::timestamptz + interval '${OVERDUE_DAYS} days', $9::timestamptz + interval '${WAITS_DAYS} days')`,
);

/** $1 order, $2 step, $3 kind, $4 by, $5 for whom, $6 comment, $7 now, $8 whether by mail */
const insertEntry = statement<{ entry_id: string }>(
  'approval_entry_insert',
  `insert into approval_entries (order_number, step, kind, by_user, as_user, comment, at, by_mail) values ($1, $2, $3, $4, $5, $6, $7, $8) returning entry_id::text`,
);

/** Writes down that an order waits from now on. */
export function beginWaiting(
  tx: Tx,
  { order_number: orderNumber, user_id: ownerId, total_cents: totalCents }: OrderRow,
  { accountNumber, reasons, steps }: PlannedApproval,
  now: Date,
): Promise<unknown>[] {
  const { asked, asksGroup } = firstWaiting(steps);
  const [why, whom] = [JSON.stringify(reasons), JSON.stringify(steps)];
  return [
    insert(tx, [orderNumber, accountNumber, ownerId, totalCents, why, whom, asked, asksGroup, now]),
    insertEntry(tx, [orderNumber, 0, 'SUBMITTED', ownerId, null, null, now, false]),
  ];
}

export type NewEntry = {
  readonly step: number;
  readonly kind: EntryKind;
  /** Null: the shop itself. */
  readonly by: string | null;
  /** For whom they stood in; null: for themselves. */
  readonly as: string | null;
  readonly comment: string | null;
  /** By the link of a mail, without signing in. */
  readonly isByMail?: boolean;
};

/** Writes down what was said. @returns the entry's id */
export async function addEntry(
  tx: Tx,
  orderNumber: string,
  { step, kind, by, as, comment, isByMail = false }: NewEntry,
  now: Date,
): Promise<string> {
  const [entry] = await insertEntry(tx, [orderNumber, step, kind, by, as, comment, now, isByMail]);
  if (entry === undefined) throw new Error(`Nothing was written down about order ${orderNumber}.`);
  return entry.entry_id;
}

/** $1 order, $2 step, $3 asked, $4 whether the group is, $5 overdue from */
const moveOn = command(
  'approval_move_on',
  `update approvals set step = $2, asked = $3::uuid[], asks_group = $4, overdue_at = $5, reminded_at = null where order_number = $1 and ended_at is null`,
);

/** The next step of an order that waits, or fewer who are asked in this one. */
export async function waitOn(tx: Tx, orderNumber: string, { step, asked, asksGroup }: Waiting, overdueAt: Date): Promise<void> {
  await moveOn(tx, [orderNumber, step, asked, asksGroup, overdueAt]);
}

/** $1 order, $2 total, $3 reasons, $4 steps, $5 asked, $6 whether the group is, $7 overdue from */
const replan = command(
  'approval_replan',
  `update approvals set total_cents = $2, reasons = $3, steps = $4, step = 0, asked = $5::uuid[], asks_group = $6, overdue_at = $7, reminded_at = null
   where order_number = $1 and ended_at is null`,
);

/** An order that waits was changed: whoever had said yes is asked again, from the first step on. How long it waits stays. */
export async function askAnew(
  tx: Tx,
  orderNumber: string,
  { totalCents, reasons, steps }: Pick<PlannedApproval, 'reasons' | 'steps'> & { readonly totalCents: number },
  overdueAt: Date,
): Promise<void> {
  const { asked, asksGroup } = firstWaiting(steps);
  await replan(tx, [orderNumber, totalCents, JSON.stringify(reasons), JSON.stringify(steps), asked, asksGroup, overdueAt]);
}

/** It waits no longer. $1 order, $2 now */
export const endWaiting = command('approval_end', 'update approvals set ended_at = $2 where order_number = $1 and ended_at is null');

/** $1 order */
export const findEntries = statement<{
  readonly entry_id: string;
  readonly step: number;
  readonly kind: EntryKind;
  readonly by_user: string | null;
  readonly by_name: string | null;
  readonly as_name: string | null;
  readonly comment: string | null;
  readonly by_mail: boolean;
  readonly at: Date;
}>(
  'approval_entries_of_order',
  `select e.entry_id::text, e.step, e.kind, e.by_user, trim(b.first_name || ' ' || b.last_name) as by_name, trim(s.first_name || ' ' || s.last_name) as as_name, e.comment, e.by_mail, e.at
   from approval_entries e left join users b on b.user_id = e.by_user left join users s on s.user_id = e.as_user where e.order_number = $1 order by e.entry_id`,
);

/** For whom somebody stands in today who could decide themselves: who is not active any more lends nobody their say. $1 user, $2 account, $3 today */
export const findStoodInFor = statement<{ user_id: string; roles: string[]; name: string }>(
  'approval_stands_in_for',
  `select i.user_id, u.roles, trim(u.first_name || ' ' || u.last_name) as name from approval_stand_ins i join users u using (user_id) where i.stands_in = $1 and u.account_number = $2 and ${IS_ACTIVE} and $3::date between i.starts_on and i.ends_on`,
);

/** Who stands in today for people, and up to which amount in cents they may order themselves (null: any). $1 whom, $2 account, $3 today */
export const findStandInsOf = statement<{ user_id: string; stands_in: string; name: string; limit_cents: number | null }>(
  'approval_stand_ins_of',
  `select i.user_id, i.stands_in, trim(u.first_name || ' ' || u.last_name) as name, (u.settings ->> 'orderLimitCents')::int as limit_cents
   from approval_stand_ins i join users u on u.user_id = i.stands_in
   where i.user_id = any ($1::uuid[]) and u.account_number = $2 and u.standing = 'ACTIVE' and $3::date between i.starts_on and i.ends_on order by i.starts_on, 3`,
);
