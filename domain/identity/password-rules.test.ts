import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { passwordProblem } from './password-rules.ts';

describe('choosing a password', () => {
  it('needs 8 characters', () => {
    expect(passwordProblem('tq7-blu')).toBe('TOO_SHORT');
    expect(passwordProblem('tq7-blue')).toBeUndefined();
    expect(passwordProblem('')).toBe('TOO_SHORT');
  });

  it('allows 128 characters', () => {
    expect(passwordProblem('correct horse '.repeat(10).slice(0, 128))).toBeUndefined();
    expect(passwordProblem('correct horse '.repeat(10).slice(0, 129))).toBe('TOO_LONG');
  });

  it('counts characters as people do', () => {
    expect(passwordProblem('🔑🗝️🔒🧷')).toBe('TOO_SHORT');
    expect(passwordProblem('é'.repeat(7))).toBe('TOO_SHORT');
  });

  it.each(['password', 'Password1', 'PASSW0RD', 'qwertyuiop', 'iloveyou', 'welcome123', 'Trustno1', 'jasmine2', 'foolscap123'])(
    'refuses what everybody takes: %s',
    (password) => {
      expect(passwordProblem(password)).toBe('TOO_COMMON');
    },
  );

  it.each(['aaaaaaaa', '00000000000', '12345678', '87654321', 'abcdefgh', 'hgfedcba', '1234567890'])(
    'refuses repeating and counting: %s',
    (password) => {
      expect(passwordProblem(password)).toBe('TOO_COMMON');
    },
  );

  it("refuses the person's own email", () => {
    expect(passwordProblem('Gail@example.com', ' gail@Example.com')).toBe('TOO_COMMON');
    expect(passwordProblem('gail@example.com')).toBeUndefined();
  });

  it('asks for no digits or signs', () => {
    expect(passwordProblem('stapler blue paper')).toBeUndefined();
    expect(passwordProblem('Foolscap-demo-1')).toBeUndefined();
    expect(passwordProblem('aaaaaaab')).toBeUndefined();
    expect(passwordProblem('13579bdf')).toBeUndefined();
  });
});

describe('the list of common passwords', () => {
  it('is in lower case and holds none that is too short anyway', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(10_000);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(passwordProblem(password)).toBe('TOO_COMMON');
    }
  });
});
