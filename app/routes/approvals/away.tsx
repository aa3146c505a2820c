import { data, Form, useNavigation } from 'react-router';
import { addStandIn, endStandIn, listStandIns, type StandInView } from '#contracts/approvals/stand-ins.ts';
import { standInDays } from '#domain/approvals/stand-ins.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { AWAY_PATH } from '#app/approvals/approval-paths.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/away.ts';
import '../../organization/organization.css';

const DONE: Readonly<Record<string, string>> = {
  named: 'Saved. They’ll approve orders for you on those days.',
  ended: 'Ended. Orders come to you again.',
};

/** Who decides for somebody about orders that wait. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const standIns = requireAnswer(await servicesOf(context).door(listStandIns), url);
  return { ...standIns, done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const isEnd = textIn(form, 'intent') === 'end';
  const values = {
    email: textIn(form, 'email').slice(0, 300),
    startsOn: textIn(form, 'startsOn').slice(0, 20),
    endsOn: textIn(form, 'endsOn').slice(0, 20),
  };
  const reply = isEnd
    ? await door(endStandIn, { params: { standInId: textIn(form, 'standInId').slice(0, 64) || '-' } })
    : await door(addStandIn, { body: values });
  // What is ended already is ended, as it was asked to be.
  if (!reply.ok && isEnd && reply.code === 'NOT_FOUND') return doneAt(context, AWAY_PATH, 'ended');
  if (!reply.ok && reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  if (!reply.ok) return data({ errors: formErrors(reply, ['email', 'startsOn', 'endsOn']), values }, refusedWith(reply));
  return doneAt(context, AWAY_PATH, isEnd ? 'ended' : 'named');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'When you’re away', isUnlisted: true });

export default function Away({
  loaderData: { today, mayName, own, forOthers, colleagues, hasMore, done },
  actionData,
}: Route.ComponentProps) {
  const { formData } = useNavigation();
  const errors = actionData?.errors ?? [];
  const values = actionData?.values;
  return (
    <div className="page pb-8">
      <AccountTrail here="When you’re away" />
      <h1>When you’re away</h1>
      <p className="mb-4 max-w-prose text-ink-soft">
        A colleague decides for you about orders that ask for your approval. They can’t approve their own orders, or orders above their own
        limit.
      </p>
      <Done>{errors.length === 0 && done}</Done>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      {mayName ? (
        <Form method="post" action={AWAY_PATH} className="organization-form" noValidate preventScrollReset>
          {hasMore ? (
            <TextField
              label="Colleague’s work email"
              name="email"
              type="email"
              autoComplete="off"
              maxLength={300}
              defaultValue={values?.email}
              error={errorAt(errors, 'email')}
            />
          ) : (
            <SelectField
              label="Who decides for you"
              name="email"
              emptyLabel="Choose a colleague"
              defaultValue={values?.email ?? ''}
              options={colleagues.map(({ email, name }) => ({ value: email, label: name === '' ? email : name }))}
              error={errorAt(errors, 'email')}
            />
          )}
          <div className="choice-pair">
            <TextField
              label="First day"
              name="startsOn"
              type="date"
              min={today}
              defaultValue={values?.startsOn ?? today}
              error={errorAt(errors, 'startsOn')}
            />
            <TextField
              label="Last day"
              name="endsOn"
              type="date"
              min={today}
              defaultValue={values?.endsOn}
              error={errorAt(errors, 'endsOn')}
            />
          </div>
          <p>
            <Button name="intent" value="name" isBusy={formData?.get('intent') === 'name'}>
              Save
            </Button>
          </p>
        </Form>
      ) : (
        <p className="text-ink-soft">No orders ask for your approval, so no one needs to decide for you.</p>
      )}
      {own.length > 0 && (
        <section aria-labelledby="own" className="mt-6 max-w-prose">
          <h2 id="own" className="mb-3 text-lg">
            Who decides for you
          </h2>
          <ul className="rule-list">
            {own.map((one) => (
              <li key={one.standInId} className="flex flex-wrap items-center justify-between gap-3">
                <Days of={one} />
                <Form method="post" action={AWAY_PATH} preventScrollReset>
                  <input type="hidden" name="standInId" value={one.standInId} />
                  <Button look="quiet" name="intent" value="end">
                    End<span className="hearable"> {one.name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      {forOthers.length > 0 && (
        <section aria-labelledby="others" className="mt-6 max-w-prose">
          <h2 id="others" className="mb-3 text-lg">
            For whom you decide
          </h2>
          <ul className="rule-list">
            {forOthers.map((one) => (
              <li key={one.standInId}>
                <Days of={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Days({ of: { name, startsOn, endsOn, isNow } }: { of: StandInView }) {
  return (
    <span>
      <strong>{name}</strong> · {standInDays(startsOn, endsOn)} {isNow && <Badge tone="neutral">Now</Badge>}
    </span>
  );
}
