import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { GIFT_CARDS } from '#tests/support/tenders.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

type Options = { readonly width?: number; readonly hasJavaScript?: boolean; readonly qty?: number };

async function shipmentOf(orderNumber: string): Promise<string> {
  const { rows } = await live.site.database.query<{ shipment_id: string }>('select shipment_id from shipments where order_number = $1', [
    orderNumber,
  ]);
  return rows[0]?.shipment_id ?? '';
}
const ship = async (orderNumber: string) => moveShipment(live.site.shop, await shipmentOf(orderNumber), 'SHIPPED', 'test');
const paidBy = async (orderNumber: string) =>
  (
    await live.site.database.query(
      "select last_four from order_payments where order_number = $1 and state = 'APPROVED' and unneeded_cents = 0",
      [orderNumber],
    )
  ).rows;

/** An order that was paid eight days ago with a card whose bank does not renew its hold, on its page. */
async function unrenewed(visitor: Visitor, { qty = 2, ...options }: Options): Promise<{ page: Page; orderNumber: string }> {
  await visitor.add({ itemId: '100003', qty });
  await readyToOrder(live.site, visitor, CARDS.unrenewed);
  const { body } = await placeOrder(visitor);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  const orderNumber = body.orderNumber ?? '';
  await expect.poll(() => shipmentOf(orderNumber)).not.toBe('');
  await live.site.database.query("update order_payments set created_at = created_at - interval '8 days' where order_number = $1", [
    orderNumber,
  ]);
  expect(await ship(orderNumber)).toBe('UNPAID');
  const page = await live.open(options);
  await browseAs(page, visitor, live.base);
  await page.goto(`/account/orders/${orderNumber}`);
  return { page, orderNumber };
}

const guest = () => aVisitor(live.site, { host: new URL(live.base).host });

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('whose bank did not renew the hold, %s,', (_what, hasJavaScript) => {
  it('is told so in plain words, and pays with another card', async () => {
    const { page, orderNumber } = await unrenewed(guest(), { hasJavaScript, width: WIDTHS.phone });
    await page.getByText(/^Your bank didn’t renew the hold for \$[\d.]+\.$/).waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await page.getByRole('heading', { name: 'Pay another way' }).waitFor();
    const fields = hasJavaScript ? page.frameLocator('iframe') : page;
    if (!hasJavaScript) await page.getByRole('link', { name: 'Enter a card' }).click();
    await fields.getByLabel('Card number').fill('6011000990139424');
    await fields.getByLabel('Expiration date').fill('1231');
    await fields.getByLabel('Security code').fill('123');
    if (hasJavaScript) {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    } else {
      await page.getByRole('button', { name: 'Use this card' }).click();
      await page.getByText('We have your card.').waitFor();
    }
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.getByText('Thanks, your payment is in place').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/account/orders/${orderNumber}`);
    await expect.poll(() => paidBy(orderNumber)).toEqual([{ last_four: '9424' }]);
    await expect.poll(() => page.getByRole('link', { name: 'Pay another way' }).count()).toBe(0);
    expect(await ship(orderNumber)).not.toBe('UNPAID');
  });

  it('pays a part with a gift card, and is told what is left', async () => {
    const visitor = await signedIn(live.site, 'rita.rewards@example.com');
    const { page, orderNumber } = await unrenewed(visitor, { hasJavaScript, width: WIDTHS.phone, qty: 4 });
    // Of each there is one, and it is empty afterwards.
    const card = hasJavaScript ? GIFT_CARDS.twenty : GIFT_CARDS.fifty;
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await page.getByText('Use a gift card').click();
    await page.getByLabel('Gift card number').fill(card.accountNumber);
    await page.getByLabel('PIN').fill('9999');
    await page.getByRole('button', { name: 'Use this gift card' }).click();
    await page.getByText('The number and PIN don’t match').first().waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Gift card number').fill(card.accountNumber);
    await page.getByLabel('PIN').fill(card.cvv);
    await page.getByRole('button', { name: 'Use this gift card' }).click();
    await page.getByText(/\$[\d.]+ is left to pay\./).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/account/orders/${orderNumber}/pay`);
    await expect.poll(() => paidBy(orderNumber)).toHaveLength(1);
  });

  it('with a saved card, after one that was declined', async () => {
    const visitor = await signedIn(live.site, 'sam.shopper@example.com');
    const { page, orderNumber } = await unrenewed(visitor, { hasJavaScript, width: WIDTHS.desktop });
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await page.getByRole('heading', { name: 'Pay another way' }).waitFor();
    await fetch(`${live.site.sandbox.origin}/v1/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${live.site.shop.settings.sandboxSecretKey}` },
      body: JSON.stringify({ kind: 'decline', count: 1 }),
    });
    await page
      .getByRole('button', { name: /^Pay \$/ })
      .first()
      .click();
    await page.getByText('Your payment didn’t go through').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Pay \$/ })
      .first()
      .click();
    await page.getByText('Thanks, your payment is in place').waitFor();
    await expect.poll(() => paidBy(orderNumber)).toEqual([{ last_four: '4242' }]);
  });
});

it.each([WIDTHS.phone, WIDTHS.tablet, WIDTHS.laptop, WIDTHS.desktop])('its pages fit %i pixels', async (width) => {
  const { page, orderNumber } = await unrenewed(guest(), { width });
  await page.getByRole('link', { name: 'Pay another way' }).waitFor();
  await expectNoSidewaysScroll(page);
  await page.goto(`/account/orders/${orderNumber}/pay`);
  await page.locator('.card-frame-box:not([data-state])').waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessibleAt(page, width);
});

it('whose card asks its payer is led to its bank and back to the order', async () => {
  const { page, orderNumber } = await unrenewed(guest(), { hasJavaScript: false, width: WIDTHS.phone });
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await page.getByRole('link', { name: 'Enter a card' }).click();
  await page.getByLabel('Card number').fill(CARDS.challenged);
  await page.getByLabel('Expiration date').fill('1231');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Back to your order' }).click();
  await page.waitForURL(`**/account/orders/${orderNumber}`);
  await expect.poll(() => page.getByText(/didn’t renew/).count()).toBe(0);
  await expect.poll(() => paidBy(orderNumber)).toEqual([{ last_four: '3155' }]);
});
