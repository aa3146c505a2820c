import { describe, expect, it } from 'vitest';
import { assertionProblem, SAML_SKEW_SECONDS, type AssertionFacts } from './assertion.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const SKEW = SAML_SKEW_SECONDS * 1000;
const at = (seconds: number) => NOW.getTime() + seconds * 1000;
const confirmation = { recipient: 'https://shop/sso', inResponseTo: '_1', notBefore: undefined, notOnOrAfter: at(60) };
const facts: AssertionFacts = {
  issuer: 'idp',
  audiences: ['sp'],
  notBefore: at(-60),
  notOnOrAfter: at(60),
  confirmations: [confirmation],
};
const expected = { entityId: 'idp', audience: 'sp', recipient: 'https://shop/sso', inResponseTo: '_1', now: NOW };
const problem = (different: Partial<AssertionFacts>) => assertionProblem({ ...facts, ...different }, expected);
const confirmed = (different: object) => problem({ confirmations: [{ ...confirmation, ...different }] });

describe('an assertion of an identity provider', () => {
  it('is believed when all of it is for us, and now', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ audiences: ['other', 'sp'] })).toBeUndefined();
  });

  it('is for us, from whom its key is', () => {
    expect(problem({ issuer: 'other' })).toBe('OTHER_ISSUER');
    expect(problem({ audiences: [] })).toBe('OTHER_AUDIENCE');
    expect(problem({ audiences: ['sp/'] })).toBe('OTHER_AUDIENCE');
  });

  it('holds for its time, with three minutes between two clocks and no more', () => {
    expect(SKEW).toBe(180_000);
    expect(problem({ notBefore: NOW.getTime() + SKEW })).toBeUndefined();
    expect(problem({ notBefore: NOW.getTime() + SKEW + 1 })).toBe('NOT_YET');
    expect(problem({ notOnOrAfter: NOW.getTime() - SKEW + 1 })).toBeUndefined();
    expect(problem({ notOnOrAfter: NOW.getTime() - SKEW })).toBe('EXPIRED');
    expect(problem({ notBefore: Number.NaN })).toBe('NOT_YET');
    expect(problem({ notOnOrAfter: Number.NaN })).toBe('EXPIRED');
  });

  it('was brought to us by who got it: for this address, until a moment, as the answer to this question', () => {
    expect(problem({ confirmations: [] })).toBe('NO_CONFIRMATION');
    expect(confirmed({ recipient: 'https://shop/other' })).toBe('NO_CONFIRMATION');
    expect(confirmed({ recipient: undefined })).toBe('NO_CONFIRMATION');
    expect(confirmed({ notOnOrAfter: undefined })).toBe('NO_CONFIRMATION');
    expect(confirmed({ notOnOrAfter: NOW.getTime() - SKEW })).toBe('EXPIRED');
    expect(confirmed({ inResponseTo: '_2' })).toBe('OTHER_REQUEST');
    expect(confirmed({ inResponseTo: undefined })).toBe('OTHER_REQUEST');
    expect(assertionProblem(facts, { ...expected, inResponseTo: undefined })).toBe('OTHER_REQUEST');
  });
});
