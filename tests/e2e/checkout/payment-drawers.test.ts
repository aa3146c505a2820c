import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { readyToOrder } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { GIFT_CARDS } from '#tests/support/tenders.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

/** Somebody whose card pays, about to place the order. */
async function atReview(options: { hasJavaScript?: boolean; width?: number } = {}): Promise<{ page: Page; visitor: Visitor }> {
  const visitor = aVisitor(live.site);
  await visitor.add({ itemId: '100001', qty: 1 });
  await readyToOrder(live.site, visitor);
  const page = await live.open(options);
  await browseAs(page, visitor, live.base);
  await page.goto('/cc/sparq/checkout');
  await page.getByRole('button', { name: /place order/i }).waitFor();
  return { page, visitor };
}

const drawer = (page: Page, id: string) => page.locator(`dialog#${id}[open]`);
const isOpen = (page: Page, id: string) => drawer(page, id).count();
const openPayment = async (page: Page) => {
  await page.getByRole('link', { name: 'Change payment' }).click();
  await drawer(page, 'payment_drawer').waitFor();
};

describe('who is about to place the order', () => {
  it('changes the payment in a drawer with three tabs, by keyboard too [C2-40 C2-50 C2-51 C2-52]', async () => {
    const { page } = await atReview({ width: WIDTHS.phone });
    await openPayment(page);
    const tabs = drawer(page, 'payment_drawer').getByRole('tab');
    await expect.poll(() => tabs.allTextContents()).toEqual(['Credit Card', 'Other Payment', 'Gift & prepaid']);
    await expect.poll(() => tabs.nth(0).getAttribute('aria-selected')).toBe('true');
    await tabs.nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await drawer(page, 'payment_drawer').getByRole('button', { name: 'Pay with PayPal' }).waitFor();
    await page.keyboard.press('End');
    await drawer(page, 'payment_drawer').getByRole('button', { name: 'Add a gift card' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await drawer(page, 'payment_drawer').getByRole('button', { name: 'Add a credit card' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page, 'payment_drawer')).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Change payment');
  });

  it('adds a credit card in a drawer above it, from which Escape leads back [C2-45]', async () => {
    const { page, visitor } = await atReview();
    await openPayment(page);
    await drawer(page, 'payment_drawer').getByRole('button', { name: 'Add a credit card' }).click();
    const above = drawer(page, 'add_credit_card_drawer');
    await above.locator('.card-frame-box:not([data-state])').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page, 'add_credit_card_drawer')).toBe(0);
    await expect.poll(() => isOpen(page, 'payment_drawer')).toBe(1);
    await drawer(page, 'payment_drawer').getByRole('button', { name: 'Add a credit card' }).click();
    await above.locator('.card-frame-box:not([data-state])').waitFor();
    const fields = above.frameLocator('iframe');
    await fields.getByLabel(/card number/i).fill('5555555555554444');
    await fields.getByLabel(/expir/i).first().fill('12/30');
    await fields.getByLabel(/security code/i).fill('123');
    await above.getByRole('button', { name: 'Use this card' }).press('Enter');
    await page.locator('.step-summary', { hasText: '4444' }).waitFor();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await expect.poll(async () => (await visitor.cart()).orderPayment.map(({ lastFourDigit }) => lastFourDigit)).toEqual(['4444']);
    await page.getByRole('button', { name: /place order/i }).waitFor();
  });

  it('says where the bill goes beside gift and prepaid cards, adds an address for it and edits it [C2-48 C2-49]', async () => {
    const { page, visitor } = await atReview({ width: WIDTHS.phone });
    const billTo = async () => (await visitor.cart()).addresses.find(({ type }) => type === 'B')?.address1;
    const cards = drawer(page, 'mmop_drawer');
    const fill = async (form: ReturnType<typeof drawer>, street: string) => {
      await form.getByLabel('First name').fill('Billie');
      await form.getByLabel('Last name').fill('Biller');
      await form.getByLabel('Street address').fill(street);
      await form.getByLabel('City').fill('Natick');
      await form.getByLabel('State').selectOption('MA');
      await form.getByLabel('ZIP code').fill('01760');
      await form.getByLabel('Phone').fill('508-555-0101');
      await form.getByRole('button', { name: 'Use this billing address' }).click();
    };
    await page.getByRole('link', { name: 'Gift & prepaid cards' }).click();
    await cards.getByText('The same as the delivery address.').waitFor();
    await cards.getByRole('button', { name: 'Add a billing address' }).click();
    const add = drawer(page, 'add_billing_address_for_mmop');
    await add.getByLabel('First name').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await fill(add, '1 Ledger Lane');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await expect.poll(() => billTo()).toBe('1 Ledger Lane');
    await page.getByRole('link', { name: 'Gift & prepaid cards' }).click();
    await cards.getByText('1 Ledger Lane').waitFor();
    await cards.getByRole('button', { name: 'Edit the billing address' }).click();
    const edit = drawer(page, 'edit_billing_address_for_mmop');
    await expect.poll(() => edit.getByLabel('Street address').inputValue()).toBe('1 Ledger Lane');
    await fill(edit, '');
    // What is wrong is told in the step of the addresses, beside its field, with all that was typed.
    await page.getByText('Please check what you entered').waitFor();
    await expect.poll(() => page.locator('input[name=billing-firstName]').inputValue()).toBe('Billie');
    await expect.poll(() => page.locator('input[name=billing-address1]').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => billTo()).toBe('1 Ledger Lane');
  });

  it('adds gift and prepaid cards in drawers of their own [C1-42 C2-42 C2-43 C2-44 C3-83]', async () => {
    const { page, visitor } = await atReview();
    await page.getByRole('link', { name: 'Gift & prepaid cards' }).click();
    await drawer(page, 'mmop_drawer').getByRole('button', { name: 'Add a prepaid card' }).click();
    await drawer(page, 'mmop_pc_drawer').locator('.card-frame-box:not([data-state])').waitFor();
    await page.keyboard.press('Escape');
    await drawer(page, 'mmop_drawer').getByRole('button', { name: 'Add a gift card' }).click();
    const form = drawer(page, 'mmop_gc_drawer');
    await form.getByLabel('Gift card number').fill(GIFT_CARDS.twenty.accountNumber);
    await form.getByLabel('PIN').fill(GIFT_CARDS.twenty.cvv);
    await form.getByLabel(/amount to use/i).fill('5');
    await form.getByRole('button', { name: 'Use this gift card' }).click();
    // The card that was chosen pays what is left: the order can be placed as before.
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.getByRole('button', { name: /^Place order/ }).waitFor();
    await expect
      .poll(async () => (await visitor.cart()).orderPayment)
      .toMatchObject([{ paymentType: 'GIFT_CARD', amountApplied: 5 }, { paymentType: 'CREDIT_CARD' }]);
    await page.goto('/cc/sparq/checkout');
    await page.getByRole('link', { name: 'Gift & prepaid cards' }).click();
    await drawer(page, 'mmop_drawer').getByText('Pays $5.00').waitFor();
    await drawer(page, 'mmop_drawer').getByRole('button', { name: 'Add a prepaid card' }).click();
    const prepaid = drawer(page, 'mmop_pc_drawer');
    await prepaid.locator('.card-frame-box:not([data-state])').waitFor();
    const fields = prepaid.frameLocator('iframe');
    await fields.getByLabel(/card number/i).fill('5105105105105100');
    await fields.getByLabel(/expir/i).first().fill('12/30');
    await fields.getByLabel(/security code/i).fill('123');
    await prepaid.getByRole('button', { name: 'Use this card' }).press('Enter');
    await expect
      .poll(async () => (await visitor.cart()).orderPayment.map(({ paymentType }) => paymentType))
      .toEqual(['GIFT_CARD', 'PREPAID_CARD', 'CREDIT_CARD']);
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });

  it('is told on the page what is wrong with a gift card [C2-43]', async () => {
    const { page } = await atReview();
    await page.getByRole('link', { name: 'Gift & prepaid cards' }).click();
    await drawer(page, 'mmop_drawer').getByRole('button', { name: 'Add a gift card' }).click();
    await drawer(page, 'mmop_gc_drawer').getByLabel('Gift card number').fill(GIFT_CARDS.twenty.accountNumber);
    await drawer(page, 'mmop_gc_drawer').getByLabel('PIN').fill('0000');
    await drawer(page, 'mmop_gc_drawer').getByRole('button', { name: 'Use this gift card' }).click();
    await page.getByText('Please verify the card number and try again.').first().waitFor();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });

  it('finds the other ways to pay in a drawer, with what paying later means [C2-41]', async () => {
    const { page } = await atReview();
    await page.getByRole('link', { name: 'Other ways to pay' }).click();
    const ways = drawer(page, 'other_payment_drawer');
    for (const name of ['Pay with PayPal', 'Pay later with Klarna', 'Pay with Visa wallet'])
      await ways.getByRole('button', { name }).waitFor();
    await ways.getByText('4 payments: $12.49, then 3 of $12.48').waitFor();
    await expectAccessible(page);
    await ways.getByRole('button', { name: 'Pay with PayPal' }).click();
    await page.getByRole('heading', { name: 'Log in to pay' }).waitFor();
  });

  it('is led to the payment step without scripts', async () => {
    const { page } = await atReview({ hasJavaScript: false });
    for (const name of ['Change payment', 'Gift & prepaid cards', 'Other ways to pay']) {
      await page.goto('/cc/sparq/checkout');
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name: 'Pay with a card' }).waitFor();
      await page.getByText('Use a gift card', { exact: true }).waitFor();
    }
  });
});

describe('the card form', () => {
  it('shows the brands that it takes before anything is typed, and what the store’s own card earns [C9-42]', async () => {
    const { page } = await atReview();
    await page.goto('/cc/sparq/checkout?edit=payment');
    const brands = page.getByRole('list', { name: 'Cards we take' }).getByRole('img');
    await expect
      .poll(() => brands.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label'))))
      .toEqual(['Visa', 'Mastercard', 'American Express', 'Discover', 'Foolscap card']);
    await page.getByText('Earns up to 5% back in Rewards.').waitFor();
    // The card comes first, and what leads elsewhere after it.
    const order = await page.getByRole('heading', { level: 3 }).allTextContents();
    expect(order.indexOf('Pay with a card')).toBeLessThan(order.indexOf('Other ways to pay'));
  });

  it('keeps digits of the security code alone, four of them at most, in the page’s typeface [C5-46]', async () => {
    const { page } = await atReview();
    await page.goto('/cc/sparq/checkout?edit=payment');
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    const code = page.frameLocator('iframe').getByLabel(/security code/i);
    await code.pressSequentially('1a2-3 456');
    await expect.poll(() => code.inputValue()).toBe('1234');
    await expect.poll(() => code.evaluate((field) => getComputedStyle(field).fontFamily)).toMatch(/^Inter/);
    await expect.poll(() => code.evaluate(async () => (await document.fonts.load('16px Inter')).length)).toBe(1);
  });
});
