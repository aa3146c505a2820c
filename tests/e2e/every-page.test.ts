import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS, signIn } from '#tests/support/browser.ts';

const live = useLiveShop();

const PAGES = [
  '/',
  '/category/paper',
  '/category/copy-paper',
  '/brand/northline',
  '/landing/back-to-school',
  '/search?query=stapler',
  '/search?query=stapeler',
  '/search?query=qqqqzzzz',
  '/search?printer=Ardent+L48',
  '/category/ink-toner?fits=mine',
  '/search?query=return+policy',
  '/help',
  '/stores',
  '/product_100001',
  '/compare?items=100001,100002,100006',
  '/compare?items=100001',
  '/product_100008',
  '/product_100016',
  '/design',
  '/nothing-here',
  '/cc/mmx/cart',
  '/cc/sparq/cart?viewcart=true',
  '/office/supplies/login?jumpUrl=/account/orders',
  '/office/supplies/register',
  '/office/supplies/forgot-password',
  '/office/supplies/reset?token=x',
  '/tpv',
  '/punchout?token=x',
  '/dev/ways-in',
  '/sso',
  '/sso/start/cedar-sign-in',
  '/sso/continue',
  '/sso/confirm',
  '/sso/confirm?token=x',
  '/dev/identity-provider',
  '/dev/purchasing-system',
  '/dev/outbox',
];

/** Looking at a page keeps one processor busy: so many are looked at side by side. */
const SIDE_BY_SIDE = 2;

describe.each([
  ['phone, turned to a tablet', WIDTHS.phone, WIDTHS.tablet],
  ['desktop, made a laptop', WIDTHS.desktop, WIDTHS.laptop],
])('on a %s', (_name, width, then) => {
  it('every page can be read by everybody and scrolls in one direction', async () => {
    const waiting = [...PAGES];
    const looked: string[] = [];
    const lookAtSome = async () => {
      const page = await live.open({ width });
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expectAccessible(page);
        for (const one of [width, then, width]) {
          await page.setViewportSize({ width: one, height: 900 });
          await expectNoSidewaysScroll(page);
        }
        looked.push(path);
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lookAtSome));
    expect(looked.toSorted()).toEqual(PAGES.toSorted());
  }, 240_000);
});

describe('the header of the business site', () => {
  it.each([320, WIDTHS.phone])('stays in one row on a phone %d px wide', async (narrow) => {
    const page = await live.open({ width: narrow, host: 'business.localhost' });
    await page.goto('/');
    const middles = await page.locator('.header-row > *').evaluateAll((items) =>
      items
        .map((item) => item.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
    // The search field stands below all that is in the row, and the ZIP code below the search field.
    expect(new Set(middles).size).toBe(3);
  });
});

describe('somebody of a business who has not signed in yet', () => {
  it('meets no refusal: pages with prices lead to the sign-in and back, and the ZIP code is remembered', async () => {
    const page = await live.open({ host: 'business.localhost' });
    const refusals: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refusals.push(`${response.status()} ${response.url()}`);
    });
    await page.goto('/');
    await page
      .getByRole('button', { name: /deliver to/i })
      .first()
      .click();
    await page.getByLabel('ZIP code').first().fill('96813');
    await page.getByLabel('ZIP code').first().press('Enter');
    await page.getByText('96813').first().waitFor();
    await page.goto('/cc/sba/cart');
    // What listens to carts begins once nothing else is to be done.
    await page.waitForTimeout(1_500);
    await page.goto('/product_100001');
    await page.getByText('Please sign in to continue.').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('jumpUrl')).toBe('/product_100001');
    expect(refusals).toEqual([]);
  });
});

describe('somebody who is signed in', () => {
  it('finds their orders, page by page, and everything about each [C1-20]', async () => {
    const page = await live.open();
    await signIn(page, 'sam.shopper@example.com');
    await page.goto('/account/orders');
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /order \d+|\d{7}/i })
      .first()
      .click();
    await page.waitForURL(/\/account\/orders\/\d+/);
    await expectAccessible(page);
    await page.goto('/account/orders?page=99');
    await page.getByText('40 orders, the newest first').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('4');
  });

  it('of an organisation sees its prices on the business site [C1-04 C1-49 C2-06]', async () => {
    const page = await live.open({ host: 'business.localhost' });
    await signIn(page, 'bea.buyer@harbordental.example');
    await page.goto('/product_100001');
    const text = await page.locator('main').textContent();
    expect(text).toContain('$41.29');
    expect(text?.toUpperCase()).toContain('ON CONTRACT');
    await page.goto('/cc/sba/cart');
    await expectAccessible(page);
  });

  it('who is not, and asks for orders, is sent to sign in and back [C2-10 C2-11 C2-13 C6-45 C8-54]', async () => {
    const page = await live.open();
    await page.goto('/account/orders');
    await expect.poll(() => page.url()).toMatch(/\/office\/supplies\/login\?.*redirected=1/);
    await page.getByRole('main').getByLabel('Email').fill('sam.shopper@example.com');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/account\/orders$/);
  });
});

describe('the keyboard alone', () => {
  it('reaches the search, a product and the cart button in a sensible order, with a visible focus', async () => {
    const page = await live.open();
    await page.goto('/product_100001');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
    const names: string[] = [];
    for (let step = 0; step < 60 && !names.some((name) => /^add to cart/i.test(name)); step += 1) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(() => {
          const element = document.activeElement;
          // The mark may stand around the field, or around the card that a hidden radio button belongs to.
          let isMarked = false;
          for (let around = element, step = 0; around !== null && step < 4; around = around.parentElement, step += 1) {
            const { outlineStyle, boxShadow } = getComputedStyle(around);
            isMarked ||= outlineStyle !== 'none' || boxShadow !== 'none';
          }
          return `${element?.getAttribute('aria-label') ?? element?.textContent ?? ''}${isMarked ? '' : ' (focus not visible)'}`.trim();
        }),
      );
    }
    expect(names.at(-1)).toMatch(/^add to cart/i);
    expect(names.filter((name) => name.endsWith('(focus not visible)'))).toEqual([]);
  });
});
