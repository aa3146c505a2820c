import type { ApprovalDetail, ApprovalOrder } from '#contracts/approvals/approvals.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { dateText } from '#domain/shared/calendar.ts';

/** Where an order stands that waits for an approval, or has. */
export function standText({ status, isOverdue }: Pick<ApprovalOrder, 'status' | 'isOverdue'>): string {
  if (status === 'PENDING_APPROVAL') return isOverdue ? 'Overdue' : 'Waiting';
  if (status === 'DECLINED') return 'Declined';
  return status === 'CANCELLED' ? 'Canceled' : 'Approved';
}

/** "Canceled on Dec 13 unless someone decides". */
export function untilText({ expiresDate }: Pick<ApprovalOrder, 'expiresDate'>): string {
  return `Canceled on ${dateText(shopDay(new Date(expiresDate)))} unless someone decides`;
}

type Entry = ApprovalDetail['entries'][number];

const DID: Readonly<Record<Entry['kind'], string>> = {
  SUBMITTED: 'sent it for approval',
  ACCEPT: 'approved it',
  DECLINE: 'declined it',
  COMMENT: 'wrote',
  CHANGED: 'changed it',
  REMINDED: 'We sent a reminder',
  EXPIRED: 'No one decided in time, so we canceled it',
  CANCELED: 'canceled it',
};

/** What happened, and when: "Ann Approver approved it for Gil Group". */
export function entryText({ kind, by, asName, isByMail }: Entry): string {
  if (kind === 'REMINDED' || kind === 'EXPIRED') return DID[kind];
  return `${by ?? 'Someone'} ${DID[kind]}${asName === null ? '' : ` for ${asName}`}${isByMail ? ' by email' : ''}`;
}

type Step = ApprovalDetail['steps'][number];

/** Whom a step asks: "Ann Approver or anyone in the approver group". */
export function stepText({ names, asksGroup, how }: Step): string {
  const all = [...names, ...(asksGroup ? ['anyone in the approver group'] : [])];
  return all.length === 0 ? 'An administrator' : all.join(how === 'ALL' ? ' and ' : ' or ');
}

/** The same within a sentence: "an administrator". */
export function askedText(step: Step): string {
  return step.names.length === 0 && !step.asksGroup ? 'an administrator' : stepText(step);
}

/** Who is asked and away: "Gil Group is away. Abe Admin is filling in." */
export function awayText({ name, standIns }: Step['away'][number]): string {
  return `${name} is away. ${standIns.join(' or ')} ${standIns.length > 1 ? 'can fill in' : 'is filling in'}.`;
}
