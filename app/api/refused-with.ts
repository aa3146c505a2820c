import type { HeadersFunction } from 'react-router';
import type { Reply } from '#contracts/door.ts';
import { ERRORS, OVERLOADED_SECONDS } from '#contracts/errors.ts';

export type Refusal = Extract<Reply<unknown>, { ok: false }>;
/** What of a refused call decides how its page is answered. */
export type RefusedBy = Pick<Refusal, 'code' | 'retryAfterSeconds'>;

/** What of a refusal is known to its page: for an outcome that is sent on. */
export function refusedBy({ code, retryAfterSeconds }: Refusal): RefusedBy {
  return { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** Whether it was the shop that failed: what was sent may even have been done. */
export function isOwnFault({ code }: RefusedBy): boolean {
  return ERRORS[code].status >= 500;
}

/** When to come again after these, in seconds, where the call does not say it. */
const AGAIN_AFTER: Partial<Record<Refusal['code'], number>> = { TOO_MANY_REQUESTS: 60, OVERLOADED: OVERLOADED_SECONDS };

/**
 * The status and headers of a page whose form was refused by a call: 400, or the call's own status and when to come again where
 * it is not about what was entered.
 */
export function refusedWith({ code, retryAfterSeconds }: RefusedBy): { status: number; headers: Record<string, string> } {
  const seconds = AGAIN_AFTER[code];
  if (seconds === undefined) return { status: 400, headers: {} };
  return { status: ERRORS[code].status, headers: { 'retry-after': String(retryAfterSeconds ?? seconds) } };
}

/** The `headers` of a route whose action says when to come again. */
export const headersOfAction: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('retry-after') ? actionHeaders : loaderHeaders;

/** The same of a route with a key in its address: not even our own pages are told where somebody came from. */
export const headersOfKeyPage: HeadersFunction = (args) => ({
  ...Object.fromEntries(new Headers(headersOfAction(args))),
  'referrer-policy': 'strict-origin',
});
