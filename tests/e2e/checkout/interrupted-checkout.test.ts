import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, ledgerOf, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const CHECKOUT_PAGE = '/cc/sparq/checkout';
const CART_PAGE = '/cc/mmx/cart';
const SAM = { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' };

/** A browser whose visit goes on over the wire, too, as another tab or a lost answer would have it. */
async function aShopper({ hasJavaScript, card, isSignedIn = false }: { hasJavaScript: boolean; card?: string; isSignedIn?: boolean }) {
  const visitor = aVisitor(live.site);
  if (isSignedIn) await visitor.post('/cc/api/auth/login', SAM);
  await visitor.add({ itemId: '100001', qty: 1 });
  await readyToOrder(live.site, visitor, card);
  const page = await live.open({ hasJavaScript, width: WIDTHS.phone });
  await browseAs(page, visitor, live.base);
  return { page, visitor };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Somebody whose bank asks first, and who was told so elsewhere. */
async function aWaitingOrder(options: { hasJavaScript: boolean }): Promise<{ page: Page; visitor: Visitor }> {
  const shopper = await aShopper({ ...options, card: CARDS.challenged });
  expect((await placeOrder(shopper.visitor)).body.status).toBe('CHALLENGE');
  return shopper;
}

async function confirmAtBank(page: Page, hasJavaScript: boolean, answer: 'Approve' | 'Deny'): Promise<void> {
  if (hasJavaScript) return page.frameLocator('iframe').getByRole('button', { name: answer }).click();
  await press(page, answer);
  await press(page, 'Continue');
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await title(page, 'Your bank has answered');
  await press(page, 'Finish your order');
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('somebody %s', (_what, hasJavaScript) => {
  it('whose order is under way is led to it from the cart and from checkout, and orders once', async () => {
    const { page } = await aWaitingOrder({ hasJavaScript });
    await page.goto(CART_PAGE);
    await title(page, 'Your order is being placed');
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(CHECKOUT_PAGE);
    await title(page, 'Your order is being placed');
    await press(page, 'Go to your order');
    await confirmAtBank(page, hasJavaScript, 'Approve');
    await page.waitForURL(/orderconfirmation\/\d+/);
    const number = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
    await expect
      .poll(async () => (await ledgerOf(live.site, number)).filter(({ status }) => status === 'APPROVED').map(({ type }) => type))
      .toEqual(['AUTHORIZE']);
    // Checkout once more, as after an answer that was lost: nobody is left with an empty cart alone.
    await page.goto(CHECKOUT_PAGE);
    await page.getByText('Did you just place an order?').waitFor();
  });
});

it('who says no to their bank is told so, keeps their card and can say yes after all [T28]', async () => {
  const { page, visitor } = await aShopper({ hasJavaScript: true, card: CARDS.challenged });
  await page.goto(CHECKOUT_PAGE);
  await press(page, /place order/i);
  // This page waits itself: nothing is said of another tab.
  await title(page, 'Confirm your payment');
  await expect.poll(() => page.getByText('another tab').count()).toBe(0);
  await confirmAtBank(page, true, 'Deny');
  await page.getByText('The payment wasn’t confirmed with your bank, so nothing was charged.').first().waitFor();
  await expect.poll(() => page.getByText('was declined').count()).toBe(0);
  await expect.poll(async () => (await visitor.cart()).orderPayment).toHaveLength(1);
  await expectAccessible(page);
  await press(page, /place order/i);
  await title(page, 'Confirm your payment');
  await confirmAtBank(page, true, 'Approve');
  await page.waitForURL(/orderconfirmation\/\d+/);
});

describe('somebody without scripts', () => {
  const hasJavaScript = false;

  it('who leaves their bank and declines there has their cart again and is told what to do [T28]', async () => {
    const { page, visitor } = await aWaitingOrder({ hasJavaScript });
    await page.goto(CART_PAGE);
    await press(page, 'Go to your order');
    await confirmAtBank(page, hasJavaScript, 'Deny');
    await page
      .getByText(/nothing was charged/)
      .first()
      .waitFor();
    await expect.poll(async () => (await visitor.cart()).items).toHaveLength(1);
  });

  it('whom the bank keeps until the vendor has told of it comes back to the order that was placed', async () => {
    const { page, visitor } = await aWaitingOrder({ hasJavaScript });
    await page.goto(CART_PAGE);
    await press(page, 'Go to your order');
    await press(page, 'Approve');
    await press(page, 'Continue');
    await page.getByText('Your bank has confirmed the payment.').waitFor();
    // As the vendor's message does: the order is placed while its payer still reads.
    expect((await placeOrder(visitor)).body.status).toBe('PLACED');
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.waitForURL(/orderconfirmation\/\d+/);
  });

  it('whose order was given up meanwhile orders nothing with a page from before', async () => {
    const { page, visitor } = await aWaitingOrder({ hasJavaScript });
    await page.goto(CHECKOUT_PAGE);
    await title(page, 'Your order is being placed');
    await isDenied(visitor);
    await press(page, 'Go to your order');
    await page.getByText('The payment did not go through and nothing was charged.').first().waitFor();
  });

  it('who was signed out elsewhere signs in again and orders what was in the cart', async () => {
    const { page, visitor } = await aShopper({ hasJavaScript, isSignedIn: true });
    await page.goto(CHECKOUT_PAGE);
    await visitor.post('/cc/api/auth/logout', {});
    await press(page, /place order/i);
    await page.getByText('You were signed out').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: /guest/i }).count()).toBe(0);
    await page.getByLabel('Email').fill(SAM.email);
    await page.getByLabel('Password', { exact: true }).fill(SAM.password);
    await press(page, 'Sign in');
    await page.waitForURL((url) => url.pathname === CHECKOUT_PAGE);
    await press(page, /place order/i);
    await page.waitForURL(/orderconfirmation\/\d+/);
  });
});

it('who was signed out elsewhere while typing an address keeps what was typed', async () => {
  const { page, visitor } = await aShopper({ hasJavaScript: true, isSignedIn: true });
  await page.goto(`${CHECKOUT_PAGE}?edit=address`);
  await page
    .getByLabel(/first name/i)
    .first()
    .fill('Samantha');
  await visitor.post('/cc/api/auth/logout', {});
  await press(page, /deliver to this address/i);
  await page.getByText('What you typed is still here.').first().waitFor();
  await expect
    .poll(() =>
      page
        .getByLabel(/first name/i)
        .first()
        .inputValue(),
    )
    .toBe('Samantha');
});

/** The bank is told no, and the shop hears of it by another submit: the order is given up. */
async function isDenied(visitor: Visitor): Promise<void> {
  const { transactionId = '' } = (await placeOrder(visitor)).body;
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ answer: 'deny' }) };
  expect((await fetch(`${live.site.sandbox.origin}/v1/challenges/${transactionId}`, json)).status).toBe(200);
  await visitor.get(`/cc/api/tdprocess?${new URLSearchParams({ transactionId, status: 'N' })}`);
  expect((await placeOrder(visitor)).status).toBe(400);
}
