/** So many requests are under way at once on a node before it matters whose they are: some tenths of a second of work. */
const ENOUGH = 96;
/** Beyond that, so many may be of one network: whoever sends more waits outside, and nobody else does. */
const MOST_OF_ONE = 32;

/** Whose requests are under way on a node. A burst is in before the event loop is seen to be late, and then everybody would be turned away. */
export class FairShares {
  readonly #of = new Map<string, number>();
  #all = 0;

  /**
   * Lets a request in.
   *
   * @param from its network.
   * @returns false when there is enough to do, and too much of it is that network's: it is not let in, and need not leave.
   */
  enter(from: string): boolean {
    const own = this.#of.get(from) ?? 0;
    if (this.#all >= ENOUGH && own >= MOST_OF_ONE) return false;
    this.#of.set(from, own + 1);
    this.#all += 1;
    return true;
  }

  /** To be called once for each that was let in, when it is answered or gone. */
  leave(from: string): void {
    const own = this.#of.get(from) ?? 0;
    if (own === 0) return;
    this.#all -= 1;
    if (own === 1) this.#of.delete(from);
    else this.#of.set(from, own - 1);
  }
}
