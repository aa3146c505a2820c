/** What a shopper last wanted of a row. */
export type Intention = { readonly kind: 'quantity'; readonly qty: number } | { readonly kind: 'remove' };

export type RowQueueParts<Answer> = {
  readonly send: (lineId: string, intention: Intention) => Promise<Answer>;
  /** Called with the answer to the last thing that was wanted of a row; answers to what was overtaken are not told. */
  readonly onSettled: (lineId: string, intention: Intention, answer: Answer) => void;
};

/**
 * Sends what is wanted of each row one after the other, so that answers never overtake each other: while one is under way, only
 * the newest of what is wanted meanwhile is kept. A row that is to go stays gone: nothing is sent after a removal.
 */
export class RowQueue<Answer> {
  readonly #parts: RowQueueParts<Answer>;
  readonly #next = new Map<string, Intention>();
  readonly #underWay = new Map<string, Intention>();

  constructor(parts: RowQueueParts<Answer>) {
    this.#parts = parts;
  }

  /** What is wanted of a row and not settled yet; `undefined` when nothing is. */
  wantedOf(lineId: string): Intention | undefined {
    return this.#next.get(lineId) ?? this.#underWay.get(lineId);
  }

  want(lineId: string, intention: Intention): void {
    if (this.wantedOf(lineId)?.kind === 'remove') return;
    this.#next.set(lineId, intention);
    if (!this.#underWay.has(lineId)) void this.#run(lineId);
  }

  async #run(lineId: string): Promise<void> {
    for (let intention = this.#take(lineId); intention !== undefined; intention = this.#take(lineId)) {
      this.#underWay.set(lineId, intention);
      const answer = await this.#parts.send(lineId, intention);
      this.#underWay.delete(lineId);
      if (!this.#next.has(lineId)) this.#parts.onSettled(lineId, intention, answer);
    }
  }

  #take(lineId: string): Intention | undefined {
    const intention = this.#next.get(lineId);
    this.#next.delete(lineId);
    return intention;
  }
}
