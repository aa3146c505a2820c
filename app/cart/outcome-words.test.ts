import { describe, expect, it } from 'vitest';
import { saidOf } from './outcome-words.ts';

const said = (code: string, type: 'ERROR' | 'WARN' | 'INFO' = 'ERROR') => saidOf({ code, type, message: 'text' });

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
    expect(said(code)).toEqual({ code, title, tone, text: 'text' });
  });

  it('is as loud as its type says when the code has no outcome of its own [C8-01]', () => {
    expect([said('SOMETHING', 'ERROR').tone, said('SOMETHING', 'WARN').tone, said('SOMETHING', 'INFO').tone]).toEqual([
      'failure',
      'warning',
      'info',
    ]);
    expect(said('SOMETHING').title).toBeUndefined();
  });
});
