import { describe, expect, it } from 'vitest';
import { refusedOutcome } from './add-outcome.ts';
import { closedOverlay, nextOverlay, type AddOverlay, type AddOverlayEvent } from './add-overlay.ts';

const outcome = refusedOutcome([{ itemId: '100001', qty: 1 }], 'INVALID_QTY', 'text');
const after = (...events: AddOverlayEvent[]): AddOverlay => events.reduce(nextOverlay, closedOverlay('lg'));
const setUp: AddOverlayEvent = { type: 'SET_UP', outcome, surface: 'overlay' };

describe('the add-to-cart overlay', () => {
  it('is set up with an outcome, without what the last one left behind [S4-06]', () => {
    expect(after(setUp)).toMatchObject({ surface: 'overlay', outcome });
    const again = after(setUp, { type: 'SHOW_ERROR', text: 'x' }, { type: 'DONE', what: '1', cart: undefined }, setUp);
    expect(again).toMatchObject({ error: undefined, done: [] });
  });

  it('is closed, with everything that was under way in it [S4-07]', () => {
    expect(after(setUp, { type: 'SPIN', what: '100017' }, { type: 'CLOSE' })).toMatchObject({ surface: 'none', busy: [] });
  });

  it('shows an error and clears it, at the latest when the same is tried again [S4-08]', () => {
    const failed = after(setUp, { type: 'SHOW_ERROR', text: 'Not now' });
    expect(failed.error).toBe('Not now');
    expect(nextOverlay(failed, { type: 'CLEAR_ERROR' }).error).toBeUndefined();
    expect(nextOverlay(failed, { type: 'SPIN', what: '1' }).error).toBeUndefined();
  });

  it('switches each spinner on and off by itself [S4-09]', () => {
    const spinning = after(setUp, { type: 'SPIN', what: 'a' }, { type: 'SPIN', what: 'b' }, { type: 'SPIN', what: 'a' });
    expect(spinning.busy).toEqual(['b', 'a']);
    expect(nextOverlay(spinning, { type: 'STOP_SPINNING', what: 'a' }).busy).toEqual(['b']);
  });

  it('opens as a drawer when there is something to show in it [S4-10]', () => {
    expect(after({ type: 'SET_UP', outcome, surface: 'none' }, { type: 'OPEN_DRAWER' }).surface).toBe('drawer');
    expect(after({ type: 'OPEN_DRAWER' }).surface).toBe('none');
  });

  it('becomes a drawer when the window gets too narrow for it', () => {
    expect(after(setUp, { type: 'RESIZE', breakpoint: 'sm' })).toMatchObject({ surface: 'drawer', breakpoint: 'sm' });
    expect(after(setUp, { type: 'RESIZE', breakpoint: 'md' }).surface).toBe('overlay');
  });

  it('notes what was added in it, with the new sum of the cart', () => {
    const cart = { count: 2, subtotal: '$738.00', shippingGoal: undefined };
    expect(after(setUp, { type: 'SPIN', what: '100017' }, { type: 'DONE', what: '100017', cart })).toMatchObject({
      busy: [],
      done: ['100017'],
      outcome: { cart },
    });
  });

  it('forgets everything but the breakpoint when the page is loaded again [C4-79 S4-11]', () => {
    const full = after(
      { type: 'RESIZE', breakpoint: 'md' },
      setUp,
      { type: 'SHOW_ERROR', text: 'x' },
      { type: 'SPIN', what: 'a' },
      { type: 'DONE', what: 'b', cart: undefined },
    );
    expect(nextOverlay(full, { type: 'RELOAD' })).toEqual({
      breakpoint: 'md',
      surface: 'none',
      turn: 0,
      outcome: undefined,
      error: undefined,
      busy: [],
      done: [],
    });
  });
});
