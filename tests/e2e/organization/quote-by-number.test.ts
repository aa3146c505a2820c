import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const BEA = 'bea.buyer@harbordental.example';

it.each([
  ['with scripts', true, WIDTHS.phone],
  ['without scripts', false, WIDTHS.desktop],
] as const)('a quote is asked for by item numbers, without a cart, %s', async (_how, hasJavaScript, width) => {
  const bea = aVisitor(live.site, { host: new URL(live.base).host.replace('localhost', 'business.localhost') });
  await bea.post('/cc/api/auth/login', { email: BEA, password: 'Foolscap-demo-1' });
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  const page = await live.open({ host: 'business.localhost', hasJavaScript, width });
  await signIn(page, BEA);
  await page.goto('/quotes/new');
  const main = page.getByRole('main');
  await main.getByLabel('Item numbers and quantities').fill('100001 40\n999999');
  if (hasJavaScript) await expectAccessible(page);
  await main.getByRole('button', { name: 'Add these items' }).click();
  await main.getByText('We don’t have 999999. Check the number.').waitFor();
  expect(await main.getByLabel('Quantity', { exact: true }).inputValue()).toBe('40');
  await expectNoSidewaysScroll(page);
  if (hasJavaScript) await expectAccessible(page);
  // What is wrong is said beside the item, and what was typed stays.
  await main.getByLabel(/^Target price/).fill('free');
  await main.getByRole('button', { name: 'Request a quote' }).click();
  await main.locator('.field-error').getByText('Enter a price such as 12.50, or leave it empty.').waitFor();
  expect(await main.getByLabel('Quantity', { exact: true }).inputValue()).toBe('40');
  await main.getByLabel(/^Target price/).fill('30.00');
  await main.getByRole('button', { name: 'Request a quote' }).click();
  await page.getByText('Request sent.').waitFor();
  await page.getByText('$30.00').first().waitFor();
});
