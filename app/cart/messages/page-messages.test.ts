import { describe, expect, it } from 'vitest';
import { noticesOf } from './page-messages.ts';

describe('what a page says of a change', () => {
  it('is what worked, what it did to pickup, and what did not work, with the name of what it is about', () => {
    expect(
      noticesOf({
        success: 'Removed: Gel pens',
        pickup: { title: 'Pickup item removed from cart', summary: '1 removed' },
        said: [{ code: 'X', tone: 'warning', title: 'Quantity limit', text: 'Three at most.' }],
        about: 'Gel pens',
      }),
    ).toEqual([
      { tone: 'success', text: 'Removed: Gel pens' },
      { tone: 'success', title: 'Pickup item removed from cart', text: '1 removed' },
      { tone: 'warning', title: 'Quantity limit', text: 'Gel pens: Three at most.' },
    ]);
  });

  it('is nothing when there is nothing to say', () => {
    expect(noticesOf({ success: '', said: [] })).toEqual([]);
  });
});
