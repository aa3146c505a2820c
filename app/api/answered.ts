import { data, redirect } from 'react-router';
import type { Reply } from '#contracts/door.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';

/** The statuses with which a page is refused; everything else that a call answers is our own failure. */
const PAGE_STATUSES: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  SKU_INVALID: 404,
  ORDER_NOT_FOUND: 404,
  LIST_NOT_FOUND: 404,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  WRONG_TENANT: 403,
  INVALID_REQUEST: 404,
  TOO_MANY_REQUESTS: 429,
  OVERLOADED: 503,
};

/**
 * The body of an answer that a page cannot do without.
 *
 * @param page the address of a page for which it is enough to sign in: who is not is sent there and comes back.
 * @throws what the router shows as the error page, when the call was refused.
 */
export function requireAnswer<A>(reply: Reply<A>, page?: Pick<URL, 'pathname' | 'search'>): A {
  if (reply.ok) return reply.body;
  const signIn = reply.code === 'UNAUTHORIZED' && page !== undefined ? loginRedirect(`${page.pathname}${page.search}`) : undefined;
  if (signIn !== undefined) throw redirect(signIn);
  throw data(
    { code: reply.code, ...(reply.code === 'FORBIDDEN' && { said: reply.message }) },
    { status: PAGE_STATUSES[reply.code] ?? 500 },
  );
}
