import { expect, it } from 'vitest';
import { barcodeOf } from './barcode.server.ts';

/** The widths of bars and gaps, as they stand in a path. */
function modulesOf(itemId: string): string {
  const { path, width } = barcodeOf(itemId);
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, at, wide]) => [Number(at), Number(wide)] as const);
  return Array.from({ length: width }, (_, at) => (bars.some(([from, wide]) => at >= from && at < from + wide) ? '1' : '0')).join('');
}

it('the number of an item is drawn as Code 128: six digits in pairs, with their check', () => {
  // Start C, 10, 00, 01, check (105 + 10 + 0 + 3 = 118, 118 mod 103 = 15), stop.
  expect(modulesOf('100001')).toBe(['11010011100', '11001000100', '11011001100', '11001101100', '10111001100', '1100011101011'].join(''));
  expect(barcodeOf('100001')).toBe(barcodeOf('100001'));
});
