import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const BEA = 'bea.buyer@harbordental.example';

/** The buyer by the wire, beside her browser: her cart is the same one. */
async function beaByWire(): Promise<Visitor> {
  const bea = aVisitor(live.site, { host: new URL(live.base).host.replace('localhost', 'business.localhost') });
  await bea.post('/cc/api/auth/login', { email: BEA, password: 'Foolscap-demo-1' });
  return bea;
}

/** What looks at a page for people who cannot see it is a script itself. */
const looking = (hasJavaScript: boolean) => {
  const looksRight = async (page: Page) => {
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const atAllWidths = async (page: Page) => {
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      if (hasJavaScript) await expectAccessibleAt(page, width);
      await expectNoSidewaysScroll(page);
    }
  };
  return { looksRight, atAllWidths };
};

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('a quote becomes an order %s', (_how, hasJavaScript) => {
  const { looksRight, atAllWidths } = looking(hasJavaScript);

  it('is asked from the cart, offered, changed, accepted, and ordered at its prices', { timeout: 240_000 }, async () => {
    const bea = await beaByWire();
    for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
    await bea.add({ itemId: '100001', qty: 3 }, { itemId: '100002', qty: 2 });

    const page = await live.open({ host: 'business.localhost', hasJavaScript, width: WIDTHS.phone });
    await signIn(page, BEA);
    await page.goto('/cc/sba/cart');
    await page.getByRole('link', { name: 'Request a quote' }).click();
    await page.getByRole('heading', { level: 1, name: 'Request a quote' }).waitFor();
    await atAllWidths(page);
    await page.getByRole('checkbox', { name: /Gel Pens/ }).uncheck();
    await page.getByLabel('Quantity').first().fill('0');
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await page.getByText('Enter a quantity from 1 to 9,999.').first().waitFor();
    await looksRight(page);
    await page.getByLabel('Quantity').first().fill('5');
    await page
      .getByLabel(/^Target price/)
      .first()
      .fill('35.50');
    await page.getByLabel(/^Anything we should know/).fill('For the quarter.');
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await page.getByText('Request sent.').waitFor();
    const number = /Q-\d+/.exec(page.url())?.[0] ?? '';
    await atAllWidths(page);

    const work = await live.open({ host: 'business.localhost', hasJavaScript });
    await signIn(work, 'cora.csr@foolscap.example');
    await work.goto('/representatives/quotes');
    await looksRight(work);
    await work.getByRole('link', { name: `Quote ${number}` }).click();
    await work.getByRole('heading', { level: 1, name: `Quote ${number}` }).waitFor();
    await work.getByLabel('Price each').first().fill('50');
    await work.getByRole('button', { name: 'Send offer' }).click();
    await work
      .getByText(/costs \$46\.99 for everyone/)
      .first()
      .waitFor();
    await work.getByLabel('Price each').first().fill('37.00');
    await work.getByRole('button', { name: 'Send offer' }).click();
    await work.getByText('Offer sent.').waitFor();
    await atAllWidths(work);

    await page.goto(`/quotes/${number}`);
    await page.getByText('Ask for a change').click();
    await page.getByLabel('What would you like changed?').fill('Could it be 36.00?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('We’ll email you our new offer.').waitFor();
    await page.getByText('you can still accept this one').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Accept offer' }).count()).toBe(1);
    await looksRight(page);
    await work.goto(`/representatives/quotes/${number}`);
    const wish = work.getByRole('region', { name: 'Bea Buyer asked for a change' });
    await wish.getByText('Could it be 36.00?').waitFor();
    await work.getByLabel('Price each').first().fill('36.00');
    await work.getByRole('button', { name: 'Send offer' }).click();
    await work.getByText('Offer sent.').waitFor();

    await page.goto(`/quotes/${number}`);
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    await atAllWidths(page);
    await page.getByRole('button', { name: 'Accept offer' }).click();
    await page.getByText('Offer accepted.').waitFor();
    await page.getByRole('button', { name: 'Order at these prices' }).click();
    await page.getByText(`Prices of quote ${number}`).waitFor();
    await atAllWidths(page);
    const cart = await bea.cart();
    expect(cart.items.find(({ itemId }) => itemId === '100001')).toMatchObject({ qty: 5, priceInfo: { finalPrice: 180 } });

    const { cartItemId } = cart.items.find(({ itemId }) => itemId === '100001') ?? {};
    await bea.put(`${CHECKOUT}/item`, { items: [{ cartItemId, qty: 6 }] });
    const parts = `5 at $36.00 from quote ${number}, 1 at $41.29`;
    await page.goto('/cc/sba/cart');
    await page.getByText(parts).filter({ visible: true }).first().waitFor();
    await atAllWidths(page);

    await page
      .getByRole('button', { name: /check ?out/i })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(/\/cc\/sparq\/checkout/);
    await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: true } });
    await page.goto('/cc/sparq/checkout');
    await page.getByText(parts).first().waitFor({ state: 'attached' });
    await looksRight(page);
    await page
      .getByRole('button', { name: /^Place order/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(/\/cc\/sparq\/orderconfirmation\/\d+/);
    const orderNumber = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
    await page.goto(`/account/orders/${orderNumber}`);
    await page.getByText(parts).first().waitFor();
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('link', { name: `View order ${orderNumber}` }).waitFor();
    await looksRight(page);
  });
});

it('an offer that has expired says so, and is asked for again', async () => {
  const { atAllWidths } = looking(true);
  const page = await live.open({ host: 'business.localhost', width: WIDTHS.phone });
  await signIn(page, BEA);
  await page.goto('/quotes');
  await atAllWidths(page);
  await page.getByRole('link', { name: 'Quote Q-1001' }).click();
  await page.getByText('This offer has expired').waitFor();
  await page.getByRole('link', { name: 'Ask again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Request a quote' }).waitFor();
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await page.getByText('Request sent.').waitFor();
  await page.goto('/organization/contract');
  await page.getByText('Your sales representative: ').waitFor();
  await atAllWidths(page);
});
