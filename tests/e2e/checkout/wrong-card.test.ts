import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, CHECKOUT, GAIL } from '#tests/support/buyer.ts';
import { browseAs, payByCard } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

async function atPayment(width: number): Promise<Page> {
  const visitor = aVisitor(live.site);
  await visitor.add({ itemId: '100001', qty: 1 });
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
  expect((await visitor.post(`${CHECKOUT}/address`, GAIL)).status).toBe(200);
  const page = await live.open({ width });
  await browseAs(page, visitor, live.base);
  await page.goto(`${live.base}/cc/sparq/checkout`);
  await page.locator('.card-frame-box:not([data-state])').waitFor();
  return page;
}

const MISTYPED = 'Please verify the credit card number, expiration date, security code and billing address are correct and try again.';
const UNKNOWN = 'Please check that your credit card details are correct and try again.';
const DECLINED = 'There was an error processing your payment.';

const field = (page: Page, name: RegExp) => page.frameLocator('iframe').getByLabel(name);
const hasFocus = (page: Page, name: RegExp) =>
  expect.poll(() => field(page, name).evaluate((element) => element === document.activeElement && document.hasFocus())).toBe(true);

describe('a card that cannot be right', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])(
    'says in words of its own which fields are wrong, and each is a press away, at %i px [C8-85]',
    async (width) => {
      const page = await atPayment(width);
      await field(page, /card number/i).fill('4242 4242 4242 4241');
      await field(page, /expiration/i).fill('12/30');
      await page.getByRole('button', { name: 'Use this card' }).press('Enter');
      await page.getByText(MISTYPED).waitFor();
      await expect.poll(() => page.getByText(DECLINED).count()).toBe(0);
      await hasFocus(page, /card number/i);
      await page.getByRole('button', { name: 'Enter the security code' }).press('Enter');
      await hasFocus(page, /security code/i);
      await page.getByRole('button', { name: 'Check the card number' }).click();
      await hasFocus(page, /card number/i);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );

  it('takes the place of what was said of the card before: one that was declined is not told of above a mistyped one [C8-85]', async () => {
    const page = await atPayment(WIDTHS.phone);
    await payByCard(page, CARDS.declined, true);
    await page.getByRole('button', { name: /^Place order/ }).click();
    const declined = page.getByText('Your Visa •••• 0002 was declined');
    await declined.waitFor();
    await page.getByRole('link', { name: 'Use another card' }).waitFor();
    await expect.poll(() => page.getByText(DECLINED).count(), { message: 'another card is asked for, not the same again' }).toBe(0);
    await expectNoSidewaysScroll(page);
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    await field(page, /card number/i).fill('4242 4242 4242 4241');
    await page.getByRole('button', { name: 'Use this card' }).press('Enter');
    await page.getByText(MISTYPED).waitFor();
    await expect.poll(() => declined.count()).toBe(0);
    await expect.poll(() => page.getByText('The bank that issued it').count()).toBe(0);
    await field(page, /expiration/i).fill('12/30');
    await field(page, /security code/i).fill('123');
    await page.getByRole('button', { name: 'Use this card' }).press('Enter');
    // The one thing that is wrong, and nothing else.
    await expect.poll(() => page.getByText(MISTYPED).count()).toBe(0);
    await page.getByRole('button', { name: 'Check the card number' }).waitFor();
  });

  it('that the vendor does not know any more is no decline: the summary leads to its number, and nothing was charged [C8-80 C8-91]', async () => {
    const page = await atPayment(WIDTHS.phone);
    // As if the vendor had forgotten the card between the two calls.
    await page.route('**/v1/tokens', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), token: 'tok_unknown' } });
    });
    await payByCard(page, CARDS.approved, true);
    await page.getByText('Please check your card').waitFor();
    await page.getByText('Nothing was charged. Enter the card once more, or use another one.').waitFor();
    await expect.poll(() => page.getByText(DECLINED).count()).toBe(0);
    await page.getByText(UNKNOWN).waitFor();
    await page.getByRole('link', { name: 'Go to the card fields' }).press('Enter');
    await hasFocus(page, /card number/i);
    await expect.poll(() => page.getByText('Please check your card').count(), { message: 'what is wrong stays told' }).toBe(1);
    await expectAccessible(page);
  });
});
