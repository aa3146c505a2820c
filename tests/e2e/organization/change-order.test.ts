import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';

const live = useLiveShop();
const [BEA, ANN] = ['bea.buyer@harbordental.example', 'ann.approver@harbordental.example'];
const HOST = 'business.localhost';

/** An order of Bea's on invoice that waits. */
async function waiting(): Promise<string> {
  const bea = await signedIn(live.site, BEA);
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  await bea.add({ itemId: '100001', qty: 14 });
  await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK', invoice: true } });
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
  return body.orderNumber ?? '';
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('an order that waits, %s', (_what, hasJavaScript) => {
  it('is charged to another budget center and takes a coupon; what was typed stays after an error [C7-35 S7-20]', async () => {
    const orderNumber = await waiting();
    const ann = await signedIn(live.site, ANN);
    const page = await live.open({ hasJavaScript, host: HOST });
    await browseAs(page, ann, live.base.replace('localhost', HOST));
    await page.goto(`/approvals/${orderNumber}`);
    await page.getByRole('link', { name: 'Change items' }).click();
    const [qty, coupon, center] = [page.getByLabel(/^Quantity of/), page.getByLabel('Add a coupon'), page.getByLabel('Budget center')];
    await qty.fill('13');
    await coupon.fill('NO-SUCH');
    await center.selectOption('LAB');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Coupon NO-SUCH isn’t valid.').first().waitFor();
    await expect
      .poll(async () => [await qty.inputValue(), await coupon.inputValue(), await center.inputValue()])
      .toEqual(['13', 'NO-SUCH', 'LAB']);
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    if (hasJavaScript) await expectAccessible(page);
    await coupon.fill('BASKET5');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText(/^Order changed\. The total is/).waitFor();
    await page
      .getByText(/14 → 13; Coupon BASKET5 added; Budget center: /)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Change items' }).click();
    await expect.poll(() => page.getByLabel('Keep coupon BASKET5').isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Budget center').inputValue()).toBe('LAB');
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('the sales representative of an organization, %s', (_what, hasJavaScript) => {
  it('is named by an operator; what was typed stays after an error', async () => {
    const page = await openAs(live, 'olga.operator@foolscap.example', { hasJavaScript });
    await page.goto('/operations/sales-representatives?q=harbor');
    await page.getByRole('link', { name: /^Change the representative of Harbor/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ray Rep');
    await page.getByLabel('Phone', { exact: true }).fill('12');
    await page.getByRole('main').getByLabel('Email').fill('ray.rep@foolscap.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Invalid phone number').first().waitFor();
    await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('12');
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    if (hasJavaScript) await expectAccessible(page);
    await page.getByLabel('Phone', { exact: true }).fill('617-555-0199');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Ray Rep, ray.rep@foolscap.example, (617) 555-0199').waitFor();
  });
});
