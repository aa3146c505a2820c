import { describe, expect, it } from 'vitest';
import { headlinerText, iconCardText, pastPurchaseBadge, tileLabels, truncated } from './label-truncation.ts';

const letters = (count: number) => 'abcdefghijklmnopqrstuvwxyzabcd'.slice(0, count);

describe('a text that is too long', () => {
  it('is cut to the limit and gets ... after it, which does not count [S5-32]', () => {
    expect(truncated('paper clips', 5)).toBe('paper...');
    expect(truncated('paper', 5)).toBe('paper');
    expect(truncated('papers', 5)).toBe('paper...');
    expect(truncated('', 5)).toBe('');
  });

  it('is not cut through an emoji', () => {
    expect(truncated('📎📎📎', 2)).toBe('📎📎...');
    expect(truncated('📎📎', 2)).toBe('📎📎');
  });

  it("on an icon card ends at 18 characters, or at the card's own limit [C9-33]", () => {
    expect(iconCardText(letters(18))).toBe(letters(18));
    expect(iconCardText(letters(19))).toBe(`${letters(18)}...`);
    expect(iconCardText(letters(19), 25)).toBe(letters(19));
  });
});

describe('the labels of a tile', () => {
  it('are cut to 25 characters [S5-30]', () => {
    expect(tileLabels([{ text: letters(25), atMs: 1 }])).toEqual([letters(25)]);
    expect(tileLabels([{ text: letters(26), atMs: 1 }])).toEqual([`${letters(25)}...`]);
  });

  it('are three at most, the newest first [S5-31]', () => {
    const label = (text: string, atMs: number) => ({ text, atMs });
    expect(tileLabels([label('b', 2), label('d', 4), label('a', 1), label('c', 3)])).toEqual(['d', 'c', 'b']);
    expect(tileLabels([label('a', 1)])).toEqual(['a']);
    expect(tileLabels([])).toEqual([]);
  });
});

describe('a headliner', () => {
  it('is trimmed', () => {
    expect(headlinerText('  Back to school \n')).toBe('Back to school');
  });
});

describe('the badge of a past purchase', () => {
  it('names month and year of the last order', () => {
    expect(pastPurchaseBadge('2024-03-31')).toBe('Purchased Mar, 2024');
    expect(pastPurchaseBadge('2025-01-01')).toBe('Purchased Jan, 2025');
    expect(pastPurchaseBadge('2025-12-31')).toBe('Purchased Dec, 2025');
  });

  it('is left out for what is no date', () => {
    expect(pastPurchaseBadge('2024-00-01')).toBeUndefined();
    expect(pastPurchaseBadge('2024-13-01')).toBeUndefined();
    expect(pastPurchaseBadge('March 2024')).toBeUndefined();
  });
});
