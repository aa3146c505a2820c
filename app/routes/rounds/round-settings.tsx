import { data, Form, useNavigation } from 'react-router';
import { changeRound, getRound, listRounds } from '#contracts/rounds/rounds.ts';
import { doneAt } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { RoundFields } from '#app/rounds/round-fields.tsx';
import { ROUND_FIELDS, typedRound, wantedRound } from '#app/rounds/round-form.ts';
import { roundPath, ROUNDS_PATH } from '#app/rounds/round-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import type { Route } from './+types/round-settings.ts';
import '../../organization/organization.css';
import '../../rounds/rounds.css';

/** Where whoever looks after a round changes what it allows, and when it closes. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const { today, categories, showsPrices } = requireAnswer(await door(listRounds), url);
  const round = requireAnswer(await door(getRound, { params }), url);
  if (!round.mayManage) throw data(null, { status: 404 });
  const values = {
    title: round.title,
    message: round.message,
    closesOn: round.closesOn,
    closesAt: round.closesTime,
    personCap: round.personCap === null ? '' : String(round.personCap),
    totalCap: round.totalCap === null ? '' : String(round.totalCap),
    categoryIds: round.categories.map(({ id }) => id),
    letsGuestsIn: round.letsGuestsIn,
    showsGuestsPrices: round.showsGuestsPrices,
  };
  return { today, categories, showsPrices, zoneName: round.zoneName, values, title: round.title };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const values = typedRound(await request.formData());
  const reply = await servicesOf(context).door(changeRound, { params, body: wantedRound(values) });
  if (reply.ok) return doneAt(context, roundPath(params.roundId), 'changed');
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data({ errors: formErrors(reply, ROUND_FIELDS), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Change an office round', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function RoundSettings({ loaderData, actionData, params }: Route.ComponentProps) {
  const { state } = useNavigation();
  const errors = actionData?.errors ?? NO_ERRORS;
  return (
    <div className="page pb-8">
      <Breadcrumbs
        trail={[
          { name: 'Office rounds', href: ROUNDS_PATH },
          { name: loaderData.title, href: roundPath(params.roundId) },
        ]}
        here="Change it"
      />
      <h1>Change the round</h1>
      <p className="mb-5 max-w-prose text-ink-soft">What’s already in it stays. A later deadline opens a closed round again.</p>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      <Form method="post" className="organization-form" noValidate>
        <RoundFields {...loaderData} values={actionData?.values ?? loaderData.values} errors={errors} />
        <p>
          <Button isBusy={state === 'submitting'}>Save</Button>
        </p>
      </Form>
    </div>
  );
}
