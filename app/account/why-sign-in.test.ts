import { describe, expect, it } from 'vitest';
import { reviewPath } from '#app/shell/written-paths.ts';
import { whySignIn } from './why-sign-in.ts';

describe('why somebody is asked to sign in', () => {
  it('is said of the page that they wanted', () => {
    expect(whySignIn(reviewPath('100016'))).toMatch(/^Sign in to write your review/);
    expect(whySignIn('/account/orders')).toBe('Sign in to see your orders.');
  });

  it('is said of any other page in general', () => {
    for (const path of ['/', '/account/reviewsx', '', '/operations']) expect(whySignIn(path)).toBe('Please sign in to continue.');
  });
});
