import { expect, it } from 'vitest';
import { isCertified, signInRisk, type SignInSigns } from './sign-in-risk.ts';

const OWNER: SignInSigns = { isKnownBrowser: true, isTwoStep: true, hasBoughtBefore: true };

it('is least for who has two steps, a browser that is known and something delivered, and greatest for who has nothing of it', () => {
  expect(signInRisk(OWNER)).toBe(0);
  expect(signInRisk({ isKnownBrowser: false, isTwoStep: false, hasBoughtBefore: false })).toBe(100);
});

it.each<[string, Partial<SignInSigns>, boolean]>([
  ['by a password alone, in a known browser', { isTwoStep: false }, true],
  ['in a new browser', { isTwoStep: false, isKnownBrowser: false }, false],
  ['in a new browser with two steps', { isKnownBrowser: false }, false],
  ['on an account that nothing was delivered to', { hasBoughtBefore: false }, false],
])('certifies a sign-in %s or not [C6-29]', (_, signs, is) => {
  expect(isCertified({ ...OWNER, ...signs })).toBe(is);
});
