import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

it.each([
  ['with scripts', true, WIDTHS.phone],
  ['without scripts', false, WIDTHS.desktop],
] as const)('the categories of a rule open by department and are kept, %s', async (_how, hasJavaScript, width) => {
  const page = await live.open({ host: 'business.localhost', hasJavaScript, width });
  await signIn(page, 'abe.admin@harbordental.example');
  await page.goto('/organization/approvals/rules/new');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill(`Paper ${width}`);
  await main.getByLabel('Applies to').selectOption({ label: 'Certain categories' });
  // No two rules may ask about exactly the same.
  await main.getByLabel(/^Only above/).fill(String(width));
  const paper = main.getByRole('checkbox', { name: /Copy/ }).first();
  await expect.poll(() => paper.isVisible()).toBe(false);
  if (hasJavaScript) {
    // Found by where words begin, not by what is within them.
    await main.getByLabel('Find a category').fill('opy');
    await paper.waitFor({ state: 'hidden' });
    await main.getByLabel('Find a category').fill('copy');
    await paper.waitFor();
    await expect.poll(() => main.getByRole('checkbox', { name: 'All of Furniture' }).isVisible()).toBe(false);
    await paper.check();
    await main.getByText('1 chosen').waitFor();
    await expectAccessible(page);
  } else {
    await main.locator('summary', { hasText: 'Paper' }).click();
    await paper.check();
  }
  await expectNoSidewaysScroll(page);
  await main.getByLabel('Step 1', { exact: true }).selectOption({ label: 'The usual approver of whoever orders' });
  await main.getByRole('button', { name: 'Save rule' }).click();
  await main.getByRole('link', { name: `Paper ${width}` }).click();
  await main.getByText('1 chosen').waitFor();
  await expect.poll(() => main.getByRole('checkbox', { name: /Copy/ }).first().isChecked()).toBe(true);
});
