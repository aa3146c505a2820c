import { expect, it } from 'vitest';
import { changedText } from './changed-text.ts';

const row = (name: string, qty: number) => ({ lineId: name, name, qty });

it('says what became of each row, and of many how many more', () => {
  expect(changedText([row('Copy paper', 12), row('Stapler', 1), row('Pens', 3)], [row('Copy paper', 8), row('Pens', 3)])).toBe(
    'Copy paper: 12 → 8; Stapler removed',
  );
  expect(changedText([row('Pens', 3)], [row('Pens', 3), row('Gift', 1)], ['Coupon TEN removed'])).toBe('Gift: 1 added; Coupon TEN removed');
  const many = Array.from({ length: 10 }, (_, at) => row(`Item ${at}`, 1));
  expect(changedText(many, [])).toMatch(/^Item 0 removed; .*; Item 7 removed; and 2 more changes$/);
  expect(changedText(many.slice(1), [])).toMatch(/Item 8 removed; and 1 more change$/);
});
