import { GENERIC_ERROR } from '#contracts/errors.ts';
import { deviceFields } from '#app/api/device-data.ts';
import { withRequestType } from '#app/api/request-type.ts';
import type { CartVisit } from './cart-store.ts';
import type { CartAnswer } from './shown-cart.ts';
import type { Intention } from './intentions.ts';

/** Where the cart is read and changed in place. */
const PATH = '/cc/cart/changes';
/** How long an answer is waited for. (C §9, Request timeout) */
const TIMEOUT_MS = 30_000;

/** What came of a request. */
export type Answered =
  | { readonly kind: 'answered'; readonly body: CartAnswer }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string }
  /** Nobody knows whether it came. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'signed-out' }
  /** The browser belongs to somebody else by now. */
  | { readonly kind: 'other-visit' };

export type CartTransport = {
  /** @param search the query of the page whose cart is shown @param isWhole whether the whole cart is wanted with the answer */
  send(intention: Intention, search: string, isWhole: boolean): Promise<Answered>;
  read(search: string): Promise<Answered>;
};

export type TransportParts = {
  readonly ask: typeof fetch;
  readonly waitForSession: () => Promise<void>;
  /** The visit that the page belongs to: nothing is done for another one. Its token is undefined before there is one. */
  readonly visit: () => Pick<CartVisit, 'tenant' | 'contextToken'> | undefined;
  readonly deviceData: () => string;
};

/** The way to the cart: with cookies, a key for each change, and a time-out that counts as a failure. (C §7; A-218) */
export function makeTransport({ ask, waitForSession, visit, deviceData }: TransportParts): CartTransport {
  const exchange = async (search: string, init: RequestInit): Promise<Answered> => {
    await waitForSession();
    const { tenant, contextToken: token } = visit() ?? {};
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await ask(`${PATH}${withRequestType(search, tenant)}`, {
        ...init,
        credentials: 'same-origin',
        cache: 'no-store',
        signal: timeout,
        headers: { accept: 'application/json', ...(token !== undefined && { 'x-context-token': token }), ...init.headers },
      });
      return read(answer.status, await answer.text());
    } catch {
      return timeout.aborted ? failed() : { kind: 'unreached' };
    }
  };
  return {
    send: ({ key, intent, fields }, search, isWhole) => {
      const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
      body.set('intent', intent);
      if (isWhole) body.set('whole', 'true');
      for (const [name, value] of Object.entries(deviceFields(deviceData()))) body.set(name, value);
      // A page that is left does not take it back.
      return exchange(search, { method: 'POST', body, keepalive: true, headers: { 'idempotency-key': key } });
    },
    read: (search) => exchange(search, { method: 'GET' }),
  };
}

function read(status: number, text: string): Answered {
  if (status === 401) return { kind: 'signed-out' };
  if (status === 403) return { kind: 'other-visit' };
  // Not looked at, or not to its end: it may come again under its key.
  if (status === 503) return { kind: 'unreached' };
  try {
    if (status < 400) return { kind: 'answered', body: JSON.parse(decoded(text)) };
    const { code, message }: { code?: unknown; message?: unknown } = JSON.parse(decoded(text));
    // Sent before, and begun: who began it ends it, or is gone and will be given up for lost.
    if (code === 'IDEMPOTENCY_IN_PROGRESS') return { kind: 'unreached' };
    return typeof code === 'string' && typeof message === 'string' ? { kind: 'refused', code, text: message } : failed();
  } catch {
    return failed();
  }
}

/**
 * What an answer says: something on the way may have put all of it, as base64, into a field `encoded`. (C §7; A-208)
 *
 * @throws where it is neither JSON nor base64 of a text in UTF-8.
 */
function decoded(text: string): string {
  if (!/^\s*\{\s*"encoded"/.test(text)) return text;
  const { encoded }: { encoded?: unknown } = JSON.parse(text);
  if (typeof encoded !== 'string') return text;
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0)));
}

function failed(): Answered {
  return { kind: 'refused', code: 'TECHNICAL_PROBLEM', text: GENERIC_ERROR };
}
