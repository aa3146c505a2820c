import { useRef } from 'react';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { APPROVAL_VIEWS, getApprovalOrdersData, type ApprovalOrder } from '#contracts/approvals/approvals.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { whyText } from '#domain/approvals/approval-words.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { doneAt, doneWithIn } from '#app/api/told/done.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { countsOf, decidedText, decidedValue, decideFromForm } from '#app/approvals/decide-form.server.ts';
import { APPROVALS_PATH, approvalPath, AWAY_PATH } from '#app/approvals/approval-paths.ts';
import { standText, untilText } from '#app/approvals/approval-words.ts';
import { useQueue } from '#app/approvals/queue.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/approvals.ts';
import '../../styles/foot-bar.css';
import '../../approvals/approvals.css';

const SIZE = 25;
const SHOWN = { TO_DECIDE: 'Waiting for you', OWN: 'Your requests', DECIDED: 'Decided', ALL: 'All' } as const;

/** Orders that wait for somebody of an organization to say yes. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const wanted = APPROVAL_VIEWS.find((one) => one === url.searchParams.get('view'));
  const ask = async (view: (typeof APPROVAL_VIEWS)[number]) =>
    requireAnswer(await door(getApprovalOrdersData, { body: { view, page, size: SIZE } }), url).data;
  const first = await ask(wanted ?? 'TO_DECIDE');
  // Who has nothing to decide sees first what they have sent themselves.
  const view = wanted ?? (first.toDecide === 0 ? 'OWN' : 'TO_DECIDE');
  const { orders, totalItems, toDecide } = view === (wanted ?? 'TO_DECIDE') ? first : await ask(view);
  const pageCount = Math.max(1, Math.ceil(totalItems / SIZE));
  if (page > pageCount) throw redirect(pagePath(view, pageCount));
  const told = doneWithIn(context, url);
  return {
    view,
    page,
    pageCount,
    total: totalItems,
    toDecide,
    done: told && doneText(told),
    orders: orders.map((one) => ({ ...one, value: decidedValue(one), sent: momentText(one.submittedDate) })),
  };
}

/** How many were decided, as the page that says it once is told: done, and gone on to others. */
const COUNTS = /^(\d{1,4}) (\d{1,4})$/;

function doneText({ done, about }: NonNullable<ReturnType<typeof doneWithIn>>): string {
  const [, decided, onward] = COUNTS.exec(about) ?? [];
  return decidedText(done === 'approve', { done: Number(decided), onward: Number(onward) });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const decided = await decideFromForm(servicesOf(context).door, form);
  if (decided === undefined) return data({ done: '', problems: ['Select an order first.'], note: textIn(form, 'comment') }, 400);
  const { isYes, results, comment } = decided;
  const { problems, ...counts } = countsOf(results);
  if (problems.length > 0) return data({ done: decidedText(isYes, counts), problems, note: comment });
  return doneAt(context, `${APPROVALS_PATH}${url.search}`, isYes ? 'approve' : 'decline', `${counts.done} ${counts.onward}`);
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Approvals', isUnlisted: true });

function pagePath(view: string, page: number): string {
  return page === 1 ? `${APPROVALS_PATH}?view=${view}` : `${APPROVALS_PATH}?view=${view}&page=${page}`;
}

type Listed = ApprovalOrder & { readonly value: string; readonly sent: string };

export default function Approvals({
  loaderData: { view, page, pageCount, total, toDecide, orders, done },
  actionData,
}: Route.ComponentProps) {
  const list = useRef<HTMLFormElement>(null);
  const { chosen, again, onChange } = useQueue(list, view === 'TO_DECIDE');
  const { formData } = useNavigation();
  const busy = formData?.get('decision');
  return (
    <div className="page pb-8">
      <AccountTrail here="Approvals" />
      <nav aria-label="Approvals" className="page-tabs mb-4">
        {APPROVAL_VIEWS.map((one) => (
          <Link key={one} to={pagePath(one, 1)} aria-current={one === view ? 'page' : undefined}>
            {one === 'TO_DECIDE' && toDecide > 0 ? `${SHOWN[one]} (${toDecide.toLocaleString('en-US')})` : SHOWN[one]}
          </Link>
        ))}
      </nav>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1>{SHOWN[view]}</h1>
        <Link className="link" to={AWAY_PATH}>
          Away?
        </Link>
      </div>
      <Done>{actionData === undefined ? done : actionData.done}</Done>
      {actionData !== undefined && actionData.problems.length > 0 && (
        <Notice tone="warning" isLive>
          <ul>
            {actionData.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {orders.length === 0 ? (
        <EmptyState title={view === 'TO_DECIDE' ? 'You’re all caught up' : 'Nothing here yet'}>
          {view === 'TO_DECIDE' ? 'Orders that need your approval show up here.' : 'Orders that need approval show up here.'}
        </EmptyState>
      ) : (
        <Form method="post" ref={list} preventScrollReset onChange={onChange}>
          <ul className="approvals-list">
            {orders.map((order) => (
              <Row key={order.orderNumber} order={order} mayChoose={view === 'TO_DECIDE'} />
            ))}
          </ul>
          {view === 'TO_DECIDE' && (
            <>
              <div className="foot-bar items-end">
                <div className="foot-bar-wide">
                  <TextField
                    label="Note with your decision"
                    isOptional
                    name="comment"
                    maxLength={500}
                    key={actionData?.note}
                    defaultValue={actionData?.note}
                  />
                </div>
                <div className="flex gap-3">
                  <Button name="decision" value="approve" isBusy={busy === 'approve'}>
                    Approve selected
                  </Button>
                  <Button look="secondary" name="decision" value="decline" isBusy={busy === 'decline'}>
                    Decline selected
                  </Button>
                </div>
              </div>
              <p role="status" className="approvals-again">
                {again ?? (chosen > 0 && `${chosen === 1 ? '1 order' : `${chosen} orders`} selected.`)}
              </p>
              <p className="hidden mt-3 text-sm text-ink-faint lg:block">
                Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>X</kbd> select, <kbd>A</kbd> twice approves, <kbd>D</kbd> twice
                declines, <kbd>O</kbd> opens.
              </p>
            </>
          )}
        </Form>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(one) => pagePath(view, one)} />
      {total > 0 && <p className="hearable">{total} in all</p>}
    </div>
  );
}

function Row({ order, mayChoose }: { order: Listed; mayChoose: boolean }) {
  const {
    orderNumber,
    ownerName,
    ordTotal,
    items,
    reasons,
    budgetCenterName,
    sent,
    status,
    approvalComments,
    value,
    isOverdue,
    decidesFor,
  } = order;
  const pieces = items.reduce((sum, { qty }) => sum + qty, 0);
  const more = items.length - 3;
  return (
    <li>
      {mayChoose ? (
        <label className="approvals-check">
          <input type="checkbox" name="order" value={value} data-queue="row" />
          <span className="hearable">
            Select order {orderNumber} by {ownerName}
          </span>
        </label>
      ) : (
        <span />
      )}
      <div>
        <h2 className="text-md">
          <Link className="link" to={approvalPath(orderNumber)} data-queue="open">
            {ownerName} · Order <span className="figures">{orderNumber}</span>
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          <span className="figures">{sent}</span>
          {budgetCenterName !== null && ` · ${budgetCenterName}`}
          {decidesFor !== null && <b> · For {decidesFor}</b>}
        </p>
        <ul className="approvals-why">
          {reasons.map(whyText).map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink-soft">
          {items
            .slice(0, 3)
            .map(({ qty, name }) => `${qty} × ${name}`)
            .join(', ')}
          {more > 0 && ` and ${more} more`}
        </p>
        {approvalComments !== null && <p className="mt-2 text-sm">“{approvalComments}”</p>}
      </div>
      <div className="approvals-sum">
        <p className="figures text-md font-semibold">{formatDollars(ordTotal)}</p>
        <p className="figures text-sm text-ink-soft">{pieces === 1 ? '1 item' : `${pieces} items`}</p>
        <p className="mt-1">
          <Badge tone={status === 'DECLINED' || isOverdue ? 'warning' : 'neutral'}>{standText(order)}</Badge>
        </p>
        {status === 'PENDING_APPROVAL' && <p className="mt-1 text-sm text-ink-faint">{untilText(order)}</p>}
      </div>
    </li>
  );
}
