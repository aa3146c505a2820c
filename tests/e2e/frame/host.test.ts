import { expect, it } from 'vitest';
import { useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

it('an iOS app around the shop hears of each page that somebody goes to, by its path alone, and of the cart [S7-51 S7-52]', async () => {
  const page = await live.open();
  const told: unknown[] = [];
  await page.exposeFunction('hear', (news: unknown) => told.push(news));
  await page.addInitScript(`
    const handler = (name) => ({ postMessage: (value) => hear({ name, value }) });
    window.webkit = { messageHandlers: { navigation: handler('navigation'), cartCount: handler('cartCount') } };
  `);
  await page.goto('/category/copy-paper?sort=rating');
  await expect.poll(() => told).toContainEqual({ name: 'navigation', value: '/category/copy-paper' });
  await expect.poll(() => told).toContainEqual({ name: 'cartCount', value: 0 });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, ?home$/ })
    .click();
  await expect.poll(() => told).toContainEqual({ name: 'navigation', value: '/' });
  expect(JSON.stringify(told)).not.toContain('sort');
});
