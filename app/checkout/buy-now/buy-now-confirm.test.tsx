import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#contracts/cart.ts';
import { answer, type Door } from '#contracts/door.ts';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { beginBuyNow, buyNowView } from './buy-now-actions.server.ts';
import { BuyNowConfirm } from './buy-now-confirm.tsx';
import { BUY_NOW_FIELDS, type BuyNowOutcome } from './buy-now-outcome.ts';

const CART = aCart([aRow('a')]);
const limited = (orderLimit: NonNullable<Cart['cartAccountInfo']>['orderLimit']): Cart => ({
  ...CART,
  userInfo: { ...CART.userInfo, quickBuyOverlayPreference: false },
  cartAccountInfo: { poNumber: null, poRelease: null, budgetCenter: null, invoice: false, orderLimit },
});

/** A press by who wants no order shown first, in a shop where it comes to this cart. */
async function pressed(cartInfo: Cart): Promise<{ outcome: BuyNowOutcome; asked: string[] }> {
  const asked: string[] = [];
  const door: Door = (call) => {
    asked.push(call.name);
    return Promise.resolve(answer(Object({ cartInfo })));
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ itemId: '100043', qty: '1', [BUY_NOW_FIELDS.onceKey]: 'k'.repeat(32) }))
    form.set(name, value);
  const request = new Request('http://localhost/', { headers: { accept: 'application/json' } });
  return { outcome: await beginBuyNow({ door, vendorOrigin: 'http://localhost' }, request, form), asked };
}

function shown(outcome: BuyNowOutcome): string {
  const element = <BuyNowConfirm outcome={outcome} isBusy={false} giveUp={null} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('what its buyer may not order alone', () => {
  it('is shown, with whom to ask, in the place of the button; nothing is ordered', async () => {
    const approver = { name: 'Ann Approver', email: 'ann@harbordental.example' };
    const { outcome, asked } = await pressed(limited({ limit: 5, over: 5, approver }));
    expect(asked).toEqual(['prepareQuickBuy']);
    const page = shown(outcome);
    expect(page).toContain('Over your $5.00 order limit by $5.00');
    expect(page).toContain('Ask Ann Approver to order it for you.');
    expect(page).toContain('mailto:ann%40harbordental.example');
    expect(page).not.toMatch(/value="place"|You are charged/);
  });

  it('has its button within the limit', () => {
    const order = buyNowView(limited(null));
    expect(order).toBeDefined();
    const page = shown({ kind: 'CONFIRM', order: order ?? expect.fail('nothing to buy') });
    expect(page).toContain('value="place"');
    expect(page).not.toContain('order limit');
  });
});
