import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('feedback', () => {
  it.each([
    { hasJavaScript: true, width: WIDTHS.phone, host: 'localhost' },
    { hasJavaScript: false, width: WIDTHS.tablet, host: 'business.localhost' },
  ])(
    'is given from the menu of the header, keeps what was answered while something is missing, and is read by operators, scripts: $hasJavaScript [S2-72]',
    async (one) => {
      const page = await live.open({ width: one.width, hasJavaScript: one.hasJavaScript, host: one.host });
      await page.goto('/help');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(?:All d|D)epartments$/ })
        .click();
      await page.getByRole('navigation', { name: 'Departments', exact: true }).getByRole('link', { name: 'Give feedback' }).click();
      await page.getByRole('heading', { name: 'Give feedback' }).waitFor();
      await expectNoSidewaysScroll(page);
      if (one.hasJavaScript) await expectAccessible(page);
      await page.getByLabel('What should we do better?').fill('Show me what is on sale.');
      await page.getByLabel('Very easy').check();
      await page.getByRole('button', { name: 'Send feedback' }).click();
      await page.getByText('Choose what you came to do.').first().waitFor();
      await expect.poll(() => page.getByLabel('What should we do better?').inputValue()).toBe('Show me what is on sale.');
      await expect.poll(() => page.getByLabel('Very easy').isChecked()).toBe(true);
      await page.getByLabel('What did you come to do?').selectOption('Find a product');
      await page.getByLabel('In part').check();
      await page.getByRole('button', { name: 'Send feedback' }).click();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      const operator = await live.open({ width: one.width, hasJavaScript: one.hasJavaScript });
      await signIn(operator, 'olga.operator@foolscap.example');
      await operator.goto('/operations/feedback');
      await operator.getByText('Show me what is on sale.').first().waitFor();
      await expectNoSidewaysScroll(operator);
      if (one.hasJavaScript) await expectAccessible(operator);
    },
  );
});
