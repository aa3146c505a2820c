import { data, Form, useNavigation } from 'react-router';
import { listRounds, openRound } from '#contracts/rounds/rounds.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { doneAt } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { RoundFields } from '#app/rounds/round-fields.tsx';
import { ROUND_FIELDS, typedRound, wantedRound, type TypedRound } from '#app/rounds/round-form.ts';
import { roundPath, ROUNDS_PATH } from '#app/rounds/round-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import type { Route } from './+types/new-round.ts';
import '../../organization/organization.css';
import '../../rounds/rounds.css';

/** Where a buyer opens a round for their office. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { zoneName, today, categories, showsPrices } = requireAnswer(await servicesOf(context).door(listRounds), url);
  return { zoneName, today, categories, showsPrices };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = typedRound(await request.formData());
  const reply = await servicesOf(context).door(openRound, { body: wantedRound(values) });
  if (reply.ok) return doneAt(context, roundPath(reply.body.roundId), 'opened');
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data({ errors: formErrors(reply, ROUND_FIELDS), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Start an office round', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function NewRound({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const errors = actionData?.errors ?? NO_ERRORS;
  const fresh: TypedRound = {
    title: '',
    message: '',
    closesOn: addDays(loaderData.today, 2),
    closesAt: '15:00',
    personCap: '',
    totalCap: '',
    categoryIds: [],
    letsGuestsIn: false,
    showsGuestsPrices: false,
  };
  return (
    <div className="page pb-8">
      <Breadcrumbs trail={[{ name: 'Office rounds', href: ROUNDS_PATH }]} here="Start an office round" />
      <h1>Start an office round</h1>
      <p className="mb-5 max-w-prose text-ink-soft">
        Your colleagues add what they need until the deadline. Then you look it over and order it all at once. Nothing is ordered before you
        do.
      </p>
      <ErrorSummary title="The round isn’t open yet" errors={errors} />
      <Form method="post" className="organization-form" noValidate>
        <RoundFields {...loaderData} values={actionData?.values ?? fresh} errors={errors} />
        <p>
          <Button isBusy={state === 'submitting'}>Open the round</Button>
        </p>
      </Form>
    </div>
  );
}
