import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

describe.each([
  ['with scripts', true, WIDTHS.laptop],
  ['without scripts', false, WIDTHS.phone],
] as const)('the units of an organization, %s,', (_what, hasJavaScript, width) => {
  it('are kept by an administrator, chosen by who belongs to them, and seen in the header', async () => {
    const open = () => live.open({ host: 'business.localhost', hasJavaScript, width });
    const page = await open();
    const look = async () => {
      if (hasJavaScript) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const name = `Pediatrics ${width}`;
    await signIn(page, 'abe.admin@harbordental.example');
    await page.goto('/organization/units');
    await page.getByRole('link', { name: 'Front office' }).waitFor();
    await look();
    await page.getByRole('button', { name: 'Add unit' }).click();
    await page.getByText('Enter a name of up to 30 characters.').first().waitFor();
    await look();
    // What is too long is said to be, and not cut.
    await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Oral & Maxillofacial Surgery Department');
    await page.getByRole('button', { name: 'Add unit' }).click();
    await page.getByText('Enter a name of up to 30 characters.').first().waitFor();
    await expect
      .poll(() => page.getByRole('main').getByLabel('Name', { exact: true }).inputValue())
      .toBe('Oral & Maxillofacial Surgery Department');
    await page.getByRole('main').getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Ship to').selectOption({ label: 'Harbor Dental Group, 9 Mill Rd, Worcester, MA 01608' });
    await page.getByLabel('Budget Center').selectOption('Laboratory');
    await page.getByRole('button', { name: 'Add unit' }).click();
    await page.getByText('Unit added. Now add the people who order for it.').waitFor();
    await page.getByLabel('Add a person').selectOption({ label: 'Bea Buyer (bea.buyer@harbordental.example)' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Added to this unit.').waitFor();
    await page.getByRole('button', { name: 'Take out Bea Buyer' }).waitFor();
    await look();

    const other = await open();
    await signIn(other, 'bea.buyer@harbordental.example');
    await other.goto('/account/ship-to');
    await other.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    if (hasJavaScript) await expectAccessible(other);
    await expectNoSidewaysScroll(other);
    await other.getByRole('button', { name: 'Order for this unit' }).click();
    await other.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => other.getByRole('banner').textContent()).toContain(`${name} · Harbor Dental`);
    await other.getByText('Ships to 9 Mill Rd, Worcester, MA 01608').waitFor();
    await other.getByRole('heading', { name: 'Budget: Laboratory' }).waitFor();
    await expectNoSidewaysScroll(other);

    await page.getByRole('link', { name: 'Remove' }).click();
    await page.getByText(`Remove ${name}?`).waitFor();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await page.getByText('Unit removed. Past orders keep its name.').waitFor();
    // She orders for another one of hers from then on.
    await other.goto('/account/ship-to');
    await expect.poll(() => other.getByRole('banner').textContent()).toContain('Front office · Harbor Dental');
  });
});
