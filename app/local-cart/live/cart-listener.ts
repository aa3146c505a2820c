import type { CartState } from '#contracts/cart-events.ts';
import { readCartState } from '../cart-state.ts';

/** A page that has not been seen for so long is told nothing; it hears again when it is seen again. */
const HIDDEN_MS = 5 * 60_000;
/** The same where each tab has a stream of its own: a browser has only six connections to a site. */
const HIDDEN_ALONE_MS = 1_000;

/** Between the tabs of one browser. */
export type Channel = {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  close(): void;
};
/** Lets one tab at a time do something: `work` runs when it is this tab's turn, and its turn ends with the promise. */
export type Turns = (signal: AbortSignal, work: () => Promise<void>) => void;

export type ListenerParts = {
  /** Opens the stream. @returns what closes it. */
  readonly connect: (onState: (state: CartState) => void) => () => void;
  /** Absent where the browser has none: then each tab has a stream of its own. */
  readonly shared: { readonly channel: Channel; readonly turns: Turns } | undefined;
  readonly isHidden: () => boolean;
  /** @returns what ends it. */
  readonly onVisibility: (listener: () => void) => () => void;
  readonly onState: (state: CartState) => void;
};

const HELLO = 'hello';

/**
 * Listens to the cart for this tab. All tabs of a browser share one stream: one of them holds it and passes on what it
 * hears; when that one goes, another takes over. A tab that nobody looks at for long lets go.
 *
 * @returns what stops it.
 */
export function listenToCart(parts: ListenerParts): () => void {
  let last: CartState | undefined;
  let leave: (() => void) | undefined;
  let isHolding = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const tell = (state: CartState) => {
    last = state;
    parts.onState(state);
  };
  parts.shared?.channel.onMessage((message) => {
    const state = readCartState(message);
    if (state !== undefined) tell(state);
    // The one that holds the stream knows; others stay silent.
    else if (message === HELLO && isHolding && last !== undefined) parts.shared?.channel.post(last);
  });
  const join = () => {
    leave ??= parts.shared === undefined ? parts.connect(tell) : takeTurns(parts, parts.shared, tell, (holds) => (isHolding = holds));
    parts.shared?.channel.post(HELLO);
  };
  const letGo = () => {
    leave?.();
    leave = undefined;
  };
  const look = () => {
    clearTimeout(hiding);
    if (parts.isHidden()) hiding = setTimeout(letGo, parts.shared === undefined ? HIDDEN_ALONE_MS : HIDDEN_MS);
    else if (leave === undefined) join();
  };
  const stopLooking = parts.onVisibility(look);
  join();
  look();
  return () => {
    clearTimeout(hiding);
    stopLooking();
    letGo();
    parts.shared?.channel.close();
  };
}

/** Waits for this tab's turn, then holds the stream and passes on what it hears, until it leaves. */
function takeTurns(
  { connect }: ListenerParts,
  { channel, turns }: NonNullable<ListenerParts['shared']>,
  tell: (state: CartState) => void,
  setHolding: (holds: boolean) => void,
): () => void {
  const left = new AbortController();
  turns(left.signal, async () => {
    if (left.signal.aborted) return;
    setHolding(true);
    const close = connect((state) => {
      tell(state);
      channel.post(state);
    });
    await new Promise<void>((resolve) => {
      left.signal.addEventListener('abort', () => {
        resolve();
      });
    });
    close();
    setHolding(false);
  });
  return () => {
    left.abort();
  };
}
