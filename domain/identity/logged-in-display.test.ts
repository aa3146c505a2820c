import { describe, expect, it } from 'vitest';
import { saysLoggedIn, type SignInSigns, showsAsLoggedIn } from './logged-in-display.ts';

const shows = (signs: Partial<SignInSigns>) =>
  showsAsLoggedIn({
    hasConsentBannerCookie: false,
    isConsumerSite: false,
    hasSessionCheckCookie: false,
    siteVariable: false,
    sessionCookieValues: [],
    ...signs,
  });

describe('whether the page shows a visitor as signed in', () => {
  it('is so with a consent-banner cookie, whatever else is said', () => {
    expect(shows({ hasConsentBannerCookie: true })).toBe(true);
    expect(shows({ hasConsentBannerCookie: true, isConsumerSite: true, sessionCookieValues: ['LOGGEDOFF'] })).toBe(true);
  });

  it('follows the site variable on the consumer site', () => {
    expect(shows({ isConsumerSite: true, siteVariable: true, sessionCookieValues: ['LOGGEDOFF'] })).toBe(true);
    expect(shows({ isConsumerSite: true, siteVariable: false, sessionCookieValues: ['s1'] })).toBe(false);
  });

  it('follows the site variable when there is a session-check cookie', () => {
    expect(shows({ hasSessionCheckCookie: true, siteVariable: true })).toBe(true);
    expect(shows({ hasSessionCheckCookie: true, siteVariable: false, sessionCookieValues: ['s1'] })).toBe(false);
  });

  it('follows the session cookies in all other cases', () => {
    expect(shows({ sessionCookieValues: ['s1'], siteVariable: false })).toBe(true);
    expect(shows({ sessionCookieValues: [], siteVariable: true })).toBe(false);
  });
});

describe('the session cookies', () => {
  it('count as signed out when one says LOGGEDOFF', () => {
    expect(saysLoggedIn(['s1'])).toBe(true);
    expect(saysLoggedIn(['LOGGEDOFF'])).toBe(false);
    expect(saysLoggedIn(['s1', 'LOGGEDOFF'])).toBe(false);
  });

  it('count as signed out when there are none, or empty ones', () => {
    expect(saysLoggedIn([])).toBe(false);
    expect(saysLoggedIn([''])).toBe(false);
  });
});
