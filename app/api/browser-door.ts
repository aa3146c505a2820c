import { z } from 'zod';
import { ROUTE_PREFIX, type Call } from '#contracts/call.ts';
import { refuse, type CallInput, type Reply } from '#contracts/door.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { requestTypeOf } from './request-type.ts';
import { NO_CONNECTION } from './unreached.ts';
import { GENERIC_ERROR } from '#contracts/errors.ts';
import { entriesOf, readBody, refusalOf } from './wire-body.ts';

/** How long an answer is waited for. (C §9, Request timeout) */
const TIMEOUT_MS = 30_000;
/** Longer device data are left out. (C §9) */
const MOST_DEVICE_DATA = 11_000;

export type CallOptions = {
  /** Two calls with the same id are never under way together; method, path and query unless given. (A-209) */
  readonly cacheId?: string;
  readonly timeoutMs?: number;
};

/** The door of the browser: a `Door` that goes over the network. */
export type BrowserDoor = <C extends Call>(
  contract: C,
  input?: CallInput<C>,
  options?: CallOptions,
) => Promise<Reply<z.output<C['answer']>>>;

export type DoorParts = {
  readonly tenant: Tenant;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly deviceData: () => string;
  /** Called when an answer says that somebody has to sign in first. */
  readonly goToLogin: () => void;
  /** Called with the context token of every answer that has one. */
  readonly keepContextToken: (token: string) => void;
  readonly paymentVendor?: 'own' | 'aci';
};

/**
 * Makes the way from the browser to the calls: with cookies, with a time-out that counts as a failure, and never the same
 * call twice at once (that one is refused with DUPLICATE_REQUEST before it is sent). Nothing is tried again. (C §7; A-218)
 */
export function makeBrowserDoor(parts: DoorParts): BrowserDoor {
  const underWay = new Set<string>();
  return async (contract, input = {}, { cacheId, timeoutMs = TIMEOUT_MS } = {}) => {
    const url = urlOf(contract, input, parts);
    const id = cacheId ?? `${contract.method} ${url}`;
    if (underWay.has(id)) return refuse('DUPLICATE_REQUEST');
    underWay.add(id);
    try {
      return read(contract, await exchange(parts, url, requestOf(contract, input, parts), timeoutMs), parts);
    } finally {
      underWay.delete(id);
    }
  };
}

/** The address of a call with its parameters and its sorted query. */
function urlOf<C extends Call>(contract: C, input: CallInput<C>, parts: DoorParts): string {
  const params = new Map(entriesOf(input.params));
  const path = contract.path.replace(/:(\w+)/g, (_hole, name: string) => encodeURIComponent(textOf(params.get(name))));
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(input.query)) if (value !== undefined && value !== null) query.append(name, textOf(value));
  const requestType = requestTypeOf({ tenant: parts.tenant, path, paymentVendor: parts.paymentVendor ?? 'own' });
  if (requestType !== undefined) query.set('requestType', requestType);
  query.sort();
  return `${contract.isPrefixed === true ? ROUTE_PREFIX : ''}${path}${query.size > 0 ? `?${query}` : ''}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** What is sent: updates and deletes as a POST that names them, and with everything but a GET what the device tells. (C §7) */
function requestOf<C extends Call>(contract: C, input: CallInput<C>, parts: DoorParts): RequestInit {
  const { method } = contract;
  if (method === 'GET') return { method, headers: { accept: 'application/json' } };
  const device = parts.deviceData();
  const deviceField = device !== '' && device.length <= MOST_DEVICE_DATA ? [['deviceData', device] as const] : [];
  return {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(method !== 'POST' && { 'x-http-method-override': method }),
    },
    body: JSON.stringify(Object.fromEntries([...entriesOf(input.body), ...deviceField])),
  };
}

type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

/** Sends and waits for the whole answer; what to say instead when there is none. */
async function exchange(parts: DoorParts, url: string, request: RequestInit, timeoutMs: number): Promise<Answer | string> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, timeoutMs);
  try {
    const response = await parts.send(url, { ...request, credentials: 'same-origin', cache: 'no-store', signal: abort.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return abort.signal.aborted ? GENERIC_ERROR : NO_CONNECTION;
  } finally {
    clearTimeout(timer);
  }
}

function read<C extends Call>(contract: C, answer: Answer | string, parts: DoorParts): Reply<z.output<C['answer']>> {
  if (typeof answer === 'string') return refuse('TECHNICAL_PROBLEM', { message: answer });
  const { status, headers, text } = answer;
  const token = headers.get('x-context-token');
  if (token !== null && token !== '') parts.keepContextToken(token);
  const body = bodyOf(text);
  if (body === undefined) return refuse('TECHNICAL_PROBLEM', { message: GENERIC_ERROR });
  if (status >= 400) return refused(status, headers, body.value, parts);
  const parsed = z.safeParse<C['answer']>(contract.answer, body.value);
  // An answer that is not the contract's, such as one without its cart, has this code's text. (C §8, Service-down codes)
  return parsed.success ? { ok: true, body: parsed.data, status } : refuse('TECHNICAL_PROBLEM');
}

function bodyOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: readBody(text) };
  } catch {
    return undefined;
  }
}

/** A refusal as it came; who is not signed in goes to sign in. A wrong password is told where it was typed. (C §8, Handling) */
function refused(status: number, headers: Headers, body: unknown, parts: DoorParts): Extract<Reply<never>, { ok: false }> {
  const refusal = refusalOf(body);
  if (status === 401 && refusal.code !== 'LOGIN_FAILED') parts.goToLogin();
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  return { ...refusal, ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }) };
}
