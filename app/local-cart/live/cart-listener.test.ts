import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartState } from '#contracts/cart-events.ts';
import { listenToCart, type ListenerParts } from './cart-listener.ts';

const state = (version: number): CartState => ({ cartId: 'c1', version, numberOfLineItems: 1, numberOfItems: 1 });
const MINUTES = 60_000;

/** A browser whose tabs hear each other and take turns. */
function aBrowser({ isShared = true } = {}) {
  const tabs = new Set<(message: unknown) => void>();
  const waiting: (() => Promise<void>)[] = [];
  let isTaken = false;
  const streams: ((state: CartState) => void)[] = [];
  let opened = 0;

  async function next(): Promise<void> {
    const work = isTaken ? undefined : waiting.shift();
    if (work === undefined) return;
    isTaken = true;
    await work();
    isTaken = false;
    void next();
  }

  function openTab() {
    const heard: number[] = [];
    let isHidden = false;
    let listener: ((message: unknown) => void) | undefined;
    let look: () => void = () => undefined;
    const parts: ListenerParts = {
      connect: (onState) => {
        opened += 1;
        streams.push(onState);
        return () => {
          streams.splice(streams.indexOf(onState), 1);
        };
      },
      shared: !isShared
        ? undefined
        : {
            channel: {
              post: (message) => {
                for (const other of tabs) if (other !== listener) other(message);
              },
              onMessage: (work) => {
                listener = work;
                tabs.add(work);
              },
              close: () => {
                if (listener !== undefined) tabs.delete(listener);
              },
            },
            turns: (signal, work) => {
              waiting.push(work);
              signal.addEventListener('abort', () => {
                const at = waiting.indexOf(work);
                if (at >= 0) waiting.splice(at, 1);
              });
              void next();
            },
          },
      isHidden: () => isHidden,
      onVisibility: (work) => {
        look = work;
        return () => {
          look = () => undefined;
        };
      },
      onState: ({ version }) => heard.push(version),
    };
    const close = listenToCart(parts);
    return {
      heard,
      close,
      hide: (hidden: boolean) => {
        isHidden = hidden;
        look();
      },
    };
  }

  return {
    openTab,
    /** What the server says to all open streams. */
    say: (version: number) => {
      for (const tell of streams) tell(state(version));
    },
    streams: () => streams.length,
    opened: () => opened,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('the tabs of a browser', () => {
  it('share one stream, and all hear what it says', async () => {
    const browser = aBrowser();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    await wait();
    browser.say(1);
    expect(browser.streams()).toBe(1);
    expect(tabs.map(({ heard }) => heard)).toEqual([[1], [1], [1]]);
  });

  it('pass it on when the one that holds it closes', async () => {
    const browser = aBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await wait();
    first.close();
    await wait();
    browser.say(2);
    expect([browser.streams(), first.heard, second.heard]).toEqual([1, [], [2]]);
  });

  it('tell a tab that comes later what they know', async () => {
    const browser = aBrowser();
    const first = browser.openTab();
    await wait();
    browser.say(7);
    const later = browser.openTab();
    await wait();
    expect(later.heard).toEqual([7]);
    expect(first.heard).toEqual([7]);
  });
});

describe('a tab that is hidden', () => {
  it('listens on for five minutes, and then again when it is seen', async () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    await wait();
    tab.hide(true);
    await wait(5 * MINUTES - 1);
    expect(browser.streams()).toBe(1);
    await wait(1);
    expect(browser.streams()).toBe(0);
    tab.hide(false);
    await wait();
    browser.say(3);
    expect([browser.opened(), tab.heard]).toEqual([2, [3]]);
  });

  it('that is looked at in time keeps its stream', async () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    await wait();
    tab.hide(true);
    await wait(4 * MINUTES);
    tab.hide(false);
    await wait(4 * MINUTES);
    expect([browser.streams(), browser.opened()]).toEqual([1, 1]);
  });

  it('leaves the stream to one that is seen', async () => {
    const browser = aBrowser();
    const [hidden, seen] = [browser.openTab(), browser.openTab()];
    await wait();
    hidden.hide(true);
    await wait(5 * MINUTES);
    browser.say(4);
    expect([browser.streams(), seen.heard]).toEqual([1, [4]]);
  });

  it('never waits for a turn that it does not want', async () => {
    const browser = aBrowser();
    const [first, hidden] = [browser.openTab(), browser.openTab()];
    await wait();
    hidden.hide(true);
    await wait(5 * MINUTES);
    first.close();
    await wait();
    expect(browser.streams()).toBe(0);
  });
});

describe('in a browser whose tabs cannot agree', () => {
  it('each has a stream of its own, while it is seen', async () => {
    const browser = aBrowser({ isShared: false });
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.say(1);
    expect([one.heard, other.heard, browser.streams()]).toEqual([[1], [1], 2]);
    other.hide(true);
    await wait(1000);
    expect(browser.streams()).toBe(1);
    one.close();
    expect(browser.streams()).toBe(0);
  });
});
