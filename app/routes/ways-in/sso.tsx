import type { HeadersFunction } from 'react-router';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { letIn, notSent } from '#app/account/come-in.server.ts';
import { NotLetIn } from '#app/account/not-let-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/sso.ts';

/** Where an employer's sign-in sends its people by a form. Nobody comes here by a link. */
export function loader() {
  return notSent('Your organization signs you in. Please start on its own page.');
}

export async function action({ request, context }: Route.ActionArgs) {
  return letIn(servicesOf(context), request, { way: 'SAML', token: textIn(await request.formData(), 'token') });
}

/** What came of the token is known without looking at the page once more. */
export const shouldRevalidate = () => false;

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('referrer-policy') ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Sign-in', isUnlisted: true });

export default function SingleSignOn({ loaderData, actionData }: Route.ComponentProps) {
  return <NotLetIn text={actionData?.text ?? loaderData.text} />;
}
