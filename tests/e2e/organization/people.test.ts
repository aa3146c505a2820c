import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const ABE = 'abe.admin@harbordental.example';

const standingOf = async (email: string) =>
  (await live.site.database.query<{ standing: string }>('select standing from users where email = $1', [email])).rows[0]?.standing;

describe.each([
  ['with scripts', true, WIDTHS.desktop],
  ['without scripts', false, WIDTHS.phone],
] as const)('an administrator, %s,', (_what, hasJavaScript, width) => {
  it('finds what they look after first, is asked before they deactivate someone, and brings them back', async () => {
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width });
    await signIn(page, ABE);
    await page.goto('/account');
    await expect.poll(() => page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Your organization');
    await page.goto('/');
    const tasks = page.getByRole('navigation', { name: 'Manage your organization' });
    await expect.poll(() => page.locator('.work-cards > *').first().textContent()).toContain('Manage your organization');
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tasks.getByRole('link', { name: 'People' }).click();
    await page.getByRole('link', { name: 'Gil Group' }).click();
    await page.getByRole('link', { name: 'Deactivate' }).click();
    await page.getByText('Deactivate Gil Group? They’ll be signed out right away.').waitFor();
    await expect.poll(() => standingOf('gil.group@harbordental.example')).toBe('ACTIVE');
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Deactivate' }).click();
    await page.getByRole('button', { name: 'Yes, deactivate' }).click();
    await page.getByText('Deactivated. This person is signed out everywhere.').waitFor();
    await expect.poll(() => standingOf('gil.group@harbordental.example')).toBe('OFF');
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByText('Reactivated. This person can sign in again.').waitFor();
  });

  it('invites somebody with an approver and a budget center from the lists, and cancels that', async () => {
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width });
    await signIn(page, ABE);
    await page.goto('/organization/people/invite');
    const email = `nia-${width}@harbordental.example`;
    await page.getByRole('main').getByLabel('Work email').fill(email);
    await page.getByLabel('Approver', { exact: true }).last().selectOption({ label: 'Ann Approver (ann.approver@harbordental.example)' });
    await page.getByLabel('Default budget center').selectOption('Laboratory');
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Invitation sent.').waitFor();
    const { rows } = await live.site.database.query<{ rights: unknown }>('select rights from invitations where email = $1', [email]);
    expect(rows[0]?.rights).toMatchObject({ approverEmail: 'ann.approver@harbordental.example', budgetCenter: 'LAB' });
    await page.getByRole('button', { name: `Cancel the invitation to ${email}` }).click();
    await page.getByText('Invitation canceled. The link in the email no longer works.').waitFor();
  });
});
