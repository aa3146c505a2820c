import type { Cents } from '../shared/money.ts';
import type { ApprovalReason } from './approval-reasons.ts';
import type { ApprovalRule, RuleStep } from './approval-rules.ts';

/** Somebody who may be asked about orders of their organization. */
export type PossibleApprover = {
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** The most that they may place themselves; undefined: there is no limit. */
  readonly orderLimitCents: Cents | undefined;
};

/** A step of an order that waits: who is asked. The group is whoever is one of it then. */
export type ApprovalStep = { readonly people: readonly string[]; readonly asksGroup: boolean; readonly how: 'ANY' | 'ALL' };

export type StepsQuestion = {
  readonly ownerId: string;
  readonly totalCents: Cents;
  /** Whom the buyer names. */
  readonly approverEmail: string | undefined;
  /** LEGACY: only that one is asked; GROUP: the group as well. */
  readonly flow: 'LEGACY' | 'GROUP';
  readonly reasons: readonly ApprovalReason[];
  readonly rules: readonly ApprovalRule[];
  /** All of the organization who may be asked and can be signed in. */
  readonly people: readonly PossibleApprover[];
};

/** Whether somebody is one of the group that is asked. */
export const isOfGroup = ({ roles }: Pick<PossibleApprover, 'roles'>): boolean => roles.includes('GROUP_APPROVER');
/** The roles of those who can be asked about orders of others. */
export const APPROVING_ROLES = ['APPROVER', 'GROUP_APPROVER', 'ACCOUNT_ADMIN'] as const;

/** Whether somebody can be asked at all: whoever's right to approve was taken away is not, wherever they are still named. */
export function mayBeAsked({ roles }: Pick<PossibleApprover, 'roles'>): boolean {
  return APPROVING_ROLES.some((role) => roles.includes(role));
}

const isAdministrator = ({ roles }: PossibleApprover): boolean => roles.includes('ACCOUNT_ADMIN');

/** Whether somebody may decide about an order of this amount at all: not their own, and not above what they may order themselves. (T42) */
export function mayEverDecide(
  { userId, orderLimitCents }: Pick<PossibleApprover, 'userId' | 'orderLimitCents'>,
  { ownerId, totalCents }: { readonly ownerId: string; readonly totalCents: Cents },
): boolean {
  return userId !== ownerId && (orderLimitCents === undefined || totalCents <= orderLimitCents);
}

/**
 * Who is asked about an order, one step after the other. A limit and a budget ask the usual ones; each rule adds its own steps. The same step is asked once, and
 * who has to answer in one of them answers by that for the others in which their answer is enough. Where nobody of a step can decide, the administrators are asked in their place.
 *
 * @returns undefined: nobody of the organization can decide about it.
 */
export function planSteps(question: StepsQuestion): ApprovalStep[] | undefined {
  const { reasons, rules } = question;
  const wanted: RuleStep[] = reasons.flatMap((reason) => {
    if (reason.kind !== 'RULE') return [USUAL];
    return rules.find(({ ruleId }) => ruleId === reason.ruleId)?.steps ?? [USUAL];
  });
  const steps: ApprovalStep[] = [];
  const known = new Set<string>();
  for (const step of wanted) {
    const made = makeStep(step, question);
    if (made === undefined) return undefined;
    const key = JSON.stringify([made.people.toSorted(), made.asksGroup, made.how]);
    if (!known.has(key)) steps.push(made);
    known.add(key);
  }
  return withoutRepeats(steps);
}

/** Whether one answer of those who are asked is enough. */
const isOfOne = ({ people, how }: ApprovalStep): boolean => how === 'ANY' || people.length <= 1;
/** Whether a step ends with an answer of this one, whoever else is asked. */
const needs = ({ people, asksGroup, how }: ApprovalStep, person: string): boolean =>
  people.includes(person) && !asksGroup && (how === 'ALL' || people.length === 1);

/** Steps without those that are answered by an answer that another one has to have. */
function withoutRepeats(steps: readonly ApprovalStep[]): ApprovalStep[] {
  return steps.reduce(
    (left, step) =>
      isOfOne(step) && left.some((other) => other !== step && step.people.some((person) => needs(other, person)))
        ? left.filter((other) => other !== step)
        : left,
    [...steps],
  );
}

const USUAL: RuleStep = { asks: 'USUAL', people: [], how: 'ANY' };

function makeStep({ asks, people, how }: RuleStep, question: StepsQuestion): ApprovalStep | undefined {
  const able = question.people.filter((one) => mayBeAsked(one) && mayEverDecide(one, question));
  const ids = (of: readonly PossibleApprover[]) => of.map(({ userId }) => userId);
  if (asks === 'PEOPLE') {
    const named = able.filter(({ userId }) => people.includes(userId));
    if (named.length > 0) return { people: ids(named), asksGroup: false, how };
  } else {
    const named = able.filter(({ email }) => email === question.approverEmail);
    const asksGroup = question.flow === 'GROUP' && able.some(isOfGroup);
    if (named.length > 0 || asksGroup) return { people: ids(named), asksGroup, how: 'ANY' };
  }
  const administrators = able.filter(isAdministrator);
  return administrators.length === 0 ? undefined : { people: ids(administrators), asksGroup: false, how: 'ANY' };
}

/** Where an order stands that waits: in which of its steps, and who of that one has still to answer. */
export type Waiting = { readonly step: number; readonly asked: readonly string[]; readonly asksGroup: boolean };

export function firstWaiting(steps: readonly ApprovalStep[]): Waiting {
  return waitingIn(steps, 0) ?? { step: 0, asked: [], asksGroup: false };
}

function waitingIn(steps: readonly ApprovalStep[], step: number): Waiting | undefined {
  const next = steps[step];
  return next && { step, asked: next.people, asksGroup: next.asksGroup };
}

/** Somebody who is away. */
export type Absent = Pick<PossibleApprover, 'userId' | 'roles'>;

/** Somebody who looks at an order that waits. */
export type Decider = {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly orderLimitCents: Cents | undefined;
  /** Those for whom they decide these days. */
  readonly standsInFor: readonly Absent[];
};

/**
 * As whom somebody may decide about an order now: themselves, or the one for whom they stand in.
 *
 * @param isOverdue nobody of those asked has answered in time, or none of them is there anymore: administrators may, too.
 * @returns undefined: they may not.
 */
export function decidesAs(
  decider: Decider,
  order: Waiting & { readonly ownerId: string; readonly totalCents: Cents; readonly isOverdue: boolean },
): string | undefined {
  if (!mayEverDecide(decider, order)) return undefined;
  const { userId, roles, standsInFor } = decider;
  if (order.asked.includes(userId)) return userId;
  if (order.asksGroup && isOfGroup(decider)) return userId;
  const absent = standsInFor.find(
    (one) => one.userId !== order.ownerId && (order.asked.includes(one.userId) || (order.asksGroup && isOfGroup(one))),
  );
  return absent?.userId ?? (order.isOverdue && roles.includes('ACCOUNT_ADMIN') ? userId : undefined);
}

/** What an acceptance makes of an order that waits; undefined: it was the last one, and the order is approved. */
export function afterAcceptance(steps: readonly ApprovalStep[], waiting: Waiting, as: string): Waiting | undefined {
  const now = steps[waiting.step];
  const left = now?.how === 'ALL' ? waiting.asked.filter((one) => one !== as) : [];
  // Who stands above the step, an administrator of one that is overdue, answers for all of it.
  if (left.length > 0 && left.length < waiting.asked.length) return { ...waiting, asked: left };
  return waitingIn(steps, waiting.step + 1);
}
