import { describe, expect, it } from 'vitest';
import { menuOf, menuText } from './menu-text.ts';

const MENU = [
  {
    id: 'paper',
    name: 'Paper',
    children: [
      { id: 'copy-paper', name: 'Copy & Multipurpose Paper' },
      { id: 'cardstock', name: 'Cardstock' },
    ],
  },
  { id: 'gifts', name: 'Gifts', children: [] },
];

describe('the menu as a text', () => {
  it('is the same menu when it is read again', () => {
    expect(menuOf(menuText(MENU))).toEqual(MENU);
    expect(menuOf('')).toEqual([]);
  });

  it('is read once for all pages', () => {
    expect(menuOf(menuText(MENU))).toBe(menuOf(menuText(MENU)));
  });

  it('stays whole when a name holds what parts the entries', () => {
    expect(menuOf(menuText([{ id: 'a', name: 'Pens,\tPencils\n& Markers', children: [] }]))).toEqual([
      { id: 'a', name: 'Pens, Pencils & Markers', children: [] },
    ]);
  });
});
