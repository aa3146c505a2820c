/** 'opening': pressed, and waiting for what has come down from the header to be read. */
export type MiniCartPhase = 'closed' | 'opening' | 'open';

/** How long the mini cart waits while something else has come down from the header. (C §9, Mini cart open delay) */
const OPEN_DELAY_MS = 2000;

export type MiniCartSwitchParts = {
  /** Whether something has come down from the header: what became of an add, a menu. */
  readonly hasFlyout: () => boolean;
  /** Called when the shopper has opened it. */
  readonly onOpen: () => void;
};

/** Opens and closes the mini cart by turns; closing never waits. (C §4, Mini cart; A-071) */
export class MiniCartSwitch {
  readonly #parts: MiniCartSwitchParts;
  readonly #listeners = new Set<() => void>();
  #phase: MiniCartPhase = 'closed';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: MiniCartSwitchParts) {
    this.#parts = parts;
  }

  get phase(): MiniCartPhase {
    return this.#phase;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  toggle(): void {
    if (this.#phase !== 'closed') {
      this.close();
      return;
    }
    if (!this.#parts.hasFlyout()) {
      this.#open();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#open();
    }, OPEN_DELAY_MS);
    this.#become('opening');
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#become('closed');
  }

  #open(): void {
    this.#parts.onOpen();
    this.#become('open');
  }

  #become(phase: MiniCartPhase): void {
    this.#phase = phase;
    for (const listener of this.#listeners) listener();
  }
}
