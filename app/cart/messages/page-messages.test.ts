import { describe, expect, it } from 'vitest';
import { messagesAtRows, messagesOnTop, pageMessages } from './page-messages.ts';

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

describe('what is said of a row', () => {
  const cut = { code: 'X', tone: 'warning', title: 'Quantity limit', text: 'Three at most.' } as const;
  const moved = { lineId: 'r2', about: 'Paper', messages: [{ ...cut, text: 'Two at most.' }] };
  const flash = { messages: pageMessages({ success: 'Done.', messages: [cut], about: 'Gel pens', lineId: 'r1', atRows: [moved] }) };

  it('stands at the row, without its name', () => {
    expect(messagesAtRows(flash)).toEqual([
      { lineId: 'r1', message: { ...cut, code: cut.text } },
      { lineId: 'r2', message: { ...cut, code: 'Two at most.', text: 'Two at most.' } },
    ]);
    expect(messagesOnTop(flash, new Set(['r1', 'r2']))).toEqual([{ tone: 'success', text: 'Done.' }]);
  });

  it('stands on top with its name where the row is not shown', () => {
    expect(messagesOnTop(flash, new Set(['r2']))).toEqual([
      { tone: 'success', text: 'Done.' },
      { tone: 'warning', title: 'Quantity limit', text: 'Gel pens: Three at most.' },
    ]);
  });

  it('is nothing where nothing was said', () => {
    expect(messagesAtRows(undefined)).toEqual([]);
  });
});
