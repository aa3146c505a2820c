import { data, type HeadersFunction, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import { comeInBySaml } from '#contracts/session/saml.ts';
import { wentThere } from '#domain/identity/ways-in/went-there.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ledOn, NO_TRACE } from '#app/account/come-in.server.ts';
import { NotLetIn } from '#app/account/not-let-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/sso-answer.ts';

/** What a company's sign-in sends by a form. Whoever did not go there, but has a frame or a script of another site's page ask, is not signed in. */
export async function action({ params: { company }, request, context }: Route.ActionArgs) {
  if (!wentThere((name) => request.headers.get(name)))
    return data({ text: 'Please open the shop from your company’s own page.' }, { status: 403, headers: NO_TRACE });
  const form = await request.formData();
  const relayState = textIn(form, 'RelayState');
  const reply = await servicesOf(context).door(comeInBySaml, {
    body: { company, response: textIn(form, 'SAMLResponse'), ...(relayState !== '' && { relayState }) },
  });
  if (reply.ok) throw ledOn(reply.body.redirectUrl);
  const { status, message } = ERRORS[reply.code];
  const { retryAfterSeconds } = reply;
  return data(
    { text: reply.message ?? message },
    { status, headers: { ...NO_TRACE, ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }) } },
  );
}

/** What came of the answer is known without looking at the page once more. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== 'POST' && defaultShouldRevalidate;
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Sign in with your company', isUnlisted: true });

/** Said to who opens the address that only a company's form posts to. */
const NOT_SENT = 'This address is for your company’s sign-in. Please start on our sign-in page: choose “Sign in with your company.”';

export default function CompanyAnswer({ actionData }: Route.ComponentProps) {
  return <NotLetIn title="Your company’s sign-in did not work" text={actionData?.text ?? NOT_SENT} />;
}
