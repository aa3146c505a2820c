import { describe, expect, it } from 'vitest';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { signIn as signInByWire } from '#tests/support/shop-changes.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const RITA = 'rita.rewards@example.com';
const OLGA = 'olga.operator@foolscap.example';
const PRODUCT = '/product_100002';

/** Rita has bought the pens. */
live.prepare(async () => {
  const rita = aVisitor(live.site);
  await signInByWire(rita, RITA);
  await rita.add({ itemId: '100002', qty: 1 });
  await readyToOrder(live.site, rita, CARDS.approved, RITA);
  expect((await placeOrder(rita)).body.status).toBe('PLACED');
});

describe('reviews on the page of a product', () => {
  it.each([true, false])(
    'are narrowed down by their bars and sorted, and the address keeps it, with scripts: %s',
    async (hasJavaScript) => {
      const page = await live.open({ hasJavaScript, width: WIDTHS.phone });
      await page.goto(PRODUCT);
      const bars = page.getByRole('list', { name: 'Ratings by stars' });
      await bars.getByRole('link', { name: /^4 stars/ }).click();
      await page.waitForURL(`**${PRODUCT}?stars=4#reviews`);
      await page.getByText(/\d of \d written reviews, with 4 stars/).waitFor();
      await page.getByRole('navigation', { name: 'Sort reviews' }).getByRole('link', { name: 'Newest' }).click();
      await page.waitForURL(`**${PRODUCT}?stars=4&by=newest#reviews`);
      const given = await page
        .locator('#reviews .review .stars')
        .evaluateAll((stars) => stars.map((one) => one.getAttribute('aria-label')));
      expect(new Set(given)).toEqual(new Set(['4 of 5 stars.']));
      await page.getByRole('link', { name: 'Show all' }).click();
      await page.waitForURL(`**${PRODUCT}?by=newest#reviews`);
      await expectNoSidewaysScroll(page);
    },
  );

  it('are asked for where one sees what was bought, and by its stars first, with the keyboard', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await signIn(page, RITA);
    await page.goto('/account/reviews');
    await page.getByRole('heading', { name: 'What did you think?' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const rate = page.getByRole('group', { name: /^Rate .*Gel Pens/ });
    await expect.poll(() => rate.getByRole('link', { name: '4 stars, Good' }).getAttribute('href')).toMatch(/\?item=\d+&stars=4$/);
    await rate.getByRole('link', { name: '4 stars, Good' }).click();
    await page.getByRole('button', { name: 'Submit review' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
    await page.goBack();
    await page.getByRole('link', { name: /^Write a review of .*Gel Pens/ }).click();
    await page.getByRole('button', { name: 'Submit review' }).click();
    await expect.poll(() => page.evaluate(() => document.querySelector(':focus')?.getAttribute('name'))).toBe('stars');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true);
    await page.goto('/account/reviews?item=100020');
    await page.getByText('Only people who bought this here can review it').waitFor();
  });

  it.each([true, false])('are written by a buyer, read by an operator, and then there, with scripts: %s', async (hasJavaScript) => {
    const title = hasJavaScript ? 'Written with scripts' : 'Written without scripts';
    const rita = await live.open({ hasJavaScript, width: WIDTHS.phone });
    await signIn(rita, RITA);
    await rita.goto(PRODUCT);
    await rita.getByRole('link', { name: 'Write a review' }).click();
    await rita.getByRole('radio', { name: '5 stars' }).check();
    await rita.getByLabel('Title').fill(title);
    await rita.getByLabel('Your review').fill('More of it at www.pens.example, they say.');
    if (hasJavaScript) await expectAccessible(rita);
    await rita.getByRole('button', { name: /^(Submit|Save) review/ }).click();
    await rita.getByText('Please leave out links and web addresses.').waitFor();
    await expect.poll(() => rita.getByLabel('Title').inputValue()).toBe(title);
    await expect.poll(() => rita.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
    await rita.getByLabel('Your review').fill('They write well, and the whole front desk likes them.');
    await rita.getByRole('button', { name: /^(Submit|Save) review/ }).click();
    await rita.getByText('Thanks! We’ll post your review').waitFor();
    await rita.getByRole('heading', { name: title }).waitFor();
    await expectNoSidewaysScroll(rita);

    const olga = await live.open({ hasJavaScript });
    await signIn(olga, OLGA);
    await olga.goto('/operations/moderation');
    if (hasJavaScript) await expectAccessible(olga);
    await olga
      .locator('li', { hasText: title })
      .getByRole('button', { name: /^Publish/ })
      .click();
    await olga.getByText('Published.').waitFor();
    await olga.goto(`${PRODUCT}?by=newest`);
    await olga.getByRole('heading', { name: title }).waitFor();
    if (hasJavaScript) await expectAccessible(olga);
  });
});
