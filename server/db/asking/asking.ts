import { AsyncLocalStorage } from 'node:async_hooks';

/** Somebody who waits for an answer. */
export type Asker = {
  /** Aborted when they wait no longer: they hung up. */
  readonly signal: AbortSignal;
  /** From where they ask, as far as that is told apart: who has many connections is one. */
  readonly from?: string | undefined;
};

/** Thrown where something is left undone because nobody waits for it any more. */
export class NobodyWaits extends Error {
  override name = 'NobodyWaits';
}

/** For whom work is done, whatever waits in between. Nobody: it is done whoever hangs up. */
const asking = new AsyncLocalStorage<Asker | undefined>();

export function workFor<T>(asker: Asker | undefined, work: () => T): T {
  return asking.run(asker, work);
}

export function askerNow(): Asker | undefined {
  return asking.getStore();
}

/** All who wait for one answer: they are gone when the last of them is. Of work for nobody in particular they never are. */
export class Askers implements Asker {
  readonly #gone = new AbortController();
  /** Of who came first: the others wait for what is being done for that one. */
  readonly from: string | undefined;
  #waiting = 0;

  /** @param first as far as it is known. */
  constructor(first: Asker | undefined) {
    this.from = first?.from;
    this.join(first);
  }

  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  join(asker: Asker | undefined): void {
    this.#waiting += 1;
    if (asker === undefined) return;
    if (asker.signal.aborted) this.#leave();
    else asker.signal.addEventListener('abort', () => this.#leave(), { once: true });
  }

  #leave(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#gone.abort();
  }
}
