import { describe, expect, it } from 'vitest';
import { deliveryDetailProblem, isPoMandatory, poNumberProblem, poReleaseProblem, purchaseOrderText } from './po-number.ts';

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

  it('is mandatory only where the cart demands it and the account has it', () => {
    expect(isPoMandatory({ isMandatoryEnabled: true, isConfigured: true })).toBe(true);
    expect(isPoMandatory({ isMandatoryEnabled: true, isConfigured: false })).toBe(false);
    expect(isPoMandatory({ isMandatoryEnabled: false, isConfigured: true })).toBe(false);
  });
});

it('a purchase order is said with its release, where it has one', () => {
  expect(purchaseOrderText('PO-9', 'R22')).toBe('PO-9, release R22');
  expect(purchaseOrderText('PO-9', null)).toBe('PO-9');
  expect(purchaseOrderText(null, 'R22')).toBe('Release R22');
  expect(purchaseOrderText(null, null)).toBeUndefined();
});

describe('a delivery detail', () => {
  it('is free text of 60 characters at most', () => {
    expect(deliveryDetailProblem('Leave at the loading dock, ring twice (ask for Zoë).')).toBeUndefined();
    expect(deliveryDetailProblem(` ${'d'.repeat(60)}\n`)).toBeUndefined();
    expect(deliveryDetailProblem('d'.repeat(61))).toBe('INVALID');
    expect(deliveryDetailProblem('')).toBeUndefined();
    expect(deliveryDetailProblem('dock\r\nX')).toBe('INVALID');
  });
});
