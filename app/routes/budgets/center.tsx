import { data } from 'react-router';
import { changeBudgetCenter, getBudgetBook } from '#contracts/account/budget-centers.ts';
import { LONGEST_WHY, ROWS_A_PAGE } from '#domain/accounts/budgets/center-rules.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { BudgetFigures, BudgetLeft, BudgetMeter } from '#app/budgets/budget-meter.tsx';
import { centerPath } from '#app/budgets/budget-paths.ts';
import { amountText, periodText } from '#app/budgets/budget-words.ts';
import { BudgetsPage } from '#app/budgets/budgets-page.tsx';
import { Book, PastPeriods } from '#app/budgets/center-book.tsx';
import { CENTER_FIELDS, centerBody, typedCenter } from '#app/budgets/center-fields.tsx';
import { ChangeCenter } from '#app/budgets/change-center.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Done } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/center.ts';
import '../../budgets/budgets.css';

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
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const value = params.value.slice(0, 60);
  const intent = textIn(form, 'intent');
  if (intent === 'close' || intent === 'reopen') {
    requireAnswer(await door(changeBudgetCenter, { params: { value }, body: { isClosed: intent === 'close' } }), url);
    throw doneAt(context, centerPath(value), intent === 'close' ? 'closed' : 'reopened');
  }
  const typed = { ...typedCenter(form), why: textIn(form, 'why').slice(0, LONGEST_WHY) };
  const appliesFrom = textIn(form, 'appliesFrom') === 'NEXT_PERIOD' ? 'NEXT_PERIOD' : 'NOW';
  const reply = await door(changeBudgetCenter, { params: { value }, body: { ...centerBody(typed), why: typed.why, appliesFrom } });
  if (!reply.ok && (reply.code === 'INVALID_REQUEST' || reply.code === 'TOO_MANY_REQUESTS'))
    return data({ typed, errors: formErrors(reply, CENTER_FIELDS) }, refusedWith(reply));
  requireAnswer(reply, url);
  throw doneAt(context, centerPath(value), 'saved');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, { title: loaderData?.center.description ?? 'Budget Center', isUnlisted: true });

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
        {mayManage && !isActedFor && <ChangeCenter center={center} acted={actionData} />}
      </div>
    </BudgetsPage>
  );
}
