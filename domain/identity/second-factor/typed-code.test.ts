import { expect, it } from 'vitest';
import { inGroups, readMailedCode, readTypedCode } from './typed-code.ts';

it.each([
  ['123456', { kind: 'APP', code: '123456' }],
  [' 123 456 ', { kind: 'APP', code: '123456' }],
  ['123-456', { kind: 'APP', code: '123456' }],
  ['ABCD-efgh-jkmn-pqrs', { kind: 'RECOVERY', code: 'abcdefghjkmnpqrs' }],
  ['oOiI lL00 1111 zzzz', { kind: 'RECOVERY', code: '0011110011'.slice(0, 6) + '001111zzzz' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['abcd-efgh-jkmn-pqr', undefined],
  ['abcd-efgh-jkmn-pqru', undefined],
  ['١٢٣٤٥٦', undefined],
  ['', undefined],
])('reads %j as it was meant', (text, read) => {
  expect(readTypedCode(text)).toEqual(read);
});

it.each([
  ['1234 5678', '12345678'],
  [' 1234-5678 ', '12345678'],
  ['123456', undefined],
  ['123456789', undefined],
  ['1234567a', undefined],
  ['١٢٣٤٥٦٧٨', undefined],
  ['', undefined],
])('reads %j of a mail as it was meant', (text, read) => {
  expect(readMailedCode(text)).toBe(read);
});

it('stands in groups of four', () => {
  expect(inGroups('abcdefghjk', '-')).toBe('abcd-efgh-jk');
  expect(inGroups('', '-')).toBe('');
});
