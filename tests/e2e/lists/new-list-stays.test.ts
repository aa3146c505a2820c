import { expect, it } from 'vitest';
import { expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

it.each([
  ['the business site, with scripts', 'business.localhost', 'bea.buyer@harbordental.example', true, WIDTHS.phone],
  ['the business site, without scripts', 'business.localhost', 'bea.buyer@harbordental.example', false, WIDTHS.desktop],
  ['the other site, with scripts', 'localhost', 'sam.shopper@example.com', true, WIDTHS.phone],
] as const)(
  'the name of a new list stays when the visit ends before it is sent, on %s',
  async (_where, host, email, hasJavaScript, width) => {
    const page = await live.open({ host, hasJavaScript, width });
    await signIn(page, email);
    await page.goto('/kuber/createList?tid=US');
    const main = page.getByRole('main');
    await main.getByLabel('List name').fill(`Weekly front desk ${width}`);
    await page.context().clearCookies({ name: /jsessionid|signedin|ctxToken/ });
    await main.getByRole('button', { name: 'Create list' }).click();
    await page.getByText('You were signed out before this was sent.').waitFor();
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'This wasn’t sent yet' }).waitFor();
    await page.getByText(`Weekly front desk ${width}`).waitFor();
    await expectNoSidewaysScroll(page);
    await main.getByRole('button', { name: 'Send it now' }).click();
    await page.getByRole('heading', { level: 1, name: `Weekly front desk ${width}` }).waitFor();
    expect(page.url()).not.toContain('not-sent');
  },
);
