import { expect, it } from 'vitest';
import { expectAccessible, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

it.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)(
  'one field opens an account after an order, which is in it; what is wrong is said where accounts are opened, and leads back, %s',
  async (_what, hasJavaScript) => {
    const visitor = aVisitor(live.site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const email = `gail-${String(hasJavaScript)}@example.com`;
    await readyToOrder(live.site, visitor, undefined, email);
    const { orderNumber = '' } = (await placeOrder(visitor)).body;
    const page = await live.open({ hasJavaScript, width: WIDTHS.phone });
    await browseAs(page, visitor, live.base);
    await page.goto(`/cc/sparq/orderconfirmation/${orderNumber}`);
    await page.getByText(email).first().waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.waitForURL(/\/office\/supplies\/register/);
    await expect.poll(() => page.locator('main').getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill('quiet harbor lantern');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(new RegExp(`/orderconfirmation/${orderNumber}$`));
    await page.goto('/account/orders');
    await page.getByText(orderNumber).first().waitFor();
  },
);
