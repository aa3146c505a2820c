import type { z } from 'zod';
import type {
  addBudgetCenter as addCall,
  changeBudgetCenter as changeCall,
  saveBudgetDefaults as defaultsCall,
} from '#contracts/account/budget-centers.ts';
import type { Call, Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { isCenterRequired } from '#domain/accounts/budgets/budget-charges.ts';
import { budgetCents, type CenterProblem } from '#domain/accounts/budgets/center-rules.ts';
import { isFiscalStart, USUAL_FISCAL_START } from '#domain/accounts/budgets/periods.ts';
import { transaction } from '../../db/transaction.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { rollOverBudgets } from '../roll-over.ts';
import { findCenter, lockAccount, noteChanges, updateAccountSettings, updateOwnDefault } from './centers.repository.ts';
import { addWithin, changeWithin, type Changing } from './change-center.ts';
import { actedFor, changingKeeperOf, memberOf, refuseBudgets } from './keeper.ts';
import { problemsBeside, type Wanted } from './plan-center.ts';
import { viewCenter } from './read-centers.ts';

type Answer<C extends Call> = Promise<Reply<z.input<C['answer']>>>;

const ALWAYS_REQUIRED = 'Your account is set up so that every order needs a budget center.';
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
const NO_AMOUNT = 'Enter an amount like 1500.00, up to 10,000,000.00.';

/** Adds a budget center to the keeper's organization. */
export async function addBudgetCenter(shop: Shop, looking: Looking, { body }: Input<typeof addCall>): Answer<typeof addCall> {
  const { value, ...typed } = body;
  return keep(shop, looking, { ...typed, value }, (changing, wanted) => addWithin(changing, value, wanted));
}

/** Changes one. Another amount is a line of its book, with who wanted it and why. */
export async function changeBudgetCenter(
  shop: Shop,
  looking: Looking,
  { params: { value }, body: { appliesFrom, why, isClosed, ...typed } }: Input<typeof changeCall>,
): Answer<typeof changeCall> {
  return keep(shop, looking, { ...typed, why }, (changing, wanted) =>
    changeWithin(changing, value, { ...wanted, isClosed, isFromNextPeriod: appliesFrom === 'NEXT_PERIOD', why }),
  );
}

type Typed = Pick<Input<typeof changeCall>['body'], 'description' | 'amount' | 'period' | 'carry' | 'carryCap'> &
  ({ readonly value: string } | { readonly why: string | undefined });

async function keep(
  shop: Shop,
  looking: Looking,
  typed: Typed,
  work: (changing: Changing, wanted: Wanted) => Promise<readonly CenterProblem[] | 'UNKNOWN' | { readonly value: string }>,
): Promise<Reply<ReturnType<typeof viewCenter>>> {
  const who = changingKeeperOf(looking);
  if ('refusal' in who) return who.refusal;
  const { account, person } = who.keeper;
  const { description, amount, period, carry, carryCap } = typed;
  const amountCents = amount === undefined ? undefined : budgetCents(amount);
  const carryCapCents = carryCap == null ? undefined : budgetCents(carryCap);
  const unread = [
    ...(amount !== undefined && amountCents === undefined ? [{ field: 'amount', message: NO_AMOUNT }] : []),
    ...(carryCap != null && carryCapCents === undefined ? [{ field: 'carryCap', message: NO_AMOUNT }] : []),
  ];
  const wanted: Wanted = {
    ...(description !== undefined && { description }),
    ...(amountCents !== undefined && { amountCents }),
    ...(period !== undefined && { period }),
    ...(carry !== undefined && { carry }),
    ...(carryCap !== undefined && { carryCapCents: carryCapCents ?? null }),
  };
  if (unread.length > 0) return refuseProblems(problemsBeside(unread, wanted, typed));
  const seats = await reserve(shop, [{ kind: 'BUDGET_CHANGE', subject: person.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  await rollOverBudgets(shop, { accountNumber: account.number });
  const done = await transaction(shop.database, (tx) =>
    work({ tx, accountNumber: account.number, userId: person.userId, now: shop.now() }, wanted),
  );
  if (done === 'UNKNOWN') return refuse('NOT_FOUND');
  if (!('value' in done)) return refuseProblems(done);
  const [row] = await findCenter(shop.database, [account.number, done.value]);
  return row === undefined ? refuse('NOT_FOUND') : answer(viewCenter(row));
}

function refuseProblems(problems: readonly CenterProblem[]): Reply<never> {
  const [first] = problems;
  const errors = problems.map((problem) => ({ ...problem, code: 'INVALID' }));
  return refuse('INVALID_REQUEST', { errors, ...(first !== undefined && { message: first.message }) });
}

const UNKNOWN_CENTER = 'Choose one of your organization’s budget centers.';
const NO_START = 'Enter a month and a day up to the 28th, like 07-01.';

/** What is charged where nobody chooses: to somebody themselves, or to all of the organization; and when its years begin. */
export async function saveBudgetDefaults(shop: Shop, looking: Looking, { body }: Input<typeof defaultsCall>): Answer<typeof defaultsCall> {
  const member = memberOf(looking);
  if (member === undefined) return refuseBudgets(looking);
  if (member.isActedFor) return actedFor();
  const { account, person } = member;
  const isOfAccount = body.accountDefault !== undefined || body.fiscalStart !== undefined || body.isCenterRequired !== undefined;
  const who = changingKeeperOf(looking);
  if (isOfAccount && 'refusal' in who) return who.refusal;
  const problems = [
    ...(await centerProblems(shop, account.number, 'ownDefault', body.ownDefault)),
    ...(await centerProblems(shop, account.number, 'accountDefault', body.accountDefault)),
    ...(body.fiscalStart !== undefined && !isFiscalStart(body.fiscalStart) ? [{ field: 'fiscalStart', message: NO_START }] : []),
    ...(body.isCenterRequired === false && account.settings.isAccountingMandatory === true
      ? [{ field: 'isCenterRequired', message: ALWAYS_REQUIRED }]
      : []),
  ];
  if (problems.length > 0) return refuseProblems(problems);
  const seats = await reserve(shop, [{ kind: 'BUDGET_CHANGE', subject: person.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const after = await transaction(shop.database, async (tx) => {
    const [row] = await lockAccount(tx, [account.number]);
    const known = {
      accountDefault: row?.settings.defaultBudgetCenter ?? null,
      fiscalStart: row?.settings.fiscalStart ?? USUAL_FISCAL_START,
      isCenterRequired: isCenterRequired(row?.settings ?? {}),
    };
    const wanted = {
      accountDefault: body.accountDefault === undefined ? known.accountDefault : body.accountDefault,
      fiscalStart: body.fiscalStart ?? known.fiscalStart,
      isCenterRequired: body.isCenterRequired ?? known.isCenterRequired,
    };
    const note = (what: string, before: object, next: object) =>
      noteChanges(tx, [
        account.number,
        [null],
        [what],
        [JSON.stringify(before)],
        [JSON.stringify(next)],
        [null],
        person.userId,
        shop.now(),
      ]);
    if (wanted.accountDefault !== known.accountDefault) {
      await updateAccountSettings(tx, [account.number, JSON.stringify({ defaultBudgetCenter: wanted.accountDefault })]);
      await note('DEFAULT', { center: known.accountDefault }, { center: wanted.accountDefault });
    }
    if (wanted.fiscalStart !== known.fiscalStart) {
      await updateAccountSettings(tx, [account.number, JSON.stringify({ fiscalStart: wanted.fiscalStart })]);
      await note('FISCAL_YEAR', { fiscalStart: known.fiscalStart }, { fiscalStart: wanted.fiscalStart });
    }
    if (wanted.isCenterRequired !== known.isCenterRequired) {
      await updateAccountSettings(tx, [account.number, JSON.stringify({ isCenterOptional: wanted.isCenterRequired ? null : true })]);
      await note('REQUIRED', { required: yesNo(known.isCenterRequired) }, { required: yesNo(wanted.isCenterRequired) });
    }
    if (body.ownDefault !== undefined) await updateOwnDefault(tx, [person.userId, body.ownDefault]);
    return wanted;
  });
  await shop.sessions.renewUser(shop.database, person.userId);
  return answer({ ownDefault: body.ownDefault === undefined ? (person.settings.defaultBudgetCenter ?? null) : body.ownDefault, ...after });
}

async function centerProblems(
  shop: Shop,
  accountNumber: string,
  field: string,
  value: string | null | undefined,
): Promise<CenterProblem[]> {
  if (value == null) return [];
  const [center] = await findCenter(shop.database, [accountNumber, value]);
  return center === undefined || center.closed_at !== null ? [{ field, message: UNKNOWN_CENTER }] : [];
}
