import { describe, expect, it } from 'vitest';
import { makeOwnSession } from './own-session.ts';

/** A browser, and how often it has asked the shop for a session. */
function aBrowser({ keepsCookies = true, isAsked = async () => {} }: { keepsCookies?: boolean; isAsked?: () => Promise<void> } = {}) {
  const browser = { cookies: 'zipcode=10001', asked: 0, turns: 0 };
  const ownSession = makeOwnSession({
    cookies: () => browser.cookies,
    ask: async () => {
      browser.asked += 1;
      await isAsked();
      if (keepsCookies) browser.cookies = 'zipcode=10001; ctxToken=T1';
    },
    alone: async (work) => {
      browser.turns += 1;
      await work();
    },
  });
  return { browser, ownSession };
}

describe('what needs a session', () => {
  it('goes on at once when there is one', async () => {
    const { browser, ownSession } = aBrowser();
    browser.cookies = 'zipcode=10001; ctxToken=T0';
    await ownSession();
    expect(browser.asked).toBe(0);
  });

  it('waits for the same one, however many there are', async () => {
    const { browser, ownSession } = aBrowser();
    await Promise.all([ownSession(), ownSession(), ownSession()]);
    expect(browser).toMatchObject({ asked: 1, cookies: 'zipcode=10001; ctxToken=T1' });
  });

  it('asks for none when another tab got one while it waited for its turn', async () => {
    const browser = { cookies: '', asked: 0 };
    await makeOwnSession({
      cookies: () => browser.cookies,
      ask: async () => void (browser.asked += 1),
      alone: async (work) => {
        browser.cookies = 'ctxToken=T2';
        await work();
      },
    })();
    expect(browser.asked).toBe(0);
  });

  it('asks again for the next one after signing out', async () => {
    const { browser, ownSession } = aBrowser();
    await ownSession();
    browser.cookies = '';
    await ownSession();
    expect(browser.asked).toBe(2);
  });

  it('asks once in a browser that keeps no cookies', async () => {
    const { browser, ownSession } = aBrowser({ keepsCookies: false });
    await ownSession();
    await ownSession();
    expect(browser.asked).toBe(1);
  });

  it('goes on without one when the shop is out of reach, and asks again the next time', async () => {
    const { browser, ownSession } = aBrowser({ isAsked: () => Promise.reject(new TypeError('failed')) });
    await ownSession();
    await ownSession();
    expect(browser.asked).toBe(2);
  });
});
