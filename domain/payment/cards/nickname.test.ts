import { describe, expect, it } from 'vitest';
import { isNicknameAllowed } from './nickname.ts';

describe('the nickname of a card', () => {
  it('is refused from the 33rd character [C5-54 C9-25]', () => {
    expect(isNicknameAllowed('n'.repeat(32))).toBe(true);
    expect(isNicknameAllowed('n'.repeat(33))).toBe(false);
  });

  it('counts an emoji as one character', () => {
    expect(isNicknameAllowed('💳'.repeat(32))).toBe(true);
  });

  it('may be missing, but not hide a line break', () => {
    expect(isNicknameAllowed('')).toBe(true);
    expect(isNicknameAllowed('Office\ncard')).toBe(false);
  });
});
