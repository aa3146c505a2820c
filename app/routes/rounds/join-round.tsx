import { data, Form, redirect, useNavigation } from 'react-router';
import { joinRound } from '#contracts/rounds/join.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { LONGEST_GUEST_NAME } from '#domain/rounds/round-limits.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfKeyPage, refusedWith } from '#app/api/refused-with.ts';
import { roundPath } from '#app/rounds/round-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/join-round.ts';
import '../../account/account.css';
import '../../rounds/rounds.css';

/** No token is longer: a longer one does not work either, and need not be asked about whole. */
const readable = (token: string): string => token.slice(0, 100);

/** Where the link of a round leads. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(joinRound, { body: { token: readable(params.token) } });
  if (!reply.ok && reply.code === 'NOT_FOUND') return data({ asked: undefined, signIn: undefined }, { status: 404 });
  const asked = requireAnswer(reply);
  if (asked.roundId !== null) throw redirect(roundPath(asked.roundId));
  return data({ asked, signIn: loginRedirect(url.pathname) });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const name = textIn(form, 'name').slice(0, 300);
  const reply = await servicesOf(context).door(joinRound, { body: { token: readable(params.token), name, isSure: true } });
  if (reply.ok && reply.body.roundId !== null) return redirect(roundPath(reply.body.roundId), 303);
  if (reply.ok) return data({ errors: [], name }, 200);
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply);
  return data({ errors: formErrors(reply, ['name']), name }, refusedWith(reply));
}

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Join an office round', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function JoinRound({ loaderData: { asked, signIn }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (asked === undefined)
    return (
      <div className="page py-8">
        <EmptyState isPageTitle title="This link doesn’t work" actions={<LinkButton to={PATHS.home}>Go to the home page</LinkButton>}>
          The round may be over, or there’s a newer link. Ask whoever sent it to you.
        </EmptyState>
      </div>
    );
  if (asked.asks === 'SIGN_IN')
    return (
      <div className="page py-8">
        <EmptyState isPageTitle title="Sign in to join" actions={signIn !== undefined && <LinkButton to={signIn}>Sign in</LinkButton>}>
          This office round is for people who have an account with their organization.
        </EmptyState>
      </div>
    );
  const errors = actionData?.errors ?? NO_ERRORS;
  return (
    <div className={classNames('page page-narrow py-8', asked.asks === 'NAME' && 'rounds-guest')}>
      <h1>{asked.title}</h1>
      <p className="mt-1 text-ink-soft">
        {asked.coordinator} of {asked.organization} collects what everyone needs and orders it together.
      </p>
      <p className="figures mt-1 mb-5 font-semibold">
        {asked.isOpen ? `Add what you need by ${asked.closesText}.` : 'Nothing can be added anymore. You can join to see what’s in it.'}
      </p>
      <Form method="post" className="account-form card" noValidate>
        <ErrorSummary title="You haven’t joined yet" errors={errors} />
        {asked.asks === 'NAME' && (
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            maxLength={LONGEST_GUEST_NAME}
            hint="It goes on your items, so they reach you."
            defaultValue={actionData?.name}
            error={errorAt(errors, 'name')}
          />
        )}
        <Button isWide isBusy={state === 'submitting'}>
          Join
        </Button>
      </Form>
    </div>
  );
}
