import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { endCookies, setCookie } from '#contracts/cookies.ts';
import { flashCookie } from '#app/api/told/flash.server.ts';
import { keptCookie } from '#app/cart/rows/kept-replacements.ts';
import { yourStoreCookie } from '#app/cart/delivery/store-action.server.ts';
import { zipCookies } from '#app/shell/delivery-zip.ts';

/** The name and the path of a cookie: a browser ends the one that has both. */
const keyOf = (setCookie: string) => `${setCookie.split('=')[0]} ${/Path=([^;]+)/.exec(setCookie)?.[1]}`;

describe.each(['http://shop.example', 'https://shop.example'])('cookies of a visit at %s', (origin) => {
  const set = [
    flashCookie({ messages: [] }, origin),
    keptCookie([], 'a', origin),
    yourStoreCookie('1547', origin),
    ...zipCookies('02116', new Date(), origin),
  ];

  it('all end when it ends, each under the path under which it was set', () => {
    const ended = endCookies(origin);
    expect(ended.filter((cookie) => !/=; .*Max-Age=0(?:;|$)/.test(cookie))).toEqual([]);
    expect(ended.map(keyOf)).toEqual(expect.arrayContaining(set.map(keyOf)));
    expect(set.map(keyOf)).toContain('kept /cc');
  });

  it('leave behind the one by which a browser is known, which signs nobody in', () => {
    expect(endCookies(origin).join()).not.toContain('knownbrowser');
    expect(setCookie('knownbrowser', 'x', origin)).toContain('; HttpOnly');
  });

  it('are sent without HTTPS only where the shop has none', () => {
    const isSecure = origin.startsWith('https:');
    expect([...set, ...endCookies(origin)].filter((cookie) => cookie.endsWith('; Secure') !== isSecure)).toEqual([]);
  });
});

it('cookies are written in one place; that the mini cart was opened is noted by a script and says nothing of a visit', async () => {
  const writers: string[] = [];
  for await (const file of glob('{app,server,contracts,domain}/**/*.{ts,tsx}'))
    if (!file.includes('.test.') && (await readFile(file, 'utf8')).includes('SameSite=')) writers.push(file);
  expect(writers.toSorted()).toEqual(['app/frame/mini-cart-host.tsx', 'contracts/cookies.ts']);
});

it('what was just done stands in no address, where every reload would say it again: pages are told it once', async () => {
  const inAddress: string[] = [];
  for await (const file of glob('app/**/*.{ts,tsx}'))
    if (
      !file.includes('.test.') &&
      /[?&](?:done|said|saved|added|changed|removed)=(?:\w|\$\{)|searchParams\.(?:get|has)\('done'\)/.test(await readFile(file, 'utf8'))
    )
      inAddress.push(file);
  // What is searched for, to be shown in a form.
  expect(inAddress).toEqual(['app/routes/operations/unfound-searches.tsx']);
});
