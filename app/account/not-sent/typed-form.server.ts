import type { MiddlewareFunction } from 'react-router';
import { LOGIN_PATH, loginRedirect } from '#domain/identity/return-address.ts';
import { CONTEXT_TOKEN_FIELD } from '#contracts/page.ts';
import { NOT_SENT_PATH } from '#app/shell/account-paths.ts';
import { servicesOf } from '#app/api/page-services.ts';

/** The pages whose forms are kept when nobody is signed in any more. Nothing of a password or a card is typed there. */
const KEPT = /^\/(?:approvals|kuber\/createList|lists|organization|quotes|rounds|account\/(?:budgets|buy-again))(?:\/|$)/;
const SECRET = /password|credential|card|pin$|token/i;

/**
 * Keeps a form that was sent after the visit had ended: whoever has signed in again comes to a page that shows what was typed and sends it. Once it is sent, it
 * is kept no longer.
 */
export const keepTypedForm: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const services = servicesOf(context);
  const { typedForms } = services;
  const isSent = request.method === 'POST' && KEPT.test(url.pathname);
  const isSignedIn = isSent && services.user !== undefined;
  const fields = isSent && !isSignedIn ? await fieldsOf(request.clone()) : undefined;
  const response = await next();
  if (isSignedIn && typedForms.read()?.path === url.pathname) typedForms.forget();
  const isToSignIn = response.headers.get('location')?.startsWith(`${LOGIN_PATH}?`) === true;
  if (!isToSignIn && (fields === undefined || response.status < 400)) return response;
  const isKept = fields === undefined ? typedForms.read()?.path === url.pathname : typedForms.keep({ path: url.pathname, fields });
  const signIn = loginRedirect(NOT_SENT_PATH);
  if (isToSignIn && isKept && signIn !== undefined) response.headers.set('location', signIn);
  return response;
};

async function fieldsOf(request: Request): Promise<[string, string][]> {
  const form = await request.formData();
  return [...form].flatMap(([name, value]) =>
    typeof value !== 'string' || name === CONTEXT_TOKEN_FIELD || SECRET.test(name) ? [] : [[name, value]],
  );
}
