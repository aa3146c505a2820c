import { RecentlyUsed } from './recently-used.ts';

/** Answers about many things, each kept for a while under a key of its own: those that are missing are asked for together. */
export class KeptEach<T> {
  readonly #answers: RecentlyUsed<string, { readonly value: T; readonly until: number }>;
  readonly #keptMs: number;

  constructor(options: { most: number; seconds: number }) {
    this.#answers = new RecentlyUsed(options.most);
    this.#keptMs = options.seconds * 1000;
  }

  /**
   * The answers of some keys, in any order.
   *
   * @param whose for whom they hold: others have others.
   * @param read answers those that are not known, all of them: it is asked once, or not at all.
   */
  async get(
    whose: string,
    keys: Iterable<string>,
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<ReadonlyMap<string, T>> {
    const nameOf = (key: string) => JSON.stringify([whose, key]);
    const found = new Map<string, T>();
    const missing: string[] = [];
    const now = performance.now();
    for (const key of new Set(keys)) {
      const known = this.#answers.get(nameOf(key));
      if (known === undefined || known.until < now) missing.push(key);
      else found.set(key, known.value);
    }
    if (missing.length === 0) return found;
    const fresh = await this.#answers.keepFound(
      () => read(missing),
      (answers) => answers.forEach((value, key) => this.#answers.set(nameOf(key), { value, until: now + this.#keptMs })),
    );
    for (const [key, value] of fresh) found.set(key, value);
    return found;
  }

  clear(): void {
    this.#answers.clear();
  }
}
