import { decidesAs, type Absent, type Decider, type Waiting } from '#domain/approvals/approval-steps.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findStoodInFor, type ApprovalRow } from './approval.repository.ts';
import { Steps } from './planned-approval.ts';

/** Somebody of an organization that has approvals, as whom they look at its orders. */
export type Colleague = Omit<Decider, 'standsInFor'> & {
  readonly standsInFor: readonly (Absent & { readonly name: string })[];
  readonly accountNumber: string;
  readonly isAdministrator: boolean;
};

/**
 * Who looks, as one of their organization; undefined: they belong to none on this site that has approvals. Nobody decides for somebody else because they act for them in customer
 * service: they look as nobody.
 */
export async function colleagueOf(shop: Shop, { shopper, actor }: Pick<Looking, 'shopper' | 'actor'>): Promise<Colleague | undefined> {
  const { tenant, person } = shopper;
  const account = person?.account;
  if (tenant !== 'SBA' || person === undefined || account?.settings.hasApprovals !== true || actor.kind !== 'VISITOR') return undefined;
  const { userId, roles, settings } = person;
  const stoodInFor = await findStoodInFor(shop.database, [userId, account.number, shopDay(shop.now())]);
  return {
    userId,
    roles,
    orderLimitCents: settings.orderLimitCents,
    standsInFor: stoodInFor.map(({ user_id: id, roles: theirs, name }) => ({ userId: id, roles: theirs, name })),
    accountNumber: account.number,
    isAdministrator: roles.includes('ACCOUNT_ADMIN'),
  };
}

/** How an order stands for who may decide about it. */
export function waitingOf(
  row: ApprovalRow,
  now: Date,
): Waiting & { readonly ownerId: string; readonly totalCents: number; readonly isOverdue: boolean } {
  return {
    step: row.step,
    asked: row.asked,
    asksGroup: row.asks_group,
    ownerId: row.owner_id,
    totalCents: row.total_cents,
    isOverdue: row.overdue_at <= now || !row.has_deciders,
  };
}

/** Whether somebody is, or was, one of those whom an order asks, or could have decided about it as an administrator. */
export function isAsked(row: ApprovalRow, colleague: Colleague): boolean {
  const order = { ownerId: row.owner_id, totalCents: row.total_cents, isOverdue: true };
  return Steps.parse(row.steps).some(
    ({ people, asksGroup }) => decidesAs(colleague, { ...order, step: 0, asked: people, asksGroup }) !== undefined,
  );
}

/** Whether somebody may look at an order that waits, or has: who ordered it, who is asked, and administrators. */
export function maySee(row: ApprovalRow, colleague: Colleague): boolean {
  if (row.account_number !== colleague.accountNumber) return false;
  return row.owner_id === colleague.userId || colleague.isAdministrator || isAsked(row, colleague);
}
