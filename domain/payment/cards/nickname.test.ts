import { describe, expect, it } from 'vitest';
import { isNicknameAllowed, nicknameInField } from './nickname.ts';

describe('the nickname of a card', () => {
  it('has 32 characters at most while it is typed', () => {
    expect(nicknameInField('n'.repeat(32))).toBe('n'.repeat(32));
    expect(nicknameInField('n'.repeat(33))).toBe('n'.repeat(32));
    expect(nicknameInField('Office card')).toBe('Office card');
  });

  it('is refused from the 33rd character [C5-54 C9-25]', () => {
    expect(isNicknameAllowed('n'.repeat(32))).toBe(true);
    expect(isNicknameAllowed('n'.repeat(33))).toBe(false);
  });

  it('counts an emoji as one character and does not cut it', () => {
    expect(nicknameInField('💳'.repeat(33))).toBe('💳'.repeat(32));
    expect(isNicknameAllowed('💳'.repeat(32))).toBe(true);
  });

  it('may be missing, but not hide a line break', () => {
    expect(isNicknameAllowed('')).toBe(true);
    expect(isNicknameAllowed('Office\ncard')).toBe(false);
  });
});
