import { describe, expect, it } from 'vitest';
import { yourStoreCookie } from './store-action.server.ts';

describe("the cookie of the visitor's store", () => {
  it('lives about two years [C9-13 S9-58]', () => {
    const days = Number(/Max-Age=(\d+)/.exec(yourStoreCookie('1547', 'http://shop.example'))?.[1]) / (24 * 60 * 60);
    expect(days).toBeGreaterThanOrEqual(700);
    expect(days).toBeLessThanOrEqual(760);
  });

  it('says the number as JSON, and that it was chosen in this browser', () => {
    expect(decodeURIComponent(yourStoreCookie('1547', 'http://shop.example'))).toMatch(
      /^YourStore=\{"storeNumber":"1547","persists":false\};/,
    );
  });
});
