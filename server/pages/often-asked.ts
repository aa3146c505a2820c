/** How many of those that are longest in a map are looked at, when room is needed. */
const MOST_LOOKED_AT = 8;

/** What is kept. */
export type Counted = {
  /** By how many requests it was asked for of late; its owner lets older ones count less. */
  timesAsked: number;
};

/**
 * A map with room for so many. When it is full, one comes in only for another that was asked for less often, or is idle: somebody who makes up addresses and asks for each
 * of them twice puts out others' made up ones, and not what many ask for. Asking for one does no more than count: nothing is put in order.
 */
export class OftenAsked<K, V extends Counted> {
  readonly #entries = new Map<K, V>();
  readonly #most: number;
  readonly #isIdle: (value: V) => boolean;

  /**
   * @param most how many are kept.
   * @param isIdle whether nobody has asked for one for so long that it is worth nothing, however often it was asked for before.
   */
  constructor(most: number, isIdle: (value: V) => boolean) {
    this.#most = most;
    this.#isIdle = isIdle;
  }

  /** Counts, too. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) value.timesAsked += 1;
    return value;
  }

  /** Takes one in, if there is room or another was asked for less often. @returns whether it is in. */
  admit(key: K, value: V): boolean {
    const hasRoom = this.#entries.size < this.#most || this.#makeRoomFor(value);
    if (hasRoom) this.#entries.set(key, value);
    return hasRoom;
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  #makeRoomFor({ timesAsked }: V): boolean {
    let looks = MOST_LOOKED_AT;
    for (const [key, value] of this.#entries) {
      this.#entries.delete(key);
      if (this.#isIdle(value) || value.timesAsked < timesAsked) return true;
      // It stays, and the next ones are looked at the next time.
      this.#entries.set(key, value);
      looks -= 1;
      if (looks === 0) return false;
    }
    return false;
  }
}
