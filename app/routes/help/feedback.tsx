import { data, Form, useNavigation } from 'react-router';
import { sendFeedback } from '#contracts/session/feedback.ts';
import { COMMENT_LIMITS, MANAGED, SCORES, TASKS } from '#domain/feedback/feedback.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr, unlessUnreached } from '#app/api/unreached.ts';
import { FEEDBACK_PATH, MANAGED_WORDS, SCORE_WORDS, TASK_WORDS } from '#app/feedback/feedback-words.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { Route } from './+types/feedback.ts';

/** The survey that the header and the footer lead to. */
export function loader({ url, context }: Route.LoaderArgs) {
  return { isDone: doneIn(context, url) !== undefined };
}

type Values = { readonly task: string; readonly managed: string; readonly score: string; readonly comment: string };
type Said = { readonly values: Values; readonly errors: readonly FormError[] };

function valuesIn(form: FormData): Values {
  return {
    task: textIn(form, 'task').slice(0, 20),
    managed: textIn(form, 'managed').slice(0, 20),
    score: textIn(form, 'score').slice(0, 1),
    comment: textIn(form, 'comment').slice(0, 8_000),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = valuesIn(await request.formData());
  const reply = await servicesOf(context).door(sendFeedback, { body: { ...values, score: Number(values.score) || 0 } });
  if (reply.ok) return doneAt(context, FEEDBACK_PATH, '1');
  const said: Said = { values, errors: formErrors(reply, ['task', 'managed', 'score', 'comment']) };
  return data(said, refusedWith(reply));
}

/** A connection that is gone leaves what was written where it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text): Said => ({ values: valuesIn(form), errors: [formError(text)] }));
}

export const shouldRevalidate = unlessUnreached;

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Give feedback', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function Feedback({ loaderData: { isDone }, actionData }: Route.ComponentProps) {
  if (isDone && actionData === undefined)
    return (
      <div className="page page-narrow py-10" role="status">
        <h1>Thank you</h1>
        <p className="mt-2 mb-5 text-ink-soft">We read every comment. It helps us fix what gets in your way.</p>
        <LinkButton to="/">Back to shopping</LinkButton>
      </div>
    );
  const { values, errors = NO_ERRORS } = actionData ?? {};
  return (
    <div className="page page-narrow py-10">
      <h1>Give feedback</h1>
      <p className="mt-2 mb-5 text-ink-soft">
        Four questions, one minute. Your answers come to us without your name, so we can’t write back. For help with an order, see{' '}
        <a className="link" href={`${PATHS.help}#contact`}>
          how to reach us
        </a>
        .
      </p>
      <ErrorSummary title="Please check your answers" errors={errors} />
      <Form method="post" action={FEEDBACK_PATH} className="card flex flex-col gap-5">
        <SelectField
          label="What did you come to do?"
          name="task"
          defaultValue={values?.task}
          emptyLabel="Choose one"
          error={errorAt(errors, 'task')}
          options={TASKS.map((task) => ({ value: task, label: TASK_WORDS[task] }))}
        />
        <RadioCards
          legend="Did you get it done?"
          name="managed"
          isAcross
          defaultValue={values?.managed}
          error={errorAt(errors, 'managed')}
          options={MANAGED.map((managed) => ({ value: managed, label: MANAGED_WORDS[managed] }))}
        />
        <RadioCards
          legend="How easy was it?"
          name="score"
          defaultValue={values?.score}
          error={errorAt(errors, 'score')}
          options={SCORES.map((score) => ({ value: String(score), label: SCORE_WORDS[score - 1] }))}
        />
        <TextAreaField
          label="What should we do better?"
          name="comment"
          isOptional
          rows={4}
          defaultValue={values?.comment}
          error={errorAt(errors, 'comment')}
          hint={`Up to ${COMMENT_LIMITS.most.toLocaleString('en-US')} characters. Please leave out names, emails and phone numbers.`}
        />
        <SendButton />
      </Form>
    </div>
  );
}

function SendButton() {
  const { state } = useNavigation();
  return (
    <Button size="large" isBusy={state !== 'idle'} busyText="Sending …">
      Send feedback
    </Button>
  );
}
