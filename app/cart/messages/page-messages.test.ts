import { describe, expect, it } from 'vitest';
import { pageMessages } from './page-messages.ts';

describe('the messages of a whole page', () => {
  it('are what worked, what it did to pickup, and what did not work, with the name of what it is about', () => {
    expect(
      pageMessages({
        success: 'Removed: Gel pens',
        pickup: { title: 'Pickup item removed from cart', summary: '1 removed' },
        messages: [{ code: 'X', tone: 'warning', title: 'Quantity limit', text: 'Three at most.' }],
        about: 'Gel pens',
      }),
    ).toEqual([
      { tone: 'success', text: 'Removed: Gel pens' },
      { tone: 'success', title: 'Pickup item removed from cart', text: '1 removed' },
      { tone: 'warning', title: 'Quantity limit', text: 'Gel pens: Three at most.' },
    ]);
  });

  it('are none when there is nothing to say', () => {
    expect(pageMessages({ success: '', messages: [] })).toEqual([]);
  });
});
