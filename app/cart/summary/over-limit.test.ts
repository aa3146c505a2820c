import { expect, it } from 'vitest';
import { aCart, aRow } from '../a-cart.test-builder.ts';
import { overLimitView } from './over-limit.tsx';

const cartWith = (orderLimit: NonNullable<NonNullable<ReturnType<typeof aCart>['cartAccountInfo']>['orderLimit']> | null) => ({
  ...aCart([aRow('a')]),
  cartAccountInfo: { poNumber: null, poRelease: null, budgetCenter: null, invoice: false, orderLimit },
});

it('a cart above its buyer’s limit says by how much, and has a mail to the approver by name', () => {
  const approver = { name: 'Ann Approver', email: 'ann@harbordental.example' };
  const view = overLimitView(cartWith({ limit: 500, over: 349.79, approver }));
  expect(view?.title).toBe('Over your $500.00 order limit by $349.79');
  expect(view?.text).toContain('ask Ann Approver to order it');
  expect(view?.atButton).toBe('Over your $500.00 limit');
  expect(view?.approver?.mailTo).toMatch(/^mailto:ann%40harbordental\.example\?subject=/);
});

it('where nobody is named it says so without a name, and a cart within the limit says nothing', () => {
  expect(overLimitView(cartWith({ limit: 500, over: 1, approver: null }))).toMatchObject({ approver: undefined });
  expect(overLimitView(cartWith(null))).toBeUndefined();
  expect(overLimitView({ ...aCart([aRow('a')]), cartAccountInfo: null })).toBeUndefined();
});
