import { Agent } from 'undici';

/** What a load run measured. Times in milliseconds. */
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly count: number;
  readonly errors: number;
  readonly firstError: string | undefined;
};

/**
 * Repeats work with so many shoppers at once for so many seconds, after a warm-up that is not counted.
 *
 * @param makeBody makes one shopper; what it returns is one timed repetition.
 */
export async function measure(
  options: { concurrency: number; seconds: number; warmupSeconds: number },
  makeBody: (shopper: number) => Promise<() => Promise<void>>,
): Promise<Measured> {
  const times: number[] = [];
  let isCounting = false;
  const end = new AbortController();
  let errors = 0;
  let firstError: string | undefined;
  const bodies = await Promise.all(Array.from({ length: options.concurrency }, (_, shopper) => makeBody(shopper)));
  const loops = bodies.map(async (body) => {
    while (!end.signal.aborted) {
      const started = performance.now();
      try {
        await body();
        if (isCounting) times.push(performance.now() - started);
      } catch (error) {
        errors += 1;
        firstError ??= error instanceof Error ? error.message : String(error);
        if (errors > 200) throw error;
      }
    }
  });
  await sleep(options.warmupSeconds * 1000);
  isCounting = true;
  const started = performance.now();
  await sleep(options.seconds * 1000);
  isCounting = false;
  const seconds = (performance.now() - started) / 1000;
  end.abort();
  await Promise.all(loops);
  return { ...summarise(times), perSecond: times.length / seconds, errors, firstError };
}

/** The middle and the tail of a list of times. */
export function summarise(times: readonly number[]): Pick<Measured, 'p50' | 'p95' | 'p99' | 'count'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A client with its own cookies on connections that are kept. */
export class Shopper {
  static readonly agent = new Agent({ connections: 64, pipelining: 1 });
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  forget(): void {
    this.#cookies.clear();
  }

  /** @throws when the answer is not 2xx. */
  async send(method: 'GET' | 'POST', path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const { origin, pathname, search } = new URL(path, this.#base);
    const answer = await Shopper.agent.request({
      origin,
      path: `${pathname}${search}`,
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...(this.#cookies.size > 0 && { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`);
    return String(answer.headers['content-type']).includes('json') ? JSON.parse(text) : text;
  }
}
