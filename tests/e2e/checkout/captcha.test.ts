import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, CHECKOUT, goToCheckout, readyToOrder } from '#tests/support/buyer.ts';
import { solve } from '#tests/support/captcha.ts';
import { browseAs, payByCard } from '#tests/support/browsing/in-checkout.ts';
import { GIFT_CARDS } from '#tests/support/tenders.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const CHECKOUT_PAGE = '/cc/sparq/checkout';

async function atCheckout(options: { hasJavaScript: boolean; hasCard?: boolean }): Promise<{ page: Page; visitor: Visitor }> {
  const visitor = aVisitor(live.site);
  await visitor.add({ itemId: '100001', qty: 1 });
  await (options.hasCard === true ? readyToOrder(live.site, visitor) : goToCheckout(visitor));
  const page = await live.open({ ...options, width: WIDTHS.phone });
  await browseAs(page, visitor, live.base);
  return { page, visitor };
}

/** Cards that nobody knows, as many as may be tried before a question is asked. */
async function tryCards(visitor: Visitor): Promise<void> {
  for (let count = 0; count < 3; count += 1)
    await visitor.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: `tok_nobody_${count}` });
}

const theQuestion = (page: Page) =>
  page
    .getByLabel(/^What is \w+ plus \w+\?/)
    .filter({ visible: true })
    .first();

/** Answers as a person does who reads the question. @param other another answer than the right one. */
async function answerQuestion(page: Page, other?: string): Promise<void> {
  const field = theQuestion(page);
  await field.waitFor();
  const label = page
    .locator('label')
    .filter({ hasText: /^What is/, visible: true })
    .first();
  await field.fill(other ?? solve((await label.textContent()) ?? '').answer);
}

async function tryGiftCard(page: Page, cvv: string, answer: () => Promise<void> = async () => {}): Promise<void> {
  if (!(await page.getByLabel('Gift card number').isVisible())) await page.getByText('Use a gift card', { exact: true }).click();
  await page.getByLabel('Gift card number').fill(GIFT_CARDS.large.accountNumber);
  await page.getByLabel('PIN').fill(cvv);
  await answer();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Use this gift card' }).click();
  await answered;
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('somebody %s', (_what, hasJavaScript) => {
  it('who mistypes a PIN three times answers a question and goes on [C8-110 S8-17] [T17]', async () => {
    const { page } = await atCheckout({ hasJavaScript });
    await page.goto(CHECKOUT_PAGE);
    for (const pin of ['0001', '0002', '0003']) {
      await expect.poll(() => theQuestion(page).count()).toBe(0);
      await tryGiftCard(page, pin);
      await page.getByText('Please verify the card number and try again.').first().waitFor();
      await expect.poll(() => page.getByLabel('PIN').inputValue()).toBe('');
    }
    await tryGiftCard(page, GIFT_CARDS.large.cvv, () => answerQuestion(page, '99'));
    await page.getByText('That answer was not right.').first().waitFor();
    if (hasJavaScript) await expectAccessible(page);
    if (hasJavaScript) await expectNoSidewaysScroll(page);
    await tryGiftCard(page, GIFT_CARDS.large.cvv, () => answerQuestion(page));
    await page.getByText('Your cards pay for everything: no other card is needed.').waitFor();
    await expect.poll(() => theQuestion(page).count()).toBe(0);
  });

  it('whose cards did not work answers a question with the next one, and orders with it [S8-15] [T31]', async () => {
    const { page, visitor } = await atCheckout({ hasJavaScript });
    await tryCards(visitor);
    await page.goto(CHECKOUT_PAGE);
    await theQuestion(page).waitFor();
    if (hasJavaScript) await expectAccessible(page);
    if (!hasJavaScript) {
      // Nobody is sent to type a card that will not be looked at.
      await page
        .getByRole('button', { name: /enter the card/i })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByText('Please answer the question, then try again.').first().waitFor();
    }
    await answerQuestion(page);
    await payByCard(page, CARDS.approved, hasJavaScript);
    await page.getByRole('button', { name: /place order/i }).click();
    await page.waitForURL(/orderconfirmation\/\d+/);
  });

  it('who answers wrongly is asked again, without losing the card where it was typed elsewhere', async () => {
    const { page, visitor } = await atCheckout({ hasJavaScript });
    await tryCards(visitor);
    await page.goto(CHECKOUT_PAGE);
    await answerQuestion(page, '99');
    await payByCard(page, CARDS.approved, hasJavaScript);
    await page.getByText('That answer was not right.').first().waitFor();
    if (!hasJavaScript) await page.getByRole('heading', { level: 1, name: 'One question first' }).waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await answerQuestion(page);
    if (hasJavaScript) await payByCard(page, CARDS.approved, hasJavaScript);
    else await page.getByRole('button', { name: 'Use this card' }).click();
    await page.getByRole('button', { name: /place order/i }).waitFor();
  });

  it('is asked beside the button that orders, where it is the order that tries the card [T31]', async () => {
    const { page, visitor } = await atCheckout({ hasJavaScript, hasCard: true });
    await page.goto(CHECKOUT_PAGE);
    await page.getByRole('button', { name: /place order/i }).waitFor();
    // From another tab, so that this one learns of it by being refused.
    await tryCards(visitor);
    await page.getByRole('button', { name: /place order/i }).click();
    await page.getByText('Please answer the question, then try again.').first().waitFor();
    await answerQuestion(page);
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('button', { name: /place order/i }).click();
    await page.waitForURL(/orderconfirmation\/\d+/);
  });
});
