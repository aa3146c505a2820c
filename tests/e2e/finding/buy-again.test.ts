import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('the home page of somebody who has bought before', () => {
  it.each([true, false])(
    'has what they bought near the top, with the month, and adds it with one press, scripts: %s',
    async (hasJavaScript) => {
      const page = await live.open({ hasJavaScript, width: 360 });
      await signIn(page, 'sam.shopper@example.com');
      await page.goto('/');
      const row = page.getByRole('region', { name: 'Buy again' });
      const tile = row.locator('.tile').first();
      await expect.poll(() => tile.locator('.tile-note').innerText()).toMatch(/^Purchased [A-Z][a-z]{2}, 20\d\d$/);
      await expect.poll(() => page.locator('.home > section > h2').first().innerText()).toBe('Buy again');
      await expectNoSidewaysScroll(page);
      if (hasJavaScript) await expectAccessible(page);
      await tile.getByRole('button', { name: /^Add to cart: / }).click();
      if (hasJavaScript) await tile.getByRole('button', { name: /Added: / }).waitFor();
      else await page.waitForURL(/\/cart/);
    },
  );

  it('is theirs alone: guests, and who has bought nothing, have the one that is kept for many', async () => {
    const page = await live.open();
    await page.goto('/');
    await expect.poll(() => page.getByRole('heading', { name: 'Buy again' }).count()).toBe(0);
    await signIn(page, 'sam.shopper@example.com');
    await page.goto('/');
    await expect.poll(() => page.getByRole('heading', { name: 'Buy again' }).count()).toBe(1);
    await page.context().clearCookies();
    await page.goto('/');
    await expect.poll(() => page.getByRole('heading', { name: 'Buy again' }).count()).toBe(0);
  });
});
