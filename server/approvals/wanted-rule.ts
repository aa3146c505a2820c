import { z } from 'zod';
import type { WantedApprovalRule } from '#contracts/approvals/rules.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { ErrorDetail } from '#contracts/errors.ts';
import { RULE_KINDS, type ApprovalRule } from '#domain/approvals/approval-rules.ts';
import { aboutText, hasValues, keptStep, problemsOfRule, stepsText, type WantedRule } from '#domain/approvals/rule-problems.ts';
import { fromDollars } from '#domain/shared/money.ts';
import type { Db } from '../db/database.ts';
import { findNamed, findRules, findValues, type AskedPerson } from './rules.repository.ts';

const StoredRule = z.object({
  ruleId: z.string(),
  name: z.string(),
  kind: z.enum(RULE_KINDS),
  aboveCents: z.int(),
  values: z.array(z.string()),
  steps: z.array(z.object({ asks: z.enum(['USUAL', 'PEOPLE']), people: z.array(z.string()), how: z.enum(['ANY', 'ALL']) })),
});

/** The rules of an organization, in the order in which they were added. */
export async function rulesOfAccount(db: Db, accountNumber: string): Promise<ApprovalRule[]> {
  return (await findRules(db, [accountNumber])).map(({ rule }) => StoredRule.parse(rule));
}

/** Rules with what their values and people are called. */
export type NamedRule = {
  readonly rule: ApprovalRule;
  readonly values: readonly { value: string; name: string }[];
  readonly people: ReadonlyMap<string, AskedPerson>;
};

export async function nameRules(db: Db, accountNumber: string, rules: readonly ApprovalRule[]): Promise<NamedRule[]> {
  const ids = [...new Set(rules.flatMap(({ steps }) => steps.flatMap(({ people }) => people)))];
  const asked = ids.length === 0 ? [] : await findNamed(db, [accountNumber, ids]);
  const people = new Map(asked.map((one) => [one.user_id, one]));
  const names = new Map<string, string>();
  for (const kind of RULE_KINDS.filter(hasValues)) {
    const values = rules.filter((rule) => rule.kind === kind).flatMap((rule) => rule.values);
    if (values.length === 0) continue;
    for (const { value, name } of await findValues(db, [accountNumber, kind, [...new Set(values)]])) names.set(`${kind} ${value}`, name);
  }
  return rules.map((rule) => ({
    rule,
    people,
    values: rule.values.map((value) => ({ value, name: names.get(`${rule.kind} ${value}`) ?? value })),
  }));
}

/** "Furniture over $300.00 → Ann Approver, then Abe Admin". */
export function wordsOfRule({ rule, values, people }: NamedRule): string {
  const about = aboutText(
    rule,
    values.map(({ name }) => name),
  );
  const steps = rule.steps.map((step) => ({ ...step, names: step.people.flatMap((id) => people.get(id)?.name ?? []) }));
  return `${about} → ${stepsText(steps)}`;
}

/** The most that a rule can begin above. */
const MOST_ABOVE_CENTS = 2_000_000_000;

const UNKNOWN_PERSON = 'We couldn’t find one of these people among those who can sign in to your organization. Check the emails.';
const UNKNOWN_VALUE = {
  BUDGET: 'Choose open budget centers of your organization.',
  CATEGORY: 'Choose categories from the list.',
  ITEM: 'We don’t have these items: ',
} as const;

/**
 * Looks over a rule that an administrator wants.
 *
 * @param others the rules that it would stand beside; undefined: it is only tried, and needs neither name nor steps
 * @returns INVALID_REQUEST with what is wrong by its fields (`step2`: the second step). A person of another organization is unknown like one there is not.
 */
export async function lookOver(
  db: Db,
  accountNumber: string,
  body: WantedApprovalRule,
  others?: readonly ApprovalRule[],
): Promise<Reply<WantedRule>> {
  const { kind } = body;
  const errors: { field: string; message: string }[] = [];
  const above = fromDollars(body.above);
  const aboveCents = above !== undefined && above >= 0 && above <= MOST_ABOVE_CENTS ? above : undefined;
  if (aboveCents === undefined) errors.push({ field: 'above', message: 'Enter an amount in dollars, such as 300 or 249.99.' });
  const typed = hasValues(kind) ? [...new Set(body.values.map((value) => value.trim()).filter((value) => value !== ''))] : [];
  const found = new Set(typed.length === 0 ? [] : (await findValues(db, [accountNumber, kind, typed])).map(({ value }) => value));
  const missing = typed.filter((value) => !found.has(value));
  if (missing.length > 0 && (kind === 'BUDGET' || kind === 'ITEM' || kind === 'CATEGORY'))
    errors.push({
      field: 'values',
      message: kind === 'ITEM' ? `${UNKNOWN_VALUE.ITEM}${missing.slice(0, 5).join(', ')}.` : UNKNOWN_VALUE[kind],
    });
  const steps: WantedRule['steps'][number][] = [];
  for (const [at, step] of (others === undefined ? [] : body.steps).entries()) {
    const who = step.asks === 'USUAL' ? [] : [...new Set(step.people.map((one) => one.trim().toLowerCase()).filter((one) => one !== ''))];
    const people = who.length === 0 ? [] : await findNamed(db, [accountNumber, who]);
    const isKnown = (one: string) => people.some(({ user_id: id, email }) => id === one || email.toLowerCase() === one);
    if (!who.every(isKnown)) errors.push({ field: `step${at + 1}`, message: UNKNOWN_PERSON });
    steps.push(keptStep({ ...step, people: people.map(({ user_id: id }) => id) }));
  }
  const wanted: WantedRule = {
    name: body.name.trim().replaceAll(/\s+/g, ' ').slice(0, 60),
    kind,
    aboveCents: aboveCents ?? 0,
    values: typed,
    steps,
  };
  const told = new Set(errors.map(({ field }) => field));
  const problems = problemsOfRule(wanted, others ?? []).filter(
    ({ field }) => !told.has(field) && (others !== undefined || field === 'values' || field === 'above'),
  );
  const all: ErrorDetail[] = [...errors, ...problems].map((problem) => ({ ...problem, code: 'INVALID' }));
  const [first] = all;
  return first === undefined ? { ok: true, body: wanted } : refuse('INVALID_REQUEST', { message: first.message, errors: all });
}
