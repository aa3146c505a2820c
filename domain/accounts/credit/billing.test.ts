import { expect, it } from 'vitest';
import { billToLines } from './billing.ts';

it('a bill-to address is read line by line, without what is empty, and neither too long nor too wide', () => {
  expect(billToLines(' Harbor Dental Group \r\n\n Attn:  Accounts Payable\nBoston, MA 02116\n')).toEqual([
    'Harbor Dental Group',
    'Attn: Accounts Payable',
    'Boston, MA 02116',
  ]);
  expect(billToLines('  \n ')).toEqual([]);
  expect(billToLines('a\n'.repeat(6))).toHaveLength(6);
  expect(billToLines('a\n'.repeat(7))).toBeUndefined();
  expect(billToLines('x'.repeat(60))).toHaveLength(1);
  expect(billToLines('x'.repeat(61))).toBeUndefined();
});
