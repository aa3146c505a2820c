import { expect, it } from 'vitest';
import type { ApprovalDetail } from '#contracts/approvals/approvals.ts';
import { askedText, stepText } from './approval-words.ts';

const step: ApprovalDetail['steps'][number] = { names: [], asksGroup: false, how: 'ANY', state: 'NOW', away: [] };

it('whom a step asks is told by name, by itself and within a sentence', () => {
  expect(askedText({ ...step, names: ['Ann Approver'], asksGroup: true })).toBe('Ann Approver or anyone in the approver group');
  expect(askedText({ ...step, names: ['Ann Approver', 'Gil Group'], how: 'ALL' })).toBe('Ann Approver and Gil Group');
  expect([stepText(step), askedText(step)]).toEqual(['An administrator', 'an administrator']);
});
