import { expect, it } from 'vitest';
import { linkDoes } from './link-words.ts';

it('the link to an order is said to do what can be done now, and no more', () => {
  expect(linkDoes({ mayCancel: true, mayReturn: false, hasReceipt: true })).toBe('cancel, follow every step and print the receipt');
  expect(linkDoes({ mayCancel: false, mayReturn: true, hasReceipt: true })).toBe('return items, follow every step and print the receipt');
  expect(linkDoes({ mayCancel: false, mayReturn: false, hasReceipt: false })).toBe('follow every step');
});
