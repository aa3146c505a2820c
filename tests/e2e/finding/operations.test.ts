import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

describe('an operator', () => {
  it('sees what was not found, and has it found by a synonym, without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=qwzxvk');
    // From other networks: a page that found nothing is not kept for the next one. Who only asks for its head, or fetches it ahead, looks at nothing.
    const { host } = new URL(live.base);
    for (const network of [1, 2, 3, 4])
      await live.site.app.inject({
        method: network === 3 ? 'HEAD' : 'GET',
        url: '/search?query=qwzxvk',
        headers: { host, ...(network === 4 && { 'sec-purpose': 'prefetch' }) },
        remoteAddress: `198.51.${network}.7`,
      });
    await page.getByRole('heading', { name: /Nothing found/ }).waitFor();
    await page.goto('/operations');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/office/supplies/login');
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('olga.operator@foolscap.example');
    await main.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Searches that fell short' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'qwzxvk' });
    await expect.poll(() => row.getByRole('cell').first().innerText()).toBe('3');
    await row.getByRole('link', { name: 'Add synonym of qwzxvk' }).click();
    await page.getByRole('button', { name: 'Save synonym' }).click();
    await page.getByText('Enter what else it is called.').waitFor();
    await expect.poll(() => page.getByLabel('Words').inputValue()).toBe('qwzxvk');
    await page.getByLabel('Also look for').fill('stapler');
    await page.getByRole('button', { name: 'Save synonym' }).click();
    await page.getByText('now use it').waitFor();
    await page.getByText(/olga\.operator.*qwzxvk.*stapler/).waitFor();
    await page.goto('/search?query=qwzxvk');
    await expect.poll(() => page.getByRole('main').locator('.tile').count()).toBeGreaterThan(0);
    await page.goto('/operations/synonyms');
    await page.getByLabel('Find a synonym').fill('QWZX');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByText(/^1 of \d+$/).waitFor();
    await page.getByRole('link', { name: 'Edit qwzxvk' }).click();
    await expect.poll(() => page.getByLabel('Words').inputValue()).toBe('qwzxvk');
    await page.getByLabel('Also look for').fill('stapler, tape');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('now use it').waitFor();
    const path = await page.getByRole('link', { name: 'Download all as CSV' }).getAttribute('href');
    expect(await (await page.request.get(path ?? '')).text()).toContain('"qwzxvk","stapler, tape","no"\r\n');
    expect(await (await page.request.get('/operations/searches.csv')).text()).toMatch(/^"qwzxvk","nothing","3",/m);
    await page.getByRole('button', { name: 'Remove qwzxvk' }).click();
    await page.getByText('“qwzxvk” is removed').waitFor();
    for (const made of ['done=Call+555-0100', 'saved=Call+555-0100', 'removed=Call+555-0100', 'removed=grey']) {
      await page.goto(`/operations/synonyms?${made}`);
      await expect.poll(() => page.getByRole('status').first().innerText(), { message: made }).toBe('');
    }
  });

  it('comes there from her account, and reads what was done after each change, however long the list', async () => {
    const page = await live.open();
    await signIn(page, 'olga.operator@foolscap.example');
    await page.goto('/');
    await page.getByRole('button', { name: 'Olga' }).click();
    await page.getByRole('link', { name: 'Shop operations' }).click();
    await page.getByRole('heading', { level: 1, name: 'Searches that fell short' }).waitFor();
    await page.getByRole('link', { name: 'Synonyms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Synonyms' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBeLessThanOrEqual(41);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect.poll(() => page.url()).toContain('page=2');
    await page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]', { hasText: '2' }).waitFor();
    const words = (await page.getByRole('row').last().getByRole('rowheader').innerText()).trim();
    await page.getByRole('button', { name: `Remove ${words}`, exact: true }).click();
    const done = page.getByText(`“${words}” is removed.`);
    await done.waitFor();
    await expect.poll(async () => ((await done.boundingBox())?.y ?? -1) > 0 && ((await done.boundingBox())?.y ?? 9999) < 700).toBe(true);
    await expect.poll(() => page.url()).toContain('page=2');
  });

  it.each(Object.entries(WIDTHS))('can read it on a %s', async (_name, width) => {
    const page = await live.open({ width });
    await page.goto('/search?query=vkqxzw');
    await signIn(page, 'olga.operator@foolscap.example');
    for (const path of ['/operations', '/operations/synonyms']) {
      await page.goto(path);
      await expectAccessibleAt(page, width);
      await expectNoSidewaysScroll(page);
    }
    await page.getByLabel('Words').fill('vkqxzw');
    await page.getByLabel('Also look for').fill('paper');
    await page.getByRole('button', { name: 'Save synonym' }).click();
    await page.getByText('now use it').waitFor();
  });
});

describe('an order that looks unusual', () => {
  /** A guest's first order of three laptops, as its page shows it. */
  async function aLargeOrder(width: number, hasJavaScript: boolean) {
    const visitor = aVisitor(live.site, { host: new URL(live.base).host });
    await visitor.add({ itemId: '100016', qty: 3 });
    await readyToOrder(live.site, visitor);
    const { orderNumber = '' } = (await placeOrder(visitor)).body;
    const page = await live.open({ width, hasJavaScript });
    await browseAs(page, visitor, live.base);
    const show = () => page.goto(`/account/orders/${orderNumber}`);
    await expect
      // Each look loads the page: there have to be some.
      .poll(async () => ((await show()) === null ? '' : page.getByRole('main').innerText()), { timeout: 40_000 })
      .toContain('Being checked');
    return { page, orderNumber, show };
  }

  it.each([
    { width: 360, hasJavaScript: false },
    { width: 1440, hasJavaScript: true },
  ])(
    'says so to its buyer, and goes on when somebody has released it: $width px, scripts $hasJavaScript',
    async ({ width, hasJavaScript }) => {
      const { page, orderNumber, show } = await aLargeOrder(width, hasJavaScript);
      await page.getByRole('heading', { level: 2, name: 'Being checked' }).waitFor();
      await page.getByText('There’s nothing you need to do.').waitFor();
      await page.goto(`/cc/sparq/orderconfirmation/${orderNumber}`);
      await page.getByRole('heading', { level: 1, name: 'We’re checking your order' }).waitFor();
      await expect.poll(() => page.locator('.timeline li[aria-current]').innerText()).toContain('Being checked');
      await expect.poll(() => page.getByText(/Delivered by/).count()).toBe(0);
      const desk = await live.open({ width, hasJavaScript });
      await signIn(desk, 'olga.operator@foolscap.example');
      await desk.goto('/operations');
      await desk.getByRole('link', { name: 'Orders on hold' }).click();
      await desk.getByRole('heading', { level: 2, name: new RegExp(orderNumber) }).waitFor();
      await expectNoSidewaysScroll(desk);
      if (hasJavaScript) await expectAccessible(desk);
      await desk.getByRole('button', { name: `Release order ${orderNumber}` }).click();
      await desk.getByText('Released. The order will ship.').waitFor();
      await expect.poll(() => desk.getByRole('button', { name: `Release order ${orderNumber}` }).count()).toBe(0);
      await desk.getByText(new RegExp(`olga\\.operator.*Released.*${orderNumber}`)).waitFor();
      await show();
      await page
        .getByText(/Being packed|On its way/)
        .first()
        .waitFor();
    },
  );

  it('is canceled by her, once: who decides about it later is told', async () => {
    const { page, orderNumber, show } = await aLargeOrder(1024, true);
    const [desk, other] = [await live.open(), await live.open()];
    for (const one of [desk, other]) {
      await signIn(one, 'olga.operator@foolscap.example');
      await one.goto('/operations/held-orders');
    }
    await desk.getByRole('button', { name: `Cancel order ${orderNumber}` }).click();
    await desk.getByText('Canceled. The hold on the payment is released').waitFor();
    await other.getByRole('button', { name: `Release order ${orderNumber}` }).click();
    await other.getByText(`${orderNumber}: This order isn’t on hold anymore.`).waitFor();
    await show();
    await page.getByText('Canceled').first().waitFor();
  });
});

describe('everybody else', () => {
  it('finds no such page', async () => {
    const page = await live.open();
    await signIn(page, 'sam.shopper@example.com');
    await page.goto('/');
    await expect.poll(() => page.getByText('Shop operations').count()).toBe(0);
    expect((await page.goto('/operations'))?.status()).toBe(404);
    expect((await page.goto('/operations/synonyms'))?.status()).toBe(404);
    expect((await page.goto('/operations/held-orders'))?.status()).toBe(404);
    expect((await page.request.get('/operations/synonyms.csv')).status()).toBe(404);
  });
});
