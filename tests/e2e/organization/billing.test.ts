import { describe, expect, it } from 'vitest';
import type { Mail } from '#server/gateways/mail.ts';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

describe.each([
  ['with scripts', true, WIDTHS.tablet],
  ['without scripts', false, WIDTHS.phone],
] as const)('where an organization’s invoices go, %s,', (_what, hasJavaScript, width) => {
  it('is said by an administrator, and confirmed from the mailbox that it names', async () => {
    const sent: Mail[] = [];
    Object.assign(live.site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
    const email = `payables-${width}@harbordental.example`;
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width });
    const look = async () => {
      if (hasJavaScript) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await signIn(page, 'abe.admin@harbordental.example');
    await page.goto('/organization/billing');
    const main = page.getByRole('main');
    await main.getByLabel('Bill-to address').fill('Harbor Dental Group\nAttn: Accounts Payable');
    await main.getByLabel('Accounts payable email').fill('nobody');
    await main.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Nothing was changed').waitFor();
    await look();
    await main.getByLabel('Accounts payable email').fill(email);
    await main.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`Waiting for ${email} to be confirmed`).waitFor();
    await look();
    await live.site.hearEvents();
    const link = /\/billing-email\?token=[\w-]+/.exec(sent.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
    const mailbox = await live.open({ host: 'business.localhost', hasJavaScript, width });
    await mailbox.goto(link);
    await mailbox.getByRole('heading', { name: 'Get invoices at this email?' }).waitFor();
    if (hasJavaScript) await expectAccessible(mailbox);
    await expectNoSidewaysScroll(mailbox);
    await mailbox.getByRole('button', { name: 'Confirm this email' }).click();
    await mailbox.getByRole('heading', { name: 'Email confirmed' }).waitFor();
    await mailbox.goto(link);
    await mailbox.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await mailbox.goto('/billing-email');
    await mailbox.getByRole('heading', { name: 'This link isn’t complete' }).waitFor();
    await page.goto('/organization/billing');
    await expect.poll(() => main.getByLabel('Accounts payable email').inputValue()).toBe(email);
    await expect.poll(() => page.getByText('to be confirmed').count()).toBe(0);
    await look();
  });
});
