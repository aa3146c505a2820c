import { describe, expect, it } from 'vitest';
import { decidedBeforeText, isDecision } from './approval-words.ts';

describe('who decides about an order that was decided before', () => {
  it.each([
    ['ACCEPT', 'Gil Group', 'Gil Group approved this order on Nov 29, 2026, 10:00 AM.'],
    ['DECLINE', 'Gil Group', 'Gil Group declined this order on Nov 29, 2026, 10:00 AM.'],
    ['CANCELED', 'Bea Buyer', 'Bea Buyer canceled this order on Nov 29, 2026, 10:00 AM.'],
    ['ACCEPT', null, 'Someone approved this order on Nov 29, 2026, 10:00 AM.'],
    ['EXPIRED', null, 'No one decided in time, so we canceled this order.'],
    ['COMMENT', 'Ann Approver', 'This order no longer waits for a decision.'],
  ])('is told by whom and when: %s by %s', (kind, by, text) => {
    expect(decidedBeforeText({ kind, by, when: 'Nov 29, 2026, 10:00 AM' })).toBe(text);
  });

  it('is told so where it is not known', () => {
    expect(decidedBeforeText(undefined)).toBe('This order no longer waits for a decision.');
  });

  it('is told the decision, not what was said after it', () => {
    expect(['SUBMITTED', 'COMMENT', 'REMINDED', 'CHANGED', 'toString'].filter(isDecision)).toEqual([]);
  });
});
