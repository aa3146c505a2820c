import { describe, expect, it } from 'vitest';
import { isAtVendor } from './at-vendor.ts';

describe('an address to which a payer may be sent', () => {
  it.each([
    ['http://localhost:3001/challenge/1', true],
    ['http://localhost:3002/challenge/1', false],
    ['https://localhost:3001/challenge/1', false],
    ['http://localhost:3001.example/challenge/1', false],
    ['//localhost:3001/challenge/1', false],
    ['no address', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isAtVendor(address, 'http://localhost:3001')).toBe(expected);
  });
});
