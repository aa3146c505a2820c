import { describe, expect, it } from 'vitest';
import { isLogoId, LEAST_LOGO_POINTS, logoProblem, MOST_LOGO_BYTES, MOST_LOGO_POINTS } from './logo.ts';

describe('a file that is to be a logo', () => {
  it('is taken up to 2 MB and not above', () => {
    expect(logoProblem({ bytes: MOST_LOGO_BYTES })).toBeUndefined();
    expect(logoProblem({ bytes: MOST_LOGO_BYTES + 1 })).toContain('larger than 2 MB');
  });

  it('is a PNG or a JPEG', () => {
    expect(logoProblem({ bytes: 10, isPicture: false })).toContain('PNG and JPEG');
  });

  it('has enough points to be printed, and no more than a logo has', () => {
    const problem = (width: number, height: number) => logoProblem({ bytes: 10, width, height });
    expect(problem(LEAST_LOGO_POINTS, 20)).toBeUndefined();
    expect(problem(LEAST_LOGO_POINTS - 1, 20)).toContain('too small');
    expect(problem(MOST_LOGO_POINTS, MOST_LOGO_POINTS)).toBeUndefined();
    expect(problem(10, MOST_LOGO_POINTS + 1)).toContain('at most 4,000');
  });

  it('is known by what nobody guesses', () => {
    expect(isLogoId('0123456789abcdef0123456789abcdef')).toBe(true);
    for (const other of ['', '0123', '../../etc/passwd', `${'a'.repeat(32)}\n`, 'A'.repeat(32)]) expect(isLogoId(other)).toBe(false);
  });
});
