import { describe, expect, it } from 'vitest';
import { readIntent, unreachedResult } from './action-result.ts';

describe('what a page asks of the cart', () => {
  it('is one of what its forms can ask', () => {
    expect(readIntent('remove')).toBe('remove');
    expect(readIntent('drop-table')).toBeUndefined();
  });

  it('is told to have failed where no answer came, and what had been asked for', () => {
    const form = new FormData();
    form.set('intent', 'quantity');
    form.set('cartItemId', 'l1');
    form.set('qty', '9');
    expect(unreachedResult(form, 'No.')).toMatchObject({
      intent: 'quantity',
      isDone: false,
      isUnreached: true,
      lineId: 'l1',
      askedQty: 9,
      messages: [{ tone: 'failure', text: 'No.' }],
    });
  });
});
