import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import type { Order } from '#contracts/orders.ts';
import { PAYERS, giftCard } from '#tests/support/tenders.ts';
import { CHECKOUT, goToCheckout, ledgerOf } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

async function atCheckout(options: { hasJavaScript: boolean; width?: number }): Promise<{ page: Page; visitor: Visitor }> {
  const visitor = aVisitor(live.site);
  await visitor.add({ itemId: '100001', qty: 1 });
  await goToCheckout(visitor);
  const page = await live.open({ width: WIDTHS.phone, ...options });
  await browseAs(page, visitor, live.base);
  await page.goto('/cc/sparq/checkout');
  return { page, visitor };
}

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Through the vendor's page, as this payer. */
async function approveAs(page: Page, vendor: string, email: string): Promise<void> {
  await press(page, vendor);
  await page.getByRole('heading', { level: 1, name: 'Log in to pay' }).waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Email').fill(email);
  await press(page, /^(Log in|Continue)/);
  await page.getByRole('heading', { level: 1, name: /^Hi, / }).waitFor();
  await expectNoSidewaysScroll(page);
  await press(page, /^(Agree|Pay|Confirm)/);
}

async function placeOrder(page: Page): Promise<string> {
  await press(page, /place order/i);
  await page.waitForURL(/orderconfirmation\/\d+/);
  return /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('somebody %s', (_what, hasJavaScript) => {
  it('pays with PayPal, and comes straight back to review the order [C1-43]', async () => {
    const { page } = await atCheckout({ hasJavaScript });
    await page.getByText('Other ways to pay').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await approveAs(page, 'Pay with PayPal', PAYERS.approves);
    await page.getByRole('button', { name: /place order/i }).waitFor();
    await expect.poll(() => page.locator('main').textContent()).toContain('PayPal');
    const number = await placeOrder(page);
    await page.getByText('PayPal').first().waitFor();
    await expect
      .poll(async () => (await ledgerOf(live.site, number)).map(({ type, amount }) => [type, amount]))
      .toEqual([['AUTHORIZE', 49.93]]);
  });

  it.each([
    ['Pay later with Klarna', 'Klarna', [49.93]],
    // Beside a gift card.
    ['Pay with Visa wallet', 'Visa wallet •••• 4242', [20, 29.93]],
  ])('chooses "%s" just so [C1-44 C1-45]', async (button, name, amounts) => {
    const { page, visitor } = await atCheckout({ hasJavaScript });
    if (amounts.length > 1) {
      await visitor.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 20 }));
      await page.reload();
    }
    await approveAs(page, button, PAYERS.approves);
    await page.getByRole('button', { name: /place order/i }).waitFor();
    await expect.poll(() => page.locator('main').textContent()).toContain(name);
    const number = await placeOrder(page);
    await page.getByText(name).first().waitFor();
    await expect.poll(async () => (await ledgerOf(live.site, number)).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('tries PayPal once more when it fails, and is back in the cart when it fails for good [C2-09 C4-108 C8-96]', async () => {
    const { page, visitor } = await atCheckout({ hasJavaScript });
    await visitor.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 5 }));
    await page.reload();
    await approveAs(page, 'Pay with PayPal', PAYERS.neverWorks);
    await page.getByText('Please verify and try again.').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await press(page, 'Try PayPal again');
    await page.waitForURL(/\/cc\/sparq\/cart/);
    await page.getByText("We're unable to process your payment at this time.").first().waitFor();
    await expect.poll(async () => (await visitor.cart()).orderPayment.map(({ paymentType }) => paymentType)).toEqual(['GIFT_CARD']);
  });

  it('goes back from PayPal as they came, and is asked again when the cart has grown [T5]', async () => {
    const { page, visitor } = await atCheckout({ hasJavaScript });
    await press(page, 'Pay with PayPal');
    await page.getByRole('link', { name: /^Cancel/ }).click();
    await page.getByText('You came back from PayPal without approving the payment. Nothing was charged.').waitFor();
    await page.getByText('Other ways to pay').waitFor();
    await approveAs(page, 'Pay with PayPal', PAYERS.approves);
    await page.getByRole('button', { name: /place order/i }).waitFor();
    await visitor.add({ itemId: '100001', qty: 1 });
    await page.goto('/cc/sparq/checkout');
    await page.getByText('You approved $49.93 at PayPal.').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await approveAs(page, 'Pay with PayPal', PAYERS.approves);
    await placeOrder(page);
  });

  it('is told when PayPal does not pay the order, and nothing else is lost [C8-95]', async () => {
    const { page } = await atCheckout({ hasJavaScript });
    await approveAs(page, 'Pay with PayPal', PAYERS.failsLate);
    await press(page, /place order/i);
    await page.getByText('PayPal did not go through').waitFor();
    await page.getByText("We're unable to process your payment at this time.").first().waitFor();
    await approveAs(page, 'Pay with PayPal', PAYERS.approves);
    await placeOrder(page);
  });
});

describe('the other ways to pay', () => {
  it.each([undefined, 'sam.shopper@example.com'])('stand still while the fields for a card come, for %s', async (email) => {
    const { page } = await atCheckout({ hasJavaScript: true });
    if (email !== undefined) {
      await signIn(page, email);
    }
    // Where the button has been in each frame that was painted.
    await page.addInitScript(`
      window.places = new Set();
      const look = () => {
        const button = [...document.querySelectorAll('.other-ways button')].at(0);
        if (button?.checkVisibility()) window.places.add(Math.round(button.getBoundingClientRect().top + scrollY));
        requestAnimationFrame(look);
      };
      look();`);
    await page.goto('/cc/sparq/checkout?edit=payment');
    if (email !== undefined) await page.getByText('Pay another way').click();
    await page.locator('.card-frame-box:not([data-state="loading"])').first().waitFor();
    await expect.poll(() => page.evaluate('[...window.places]')).toHaveLength(1);
  });
});

describe('a return that nobody began here', () => {
  it('chooses nothing, and ends no payment that is under way [T28 T35]', async () => {
    const { page, visitor } = await atCheckout({ hasJavaScript: true, width: WIDTHS.desktop });
    await page.goto('/cc/sparq/checkout/approval?nonce=nonce_of_a_thief&state=made-up.PAYPAL');
    await page.getByText('We could not match this payment to your checkout').waitFor();
    await expect.poll(async () => (await visitor.cart()).orderPayment).toEqual([]);
    await page.goto('/cc/sparq/checkout');
    const returns: string[] = [];
    page.on('request', (request) => void (request.url().includes('/checkout/approval?') && returns.push(request.url())));
    await approveAs(page, 'Pay with PayPal', PAYERS.approves);
    await page.waitForURL((url) => url.pathname === '/cc/sparq/checkout');
    const cart = await visitor.cart();
    expect(cart.orderPayment.map(({ paymentType }) => paymentType)).toEqual(['PAYPAL']);
    // The same return once more has happened: it leads to the checkout, and pays nothing.
    await page.goto(returns.at(-1) ?? '');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/cc/sparq/checkout');
    await page.getByRole('button', { name: /place order/i }).waitFor();
    await expect.poll(async () => (await visitor.cart()).orderPayment).toEqual(cart.orderPayment);
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('somebody who buys for an organization with terms, %s,', (_what, hasJavaScript) => {
  const business = () => live.base.replace('localhost', 'business.localhost');
  const asBusiness = async (email: string) => {
    const visitor = aVisitor(live.site, { host: new URL(business()).host });
    await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
    return visitor;
  };

  it('pays by invoice, finds it among the open ones and on the statement, and sees it paid once the money is there [C1-46 C2-38 C9-37 C9-40]', async () => {
    const tess = await asBusiness('tess.teacher@northwindschools.example');
    await tess.post(`${CHECKOUT}/item?ignoreExistQty=true`, { items: [{ itemId: '100001', qty: 2 }] });
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width: hasJavaScript ? WIDTHS.desktop : WIDTHS.phone });
    await browseAs(page, tess, business());
    await page.goto('/cc/sparq/checkout');
    await page.getByRole('heading', { name: 'Pay by invoice' }).waitFor();
    await page.getByText('Net 30: each invoice is due 30 days after its date').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(page, 'Pay by invoice');
    await page.getByRole('heading', { name: 'Review and order' }).waitFor();
    await page.getByText('Invoice, net 30', { exact: true }).first().waitFor();
    await page.getByText('You get an invoice when your order ships, due in 30 days.').filter({ visible: true }).waitFor();
    await page.getByText('Add a purchase order (PO)').click();
    await page.getByLabel('Purchase Order (PO)').fill('PO-815');
    await page.getByLabel('PO Release').fill('R2');
    const number = await placeOrder(page);
    await page.getByText('Invoice, net 30').first().waitFor();
    await expect.poll(() => ledgerOf(live.site, number)).toEqual([]);

    await live.site.hearEvents();
    const orderOf = async () => (await tess.get<Order>(`/cc/api/orders/${number}`)).body;
    for (const { shipmentId } of (await orderOf()).shipments) await moveShipment(live.site.shop, shipmentId, 'SHIPPED', 'test');
    const [invoice] = (await orderOf()).accountInvoices;
    await page.goto('/account/invoices?group=UNPAID');
    const row = page.getByRole('row').filter({ hasText: invoice?.invoiceNumber ?? 'none' });
    await expect.poll(() => row.textContent()).toMatch(/PO-815, release R2.*Due /);
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: / to date$/ }).click();
    await page.getByRole('heading', { name: /^Statement for .* to date$/ }).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: `Invoice ${invoice?.invoiceNumber}` })
      .waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const olga = await asBusiness('olga.operator@foolscap.example');
    const desk = await live.open({ host: 'business.localhost', hasJavaScript, width: hasJavaScript ? WIDTHS.desktop : WIDTHS.phone });
    await browseAs(desk, olga, business());
    await desk.goto('/operations/credit');
    if (hasJavaScript) await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
    const { credit } = (await tess.get<{ credit: { owed: number } }>('/cc/api/invoices')).body;
    for (const said of ['Payment recorded. The oldest invoices are paid first.', 'This payment was recorded before. Nothing changed.']) {
      await desk.getByLabel('From').selectOption('4410002');
      await desk.getByLabel('Reference').fill(`WIRE ${number}`);
      await desk.getByLabel('Amount').fill(credit.owed.toFixed(2));
      await press(desk, 'Record payment');
      await desk.getByText('Northwind Schools (4410002)').waitFor();
      if (hasJavaScript) await expectAccessible(desk);
      await press(desk, 'Yes, record it');
      await desk.getByText(said).waitFor();
    }
    await page.goto('/account/invoices?group=PAID');
    await expect.poll(() => row.textContent()).toMatch(/Paid.*\$0\.00/);

    await desk.getByRole('button', { name: `WIRE ${number}` }).click();
    await desk.getByText('Northwind Schools (4410002)').waitFor();
    await press(desk, 'Yes, reverse it');
    await desk.getByText('Payment reversed. The invoices that it had paid are open again.').waitFor();
    if (hasJavaScript) await expectAccessible(desk);
    await page.goto('/account/invoices?group=UNPAID');
    await row.waitFor();
  });
});
