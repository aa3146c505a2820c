/** A map that keeps the entries used last and drops the others, so that a cache cannot grow without bound. */
export class RecentlyUsed<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #most: number;
  #timesForgotten = 0;

  /** @param most how many entries are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    // As long as there is plenty of room it does not matter who came last, and to note it costs more than to look it up.
    if (value === undefined || this.#entries.size * 2 <= this.#most) return value;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  delete(key: K): void {
    this.#timesForgotten += 1;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#timesForgotten += 1;
    this.#entries.clear();
  }

  /** Keeps what `read` finds, unless something was forgotten meanwhile: then it may have been read before the change. */
  async keepFound<T>(read: () => Promise<T>, keep: (found: T) => void): Promise<T> {
    const before = this.#timesForgotten;
    const found = await read();
    if (this.#timesForgotten === before) keep(found);
    return found;
  }

  get size(): number {
    return this.#entries.size;
  }
}
