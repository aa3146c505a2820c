import { data, Form, Link, useNavigation } from 'react-router';
import { commentApproval, getApproval, type ApprovalDetail } from '#contracts/approvals/approvals.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrderFacts, OrderGroups } from '#app/account/orders/order-details.tsx';
import { orderView } from '#app/account/orders/order-view.ts';
import { decidedValue, decidedWord, decideFromForm, ONE_DECIDED } from '#app/approvals/decide-form.server.ts';
import { ChangeItems } from '#app/approvals/change-items.tsx';
import { changeFromForm } from '#app/approvals/change-form.server.ts';
import { contractNotesOf } from '#app/catalog/contract/contract-notes.server.ts';
import { WhyApproval } from '#app/approvals/why.tsx';
import { AND_APPROVE, THEN } from '#app/approvals/change-fields.ts';
import { APPROVALS_PATH, approvalPath, CHANGING } from '#app/approvals/approval-paths.ts';
import { awayText, entryText, standText, stepText, untilText } from '#app/approvals/approval-words.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/approval.ts';
import '../../cart/cart.css';
import '../../account/account.css';
import '../../styles/said-list.css';
import '../../approvals/approvals.css';

/** One order that waits for an approval, or has. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const isChanging = url.searchParams.has(CHANGING);
  const detail = requireAnswer(await door(getApproval, { params, query: { changing: isChanging } }), url);
  const { approval, entries } = detail;
  const done = doneIn(context, url);
  return {
    ...detail,
    order: orderView(detail.order),
    value: decidedValue(approval),
    sent: momentText(approval.submittedDate),
    entries: entries.map((entry) => ({ ...entry, when: momentText(entry.at) })),
    said: done === 'said',
    decided: ownText(ONE_DECIDED, done),
    mayChange: approval.status === 'PENDING_APPROVAL' && (detail.isOwn || approval.mayDecide),
    isChanging,
    instead: isChanging
      ? await contractNotesOf(
          door,
          detail.order.items.map(({ itemId }) => itemId),
        )
      : undefined,
    isChanged: done === 'changed',
  };
}

/** What a link of a mail opens decides nothing: a form does. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  if (textIn(form, 'intent') === 'comment') {
    const comment = textIn(form, 'text').trim();
    if (comment === '')
      return data({ about: 'comment', errors: [{ field: 'text', message: 'Write something first.' }], text: '' } as const, 400);
    const reply = await door(commentApproval, { params, body: { comment: comment.slice(0, 500) } });
    if (reply.ok) throw doneAt(context, `${approvalPath(params.orderNumber)}#said`, 'said');
    if (reply.code !== 'TOO_MANY_REQUESTS' && reply.code !== 'CART_STATUS_ERROR') requireAnswer(reply, url);
    return data({ about: 'comment', errors: formErrors(reply, []), text: comment } as const, refusedWith(reply));
  }
  if (textIn(form, 'intent') === 'change') {
    const refused = await changeFromForm(door, params.orderNumber, form);
    if (refused === undefined && textIn(form, THEN) === AND_APPROVE) {
      const { approval } = requireAnswer(await door(getApproval, { params }), url);
      const approving = new FormData();
      approving.set('decision', 'approve');
      approving.set('order', decidedValue(approval));
      return decide(context, params.orderNumber, approving);
    }
    if (refused === undefined) throw doneAt(context, approvalPath(params.orderNumber), 'changed');
    const { errors, typed, reply } = refused;
    return data({ about: 'change', errors, typed } as const, reply === undefined ? 400 : refusedWith(reply));
  }
  return decide(context, params.orderNumber, form);
}

/** Decides as a form says. What was refused says why, with the note that was typed. */
async function decide(context: Route.ActionArgs['context'], orderNumber: string, form: FormData) {
  const decided = await decideFromForm(servicesOf(context).door, form);
  const [result] = decided?.results ?? [];
  if (decided === undefined || result === undefined) throw data(null, { status: 400 });
  if (result.message === undefined) throw doneAt(context, approvalPath(orderNumber), decidedWord(decided.isYes, result));
  // Answered as done: the page is read anew, since the order is no longer as it shows it.
  return data({ about: 'decision', problem: result.message, note: decided.comment } as const);
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Approval of order ${params.orderNumber}`, isUnlisted: true });

export default function Approval({ loaderData, actionData, params }: Route.ComponentProps) {
  const { approval, order, isOwn, steps, entries, budgets, value, sent, said, mayChange, isChanging, isChanged, instead, choices } =
    loaderData;
  const { orderNumber, ownerName, ordTotal, status, mayDecide } = approval;
  const isWaiting = status === 'PENDING_APPROVAL';
  const refused = actionData?.about === 'decision' ? actionData : undefined;
  const failed = actionData?.about === 'comment' ? actionData : undefined;
  const unchanged = actionData?.about === 'change' ? actionData : undefined;
  return (
    <div className="page pb-8">
      <Breadcrumbs
        trail={[
          { name: 'Home', href: PATHS.home },
          { name: 'Approvals', href: APPROVALS_PATH },
        ]}
        here={`Order ${params.orderNumber}`}
      />
      <div className="mb-4">
        <h1>
          {isOwn ? 'Your order' : `${ownerName}’s order`} <span className="figures">{orderNumber}</span>
        </h1>
        <p className="mt-1 text-ink-soft">
          <b>{standText(approval)}</b> · <span className="figures">{formatDollars(ordTotal)}</span> · sent {sent}
          {isWaiting && ` · ${untilText(approval)}`}
        </p>
      </div>
      <Done>
        {actionData === undefined && (isChanged ? `Order changed. The total is ${formatDollars(ordTotal)} now.` : loaderData.decided)}
      </Done>
      {refused !== undefined && (
        <Notice tone="warning" isLive>
          {refused.problem}
          {refused.note !== '' && !mayDecide && <p className="mt-1">Your note wasn’t sent: “{refused.note}”</p>}
        </Notice>
      )}
      <div className="order-columns">
        <div className="flex flex-col gap-6">
          <WhyApproval detail={{ approval, budgets }}>
            <Steps steps={steps} isWaiting={isWaiting} />
            {mayDecide && <Decide key={refused?.note} value={value} note={refused?.note} decidesFor={approval.decidesFor} />}
            {isOwn && (
              <p className="not-printed mt-4">
                <LinkButton look="secondary" to={orderPath(orderNumber)}>
                  {isWaiting ? 'View or cancel this order' : 'View this order'}
                </LinkButton>
              </p>
            )}
          </WhyApproval>
          <section aria-labelledby="items-title">
            <div className="approval-items-head">
              <h2 id="items-title">Items</h2>
              {mayChange && !isChanging && (
                <LinkButton className="not-printed" look="secondary" to={`?${CHANGING}=1#items-title`}>
                  Change items
                </LinkButton>
              )}
            </div>
            {mayChange && isChanging ? (
              <ChangeItems
                order={order}
                orderNumber={orderNumber}
                errors={unchanged?.errors ?? []}
                typed={unchanged?.typed}
                choices={choices}
                instead={instead}
                mayApprove={mayDecide}
              />
            ) : (
              <OrderGroups order={order} />
            )}
          </section>
          <section className="card" aria-labelledby="said">
            <h2 id="said">Activity</h2>
            <Done>{said && failed === undefined ? 'Sent.' : undefined}</Done>
            <ul className="said-list">
              {entries.map((entry) => (
                <li key={entry.entryId}>
                  {entryText(entry)} · <span className="figures text-sm text-ink-faint">{entry.when}</span>
                  {entry.comment !== null && <blockquote>{entry.comment}</blockquote>}
                </li>
              ))}
            </ul>
            {isWaiting && (
              <Form method="post" className="not-printed mt-4 flex flex-col gap-3">
                <ErrorSummary title="Not sent" errors={failed?.errors ?? []} />
                <input type="hidden" name="intent" value="comment" />
                <TextField
                  label={isOwn ? 'Message to your approver' : `Question for ${ownerName}`}
                  name="text"
                  maxLength={500}
                  defaultValue={failed?.text}
                />
                <div>
                  <Button look="secondary">{isOwn ? 'Send message' : 'Send question'}</Button>
                </div>
              </Form>
            )}
          </section>
        </div>
        <OrderFacts order={order} />
      </div>
      <p className="not-printed mt-6">
        <Link className="link" to={APPROVALS_PATH}>
          All approvals
        </Link>
      </p>
    </div>
  );
}

function Steps({ steps, isWaiting }: Pick<ApprovalDetail, 'steps'> & { readonly isWaiting: boolean }) {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined)
    return (
      <p className="mt-3 text-ink-soft">
        Asked: {stepText(only)}
        <Away of={only.away} />
      </p>
    );
  return (
    <ol className="timeline mt-3">
      {steps.map((step, at) => (
        <li key={at} data-state={STATES[step.state]} aria-current={step.state === 'NOW' ? 'step' : undefined}>
          {stepText(step)}
          <Away of={step.away} />
          <small className="block">{step.state === 'NOW' && !isWaiting ? 'Ended here' : SAID[step.state]}</small>
        </li>
      ))}
    </ol>
  );
}

/** Who is asked and away, and who decides for them meanwhile. */
function Away({ of }: { readonly of: ApprovalDetail['steps'][number]['away'] }) {
  return of.map((one) => (
    <span key={one.name} className="block text-sm text-ink-soft">
      {awayText(one)}
    </span>
  ));
}

/** Whose turn it is has a ring, not a full dot: nobody has answered yet. */
const STATES = { DONE: 'done', NOW: 'waiting', AHEAD: 'ahead' } as const;
const SAID = { DONE: 'Approved', NOW: 'Waiting for this answer', AHEAD: 'Asked after that' } as const;

type Deciding = {
  readonly value: string;
  /** What was typed before it was refused. */ readonly note: string | undefined;
  readonly decidesFor: string | null;
};

function Decide({ value, note, decidesFor }: Deciding) {
  const { formData } = useNavigation();
  const busy = formData?.get('decision');
  return (
    <Form method="post" className="not-printed mt-4 flex flex-col gap-3">
      <input type="hidden" name="order" value={value} />
      <TextField label="Note with your decision" isOptional name="comment" maxLength={500} defaultValue={note} />
      <div className="flex flex-wrap gap-3">
        <Button name="decision" value="approve" isBusy={busy === 'approve'}>
          Approve
        </Button>
        <Button look="secondary" name="decision" value="decline" isBusy={busy === 'decline'}>
          Decline
        </Button>
      </div>
      {decidesFor !== null && <p className="text-sm text-ink-soft">You’re deciding for {decidesFor}.</p>}
    </Form>
  );
}
