import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf, normalisedEmail } from './email-normalisation.ts';

describe('an email typed at sign-in', () => {
  it('finds the account of an email in which there are signs that nobody sees', () => {
    expect(normalisedEmail('\u200BSam.Shop\u00ADper@exam\u2060ple.com')).toBe('sam.shopper@example.com');
  });

  it('finds its account in any casing and with blanks around it', () => {
    expect(normalisedEmail(' Sam.Shopper@Example.COM\n')).toBe('sam.shopper@example.com');
  });

  it('keeps letters apart that only look alike', () => {
    expect(normalisedEmail('\u212Aate@example.com')).toBe('\u212Aate@example.com');
    expect(normalisedEmail('\u212Aate@example.com')).not.toBe(normalisedEmail('kate@example.com'));
  });

  it.each(['vic@mail。corp.example', 'vic@mail．corp.example', 'vic@mail.corp｡example', 'VIC@ｍａｉｌ.Corp.example'])(
    'finds its account however the domain is spelled: %s',
    (email) => {
      expect(normalisedEmail(email)).toBe('vic@mail.corp.example');
      expect(mailboxOf(email)).toBe('vic@mail.corp.example');
    },
  );

  it('keeps tags and dots, which may be part of the address', () => {
    expect(normalisedEmail('a.b+c@gmail.com')).toBe('a.b+c@gmail.com');
  });

  it('stays as it is when it is normalised again', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => normalisedEmail(normalisedEmail(email)) === normalisedEmail(email)));
  });
});

describe('the mailbox that a limit counts', () => {
  it.each(['gail@example.com', 'Gail@Example.com', 'gail+1@example.com', ' gail+coupon+2@example.com '])('is the same for %s', (email) => {
    expect(mailboxOf(email)).toBe('gail@example.com');
  });

  it.each(['gail.guest@gmail.com', 'g.a.i.lguest+x@gmail.com', 'GailGuest@googlemail.com'])(
    'ignores the dots that the mailbox ignores: %s',
    (email) => {
      expect(mailboxOf(email)).toBe('gailguest@gmail.com');
    },
  );

  it('is the same for letters that are put together and letters that are taken apart', () => {
    expect(mailboxOf('jo\u0308rg@example.com')).toBe(mailboxOf('j\u00F6rg@example.com'));
  });

  it('keeps dots elsewhere', () => {
    expect(mailboxOf('g.guest@example.com')).toBe('g.guest@example.com');
    expect(mailboxOf('not an email')).toBe('not an email');
    expect(mailboxOf('+g@example.com')).toBe('+g@example.com');
  });
});
