import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

/** Scrolls through the page and answers with the pictures that are still not there, and how many there are. */
async function pictures(page: Page): Promise<{ all: number; missing: string[] }> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('load');
  return page.evaluate(async () => {
    const isInReach = (image: HTMLImageElement): boolean => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && right > 0 && left < innerWidth;
    };
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(isInReach);
    for (let wait = 0; wait < 50 && images.some(({ complete }) => !complete); wait += 1) await new Promise((on) => setTimeout(on, 100));
    return { all: images.length, missing: images.filter(({ naturalWidth }) => naturalWidth === 0).map((image) => image.outerHTML) };
  });
}

/** Counts how far things move while the page loads, as browsers do. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    Object.assign(window, { shifts: () => sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts')()));
}

describe.each(Object.entries(WIDTHS))('on a %s', (_name, width) => {
  it('every picture of the home page and of a category arrives, and nothing moves for it', async () => {
    const page = await live.open({ width });
    const shifts = await watchShifts(page);
    for (const path of ['/', '/category/desk-supplies', '/category/gel-pens']) {
      await page.goto(path);
      const { all, missing } = await pictures(page);
      expect(missing).toEqual([]);
      expect(all).toBeGreaterThan(1);
      await expect.poll(() => shifts()).toBe(0);
    }
  }, 90_000);
});

describe('a page of tiles', () => {
  it('weighs no more than 120 kB of pictures', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/category/gel-pens');
    await pictures(page);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/pictures/'))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    );
    expect(bytes).toBeGreaterThan(4_000);
    expect(bytes).toBeLessThan(120 * 1024);
  });

  it('may keep its pictures for ever, under addresses that change with them', async () => {
    const page = await live.open();
    await page.goto('/category/gel-pens');
    const source = (await page.locator('.tile source').first().getAttribute('srcset')) ?? '';
    expect(source).toMatch(/^\/pictures\/[0-9a-f]{10}\/[a-z-]+\/hero-[a-z]+-[0-9a-f]{8}-400\.avif$/);
    const { headers } = await page.request.get(source).then((response) => ({ headers: response.headers() }));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('image/avif');
  });
});

describe('a page', () => {
  it('asks for no script before it has been painted', async () => {
    const page = await live.open();
    const html = await (await page.request.get('/')).text();
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('requestAnimationFrame');
  });
});

describe('the pictures of a product', () => {
  it('open in a viewer, turn by arrows and come nearer by a press', async () => {
    const page = await live.open();
    await page.goto('/product_100010');
    const reel = page.getByRole('list', { name: 'Pictures' });
    await expect.poll(() => reel.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    await reel.getByRole('link').first().click();
    const viewer = page.getByRole('dialog');
    await viewer.getByText(/^1 of \d/).waitFor();
    await expectAccessible(page);
    const first = await viewer.getByRole('img').getAttribute('alt');
    await page.keyboard.press('ArrowRight');
    await viewer.getByText(/^2 of \d/).waitFor();
    expect(first).toBe('Clasp desktop stapler, red');
    await expect.poll(() => viewer.getByRole('img').getAttribute('alt')).not.toBe(first);
    const before = (await viewer.getByRole('img').boundingBox())?.width ?? 0;
    await viewer.getByRole('button', { name: 'Larger' }).click();
    await viewer.getByRole('button', { name: 'Smaller' }).waitFor();
    await expect.poll(async () => (await viewer.getByRole('img').boundingBox())?.width).toBeGreaterThan(before * 2);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
  });

  it('are links to the large picture without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/product_100010');
    const large = await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().getAttribute('href');
    expect(large).toMatch(/-800\.webp$/);
    expect((await page.request.get(large ?? '')).status()).toBe(200);
  });
});
