import { describe, expect, it } from 'vitest';
import { poNumberProblem, poReleaseProblem, purchaseOrderText } from './po-number.ts';

describe('a purchase order', () => {
  it('has letters, digits and dashes', () => {
    expect(poNumberProblem('PO-2026-0815a', false)).toBeUndefined();
    expect(poNumberProblem(' PO-1 ', false)).toBeUndefined();
    for (const text of ['PO 1', 'PO_1', 'PO/1', 'PÖ1', '=1+1']) expect(poNumberProblem(text, false)).toBe('INVALID');
  });

  it('has 22 characters at most', () => {
    expect(poNumberProblem('9'.repeat(22), false)).toBeUndefined();
    expect(poNumberProblem('9'.repeat(23), false)).toBe('INVALID');
  });

  it('has a release of 15 characters at most', () => {
    expect(poReleaseProblem('9'.repeat(15), false)).toBeUndefined();
    expect(poReleaseProblem('9'.repeat(16), false)).toBe('INVALID');
    expect(poReleaseProblem('R 1', false)).toBe('INVALID');
  });

  it('may be missing, unless it is mandatory', () => {
    expect(poNumberProblem('', false)).toBeUndefined();
    expect(poNumberProblem('  ', true)).toBe('REQUIRED');
    expect(poReleaseProblem('', true)).toBe('REQUIRED');
    expect(poReleaseProblem('', false)).toBeUndefined();
  });
});

it('a purchase order is said with its release, where it has one', () => {
  expect(purchaseOrderText('PO-9', 'R22')).toBe('PO-9, release R22');
  expect(purchaseOrderText('PO-9', null)).toBe('PO-9');
  expect(purchaseOrderText(null, 'R22')).toBe('Release R22');
  expect(purchaseOrderText(null, null)).toBeUndefined();
});
