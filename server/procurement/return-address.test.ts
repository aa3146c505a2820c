import { describe, expect, it } from 'vitest';
import { returnAddressOf } from './return-address.ts';

const ORIGIN = 'http://business.shop.example';
const ALLOWED = ['https://buy.example/return', '/dev/purchasing-system'];
const of = (wanted?: string) => returnAddressOf(wanted, ALLOWED, ORIGIN);

describe('where a cart is handed back to', () => {
  it('is the first of the partner’s addresses where none is wanted, and nowhere where it has none', () => {
    expect(of()).toBe('https://buy.example/return');
    expect(returnAddressOf(undefined, [], ORIGIN)).toBeUndefined();
    expect(returnAddressOf(undefined, ['http://buy.example/return'], ORIGIN)).toBeUndefined();
  });

  it('is one of them, whatever its query says', () => {
    expect(of('https://buy.example/return?session=7&x=%22')).toBe('https://buy.example/return?session=7&x=%22');
    expect(of('/dev/purchasing-system')).toBe(`${ORIGIN}/dev/purchasing-system`);
  });

  it.each([
    'https://evil.example/return',
    'https://buy.example/other',
    'https://buy.example/return/../evil',
    'https://buy.example.evil.example/return',
    'https://buy.example@evil.example/return',
    'https://me:secret@buy.example/return',
    'https://buy.example:444/return',
    'http://buy.example/return',
    '//evil.example/return',
    'javascript:alert(1)',
    'javascript://buy.example/return%0aalert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https:\\\\buy.example\\return',
    'https://buy.example/return#x',
    '',
    `https://buy.example/return?${'x'.repeat(2000)}`,
  ])('is not %j [T57]', (wanted) => {
    expect(of(wanted)).toBeUndefined();
  });

  it('without HTTPS is nowhere but on this very site', () => {
    expect(returnAddressOf('http://other.example/x', ['http://other.example/x'], ORIGIN)).toBeUndefined();
    expect(returnAddressOf(undefined, ['javascript:alert(1)'], ORIGIN)).toBeUndefined();
  });
});
