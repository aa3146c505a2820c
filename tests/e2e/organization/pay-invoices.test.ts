import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, tokenFor } from '#tests/support/buyer.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const [TESS, WALT] = ['tess.teacher@northwindschools.example', 'walt.wholesale@northwindschools.example'] as const;

type Options = { readonly width?: number; readonly hasJavaScript?: boolean };
type Payable = { readonly invoiceNumber: string; readonly open: number };

const business = () => live.base.replace('localhost', 'business.localhost');

/** Somebody of Northwind in a browser, on their invoices. */
async function invoicesOf(email: string, options: Options): Promise<{ page: Page; visitor: Visitor }> {
  const visitor = aVisitor(live.site, { host: new URL(business()).host });
  await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  const page = await live.open({ host: 'business.localhost', ...options });
  await browseAs(page, visitor, business());
  await page.goto('/account/invoices');
  return { page, visitor };
}

const payableOf = async (visitor: Visitor) =>
  (await visitor.get<{ checkoutId: string; invoices: Payable[] }>('/cc/api/invoices/payments')).body.invoices;

/** The vendor's fields on the page, or without scripts on its own page. */
async function enterCard(page: Page, number: string, hasJavaScript: boolean): Promise<void> {
  if (hasJavaScript) await page.locator('.card-frame-box:not([data-state])').waitFor();
  else await page.getByRole('link', { name: 'Enter a card' }).click();
  const fields = hasJavaScript ? page.frameLocator('iframe') : page;
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill('1231');
  await fields.getByLabel('Security code').fill('123');
  if (hasJavaScript) return;
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.getByText('We have your card.').waitFor();
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('who pays invoices on account by card, %s,', (_what, hasJavaScript) => {
  it('chooses them, is told at the field what is wrong, pays with a new card, and finds the payment on the statement', async () => {
    const { page, visitor } = await invoicesOf(TESS, { hasJavaScript, width: WIDTHS.phone });
    const [first] = await payableOf(visitor);
    const number = first?.invoiceNumber ?? '';
    await page.getByRole('link', { name: 'Pay by card' }).click();
    await page.getByRole('heading', { name: 'Pay invoices' }).waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('Choose at least one invoice to pay.').waitFor();
    await page.getByLabel(number, { exact: true }).check();
    await page.getByLabel(`Amount to pay for ${number}`).fill('lots');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('Enter an amount in dollars, such as 49.99.').first().waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel(`Amount to pay for ${number}`).fill('1.50');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'You’re paying $1.50' }).waitFor();
    await enterCard(page, CARDS.approved, hasJavaScript);
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Pay $1.50' }).click();
    await page.getByText('Thanks, $1.50 is paid').waitFor();
    const paymentNumber = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByText('Visa ending in 4242').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const after = (await payableOf(visitor)).find(({ invoiceNumber }) => invoiceNumber === number);
    expect(Math.round(((first?.open ?? 0) - (after?.open ?? 0)) * 100)).toBe(150);
    await page.getByRole('link', { name: 'Back to invoices' }).click();
    await page.getByRole('link', { name: / to date$/ }).click();
    await page.getByRole('link', { name: `Payment ${paymentNumber}` }).click();
    await page.getByRole('heading', { name: 'Receipt' }).waitFor();
  });

  it('pays with a saved card after one that was declined, and the declined one has paid nothing', async () => {
    const { page, visitor } = await invoicesOf(TESS, { hasJavaScript, width: WIDTHS.desktop });
    const wallet = (await visitor.get<{ checkoutId: string }>('/cc/api/wallet')).body.checkoutId;
    const token = await tokenFor(live.site, CARDS.approved, wallet);
    expect((await visitor.post('/cc/api/wallet', { token })).status).toBe(200);
    const invoice = (await payableOf(visitor)).at(-1);
    const number = invoice?.invoiceNumber ?? '';
    await page.goto(`/account/invoices/pay?pay=${number}:0.75`);
    await enterCard(page, CARDS.declined, hasJavaScript);
    const pay = page.getByRole('button', { name: 'Pay $0.75' });
    await pay.last().click();
    await page.getByText('Your bank declined this card').waitFor();
    expect((await payableOf(visitor)).find(({ invoiceNumber }) => invoiceNumber === number)?.open).toBe(invoice?.open);
    await page.getByText('Your saved cards').waitFor();
    await pay.first().click();
    await page.getByText('Thanks, $0.75 is paid').waitFor();
  });

  it('whose card asks its payer is led to its bank and back to the receipt', async () => {
    const { page, visitor } = await invoicesOf(TESS, { hasJavaScript, width: WIDTHS.phone });
    const number = (await payableOf(visitor)).at(-1)?.invoiceNumber ?? '';
    await page.goto(`/account/invoices/pay?pay=${number}:0.60`);
    await enterCard(page, CARDS.challenged, hasJavaScript);
    await page.getByRole('button', { name: 'Pay $0.60' }).last().click();
    await page.getByRole('button', { name: 'Approve' }).click();
    const onward = page.getByRole('button', { name: 'Continue' });
    if (!hasJavaScript) await onward.click();
    await page.getByText('Thanks, $0.60 is paid').waitFor();
  });
});

it('who may see invoices and not pay them is shown no way to', async () => {
  const { page } = await invoicesOf(WALT, { width: WIDTHS.laptop });
  await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: /^Pay/ }).count()).toBe(0);
  expect((await page.goto('/account/invoices/pay'))?.status()).toBe(403);
  await page.getByText('Ask an administrator to allow it, or to pay.').waitFor();
});

it.each([WIDTHS.phone, WIDTHS.tablet, WIDTHS.laptop, WIDTHS.desktop])('their pages fit %i pixels', async (width) => {
  const { page, visitor } = await invoicesOf(TESS, { width });
  await page.getByRole('link', { name: 'Pay by card' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [first] = await payableOf(visitor);
  await page.goto(`/account/invoices/pay?invoice=${first?.invoiceNumber}`);
  await page.getByRole('heading', { name: 'Pay invoices' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`/account/invoices/pay?pay=${first?.invoiceNumber}:1.01`);
  await page.locator('.card-frame-box:not([data-state])').waitFor();
  await page.getByRole('heading', { name: 'You’re paying $1.01' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
