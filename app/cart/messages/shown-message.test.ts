import { describe, expect, it } from 'vitest';
import { loudestOf, OUTCOMES, outcomeMessage, shownMessage, shownPlanMessage } from './shown-message.ts';

const shown = (code: string, type: 'ERROR' | 'WARN' | 'INFO' = 'ERROR') => shownMessage({ code, type, message: 'text' });

describe('what came out of a change to the cart', () => {
  it.each([
    ['OUT_OF_STOCK', 'Out of stock', 'warning', '[C4-55]'],
    ['PARTIAL_QTY_AVAILABLE', 'Partial quantity available', 'warning', '[C4-57]'],
    ['EXCEEDED_LIMIT', 'Quantity limit', 'warning', '[C4-58]'],
    ['QTY_LIMIT_ITEM', 'Quantity limit', 'warning', '[C4-58]'],
    ['INVALID_FREE_ITEM', 'Free sample unavailable', 'warning', '[C4-59]'],
    ['PRICE_NOT_AVAILABLE', 'Price not available', 'failure', '[C4-60]'],
    ['BLOCKED_FOR_ADD_TO_CART', 'Item blocked', 'failure', '[C4-61]'],
    ['OFF_CONTRACT_ERROR', 'Item blocked', 'failure', '[C4-61]'],
    ['STANDALONE_WARRANTY_ITEM', 'Warranty', 'failure', '[C4-62]'],
    ['CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', 'Check quantities', 'failure', '[C4-63]'],
  ])('%s is shown as "%s" (%s) with its text %s', (code, title, tone) => {
    expect(shown(code)).toEqual({ code, title, tone, text: 'text' });
  });

  it('is as loud as its type says when the code has no outcome of its own [C8-01]', () => {
    expect([shown('SOMETHING', 'ERROR').tone, shown('SOMETHING', 'WARN').tone, shown('SOMETHING', 'INFO').tone]).toEqual([
      'failure',
      'warning',
      'info',
    ]);
    expect(shown('SOMETHING').title).toBeUndefined();
  });
});

describe('a plan that was to go along', () => {
  const plan = (code: string, type: 'ERROR' | 'INFO' = 'ERROR') => shownPlanMessage({ code, type, message: 'text' });

  it('that is sold out has an outcome of its own [C4-64]', () => {
    expect(plan('OUT_OF_STOCK')).toEqual({ code: 'OUT_OF_STOCK', title: 'Warranty plan out of stock', tone: 'warning', text: 'text' });
  });

  it('that cannot be had for any other reason is a failure of the plan [C4-65]', () => {
    expect(plan('ITEM_NOT_AVAILABLE')).toMatchObject({ title: 'Warranty plan', tone: 'failure' });
    expect(plan('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY').title).toBe('Check quantities');
    expect(plan('BACK_IN_STOCK', 'INFO')).toMatchObject({ title: undefined, tone: 'info' });
  });
});

describe('a courier surcharge', () => {
  it('warns when it raises the total and informs when there is a way around it [C4-66]', () => {
    expect(shown('SURCHG_ALTS_ITM_MSG', 'WARN')).toMatchObject({ title: 'Courier surcharge', tone: 'warning' });
    expect(shown('SURCHG_ALTS_ITM_MSG', 'ERROR').tone).toBe('warning');
    expect(shown('SURCHG_ALTS_ITM_MSG', 'INFO').tone).toBe('info');
  });
});

describe('outcomes that no code names', () => {
  it('a replacement warns, rewards inform [C4-56 C4-67]', () => {
    expect(OUTCOMES.replacement).toEqual({ title: 'Replacement item', tone: 'warning' });
    expect(outcomeMessage('rewards', 'REWARDS', 'text')).toEqual({ code: 'REWARDS', title: 'Rewards', tone: 'info', text: 'text' });
  });
});

describe('the title over several', () => {
  it('is that of the loudest, and of the first of equals', () => {
    const [fee, partial, limit] = [shown('SURCHG_ALTS_ITM_MSG', 'INFO'), shown('PARTIAL_QTY_AVAILABLE'), shown('QTY_LIMIT_ITEM')];
    expect(loudestOf([fee, partial, limit])).toBe(partial);
    expect(loudestOf([fee])).toBe(fee);
    expect(loudestOf([])).toBeUndefined();
  });
});

it('an add-on says what it is to be shipped with, in place of the wire’s own words', () => {
  const wire = { code: 'ADDON_THRESHOLD_NOT_MET', type: 'WARN', message: 'Sorry, something went wrong. Please try again.' } as const;
  expect(shownMessage({ ...wire, params: { missing: 22.51 } }).text).toContain('Add $22.51 of them to have it shipped.');
  expect(shownMessage(wire).text).toBe(wire.message);
});
