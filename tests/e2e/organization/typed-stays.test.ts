import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listPath } from '#app/lists/list-paths.ts';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const ABE = 'abe.admin@harbordental.example';

async function open(path: string, width: number = WIDTHS.phone): Promise<Page> {
  const page = await live.open({ host: 'business.localhost', width, mayLoseConnection: true, mayFail: true });
  await signIn(page, ABE);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('error-page')));
  return page;
}

const FORMS = [
  ['/rounds/new', 'Title', 'Open the round'],
  ['/organization/approvals/rules/new', 'Name', 'Save'],
  ['/organization/billing', 'Accounts payable email', 'Save'],
] as const;

describe('whose connection is gone when a form is sent', () => {
  it.each(FORMS)('keeps what was typed at %s, and is told above it', async (path, label, button) => {
    const page = await open(path);
    const main = page.getByRole('main');
    const field = main.getByLabel(label).first();
    await field.fill('typed by hand');
    await page.context().setOffline(true);
    await main.getByRole('button', { name: button }).click();
    const notice = main.getByRole('alert');
    await notice.getByText('You’re offline. This wasn’t sent.').waitFor();
    await expect.poll(() => notice.evaluate((box) => document.activeElement === box)).toBe(true);
    await expect.poll(() => field.inputValue()).toBe('typed by hand');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  it('sends it by another press once the connection is back', async () => {
    const page = await open('/organization/billing', WIDTHS.desktop);
    const main = page.getByRole('main');
    await main.getByLabel('Bill-to address').fill('Harbor Dental Group\nPier 9');
    await page.context().setOffline(true);
    await main.getByRole('button', { name: 'Save' }).click();
    await main.getByText('You’re offline. This wasn’t sent.').waitFor();
    await page.context().setOffline(false);
    await main.getByText('You’re back online.').waitFor();
    await main.getByRole('button', { name: 'Send it again' }).click();
    await main.getByRole('alert').waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => main.getByLabel('Bill-to address').inputValue()).toContain('Pier 9');
  });

  it('keeps it, too, when the shop itself fails, and what was answered before stays', async () => {
    const page = await open('/organization/billing');
    const main = page.getByRole('main');
    await main.getByLabel('Accounts payable email').fill('nobody');
    await main.getByRole('button', { name: 'Save' }).click();
    const refused = page.locator('.error-summary');
    await refused.waitFor();
    const said = await refused.textContent();
    await main.getByLabel('Accounts payable email').fill('somebody else');
    await page.route('**/organization/billing.data*', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
    await main.getByRole('button', { name: 'Save' }).click();
    await main.getByText('Sorry, something went wrong. It’s us, not you.').waitFor();
    await expect.poll(() => main.getByLabel('Accounts payable email').inputValue()).toBe('somebody else');
    await expect.poll(() => refused.textContent()).toBe(said);
  });

  it('finds it on going back from a page that could not be opened, which says so', async () => {
    const page = await open('/organization/billing');
    const main = page.getByRole('main');
    const tab = (name: string) => main.getByRole('link', { name, exact: true }).first();
    // Both pages have their scripts by then.
    await tab('Units').click();
    await page.waitForURL('**/units');
    await tab('Billing').click();
    await page.waitForURL('**/billing');
    await main.getByLabel('Accounts payable email').fill('half-ty');
    await page.context().setOffline(true);
    await tab('Units').click();
    const offline = page.getByRole('heading', { name: "You're offline" });
    await offline.waitFor();
    await expect.poll(() => main.locator('img, picture').count()).toBe(0);
    await expect.poll(() => page.getByText('Nothing was lost').count()).toBe(0);
    await page.context().setOffline(false);
    await offline.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('main [type=email]')?.value === 'half-ty');
  });
});

describe.each([
  ['with scripts', true, WIDTHS.desktop],
  ['without scripts', false, WIDTHS.phone],
] as const)('whose visit ends before a form is sent, %s,', (_how, hasJavaScript, width) => {
  /** A form that was typed by somebody whose visit is over when they press. */
  async function pressedTooLate(): Promise<Page> {
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width });
    await signIn(page, ABE);
    await page.goto('/organization/billing');
    const main = page.getByRole('main');
    await main.getByLabel('Bill-to address').fill(`Harbor Dental Group\nPier ${width}`);
    await page.context().clearCookies({ name: /jsessionid|signedin|ctxToken/ });
    await main.getByRole('button', { name: 'Save' }).click();
    await page.getByText('You were signed out before this was sent.').waitFor();
    return page;
  }

  async function signInHere(page: Page, email: string): Promise<void> {
    const main = page.getByRole('main');
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  it('sees what they typed once they have signed in, and sends it', async () => {
    const page = await pressedTooLate();
    await signInHere(page, ABE);
    await page.getByRole('heading', { level: 1, name: 'This wasn’t sent yet' }).waitFor();
    await page.getByText(`Pier ${width}`).waitFor();
    await expectNoSidewaysScroll(page);
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('button', { name: 'Send it now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
    await page.goto('/organization/billing');
    await expect.poll(() => page.getByRole('main').getByLabel('Bill-to address').inputValue()).toContain(`Pier ${width}`);
    await page.goto('/account/not-sent');
    await page.getByRole('heading', { level: 1, name: 'There’s nothing left to send' }).waitFor();
  });

  it('sees what they typed on a list, which is named by what is asked at its page', async () => {
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width });
    await signIn(page, ABE);
    const listId = randomUUID();
    await live.site.database.query(
      `with made as (insert into shopping_lists (list_id, tenant, owner_id, name, access, created_at, modified_at) select $1, 'SBA', user_id, $3, 'PERSONAL', now(), now() from users where email = $2)
       insert into shopping_list_items (list_item_id, list_id, item_id, qty, position, added_at) values (gen_random_uuid(), $1, '100001', 5, 1, now())`,
      [listId, ABE, `Typed ${width}`],
    );
    await page.goto(listPath('SBA', listId));
    const about = page.locator('form', { has: page.locator('input[name=name]') });
    await page.locator('summary', { hasText: 'Rename' }).click();
    await about.getByLabel('Name').fill(`For pier ${width}`);
    await page.context().clearCookies({ name: /jsessionid|signedin|ctxToken/ });
    await about.getByRole('button', { name: 'Save' }).click();
    await page.getByText('You were signed out before this was sent.').waitFor();
    await signInHere(page, ABE);
    await page.getByText(`For pier ${width}`).waitFor();
    await page.getByRole('button', { name: 'Send it now' }).click();
    await page.getByRole('heading', { level: 1, name: `For pier ${width}` }).waitFor();
  });

  it('shows it to nobody else', async () => {
    const page = await pressedTooLate();
    await signInHere(page, 'bea.buyer@harbordental.example');
    await page.getByRole('heading', { level: 1, name: 'There’s nothing left to send' }).waitFor();
    await expect.poll(() => page.getByText(`Pier ${width}`).count()).toBe(0);
  });
});
