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

/** Makes one shopper; what it returns is one timed repetition. */
export type MakeBody = (shopper: number) => Promise<() => Promise<void>>;

/** How much at once, for how long, after how long a warm-up that is not counted. */
export type Load = { readonly concurrency: number; readonly seconds: number; readonly warmupSeconds: number };

/** A run as it was: all its times in milliseconds, and what `probe` said grew by while it was counted. */
export type Run<Probed> = {
  readonly times: readonly number[];
  readonly seconds: number;
  readonly before: Probed;
  readonly after: Probed;
  readonly errors: number;
  readonly firstError: string | undefined;
};

const MOST_ERRORS = 500;
const AFTER_ERROR_MS = 200;

/** Repeats work with so many shoppers at once for so many seconds, after a warm-up that is not counted. */
export async function measure(load: Load, makeBody: MakeBody): Promise<Measured> {
  const { times, seconds, errors, firstError } = await repeat(load, makeBody, () => undefined);
  return { ...summarise(times), perSecond: times.length / seconds, errors, firstError };
}

/**
 * The same with every single time.
 *
 * @param probe is asked when counting begins and when it ends.
 * @throws when nearly all fails.
 */
export async function repeat<Probed>(load: Load, makeBody: MakeBody, probe: () => Probed): Promise<Run<Probed>> {
  const times: number[] = [];
  let isCounting = false;
  const end = new AbortController();
  let errors = 0;
  let firstError: string | undefined;
  const bodies = await Promise.all(Array.from({ length: load.concurrency }, (_, shopper) => makeBody(shopper)));
  const loops = bodies.map(async (body) => {
    while (!end.signal.aborted) {
      const started = performance.now();
      try {
        await body();
        if (isCounting) times.push(performance.now() - started);
      } catch (error) {
        errors += 1;
        firstError ??= error instanceof Error ? error.message : String(error);
        if (errors > MOST_ERRORS) throw error;
        await sleep(AFTER_ERROR_MS); // a shop that has too much to do is not helped by being asked again at once
      }
    }
  });
  const all = Promise.all(loops);
  await Promise.race([sleep(load.warmupSeconds * 1000), all]);
  const [before, started] = [probe(), performance.now()];
  isCounting = true;
  await Promise.race([sleep(load.seconds * 1000), all]);
  isCounting = false;
  const [after, seconds] = [probe(), (performance.now() - started) / 1000];
  end.abort();
  await all;
  return { times, seconds, before, after, errors, firstError };
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
