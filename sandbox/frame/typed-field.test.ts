import { describe, expect, it } from 'vitest';
import { caretAfter } from './typed-field.ts';

describe('the caret in a grouped number', () => {
  it('stays behind the digit that was typed', () => {
    expect(caretAfter(0, '4242 42')).toBe(0);
    expect(caretAfter(3, '4242 42')).toBe(3);
    expect(caretAfter(4, '4242 42')).toBe(4);
    expect(caretAfter(5, '4242 42')).toBe(6);
  });

  it('goes to the end when there are fewer digits than before', () => {
    expect(caretAfter(9, '4242 42')).toBe(7);
  });
});
