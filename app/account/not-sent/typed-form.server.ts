import type { MiddlewareFunction } from 'react-router';
import { LOGIN_PATH, loginRedirect } from '#domain/identity/return-address.ts';
import { CONTEXT_TOKEN_FIELD } from '#contracts/page.ts';
import { NOT_SENT_PATH } from '#app/shell/account-paths.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { isKeptField, isKeptPage, pageOf } from './kept-pages.ts';

/**
 * Keeps a form that was sent after the visit had ended: whoever has signed in again comes to a page that shows what was typed and sends it. Once it is sent, it
 * is kept no longer.
 */
export const keepTypedForm: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const services = servicesOf(context);
  const { typedForms } = services;
  const path = pageOf(url);
  const isSent = request.method === 'POST' && isKeptPage(url.pathname);
  const isSignedIn = isSent && services.user !== undefined;
  const fields = isSent && !isSignedIn ? await fieldsOf(request.clone()) : undefined;
  const response = await next();
  if (isSignedIn && typedForms.read()?.path === path) typedForms.forget();
  const isToSignIn = response.headers.get('location')?.startsWith(`${LOGIN_PATH}?`) === true;
  if (!isToSignIn && (fields === undefined || response.status < 400)) return response;
  const isKept = fields === undefined ? typedForms.read()?.path === path : typedForms.keep({ path, fields });
  const signIn = loginRedirect(NOT_SENT_PATH);
  if (isToSignIn && isKept && signIn !== undefined) response.headers.set('location', signIn);
  return response;
};

/** What a form says; undefined of one with a file, which cannot be kept: it would say something else without it. */
async function fieldsOf(request: Request): Promise<[string, string][] | undefined> {
  const form = await request.formData();
  const fields: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string' && value.size > 0) return undefined;
    if (typeof value === 'string' && name !== CONTEXT_TOKEN_FIELD && isKeptField(name)) fields.push([name, value]);
  }
  return fields;
}
