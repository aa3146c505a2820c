import type { ReactNode } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { decideApprovalOfMail, getApprovalOfMail } from '#contracts/approvals/of-mail.ts';
import { LONGEST_COMMENT } from '#domain/approvals/approval-days.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfKeyPage } from '#app/api/refused-with.ts';
import { OrderFacts, OrderGroups } from '#app/account/orders/order-details.tsx';
import { orderView } from '#app/account/orders/order-view.ts';
import { WhyApproval } from '#app/approvals/why.tsx';
import { APPROVALS_PATH, approvalPath } from '#app/approvals/approval-paths.ts';
import { standText, untilText } from '#app/approvals/approval-words.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/of-mail.ts';
import '../../cart/cart.css';
import '../../account/account.css';
import '../../approvals/approvals.css';

/** No key is longer: a longer one does not work either, and need not be asked about whole. */
const readable = (key: string): string => key.slice(0, 120);

/** Where the link of a mail leads that asks for an approval. Opening it decides nothing: programs that look through mails open links, too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const key = readable(url.searchParams.get('key') ?? '');
  const reply = await servicesOf(context).door(getApprovalOfMail, { query: { key } });
  if (!reply.ok && reply.code === 'ORDER_NOT_FOUND') return data({ found: undefined }, 410);
  const { approverName, detail } = requireAnswer(reply, url);
  return data({ found: { ...detail, key, approverName, order: orderView(detail.order) } });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const decision = textIn(form, 'decision');
  const isYes = decision === 'approve';
  if (!isYes && decision !== 'decline') throw data(null, { status: 400 });
  const version = /^\d{1,6}$/.exec(textIn(form, 'version'))?.[0];
  if (version === undefined) throw data(null, { status: 400 });
  const comment = textIn(form, 'comment').trim().slice(0, LONGEST_COMMENT);
  const reply = await servicesOf(context).door(decideApprovalOfMail, {
    body: {
      key: readable(textIn(form, 'key')),
      action: isYes ? 'ACCEPT' : 'DECLINE',
      version: Number(version),
      ...(comment !== '' && { approvalComments: comment }),
    },
  });
  if (!reply.ok && reply.code === 'ORDER_NOT_FOUND') return data({ done: undefined, problem: DEAD }, 410);
  const { status, message } = requireAnswer(reply, url);
  if (message !== undefined) return data({ done: undefined, problem: message }, 409);
  const goesOn = status === 'PENDING_APPROVAL';
  return data({
    done: isYes ? (goesOn ? 'Approved by you. The next approver was told.' : 'Order approved.') : 'Order declined.',
    problem: undefined,
  });
}

const DEAD = 'This link no longer works. Sign in to see what waits for you.';

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Approve an order', isUnlisted: true });

export default function ApprovalOfMail({ loaderData: { found }, actionData }: Route.ComponentProps) {
  if (found === undefined) return <DeadLink />;
  const { approval, order, approverName, budgets, key } = found;
  const { orderNumber, ownerName, ordTotal, status, mayDecide, version } = approval;
  const isWaiting = status === 'PENDING_APPROVAL';
  return (
    <div className="page pb-8">
      <div className="mt-6 mb-4">
        <h1>
          {ownerName}’s order <span className="figures">{orderNumber}</span>
        </h1>
        <p className="mt-1 text-ink-soft">
          <b>{standText(approval)}</b> · <span className="figures">{formatDollars(ordTotal)}</span>
          {isWaiting && ` · ${untilText(approval)}`}
        </p>
      </div>
      <Done>{actionData?.done}</Done>
      {actionData?.problem !== undefined && (
        <Notice tone="warning" isLive>
          {actionData.problem}
        </Notice>
      )}
      <div className="order-columns">
        <div className="flex flex-col gap-6">
          <WhyApproval detail={{ approval, budgets }}>
            {mayDecide ? (
              <Decide orderKey={key} version={version} approverName={approverName} decidesFor={approval.decidesFor} />
            ) : (
              <p className="mt-4">{isWaiting ? 'It waits for someone else now.' : 'Nothing is left for you to do.'}</p>
            )}
          </WhyApproval>
          <section aria-labelledby="items-title">
            <h2 id="items-title" className="mb-3">
              Items
            </h2>
            <OrderGroups order={order} />
          </section>
        </div>
        <OrderFacts order={order} />
      </div>
      <p className="mt-6">
        <Link className="link" to={approvalPath(orderNumber)}>
          Sign in to ask a question or change items
        </Link>
      </p>
    </div>
  );
}

type Deciding = { orderKey: string; version: number; approverName: string; decidesFor: string | null };

function Decide({ orderKey, version, approverName, decidesFor }: Deciding) {
  const { formData } = useNavigation();
  const busy = formData?.get('decision');
  return (
    <Form method="post" className="mt-4 flex flex-col gap-3" preventScrollReset>
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="version" value={version} />
      <TextField label="Note with your decision" isOptional name="comment" maxLength={LONGEST_COMMENT} />
      <div className="flex flex-wrap gap-3">
        <Button name="decision" value="approve" isBusy={busy === 'approve'}>
          Approve
        </Button>
        <Button look="secondary" name="decision" value="decline" isBusy={busy === 'decline'}>
          Decline
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        You’re deciding as {approverName}
        {decidesFor !== null && `, for ${decidesFor}`}.
      </p>
    </Form>
  );
}

function DeadLink(): ReactNode {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>This link no longer works</h1>
        <p>The time for a decision is over, or the link isn’t complete. Sign in to see what waits for you.</p>
        <p className="mt-2">
          <LinkButton to={APPROVALS_PATH}>Sign in</LinkButton>
        </p>
      </div>
    </div>
  );
}
