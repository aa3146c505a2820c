import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('what a terminal would obey stands as letters, and nothing else is changed [T65]', () => {
  expect(printable('a\u001b[31mb\u0007\u0000\u007f\u009b\r')).toBe(String.raw`a\x1b[31mb\x07\x00\x7f\x9b\x0d`);
  expect(printable('\u202egpj.exe\u2066\u{e0001}\ud800')).toBe(String.raw`\u202egpj.exe\u2066\u{e0001}\ud800`);
  expect(printable('“Zoë’s 3 ½″ — 漢字\n\tline')).toBe('“Zoë’s 3 ½″ — 漢字\n\tline');
});
