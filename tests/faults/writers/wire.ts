import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';

/** Within so long everybody is promised an answer (docs/security.md), also while the database hangs. */
export const PATIENCE_MS = 20_000;
const MOST_SAMPLES = 8;

/** What came back; status 0: nothing did. */
export type Told = { readonly status: number; readonly body: unknown };
type Sending = { readonly key?: string; readonly override?: 'PUT' };

/** Counts what the shop answered while a round was played. */
export type Tally = {
  readonly byStatus: Map<number, number>;
  /** Codes of refusals, and what nobody may see. */
  readonly refusals: Map<string, number>;
  readonly samples: string[];
  slowestMs: number;
  unanswered: number;
  busyWithoutRetryAfter: number;
};

export function newTally(): Tally {
  return { byStatus: new Map(), refusals: new Map(), samples: [], slowestMs: 0, unanswered: 0, busyWithoutRetryAfter: 0 };
}

/** A browser: cookies of its own, and any node of the shop that takes its request. */
export type Client = {
  /** Sends once. */
  send(method: 'GET' | 'POST', path: string, body?: unknown, sending?: Sending): Promise<Told>;
  /**
   * Sends the same until somebody decides, as a good client does: under its key, if it has one. Undefined: nobody has decided before
   * the shopper gave up.
   */
  insist(method: 'GET' | 'POST', path: string, body?: unknown, sending?: Sending): Promise<Told | undefined>;
};

export type Wire = { client(): Client; close(): Promise<void> };

/** @param hasGivenUp whether there is no use in trying again. */
export function openWire(bases: () => readonly string[], tally: Tally, hasGivenUp: () => boolean): Wire {
  const agent = new Agent({ connections: 32, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS, connect: { timeout: 2_000 } });

  function client(): Client {
    const cookies = new Map<string, string>();
    const one: Client = {
      async send(method, path, body, { key, override } = {}) {
        const list = bases();
        const { origin, pathname, search } = new URL(path, list[Math.floor(Math.random() * list.length)] ?? 'http://127.0.0.1:1');
        const started = performance.now();
        try {
          const answer = await agent.request({
            origin,
            path: `${pathname}${search}`,
            method,
            headers: {
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(key !== undefined && { 'idempotency-key': key }),
              ...(override !== undefined && { 'x-http-method-override': override }),
              ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          const text = await answer.body.text();
          for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
            cookies.set(name, value);
          }
          const told = { status: answer.statusCode, body: jsonOf(text) };
          note(tally, `${method} ${path}`, told, { text, hasRetryAfter: answer.headers['retry-after'] !== undefined });
          return told;
        } catch (error) {
          count(tally.byStatus, 0);
          if (/Timeout/.test(String(Reflect.get(Object(error), 'name'))) && performance.now() - started > PATIENCE_MS)
            tally.unanswered += 1;
          return { status: 0, body: undefined };
        } finally {
          tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
        }
      },
      async insist(method, path, body, sending) {
        for (let tries = 1; ; tries += 1) {
          const told = await one.send(method, path, body, sending);
          const isDecided = told.status >= 200 && told.status < 500 && codeOf(told) !== 'IDEMPOTENCY_IN_PROGRESS';
          if (isDecided) return told;
          if (hasGivenUp() || (told.status === 409 && tries > 20)) return undefined;
          await sleep(Math.min(30 * tries, 300));
        }
      },
    };
    return one;
  }
  return { client, close: () => agent.destroy() };
}

function note(tally: Tally, what: string, told: Told, { text, hasRetryAfter }: { text: string; hasRetryAfter: boolean }): void {
  const { status } = told;
  count(tally.byStatus, status);
  if (status >= 400 && status !== 503) count(tally.refusals, `${status} ${codeOf(told)} to ${what.split('?')[0]}`);
  if (status === 503 && !hasRetryAfter) tally.busyWithoutRetryAfter += 1;
  if (status >= 500 && status !== 503 && tally.samples.length < MOST_SAMPLES)
    tally.samples.push(`${what}: ${status} ${text.slice(0, 200)}`);
}

export function codeOf({ body }: Told): string {
  return String(Reflect.get(Object(body), 'code') ?? '');
}

export function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
