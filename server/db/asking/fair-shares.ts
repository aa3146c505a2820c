/**
 * So much work is under way at once on a node before it matters whose it is: some tenths of a second. A unit is what an ordinary page or call
 * takes; a request that looks for things takes several.
 */
const ENOUGH = 96;
/** Beyond that, so much may be of one network: whoever sends more waits outside, and nobody else does. */
const MOST_OF_ONE = 32;
/** Of a network with less under way a late node still takes what comes, as long as another network has more than its share. */
const LITTLE = 8;

/** Whose requests are under way on a node. A burst is in before the event loop is seen to be late, and then everybody would be turned away. */
export class FairShares {
  readonly #of = new Map<string, number>();
  #all = 0;

  /**
   * Lets a request in.
   *
   * @param from its network.
   * @param units of work that it takes, 1 or more.
   * @returns false when there is enough to do, and too much of it is that network's: it is not let in, and need not leave.
   */
  enter(from: string, units = 1): boolean {
    const own = this.#of.get(from) ?? 0;
    if (this.#all >= ENOUGH && own >= MOST_OF_ONE) return false;
    this.#of.set(from, own + units);
    this.#all += units;
    return true;
  }

  /** To be called once for each that was let in, with the units of that, when it is answered or gone. */
  leave(from: string, units = 1): void {
    const own = this.#of.get(from) ?? 0;
    if (own === 0) return;
    this.#all -= units;
    if (own <= units) this.#of.delete(from);
    else this.#of.set(from, own - units);
  }

  /** Whether others have made a node late, and this network has next to nothing under way there. Asked only while the node is late. */
  isLateForOthers(from: string): boolean {
    if ((this.#of.get(from) ?? 0) > LITTLE) return false;
    for (const [other, units] of this.#of) if (other !== from && units >= MOST_OF_ONE) return true;
    return false;
  }
}
