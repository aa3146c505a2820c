import { formatPrice } from '../catalog/price-text.ts';
import type { Cents } from '../shared/money.ts';
import type { ApprovalRule, RuleKind, RuleStep } from './approval-rules.ts';

export const MOST_RULES = 50;
export const MOST_STEPS = 5;
export const MOST_PEOPLE_OF_STEP = 20;
export const MOST_VALUES = 100;
/** The most characters of a rule's name. */
export const LONGEST_RULE_NAME = 60;

/** Whether a rule of this kind is about things that are chosen. */
export function hasValues(kind: RuleKind): boolean {
  return kind === 'BUDGET' || kind === 'ITEM' || kind === 'CATEGORY';
}

/** A rule as it is wanted: with the people who were found among the active ones of the organization. */
export type WantedRule = Omit<ApprovalRule, 'ruleId'>;

/** A step as it is kept: of one person, all are any; each person once; whom it asks who are the usual ones is not said. */
export function keptStep({ asks, people, how }: RuleStep): RuleStep {
  if (asks === 'USUAL') return { asks, people: [], how: 'ANY' };
  const once = [...new Set(people)];
  return { asks, people: once, how: once.length === 1 ? 'ANY' : how };
}

export type RuleProblem = { readonly field: 'name' | 'above' | 'values' | `step${number}` | 'steps'; readonly message: string };

const NO_VALUES: Readonly<Partial<Record<RuleKind, string>>> = {
  BUDGET: 'Choose at least one budget center.',
  CATEGORY: 'Choose at least one category.',
  ITEM: 'Enter at least one item number.',
};

/**
 * What keeps a rule from standing beside the others: what it could never ask, and what it would ask twice.
 *
 * @param wanted its steps as `keptStep` has them, its people only such as can be signed in
 * @param others the organization's other rules
 */
export function problemsOfRule(wanted: WantedRule, others: readonly ApprovalRule[]): RuleProblem[] {
  const { name, kind, aboveCents, values, steps } = wanted;
  const problems: RuleProblem[] = [];
  const say = (field: RuleProblem['field'], message: string) => problems.push({ field, message });
  if (name === '') say('name', 'Enter a name for the rule.');
  if (name.length > LONGEST_RULE_NAME) say('name', `Use up to ${LONGEST_RULE_NAME} characters.`);
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    say('name', 'Another rule has this name. Choose a different one.');
  if (hasValues(kind) && values.length === 0) say('values', NO_VALUES[kind] ?? '');
  if (values.length > MOST_VALUES) say('values', `Choose up to ${MOST_VALUES}. Add another rule for the rest.`);
  const twin = others.find((one) => isAboutTheSame(one, { kind, aboveCents, values }));
  if (twin !== undefined) say('above', `“${twin.name}” already asks about exactly this. Change that rule instead.`);
  if (steps.length === 0) say('steps', 'Say who has to approve: add at least one step.');
  if (steps.length > MOST_STEPS) say('steps', `A rule can have up to ${MOST_STEPS} steps.`);
  const keys = steps.map((step) => JSON.stringify([step.asks, step.people.toSorted()]));
  steps.forEach(({ asks, people }, at) => {
    const field = `step${at + 1}` as const;
    if (asks === 'PEOPLE' && people.length === 0) say(field, `Step ${at + 1} asks no one. Choose at least one person.`);
    else if (people.length > MOST_PEOPLE_OF_STEP) say(field, `Step ${at + 1} can ask up to ${MOST_PEOPLE_OF_STEP} people.`);
    else if (keys.indexOf(keys[at] ?? '') < at)
      say(field, `Step ${at + 1} asks the same people as step ${keys.indexOf(keys[at] ?? '') + 1}. Each step needs someone else.`);
  });
  return problems;
}

function isAboutTheSame(one: ApprovalRule, { kind, aboveCents, values }: Pick<ApprovalRule, 'kind' | 'aboveCents' | 'values'>): boolean {
  const same = (list: readonly string[]) => JSON.stringify(list.toSorted());
  return one.kind === kind && one.aboveCents === aboveCents && same(one.values) === same(values);
}

/** What a rule is about, in words: "Furniture over $300.00", "Any order over $500.00". @param names what its values are called */
export function aboutText({ kind, aboveCents }: { readonly kind: RuleKind; readonly aboveCents: Cents }, names: readonly string[]): string {
  const over = aboveCents > 0 ? ` over ${formatPrice(aboveCents)}` : '';
  switch (kind) {
    case 'AMOUNT':
      return aboveCents > 0 ? `Any order${over}` : 'Every order';
    case 'OFF_CONTRACT':
      return `Anything not on contract${over}`;
    case 'BUDGET':
    case 'ITEM':
    case 'CATEGORY': {
      const shown = names.slice(0, 3).join(', ');
      return `${shown}${names.length > 3 ? ` and ${names.length - 3} more` : ''}${over}`;
    }
    default:
      return kind satisfies never;
  }
}

/** Who is asked, in words: "Ann Approver, then Abe Admin". */
export function stepsText(
  steps: readonly { readonly asks: RuleStep['asks']; readonly how: RuleStep['how']; readonly names: readonly string[] }[],
): string {
  return steps
    .map(({ asks, how, names }) => {
      if (asks === 'USUAL') return 'the usual approver';
      // Whoever left is asked no more: administrators are, in their place.
      return names.length === 0 ? 'an administrator' : names.join(how === 'ALL' ? ' and ' : ' or ');
    })
    .join(', then ');
}
