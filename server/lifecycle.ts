import { setTimeout as sleep } from 'node:timers/promises';

/** How long what is under way may take when the program is told to stop. */
const GRACE_MS = 10_000;
/** A step of the start that does not hear that it is to stop is left after so long: nobody has been promised anything yet. */
const START_GRACE_MS = 2_000;
/** A second signal after so long is meant; before, it is the first one's echo (Ctrl-C comes from the terminal and from npm). */
const ECHO_MS = 1_000;
/** What has nothing to wait for any more and does not end all the same is left: all parts together have so long behind the grace. */
const MOST_AFTER_GRACE_MS = 3_000;
/** That time over, a part still has a moment: most have nothing to wait for. */
const LEAST_PER_PART_MS = 100;

/** Ends a part of the program. What is under way may be finished until the grace is over. @returns whether something was cut off. */
type Stop = (grace: Promise<unknown>) => Promise<boolean | void>;

/** Thrown in the middle of a start that has been told to stop. */
class Stopped extends Error {}

/** What a program has started so far, and how it ends. */
export class Lifecycle {
  readonly #parts: { readonly name: string; readonly stop: Stop; readonly ownMs: number }[] = [];
  readonly #stopping = new AbortController();
  readonly #say: (text: string) => void;
  readonly #hurry = Promise.withResolvers<void>();
  #start: Promise<unknown> = Promise.resolve();
  #toldAt: number | undefined;
  #ended: Promise<never> | undefined;

  /** @param say tells a person what could not be stopped. */
  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  /** Aborted as soon as the program is to stop. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Listens to the signals from now on, and runs the start. @throws what the start throws, but not because it was told to stop. */
  async run(start: () => Promise<void>): Promise<void> {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => this.#told());
    const starting = start();
    this.#start = starting.catch(() => undefined);
    try {
      await starting;
    } catch (error) {
      if (!this.isStopping) throw error;
    }
  }

  /**
   * Notes a part that runs now: it is stopped before everything that was noted earlier.
   *
   * @param ownMs how long it may take whatever the parts before it have taken; plain: what they have left.
   */
  add(name: string, stop: Stop, ownMs = LEAST_PER_PART_MS): void {
    this.#parts.unshift({ name, stop, ownMs });
  }

  /** Between two steps of the start: ends it when the program has been told to stop. */
  goOn(): void {
    if (this.isStopping) throw new Stopped();
  }

  /** Stops everything and ends the process: with the given code, or with 1 when something was cut off. */
  end(code: number): Promise<never> {
    this.#ended ??= this.#end(code);
    return this.#ended;
  }

  #told(): void {
    const now = performance.now();
    if (this.#toldAt !== undefined && now - this.#toldAt > ECHO_MS) this.#hurry.resolve();
    this.#toldAt ??= now;
    void this.end(0);
  }

  async #end(code: number): Promise<never> {
    this.#stopping.abort();
    const grace = Promise.race([sleep(GRACE_MS), this.#hurry.promise]);
    if (code === 0) await Promise.race([this.#start, sleep(START_GRACE_MS)]);
    let isWhole = true;
    const until = performance.now() + GRACE_MS + MOST_AFTER_GRACE_MS;
    for (const { name, stop, ownMs } of this.#parts) {
      const mostMs = Math.max(ownMs, until - performance.now());
      const complaint = await Promise.race([complaintOf(stop(grace)), sleep(mostMs, 'did not stop in time')]);
      if (complaint === undefined) continue;
      isWhole = false;
      this.#say(`${name}: ${complaint}`);
    }
    process.exit(isWhole ? code : 1);
  }
}

async function complaintOf(stopped: Promise<boolean | void>): Promise<string | undefined> {
  try {
    return (await stopped) === true ? 'not everything could be finished' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
