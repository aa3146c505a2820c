import { expect, it } from 'vitest';
import { useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

it.each([true, false])(
  'who adds something and goes back to a kept page finds it counted there, with scripts: %s',
  async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript });
    const counted = () => page.locator('.cart-count').first().textContent();
    await page.goto('/category/copy-paper');
    await page.goto('/product_100001');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    if (hasJavaScript) await expect.poll(counted).toBe('1');
    else await page.waitForLoadState();
    await page.goto('/category/paper');
    await expect.poll(async () => (await counted())?.trim()).toBe('1');
    await page.goBack();
    await page.goBack();
    await expect.poll(async () => (await counted())?.trim()).toBe('1');
    await page.goto('/category/copy-paper');
    await expect.poll(async () => (await counted())?.trim()).toBe('1');
  },
);
