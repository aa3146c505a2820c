import { describe, expect, it } from 'vitest';
import { inTypedSpelling, withTypedCase } from './typed-words.ts';

describe('words of a query', () => {
  it.each([
    ['wite out', 'Wite-Out tape', 'Wite-Out'],
    ['post it', 'yellow Post-its, please', 'post it'],
    ['hon', 'HON chair', 'HON'],
    ['sharpie', '“Sharpie” fine', 'Sharpie'],
    ['paper clip', 'a clip for paper', 'clip for paper'],
    ['paper clip', 'clips of brass for paper', 'paper clip'],
  ])('%s are told as they were typed: %s', (words, typed, told) => {
    expect(inTypedSpelling(words, typed)).toBe(told);
  });

  it('keep their capitals beside one that was corrected', () => {
    expect(withTypedCase('aa batteries', 'AA bateries')).toBe('AA batteries');
    expect(withTypedCase('usb cable', 'USB cabel')).toBe('USB cable');
  });
});
