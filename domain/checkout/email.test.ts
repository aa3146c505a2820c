import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_ERROR_TEXT, readEmail } from './email.ts';

describe('an email', () => {
  it.each(['guest@example.com', 'a.b+c@mail.example.co.uk', "o'hara@example.com", 'a@b.c', 'jörg@example.de'])(
    'is accepted: %s',
    (email) => {
      expect(readEmail(email)).toBe(email);
      expect(readEmail(` ${email} `)).toBe(email);
    },
  );

  it.each([
    '',
    'guest',
    'guest@',
    '@example.com',
    'guest@example',
    'guest@@example.com',
    'a@b@example.com',
    'guest@.com',
    'guest@example.',
    'guest@example..com',
    'gu est@example.com',
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'Guest <guest@example.com>',
    'guest@example.com\nBcc: x@example.com',
    'guest@exa\u0000mple.com',
    'guest@-.x',
    'guest@-example.com',
    'guest@example-.com',
    '\u200B@example.com',
    'guest@\u00AD.com',
    'guest@ex%61mple.com',
    'guest@example.com/x',
    'guest@example.com#x',
    'guest@exa_mple.com',
    'guest@127.0.0.1',
    'guest@0x7f.1',
    'guest@example。',
    'guest@。com',
  ])('is refused: "%s"', (email) => {
    expect(readEmail(email)).toBeUndefined();
  });

  it.each(['\u200B', '\u00AD', '\u2060', '\uFEFF'])(
    'loses the signs that nobody sees, so that what looks like one address is one',
    (sign) => {
      expect(readEmail(`gu${sign}est@exam${sign}ple.com${sign} `)).toBe('guest@example.com');
    },
  );

  it.each([
    ['guest@mail。example．co｡uk', 'guest@mail.example.co.uk'],
    ['guest@example。com', 'guest@example.com'],
    ['Guest@Example.COM', 'Guest@example.com'],
    ['guest@ｅｘａｍｐｌｅ.com', 'guest@example.com'],
    ['guest@MÜNCHEN.example', 'guest@xn--mnchen-3ya.example'],
    ['guest@mu\u0308nchen.example', 'guest@xn--mnchen-3ya.example'],
    ['guest@xn--mnchen-3ya.example', 'guest@xn--mnchen-3ya.example'],
  ])('has one spelling of its domain, the one that mail goes to: %s', (typed, kept) => {
    expect(readEmail(typed)).toBe(kept);
    expect(readEmail(kept)).toBe(kept);
  });

  it('has 254 characters at most', () => {
    const domain = '@example.com';
    expect(readEmail('a'.repeat(254 - domain.length) + domain)).toHaveLength(254);
    expect(readEmail('a'.repeat(255 - domain.length) + domain)).toBeUndefined();
  });

  it('that people have is accepted', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (email) => readEmail(email) === email));
  });

  it('that is wrong says "Invalid email address" [C5-60 S5-27]', () => {
    expect(EMAIL_ERROR_TEXT).toBe('Invalid email address');
  });
});
