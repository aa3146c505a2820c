import { data, Form, Link, redirect } from 'react-router';
import { changeBudgetCenter, getBudgetBook } from '#contracts/account/budget-centers.ts';
import { LONGEST_WHY, ROWS_A_PAGE } from '#domain/accounts/budgets/center-rules.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { BudgetFigures, BudgetLeft, BudgetMeter } from '#app/budgets/budget-meter.tsx';
import { centerPath } from '#app/budgets/budget-paths.ts';
import { amountText, ENTRY_SIGNS, ENTRY_WORDS, periodText, signedDollars } from '#app/budgets/budget-words.ts';
import { BudgetsPage } from '#app/budgets/budgets-page.tsx';
import { CENTER_FIELDS, centerBody, CenterFields, typedCenter } from '#app/budgets/center-fields.tsx';
import { orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/center.ts';
import '../../budgets/budgets.css';

type Shown = { loaderData: Route.ComponentProps['loaderData']; actionData: Route.ComponentProps['actionData'] | undefined };

const DONE: Readonly<Record<string, string>> = {
  added: 'The budget center is added.',
  saved: 'Saved.',
  closed: 'Closed: nothing more is charged to it.',
  reopened: 'Reopened.',
};

/** A budget center and its book. One of another organization is not there. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const value = params.value.slice(0, 60);
  const { entries, ...book } = requireAnswer(await servicesOf(context).door(getBudgetBook, { params: { value }, query: { page } }), url);
  return {
    ...book,
    entries: entries.map((entry) => ({ ...entry, at: momentText(entry.at) })),
    page,
    done: ownText(DONE, url.searchParams.get('done')),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const value = params.value.slice(0, 60);
  const intent = textIn(form, 'intent');
  if (intent === 'close' || intent === 'reopen') {
    requireAnswer(await door(changeBudgetCenter, { params: { value }, body: { isClosed: intent === 'close' } }), url);
    throw redirect(centerPath(value, { done: intent === 'close' ? 'closed' : 'reopened' }), 303);
  }
  const typed = { ...typedCenter(form), why: textIn(form, 'why').slice(0, LONGEST_WHY) };
  const appliesFrom = textIn(form, 'appliesFrom') === 'NEXT_PERIOD' ? 'NEXT_PERIOD' : 'NOW';
  const reply = await door(changeBudgetCenter, { params: { value }, body: { ...centerBody(typed), why: typed.why, appliesFrom } });
  if (!reply.ok && (reply.code === 'INVALID_REQUEST' || reply.code === 'TOO_MANY_REQUESTS'))
    return data({ typed, errors: formErrors(reply, CENTER_FIELDS) }, refusedWith(reply));
  requireAnswer(reply, url);
  throw redirect(centerPath(value, { done: 'saved' }), 303);
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, { title: loaderData?.center.description ?? 'Budget center', isUnlisted: true });

export default function Center({ loaderData, actionData }: Route.ComponentProps) {
  const { center, mayManage, isActedFor, entries, totalItems, periods, page, done } = loaderData;
  const { description, value, isClosed } = center;
  return (
    <BudgetsPage title={description} mayManage={mayManage}>
      <Done>{actionData === undefined && done}</Done>
      <div className="budget-columns">
        <div className="min-w-0">
          <section className="budget-box mb-6" aria-label="What is left">
            <p className="mb-3 text-sm text-ink-soft">
              {value} · {amountText(center)}
              {periodText(center) !== undefined && ` · ${periodText(center)}`} {isClosed && <Badge>Closed</Badge>}
            </p>
            <div className="mb-3">
              <BudgetLeft left={center.left} />
            </div>
            <BudgetMeter center={center} />
            <div className="mt-4">
              <BudgetFigures center={center} />
            </div>
          </section>
          <h2 className="mb-2">Activity</h2>
          <Book entries={entries} />
          <Pagination
            page={page}
            pageCount={Math.ceil(totalItems / ROWS_A_PAGE)}
            hrefOf={(other) => centerPath(value, { page: String(other) })}
          />
          {periods.length > 0 && <PastPeriods periods={periods} />}
        </div>
        {mayManage && !isActedFor && <ChangeCenter loaderData={loaderData} actionData={actionData} />}
      </div>
    </BudgetsPage>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Book({ entries }: Pick<Loaded, 'entries'>) {
  return (
    <table className="budget-table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Who</th>
          <th scope="col" className="budget-number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, at) => (
          <tr key={at}>
            <td className="figures" data-label="When">
              {entry.at}
            </td>
            <td data-label="What">
              <span>
                {ENTRY_WORDS[entry.kind]}
                {entry.orderNumber !== null && <OrderNumber orderNumber={entry.orderNumber} isOwn={entry.isOwnOrder} />}
                {entry.note !== null && <span className="block text-sm text-ink-soft">{entry.note}</span>}
                {entry.period > 0 && <span className="block text-sm text-ink-soft">In an earlier period</span>}
              </span>
            </td>
            <td data-label="Who">{entry.person}</td>
            <td className="budget-number" data-label="Amount">
              {entryAmount(entry)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OrderNumber({ orderNumber, isOwn }: { orderNumber: string; isOwn: boolean }) {
  return (
    <>
      {' '}
      {isOwn ? (
        <Link className="link" to={orderPath(orderNumber)}>
          {orderNumber}
        </Link>
      ) : (
        orderNumber
      )}
    </>
  );
}

function entryAmount({ kind, amount }: Loaded['entries'][number]): string {
  const sign = ENTRY_SIGNS[kind];
  if (sign === 0) return formatDollars(amount);
  const signed = sign * amount;
  return signed > 0 ? `+${formatDollars(signed)}` : signedDollars(signed);
}

function PastPeriods({ periods }: Pick<Loaded, 'periods'>) {
  return (
    <>
      <h2 className="mt-8 mb-2">Earlier periods</h2>
      <table className="budget-table">
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col" className="budget-number">
              Budget
            </th>
            <th scope="col" className="budget-number">
              Spent
            </th>
            <th scope="col" className="budget-number">
              On hold
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.endsOn}>
              <th scope="row">{periodText(period)}</th>
              <td className="budget-number" data-label="Budget">
                {formatDollars(period.limit)}
              </td>
              <td className="budget-number" data-label="Spent">
                {signedDollars(period.spent)}
              </td>
              <td className="budget-number" data-label="On hold">
                {formatDollars(period.held)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function ChangeCenter({ loaderData: { center }, actionData }: Shown) {
  const { description, period, carry, isClosed } = center;
  const errors = actionData?.errors;
  const typed = actionData?.typed ?? {
    description,
    amount: center.amount.toFixed(2),
    period,
    carry,
    carryCap: center.carryCap?.toFixed(2) ?? '',
    why: '',
  };
  return (
    <aside className="flex flex-col gap-4">
      <Disclosure summary="Change this budget" isOpen={errors !== undefined}>
        <ErrorSummary errors={errors ?? []} />
        <Form method="post" className="budget-form" key={JSON.stringify(center)}>
          <CenterFields typed={typed} errors={errors} />
          {period !== 'NONE' && (
            <SelectField
              label="New amount takes effect"
              name="appliesFrom"
              options={[
                { value: 'NOW', label: 'Right away' },
                { value: 'NEXT_PERIOD', label: 'From the next period' },
              ]}
            />
          )}
          <TextField
            label="Why"
            name="why"
            isOptional
            hint="Needed for a new amount. It’s shown in the activity with your name."
            defaultValue={typed.why}
            error={errorAt(errors, 'why')}
            maxLength={LONGEST_WHY}
          />
          <Button name="intent" value="change">
            Save changes
          </Button>
        </Form>
      </Disclosure>
      <Form method="post">
        <Button look="secondary" name="intent" value={isClosed ? 'reopen' : 'close'}>
          {isClosed ? 'Reopen' : 'Close'}
          <span className="hearable"> {description}</span>
        </Button>
        <p className="mt-2 text-sm text-ink-soft">
          {isClosed
            ? 'Nobody can charge it now.'
            : 'A closed budget can’t be charged. What it has spent stays, and it can be opened again.'}
        </p>
      </Form>
    </aside>
  );
}
