import { data, Form, Link } from 'react-router';
import { decideText, listWaitingTexts, type WaitingText } from '#contracts/operations/moderation.ts';
import { DECISIONS, TEXT_KINDS, type TextKind } from '#domain/reviews/text-states.ts';
import { TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { notTaken, type NotTaken } from '#app/account/reviews/sent-text.ts';
import { ownText } from '#app/api/own-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { OperationsPage, WaitingHead } from '#app/operations/operations-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { WRITTEN_PATHS } from '#app/shell/written-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/moderation.ts';
import '../../operations/operations.css';
import '../../account/reviews/written.css';

const NAMES: Readonly<Record<TextKind, string>> = { REVIEW: 'Review', QUESTION: 'Question', ANSWER: 'Answer' };
const MANY: Readonly<Record<TextKind, string>> = { REVIEW: 'Reviews', QUESTION: 'Questions', ANSWER: 'Answers' };

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { counts, waiting, decisions } = requireAnswer(await servicesOf(context).door(listWaitingTexts), url);
  return {
    counts: TEXT_KINDS.map((kind) => ({ name: MANY[kind], count: counts[kind] })),
    total: TEXT_KINDS.reduce((sum, kind) => sum + counts[kind], 0),
    waiting: waiting.map((text) => ({ ...text, at: momentText(text.sentAt) })),
    decisions: decisions.map((one) => ({ ...one, name: NAMES[one.kind], at: momentText(one.decidedAt) })),
    done: ownText(DONE, doneIn(context, url)) ?? '',
  };
}

const DONE: Readonly<Record<string, string>> = { PUBLISHED: 'Published.', REFUSED: 'Refused. Its author can read why.' };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const kind = TEXT_KINDS.find((one) => one === textIn(form, 'kind'));
  const decision = DECISIONS.find((one) => one === textIn(form, 'decision'));
  const [id, reason] = [textIn(form, 'id'), textIn(form, 'reason').slice(0, 2_000)];
  if (kind === undefined || decision === undefined) throw data(null, { status: 404 });
  const body = { kind, id, decision, reason, version: Number(textIn(form, 'version')) };
  const reply = await servicesOf(context).door(decideText, { body });
  const answered = notTaken(reply);
  if (answered !== undefined) return data({ of: `${kind} ${id}`, reason, answered }, answered.status);
  requireAnswer(reply, url);
  throw doneAt(context, WRITTEN_PATHS.moderation, decision);
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Moderation', isUnlisted: true });

export default function Moderation({ loaderData: { counts, total, waiting, decisions, done }, actionData }: Route.ComponentProps) {
  const isGone = actionData !== undefined && !waiting.some(({ kind, id }) => `${kind} ${id}` === actionData.of);
  return (
    <OperationsPage title="Moderation">
      <WaitingHead
        waiting={counts.map(({ name, count }) => `${name} ${count}`).join(' · ')}
        done={done}
        problem={isGone ? (actionData.answered.problem ?? 'That text was already handled.') : undefined}
      />
      {waiting.length === 0 ? (
        <EmptyState title="Nothing to review">New reviews, questions and answers show up here.</EmptyState>
      ) : (
        <>
          <ul className="written-list">
            {waiting.map((text) => {
              const of = `${text.kind} ${text.id}`;
              return <Waiting key={of} text={text} answer={actionData?.of === of ? actionData : undefined} />;
            })}
          </ul>
          {total > waiting.length && <p className="figures mt-4 text-ink-soft">And {total - waiting.length} more, sent later.</p>}
        </>
      )}
      {decisions.length > 0 && (
        <>
          <h2 className="mt-8 mb-3">Latest decisions</h2>
          <ul className="operations-changes">
            {decisions.map(({ at, by, name, author, itemId, text, decision, reason }, index) => (
              <li key={index}>
                <span className="figures">{at}</span> · {by} · <strong>{decision === 'PUBLISHED' ? 'Published' : 'Refused'}</strong>: {name}{' '}
                by {author} about{' '}
                <Link className="link" to={`/product_${itemId}`}>
                  {itemId}
                </Link>
                : {text}
                {reason !== null && <em> ({reason})</em>}
              </li>
            ))}
          </ul>
        </>
      )}
    </OperationsPage>
  );
}

type WaitingProps = {
  text: WaitingText & { readonly at: string };
  answer: { readonly reason: string; readonly answered: NotTaken } | undefined;
};

function Waiting({ text, answer }: WaitingProps) {
  const { kind, id, version, itemId, itemName, author, at, stars, title, body } = text;
  const about = `${NAMES[kind].toLowerCase()} by ${author}, ${at}`;
  const hidden = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <li>
      <p className="text-sm text-ink-soft">
        {NAMES[kind]} · {author} · <span className="figures">{at}</span> ·{' '}
        <Link className="link" to={`/product_${itemId}`}>
          {itemName}
        </Link>
      </p>
      {title !== null && (
        <h2 className="mt-2 flex flex-wrap items-center gap-x-3 text-md">
          {stars !== null && <span className="stars text-sm" data-halves={stars * 2} role="img" aria-label={`${stars} of 5 stars.`} />}
          {title}
        </h2>
      )}
      <p className="mt-1 max-w-prose">{body}</p>
      {answer?.answered.problem !== undefined && (
        <div className="mt-3">
          <Notice tone="failure" title={answer.answered.problem} isLive />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-4">
        <Form method="post" action={WRITTEN_PATHS.moderation}>
          {hidden}
          <Button name="decision" value="PUBLISHED">
            Publish<span className="hearable"> {about}</span>
          </Button>
        </Form>
        <details className="disclosure" open={answer !== undefined}>
          <summary>
            Refuse<span className="hearable"> {about}</span>
          </summary>
          <Form method="post" action={WRITTEN_PATHS.moderation} className="operations-form mt-2">
            {hidden}
            <TextField
              label="Reason"
              name="reason"
              id={`reason-${kind}-${id}`}
              defaultValue={answer?.reason ?? ''}
              error={answer?.answered.wrong['reason']}
              maxLength={TEXT_LIMITS.reason.most}
              required
              hint="Its author reads it"
            />
            <Button look="secondary" name="decision" value="REFUSED">
              Refuse<span className="hearable"> {about}</span>
            </Button>
          </Form>
        </details>
      </div>
    </li>
  );
}
