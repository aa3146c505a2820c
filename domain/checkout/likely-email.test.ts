import { describe, expect, it } from 'vitest';
import { likelyEmail } from './likely-email.ts';

describe('the email that was likely meant', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmai.com', 'ann@gmail.com'],
    ['ann@gmail.co', 'ann@gmail.com'],
    ['ann@gmail.con', 'ann@gmail.com'],
    ['Ann.B+x@GMIAL.com', 'Ann.B+x@gmail.com'],
    ['bo@hotmial.com', 'bo@hotmail.com'],
    ['bo@yaho.com', 'bo@yahoo.com'],
    ['bo@outlok.com', 'bo@outlook.com'],
    ['bo@iclod.com', 'bo@icloud.com'],
    ['bo@comcast.ner', 'bo@comcast.net'],
    ['bo@aol.con', 'bo@aol.com'],
    ['office@harbordental.cmo', 'office@harbordental.com'],
  ])('of %s is %s', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant);
  });

  it.each([
    'ann@gmail.com',
    'ann@mail.com',
    'ann@email.com',
    'ann@ymail.com',
    'ann@gmx.com',
    'ann@me.com',
    'ann@yahoo.ca',
    'ann@yahoo.co.uk',
    'ann@harbordental.example',
    'ann@gmail.com.example.org',
    'ann@live.fr',
    'ann@cox.com',
    '',
    '@gmial.com',
    'gmial.com',
  ])('of %s is none but that', (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  });
});
