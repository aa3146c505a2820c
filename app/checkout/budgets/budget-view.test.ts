import { describe, expect, it } from 'vitest';
import type { BudgetInfo, CartBudgets } from '#contracts/budgets.ts';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { budgetLines } from '#app/cart/summary/budget-lines.tsx';
import { overLimitView } from '#app/cart/summary/over-limit.tsx';
import { rowCentersIn, wrongSplitFields } from './budget-fields.ts';
import { budgetCharges, budgetView } from './budget-view.ts';

const DESK = { value: 'FRONT-DESK', description: 'Front desk', availableBalance: 1000 };
const LAB = { value: 'LAB', description: 'Laboratory', availableBalance: 50 };
const INFO: BudgetInfo = {
  type: 'BUDGET_CENTER',
  level: 'ORDER',
  values: [DESK, LAB],
  totPages: 1,
  showBCLink: false,
  isConfigured: true,
  showNone: true,
  defaultVal: null,
  defaultDesc: null,
  budgetingEnabled: true,
};
const charge = (budgetCenter: string, description: string, charged: number, availableBalance: number) => ({
  budgetCenter,
  description,
  charged,
  availableBalance,
  balanceAfter: availableBalance - charged,
  over: charged > availableBalance ? charged - availableBalance : null,
});
const cartWith = (budgets: Partial<CartBudgets>, budgetCenter: string | null = null) => {
  const cart = aCart([aRow('a'), aRow('b', { itemAccountInfo: { bcName: 'LAB' } })]);
  const cartAccountInfo = {
    poNumber: null,
    poRelease: null,
    budgetCenter,
    invoice: false,
    orderLimit: null,
    budgets: { level: 'ORDER' as const, charges: [], keeper: { name: 'Ann Approver', email: 'ann@harbordental.example' }, ...budgets },
  };
  return { ...cart, cartAccountInfo, cartSummary: { ...cart.cartSummary, ordTotal: 88.01 } };
};

describe('the budget centers of checkout', () => {
  it('are each told with what is left, and what this order would leave', () => {
    const cart = cartWith({ charges: [charge('FRONT-DESK', 'Front desk', 88.01, 1000)] }, 'FRONT-DESK');
    expect(budgetView(cart, { bc: INFO })).toMatchObject({
      chosen: 'FRONT-DESK',
      hasNone: true,
      choices: [
        { value: 'FRONT-DESK', name: 'Front desk', left: '$1,000.00 left', after: '$911.99 left after this order', hasRoom: true },
        { value: 'LAB', name: 'Laboratory', left: '$50.00 left', after: '$38.01 over with this order', hasRoom: false },
      ],
    });
    expect(budgetCharges(cart)).toEqual([{ name: 'Front desk', charged: '$88.01', after: '$911.99 left after this order', isOver: false }]);
  });

  it('hold the chosen one, too, where it stands on another page of them', () => {
    const cart = cartWith({ charges: [charge('Z248', 'Zone 248', 88.01, 100)] }, 'Z248');
    expect(budgetView(cart, { bc: { ...INFO, totPages: 3 } })?.choices.map(({ value }) => value)).toEqual(['Z248', 'FRONT-DESK', 'LAB']);
  });

  it('of rows are told at each row that costs something', () => {
    const cart = cartWith({ level: 'LINE' });
    const view = budgetView(cart, { bc: { ...INFO, level: 'LINE' } });
    expect(view?.rows.map(({ lineId, chosen }) => [lineId, chosen])).toEqual([
      ['a', ''],
      ['b', 'LAB'],
    ]);
    expect(view?.choices.map(({ after }) => after)).toEqual([undefined, undefined]);
  });

  it('are none where there are none', () => {
    expect(budgetView(aCart([aRow('a')]), undefined)).toBeUndefined();
    expect(budgetView(cartWith({}), { bc: { ...INFO, isConfigured: false, values: [] } })).toBeUndefined();
  });
});

describe('a cart', () => {
  it('says what it would leave in its budgets, and nothing of those that it is over', () => {
    const charges = [charge('FRONT-DESK', 'Front desk', 588, 1000), charge('LAB', 'Laboratory', 60, 50)];
    expect(budgetLines(cartWith({ charges }))).toEqual(['After this order, $412.00 left in Front desk']);
  });

  it('that is over a budget says by how much, and has a mail to who can give more', () => {
    const view = overLimitView(cartWith({ charges: [charge('LAB', 'Laboratory', 92.5, 50)] }));
    expect(view).toMatchObject({ title: 'Over the Laboratory budget by $42.50', atButton: 'Over the Laboratory budget', isBudget: true });
    expect(view?.approver?.mailTo).toMatch(/^mailto:ann%40harbordental\.example\?subject=.*budget.*over%20the%20Laboratory/);
    expect(overLimitView(cartWith({ charges: [charge('LAB', 'Laboratory', 50, 50)] }))).toBeUndefined();
    expect(overLimitView(cartWith({ charges: [charge('LAB', 'Laboratory', 51, 50)], keeper: null }))?.approver).toBeUndefined();
  });
});

describe('the form of rows', () => {
  it('names the center of each, or one for all', () => {
    const form = new FormData();
    form.set('intent', 'budget');
    form.set('budgetCenter-of-all', '');
    form.set('budgetCenter-a', 'ART');
    form.set('budgetCenter-b', '');
    expect(rowCentersIn(form)).toEqual([
      { cartItemId: 'a', bcName: 'ART' },
      { cartItemId: 'b', bcName: '' },
    ]);
    form.set('budgetCenter-of-all', 'OFFICE');
    expect(rowCentersIn(form).map(({ bcName }) => bcName)).toEqual(['OFFICE', 'OFFICE']);
  });
});

describe('a row that cannot be parted as it was typed', () => {
  it.each([
    [[['LAB', '100']], ['splitCenter-1']],
    [
      [
        ['LAB', '50'],
        ['LAB', '50'],
      ],
      ['splitCenter-1'],
    ],
    [
      [
        ['LAB', 'half'],
        ['DESK', '50'],
      ],
      ['splitPercent-0'],
    ],
    [
      [
        ['LAB', '60'],
        ['', ''],
        ['DESK', '30'],
      ],
      ['splitPercent-0', 'splitPercent-2'],
    ],
  ])('%j has the wrong fields named: %j', (typed, wrong) => {
    const rows = Array.from({ length: 3 }, (_, nth) => ({ bcName: typed[nth]?.[0] ?? '', percent: typed[nth]?.[1] ?? '' }));
    expect(wrongSplitFields(rows)).toEqual(wrong);
  });
});
