import { z } from 'zod';
import { LONGEST_WHY, ROWS_A_PAGE } from '#domain/accounts/budgets/center-rules.ts';
import { BUDGET_PERIODS, CARRIES } from '#domain/accounts/budgets/periods.ts';
import { call } from '../call.ts';
import { IsoDate, Money, NoBody, Nothing } from '../shapes.ts';

const Moment = z.string().meta({ description: 'In UTC, as ISO 8601' });
const Period = z.enum(BUDGET_PERIODS);
const CarryOver = z.enum(CARRIES).meta({ description: 'What of a period is left over to the next: nothing, up to carryCap, all' });
/** No path or query is longer; that there is no such center is told by what looks for it. */
const CenterId = z.string().min(1).max(60);
const page = z.coerce.number().int().min(1).max(10_000).default(1);

const isActedFor = z.boolean().meta({ description: 'By who asks: they look, and change nothing' });

/** A budget center of an organization, as those who use it and those who keep it see it. */
const BudgetCenter = z
  .object({
    value: z.string(),
    description: z.string(),
    amount: Money.meta({ description: 'What each period begins with' }),
    granted: Money.meta({
      description:
        'What the period that is now began with, with what was changed at once: another amount where one is planned from the next one on',
    }),
    limit: Money.meta({ description: 'What the period that is now has in all: with what was carried over' }),
    held: Money.meta({ description: 'By orders that are being paid' }),
    spent: Money.meta({ description: 'Below 0: more has come back of earlier periods than was spent in this one' }),
    left: Money,
    period: Period,
    startsOn: IsoDate.nullable(),
    endsOn: IsoDate.nullable().meta({ description: 'The first day of the next period' }),
    carry: CarryOver,
    carryCap: Money.nullable(),
    isClosed: z.boolean(),
  })
  .meta({ id: 'BudgetCenter' });
export type BudgetCenterView = z.output<typeof BudgetCenter>;

/** The budget centers of one's organization. */
export const listBudgetCenters = call({
  name: 'listBudgetCenters',
  method: 'GET',
  path: '/cc/api/budgets',
  tag: 'budgets',
  openTo: 'signed-in',
  summary: `The budget centers of one’s organization with what is left of each, ${ROWS_A_PAGE} a page, by name; closed ones for those who keep them alone`,
  params: Nothing,
  query: z.object({ page, q: z.string().max(100).default('') }),
  body: NoBody,
  answer: z.object({
    centers: z.array(BudgetCenter),
    totalItems: z.int(),
    mayManage: z.boolean(),
    isActedFor,
    accountDefault: z.string().nullable(),
    ownDefault: z.string().nullable(),
    fiscalStart: z.string().meta({ description: 'The day on which years begin: mm-dd' }),
    isCenterRequired: z.boolean().meta({ description: 'All that is ordered is charged to a budget center' }),
    isAccountingMandatory: z.boolean().meta({ description: 'So is the account set up: it cannot be left open' }),
  }),
});

/** The book of a budget center. */
export const getBudgetBook = call({
  name: 'getBudgetBook',
  method: 'GET',
  path: '/cc/api/budgets/:value/book',
  tag: 'budgets',
  openTo: 'signed-in',
  summary: `What was given to a budget center and taken out of it, a line for each order, the latest first, ${ROWS_A_PAGE} a page, and its periods that have ended`,
  params: z.object({ value: CenterId }),
  query: z.object({ page }),
  body: NoBody,
  answer: z.object({
    center: BudgetCenter,
    mayManage: z.boolean(),
    isActedFor,
    entries: z.array(
      z.object({
        at: Moment,
        kind: z.enum(['BROUGHT', 'GRANTED', 'CARRIED', 'ADJUSTED', 'HELD', 'BOOKED', 'RELEASED', 'CREDITED']),
        amount: Money,
        balance: Money.meta({ description: 'What was left of its period after it' }),
        orderNumber: z.string().nullable().meta({ description: 'Like person and note of one’s own lines alone, for who keeps no budgets' }),
        isOwnOrder: z.boolean(),
        person: z.string().nullable().meta({ description: 'Who ordered, or who changed the amount' }),
        note: z.string().nullable(),
        period: z.int().meta({ description: 'How many periods before the one that is now; 0: this one' }),
      }),
    ),
    totalItems: z.int(),
    periods: z.array(z.object({ startsOn: IsoDate.nullable(), endsOn: IsoDate, limit: Money, spent: Money, held: Money })),
  }),
});

const Typed = {
  description: z.string().max(200),
  amount: z.number(),
  period: Period,
  carry: CarryOver,
  carryCap: z.number().nullable(),
};

/** Adds a budget center. For those who keep them. */
export const addBudgetCenter = call({
  name: 'addBudgetCenter',
  method: 'POST',
  path: '/cc/api/budgets',
  tag: 'budgets',
  openTo: 'signed-in',
  summary: 'Adds a budget center: one that is there already as it is wanted stays as it is',
  params: Nothing,
  query: Nothing,
  body: z.object({
    value: z.string().max(60).meta({ description: 'How it is booked: letters, digits and dashes, 30 at most' }),
    ...Typed,
    period: Period.default('NONE'),
    carry: CarryOver.default('NONE'),
    carryCap: Typed.carryCap.default(null),
  }),
  answer: BudgetCenter,
  ignoresKey: true,
});

/** Changes a budget center. For those who keep them. */
export const changeBudgetCenter = call({
  name: 'changeBudgetCenter',
  method: 'PUT',
  path: '/cc/api/budgets/:value',
  tag: 'budgets',
  openTo: 'signed-in',
  summary: 'Renames a budget center, changes its amount, its periods and what they carry over, closes or reopens it',
  params: z.object({ value: CenterId }),
  query: Nothing,
  body: z.object({
    description: Typed.description.optional(),
    amount: Typed.amount.optional(),
    appliesFrom: z.enum(['NOW', 'NEXT_PERIOD']).default('NOW').meta({ description: 'Of the amount' }),
    why: z.string().max(LONGEST_WHY).optional().meta({ description: 'Needed for another amount: it stands in the book' }),
    period: Period.optional(),
    carry: CarryOver.optional(),
    carryCap: Typed.carryCap.optional(),
    isClosed: z.boolean().optional(),
  }),
  answer: BudgetCenter,
  ignoresKey: true,
});

/** Says what is charged where nobody chooses, and when years begin. */
export const saveBudgetDefaults = call({
  name: 'saveBudgetDefaults',
  method: 'PUT',
  path: '/cc/api/budget-defaults',
  tag: 'budgets',
  openTo: 'signed-in',
  summary:
    'The budget center that is preselected: one’s own; for those who keep them the organization’s, too, whether one has to be chosen, and the day on which its years begin',
  params: Nothing,
  query: Nothing,
  body: z.object({
    ownDefault: CenterId.nullable().optional(),
    accountDefault: CenterId.nullable().optional(),
    fiscalStart: z
      .string()
      .max(5)
      .optional()
      .meta({ description: 'mm-dd, up to the 28th; periods that have begun end as they would have' }),
    isCenterRequired: z.boolean().optional().meta({ description: 'All that is ordered is charged to a budget center' }),
  }),
  answer: z.object({
    ownDefault: z.string().nullable(),
    accountDefault: z.string().nullable(),
    fiscalStart: z.string(),
    isCenterRequired: z.boolean(),
  }),
  ignoresKey: true,
});

/** Who changed what. For those who keep budgets. */
export const listBudgetChanges = call({
  name: 'listBudgetChanges',
  method: 'GET',
  path: '/cc/api/budget-changes',
  tag: 'budgets',
  openTo: 'signed-in',
  summary: `Who has changed what about the budgets of one’s organization, the latest first, ${ROWS_A_PAGE} a page`,
  params: Nothing,
  query: z.object({ page }),
  body: NoBody,
  answer: z.object({
    changes: z.array(
      z.object({
        at: Moment,
        by: z.string().nullable(),
        center: z.string().nullable(),
        what: z.enum(['ADDED', 'CHANGED', 'CLOSED', 'REOPENED', 'DEFAULT', 'FISCAL_YEAR', 'REQUIRED']),
        before: z.record(z.string(), z.string().nullable()),
        after: z.record(z.string(), z.string().nullable()),
        note: z.string().nullable(),
      }),
    ),
    totalItems: z.int(),
  }),
});

/** So many letters a file of budget centers has at most. */
export const MOST_IMPORT_LETTERS = 1_000_000;

/** Adds and changes budget centers by a file. For those who keep them. */
export const importBudgetCenters = call({
  name: 'importBudgetCenters',
  method: 'POST',
  path: '/cc/api/budget-import',
  tag: 'budgets',
  openTo: 'signed-in',
  summary: 'Adds and changes budget centers as rows of a CSV file say; none of them where one is wrong, and then what is wrong with which',
  params: Nothing,
  query: Nothing,
  body: z.object({ csv: z.string().max(MOST_IMPORT_LETTERS), isTrial: z.boolean().default(false) }),
  answer: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    problems: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
  bodyLimit: MOST_IMPORT_LETTERS + 64 * 1024,
  ignoresKey: true,
});
