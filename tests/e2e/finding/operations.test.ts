import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('an operator', () => {
  it('sees what was not found, and has it found by a synonym, without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    // Twice: a page that found nothing is not kept for the next one.
    for (let times = 0; times < 2; times += 1) await page.goto('/search?query=qwzxvk');
    await page.getByRole('heading', { name: /Nothing found/ }).waitFor();
    await page.goto('/operations');
    expect(new URL(page.url()).pathname).toBe('/office/supplies/login');
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('olga.operator@foolscap.example');
    await main.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Searches without result' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'qwzxvk' });
    expect(await row.getByRole('cell').first().innerText()).toBe('2');
    await row.getByRole('link', { name: 'Add synonym of qwzxvk' }).click();
    await page.getByRole('button', { name: 'Save synonym' }).click();
    await page.getByText('Enter what else it is called.').waitFor();
    expect(await page.getByLabel('Words').inputValue()).toBe('qwzxvk');
    await page.getByLabel('Also look for').fill('stapler');
    await page.getByRole('button', { name: 'Save synonym' }).click();
    await page.getByText('searches know it now').waitFor();
    await page.getByText(/olga\.operator.*qwzxvk.*stapler/).waitFor();
    await page.goto('/search?query=qwzxvk');
    expect(await page.getByRole('main').locator('.tile').count()).toBeGreaterThan(0);
    await page.goto('/operations/synonyms');
    await page.getByRole('button', { name: 'Remove qwzxvk' }).click();
    await page.getByText('is removed').waitFor();
  });

  it.each(Object.entries(WIDTHS))('can read it on a %s', async (_name, width) => {
    const page = await live.open({ width });
    await page.goto('/search?query=vkqxzw');
    await signIn(page, 'olga.operator@foolscap.example');
    for (const path of ['/operations', '/operations/synonyms']) {
      await page.goto(path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.getByLabel('Words').fill('vkqxzw');
    await page.getByLabel('Also look for').fill('paper');
    await page.getByRole('button', { name: 'Save synonym' }).click();
    await page.getByText('searches know it now').waitFor();
  });
});

describe('everybody else', () => {
  it('finds no such page', async () => {
    const page = await live.open();
    await signIn(page, 'sam.shopper@example.com');
    expect((await page.goto('/operations'))?.status()).toBe(404);
    expect((await page.goto('/operations/synonyms'))?.status()).toBe(404);
  });
});
