import { describe, expect, it } from 'vitest';
import { ROUTES } from '#server/routes.ts';
import { signIn, useLiveShop } from '#tests/support/browser.ts';
import pages from '../../app/routes.ts';

const live = useLiveShop();
const CALLS = ROUTES.filter(({ contract }) => contract.isStream !== true).map(({ contract: { method, path, isPrefixed } }) => ({
  method,
  url: `${isPrefixed === true ? '/ele-lpd' : ''}${path.replaceAll(/:\w+/g, 'x')}`,
}));
const PAGES = pages.map(({ path = '' }) => ({
  method: 'GET' as const,
  url: `/${path.replace('*', 'nothing-here').replaceAll(/:\w+/g, 'x')}`,
}));
const OTHERS = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
  '/cc/api/nothing',
  '/assets/none.js',
  '/cc/mmx/cart.data',
  '/cc/api/tdprocess?transactionId=x',
].map((url) => ({ method: 'GET' as const, url }));
const REFUSED = [
  { method: 'DELETE' as const, url: '/' },
  { method: 'POST' as const, url: '/cc/mmx/cart' },
];

describe('every answer', () => {
  it('is shown in no frame of others, keeps other windows away, and is kept by nobody [T58]', async () => {
    const wrong: string[] = [];
    for (const { method, url } of [...PAGES, ...CALLS, ...OTHERS, ...REFUSED]) {
      const { headers } = await live.site.app.inject({ method, url, headers: { host: 'localhost' } });
      const policy = String(headers['content-security-policy']);
      if (!/frame-ancestors '(self|none)'(;|$)/.test(policy)) wrong.push(`${method} ${url}: ${policy}`);
      if (headers['cross-origin-opener-policy'] !== 'same-origin') wrong.push(`${method} ${url}: opener`);
      if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${method} ${url}: type`);
      if (headers['cache-control'] !== 'no-store') wrong.push(`${method} ${url}: ${headers['cache-control']}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('somebody who has signed out', () => {
  it.each([true, false])(
    'is asked to sign in when they go back, and left nothing in the browser (scripts: %s) [T58]',
    async (hasJavaScript) => {
      const page = await live.open({ hasJavaScript });
      await signIn(page, 'sam.shopper@example.com');
      await page.goto('/cc/mmx/cart');
      await page.goto('/account/orders');
      await page.getByRole('heading', { level: 1, name: /orders/i }).waitFor();
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/sign-out'));
      await page.locator('form[action="/sign-out"] button').first().dispatchEvent('click');
      expect(await (await answered).headerValue('clear-site-data')).toBe('"cache", "storage"');
      await page.waitForURL((url) => url.pathname === '/');
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/office/supplies/login');
      await page.getByRole('main').getByLabel('Email').waitFor();
      await expect.poll(() => page.getByText('Sam', { exact: false }).count()).toBe(0);
    },
  );

  it('by the call leaves nothing either [T58]', async () => {
    const page = await live.open();
    await signIn(page, 'sam.shopper@example.com');
    await page.goto('/cc/mmx/cart');
    await page.evaluate(() => {
      localStorage.setItem('left', 'by Sam');
    });
    const status = await page.evaluate(async () => (await fetch('/cc/api/auth/logout', { method: 'POST' })).status);
    expect(status).toBe(200);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('left'))).toBeNull();
    await page.goto('/account/orders');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/office/supplies/login');
  });
});
