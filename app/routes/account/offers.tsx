import { data } from 'react-router';
import { subscribeUserforOffers } from '#contracts/session/offers.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { OffersForm } from '#app/account/offers-form.tsx';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/offers.ts';

const GENERIC = 'Sorry, something went wrong. Please try again.';

/** Where the sign-up of the footer leads. */
export function loader({ url, context }: Route.LoaderArgs) {
  return { isDone: doneIn(context, url) !== undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = { emailID: textIn(form, 'emailID').slice(0, 300), phoneNumber: textIn(form, 'phoneNumber').slice(0, 40) };
  const reply = await servicesOf(context).door(subscribeUserforOffers, { body: values });
  if (reply.ok) return doneAt(context, PATHS.offers, '1');
  const errors =
    reply.code === 'INVALID_REQUEST' || reply.code === 'TOO_MANY_REQUESTS'
      ? formErrors(reply, { emailID: 'emailID', phoneNumber: 'phoneNumber' })
      : [formError(GENERIC)];
  return data({ values, errors }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Deals by email or text', isUnlisted: true });

export default function Offers({ loaderData: { isDone }, actionData }: Route.ComponentProps) {
  const { values, errors = [] } = actionData ?? {};
  if (isDone && actionData === undefined)
    return (
      <div className="page page-narrow py-10" role="status">
        <h1>You’re on the list</h1>
        <p className="mt-2 mb-5 text-ink-soft">We’ll let you know when there’s a deal worth having.</p>
        <LinkButton to={PATHS.deals}>See today’s deals</LinkButton>
      </div>
    );
  return (
    <div className="page page-narrow py-10">
      <h1>Deals by email or text</h1>
      <p className="mt-2 mb-5 text-ink-soft">Leave your email, your phone number or both.</p>
      <div className="card">
        <OffersForm values={values} errors={errors} />
      </div>
    </div>
  );
}
