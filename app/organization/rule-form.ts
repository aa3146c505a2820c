import type { ApprovalRuleView, WantedApprovalRule } from '#contracts/approvals/rules.ts';
import { RULE_KINDS, type RuleKind } from '#domain/approvals/approval-rules.ts';
import { MOST_STEPS } from '#domain/approvals/rule-problems.ts';
import { textIn } from '#app/api/form-request.ts';

/** Whom a step of the form asks: the usual approver, or any or all of the people that it names; '': there is no such step. */
type StepAsks = '' | 'USUAL' | 'ANY' | 'ALL';
type StepValues = { readonly asks: StepAsks; readonly people: readonly string[]; readonly emails: string };

/** What the fields of a rule hold, as they were sent. */
export type RuleValues = {
  readonly name: string;
  readonly kind: RuleKind;
  readonly above: string;
  readonly centers: readonly string[];
  readonly categories: readonly string[];
  readonly items: string;
  readonly steps: readonly StepValues[];
};

const ASKS = ['USUAL', 'ANY', 'ALL'] as const;
const NO_STEP: StepValues = { asks: '', people: [], emails: '' };
/** The numbers of the steps that the form has. */
export const STEP_NUMBERS: readonly number[] = Array.from({ length: MOST_STEPS }, (_, at) => at + 1);

/** The fields as a form sends them. */
export function ruleIn(form: FormData): RuleValues {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return {
    name: textIn(form, 'name').slice(0, 200),
    kind: RULE_KINDS.find((one) => one === textIn(form, 'kind')) ?? 'AMOUNT',
    above: textIn(form, 'above').trim().slice(0, 20),
    centers: texts('centers').slice(0, 200),
    categories: texts('categories').slice(0, 200),
    items: textIn(form, 'items').slice(0, 4000),
    steps: STEP_NUMBERS.map((n) => ({
      asks: ASKS.find((one) => one === textIn(form, `step${n}`)) ?? '',
      people: texts(`people${n}`).slice(0, 60),
      emails: textIn(form, `emails${n}`).slice(0, 2000),
    })),
  };
}

/** Dollars as people type them: "$1,250", "249.99". */
const DOLLARS = /^\$?\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/;
const parted = (text: string, most: number) => text.split(/[\s,;]+/).filter((one) => one !== '' && one.length <= most);

/** Stands for an amount that is none: it is refused with all else that is wrong. */
const NO_AMOUNT_READ = -1;

/** The same for the wire. An empty amount is any. */
export function ruleBody({ name, kind, above, centers, categories, items, steps }: RuleValues): WantedApprovalRule {
  const values = kind === 'BUDGET' ? centers : kind === 'CATEGORY' ? categories : kind === 'ITEM' ? parted(items, 100) : [];
  return {
    name,
    kind,
    above: above === '' || DOLLARS.test(above) ? Number(above.replaceAll(/[$,]/g, '')) : NO_AMOUNT_READ,
    values: values.slice(0, 200),
    steps: steps.flatMap(({ asks, people, emails }): WantedApprovalRule['steps'] => {
      if (asks === '') return [];
      if (asks === 'USUAL') return [{ asks, how: 'ANY', people: [] }];
      return [{ asks: 'PEOPLE', how: asks, people: [...people, ...parted(emails, 300)].slice(0, 100) }];
    }),
  };
}

/** What the fields show of a rule. @param shown whom the form lets choose; the others stand there by their email */
export function ruleValues({ name, kind, above, values, steps }: ApprovalRuleView, shown: ReadonlySet<string>): RuleValues {
  const ids = values.map(({ value }) => value);
  return {
    name,
    kind,
    above: above === 0 ? '' : above.toFixed(2),
    centers: kind === 'BUDGET' ? ids : [],
    categories: kind === 'CATEGORY' ? ids : [],
    items: kind === 'ITEM' ? ids.join(', ') : '',
    steps: STEP_NUMBERS.map((n) => {
      const step = steps[n - 1];
      if (step === undefined) return NO_STEP;
      return {
        asks: step.asks === 'USUAL' ? 'USUAL' : step.how,
        people: step.people.map(({ userId }) => userId).filter((id) => shown.has(id)),
        emails: step.people.flatMap(({ userId, email }) => (shown.has(userId) ? [] : [email])).join(', '),
      };
    }),
  };
}

/** What stands in the fields of a new rule. */
export const NEW_RULE: RuleValues = {
  name: '',
  kind: 'AMOUNT',
  above: '',
  centers: [],
  categories: [],
  items: '',
  steps: STEP_NUMBERS.map((n) => (n === 1 ? { ...NO_STEP, asks: 'USUAL' } : NO_STEP)),
};

const VALUE_FIELDS: Readonly<Partial<Record<RuleKind, string>>> = { BUDGET: 'centers', CATEGORY: 'categories', ITEM: 'items' };

/** The wire's fields with those of the form. */
export function ruleFields({ kind, steps }: RuleValues): Readonly<Record<string, string>> {
  // Steps are counted without those that are none.
  const used = STEP_NUMBERS.filter((n) => steps[n - 1]?.asks !== '');
  return {
    name: 'name',
    above: 'above',
    values: VALUE_FIELDS[kind] ?? 'kind',
    steps: 'step1',
    ...Object.fromEntries(used.map((n, at) => [`step${at + 1}`, `step${n}`])),
  };
}
