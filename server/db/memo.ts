import { askerNow, Askers, workFor } from './asking/asking.ts';
import { RecentlyUsed } from './recently-used.ts';

type Kept<T> = {
  readonly value: Promise<T>;
  readonly until: number;
  /** Those who wait for it, as long as it is made. */
  askers: Askers | undefined;
};

/**
 * Answers of one kind that are kept for a while, by a key. Two who ask at once wait for the same answer, which is given up when both hang up; a failure is
 * not kept.
 */
export class Memo<T> {
  readonly #answers: RecentlyUsed<string, Kept<T>>;
  readonly #keptMs: number;

  constructor(options: { most: number; seconds: number }) {
    this.#answers = new RecentlyUsed(options.most);
    this.#keptMs = options.seconds * 1000;
  }

  /** The answer of a key, made when there is none or when it is too old. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    if (known !== undefined && known.until > performance.now() && known.askers?.signal.aborted !== true) {
      known.askers?.join(askerNow());
      return known.value;
    }
    const askers = new Askers(askerNow());
    const value = workFor(askers, make);
    const kept: Kept<T> = { value, until: performance.now() + this.#keptMs, askers };
    this.#answers.set(key, kept);
    const isMade = () => {
      kept.askers = undefined;
    };
    value.then(isMade, () => {
      isMade();
      // Another may be made already, where this one was given up.
      if (this.#answers.get(key) === kept) this.#answers.delete(key);
    });
    return value;
  }

  /** What is kept of one key is not kept any more. */
  forget(key: string): void {
    this.#answers.delete(key);
  }

  clear(): void {
    this.#answers.clear();
  }
}
