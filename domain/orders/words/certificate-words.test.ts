import { expect, it } from 'vitest';
import { certificateEnd, certificateText } from './certificate-words.ts';

it('a certificate is told by its state, the end of its number and its last day', () => {
  expect(certificateText({ state: 'MA', end: certificateEnd('E-042/104471'), validUntil: '2027-06-30' })).toBe(
    'MA certificate ending in 4471, valid until Jun 30, 2027',
  );
});

it.each([
  ['A-12', '2'],
  ['X12345', '345'],
])('of a short number no more than half is shown: %s', (number, end) => {
  expect(certificateEnd(number)).toBe(end);
});
