import { RecentlyUsed } from './recently-used.ts';

/** Answers of one kind that are kept for a while, by a key. Two who ask at once wait for the same answer; a failure is not kept. */
export class Memo<T> {
  readonly #answers: RecentlyUsed<string, { value: Promise<T>; until: number }>;
  readonly #keptMs: number;

  constructor(options: { most: number; seconds: number }) {
    this.#answers = new RecentlyUsed(options.most);
    this.#keptMs = options.seconds * 1000;
  }

  /** The answer of a key, made when there is none or when it is too old. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    if (known !== undefined && known.until > performance.now()) return known.value;
    const value = make();
    this.#answers.set(key, { value, until: performance.now() + this.#keptMs });
    value.catch(() => this.#answers.delete(key));
    return value;
  }

  clear(): void {
    this.#answers.clear();
  }
}
