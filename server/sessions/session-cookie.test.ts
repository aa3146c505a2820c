import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeSessionCookie, type SessionTicket } from './session-cookie.ts';

const OLD = 'the secret that was used until today';
const NEW = 'the secret that is used from today on';
const ticket: SessionTicket = { id: randomBytes(32).toString('base64url'), stage: 'STORED', day: 20_779 };
const cookie = makeSessionCookie([OLD]);
const written = cookie.write(ticket, 'dotcom');

describe('the cookie of a session', () => {
  it.each(['NEW', 'STORED', 'SIGNED_IN'] as const)('says what it was written for: %s', (stage) => {
    expect(cookie.read(cookie.write({ ...ticket, stage }, 'dotcom'), 'dotcom')).toEqual({ ...ticket, stage, isOutdated: false });
  });

  it('is worth nothing on another site', () => {
    expect(cookie.read(written, 'SBA')).toBeUndefined();
  });

  it('is worth nothing with anything in it changed', () => {
    const [id = '', stage = '', signature = ''] = written.split('.');
    const other = randomBytes(32).toString('base64url');
    const forged = [
      id,
      '',
      `${id}.${stage}`,
      `${other}.${stage}.${signature}`,
      `${id}.u${stage.slice(1)}.${signature}`,
      `${id}.${stage}0.${signature}`,
      `${id}.${stage}.${other}`,
      `${id}.${stage}.${signature.slice(1)}`,
      `${written}.`,
      ` ${written}`,
    ];
    for (const text of forged) expect(cookie.read(text, 'dotcom'), text).toBeUndefined();
  });

  it('signed with another secret is nobody’s', () => {
    expect(makeSessionCookie([NEW]).read(written, 'dotcom')).toBeUndefined();
  });
});

describe('a secret that is replaced', () => {
  const both = makeSessionCookie([NEW, OLD]);

  it('is still believed, and what it signed is known to be outdated', () => {
    expect(both.read(written, 'dotcom')).toEqual({ ...ticket, isOutdated: true });
  });

  it('signs nothing more', () => {
    const rewritten = both.write(ticket, 'dotcom');
    expect(cookie.read(rewritten, 'dotcom')).toBeUndefined();
    expect(makeSessionCookie([NEW]).read(rewritten, 'dotcom')).toEqual({ ...ticket, isOutdated: false });
  });

  it('leaves at least one', () => {
    expect(() => makeSessionCookie([])).toThrow('secret');
  });
});
