import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MiniCartSwitch } from './mini-cart-switch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aSwitch({ hasFlyout = false } = {}) {
  const made = { opened: 0 };
  const miniCart = new MiniCartSwitch({
    hasFlyout: () => hasFlyout,
    onOpen: () => {
      made.opened += 1;
    },
  });
  return { miniCart, made };
}

describe('the mini cart', () => {
  it('opens and closes by turns, at once [C4-83 S4-38]', () => {
    const { miniCart, made } = aSwitch();
    const phases = [1, 2, 3].map(() => {
      miniCart.toggle();
      return miniCart.phase;
    });
    expect(phases).toEqual(['open', 'closed', 'open']);
    expect(made.opened).toBe(2);
  });

  it('waits two seconds while something else has come down from the header [C4-84 C9-10 S9-49]', () => {
    const { miniCart } = aSwitch({ hasFlyout: true });
    miniCart.toggle();
    vi.advanceTimersByTime(1999);
    expect(miniCart.phase).toBe('opening');
    vi.advanceTimersByTime(1);
    expect(miniCart.phase).toBe('open');
  });

  it('closes at once, also while it waits, and stays closed', () => {
    const { miniCart, made } = aSwitch({ hasFlyout: true });
    miniCart.toggle();
    miniCart.toggle();
    expect(miniCart.phase).toBe('closed');
    vi.advanceTimersByTime(5000);
    expect(miniCart.phase).toBe('closed');
    expect(made.opened).toBe(0);
  });

  it('tells whoever listens', () => {
    const { miniCart } = aSwitch();
    const heard: string[] = [];
    const stop = miniCart.subscribe(() => heard.push(miniCart.phase));
    miniCart.toggle();
    miniCart.close();
    stop();
    miniCart.toggle();
    expect(heard).toEqual(['open', 'closed']);
  });
});
