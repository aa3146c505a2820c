import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useLiveShop } from '#tests/support/browser.ts';
import { CARDS, CHECKOUT, GAIL } from '#tests/support/buyer.ts';
import { browseAs, payByCard } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const TOKEN_CALL = '**/cc/api/payment/gateway/staplesPayAuthToken';

/** A page at the payment step. */
async function atPayment(prepare: (page: Page) => Promise<unknown> = async () => undefined): Promise<{ page: Page; visitor: Visitor }> {
  const visitor = aVisitor(live.site);
  await visitor.add({ itemId: '100001', qty: 1 });
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
  expect((await visitor.post(`${CHECKOUT}/address`, GAIL)).status).toBe(200);
  const page = await live.open();
  await browseAs(page, visitor, live.base);
  await prepare(page);
  await page.goto(`${live.base}/cc/sparq/checkout`);
  return { page, visitor };
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('payAuth'));
const chosen = async (visitor: Visitor) => (await visitor.cart()).orderPayment.map(({ lastFourDigit }) => lastFourDigit);
const review = (page: Page) =>
  page
    .getByRole('button', { name: /place order/i })
    .first()
    .waitFor();

describe('a card that is given at checkout', () => {
  it('goes to the vendor with a token of the shop, which is kept in the browser and makes the card one of this visit [C4-91 C7-29] [T33]', async () => {
    const { page, visitor } = await atPayment();
    const answered = page.waitForResponse((response) => response.url().endsWith('/v1/tokens') && response.request().method() === 'POST');
    await payByCard(page, CARDS.approved, true);
    const response = await answered;
    const { authToken }: { authToken?: string } = response.request().postDataJSON();
    const { token }: { token: string } = await response.json();
    await review(page);
    const { value, validUntil }: { value: string; validUntil: number } = JSON.parse((await kept(page)) ?? '{}');
    expect(authToken).toBe(value);
    expect(validUntil).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await expect.poll(() => chosen(visitor)).toEqual(['4242']);
    expect(await live.site.shop.paymentVendor.describe(token)).toMatchObject({
      checkoutId: (await visitor.cart()).cartId,
      payer: expect.stringMatching(/^[\w-]{43}$/),
    });
    await page.close();
  });

  it('is asked for once more by the vendor’s leave when a kept token is refused, and nothing is typed twice', async () => {
    const { page, visitor } = await atPayment();
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    await page.waitForFunction(() => localStorage.getItem('payAuth') !== null);
    // As if the vendor had another key by now.
    await page.evaluate(() => {
      const token = JSON.parse(localStorage.getItem('payAuth') ?? '{}');
      localStorage.setItem('payAuth', JSON.stringify({ ...token, value: `${token.value}x` }));
    });
    await page.reload();
    await payByCard(page, CARDS.approved, true);
    await review(page);
    await expect.poll(() => chosen(visitor)).toEqual(['4242']);
    await page.close();
  });

  it('is asked for on the vendor’s own page where there is no token: after one try more and a line in the log [C4-93 C8-46]', async () => {
    let asked = 0;
    const logged: string[] = [];
    const { page } = await atPayment(async (opened) => {
      await opened.route(TOKEN_CALL, (route) => {
        asked += 1;
        return route.fulfill({ status: 200, body: '' });
      });
      opened.on('request', (request) => {
        if (request.url().includes('/cc/api/log')) logged.push(request.postData() ?? '');
      });
    });
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    await expect.poll(() => asked).toBe(2);
    await payByCard(page, CARDS.approved, true);
    await page.getByText(/We're unable to process your payment at this time/).waitFor();
    expect(asked).toBe(4);
    await expect.poll(() => logged.join()).toContain('AUTH_DATA_NOT_AVAILABLE');
    await page.getByRole('button', { name: 'Change payment' }).click();
    await page
      .getByRole('button', { name: /enter the card/i })
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.close();
  });
});
