import { describe, expect, it } from 'vitest';
import { addressBlock, addressHome } from './address-block.ts';

describe('the block of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['::FFFF:cb00:7107', '203.0.113.0/24'],
    ['0:0:0:0:0:ffff:203.0.113.250', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['2001:db8:0:0:ffff:1:2:3', '2001:db8:0::/48'],
    ['2001:db8::', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0::/48'],
    ['203.0.113.7:51234', '203.0.113.0/24'],
    ['[2001:db8:1:2:3:4:5:6]:51234', '2001:db8:1::/48'],
    ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1::/48'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.0/24'],
    ['unknown', 'unknown'],
    ['_hidden7', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (address, block) => expect(addressBlock(address)).toBe(block));

  it('is the same for every way to write an address, and another beside it', () => {
    expect(addressBlock('2001:db8::2:0:0:1')).toBe(addressBlock('2001:DB8:0:0:ffff:0:0:1'));
    expect(addressBlock('2001:db8:1::1')).not.toBe(addressBlock('2001:db8::1'));
    expect(addressBlock('203.0.114.7')).not.toBe(addressBlock('203.0.113.7'));
  });

  it('is one for all that is rented with it: nobody has 65,536 networks for the price of one [T64]', () => {
    expect(addressBlock('2001:db8:0:1::1')).toBe(addressBlock('2001:db8:0:ff::1'));
  });

  it('is narrower where only homes are told apart', () => {
    expect(addressHome('2001:db8:0:1::1')).not.toBe(addressHome('2001:db8::1'));
    expect(addressHome('2001:db8::2:0:0:1')).toBe(addressHome('2001:DB8:0:0:ffff:0:0:1'));
    expect(addressHome('203.0.113.7')).toBe(addressBlock('203.0.113.9'));
  });
});
