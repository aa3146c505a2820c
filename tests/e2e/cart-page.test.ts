import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, useLiveShop, WIDTHS, signIn } from '#tests/support/browser.ts';
import { addByWire, cartByWire } from '#tests/support/cart-by-wire.ts';

const live = useLiveShop();
const CART = '/cc/mmx/cart?viewcart=true';

/** The cart page of a new visitor whose cart holds these items. */
async function cartWith(items: readonly Record<string, unknown>[], options: Parameters<typeof live.open>[0] = {}): Promise<Page> {
  const page = await live.open(options);
  await addByWire(page, live.base, items);
  await page.goto(CART);
  return page;
}

function rowOf(page: Page, name: RegExp): Locator {
  return page.locator('.cart-row', { has: page.getByRole('heading', { level: 3, name }) });
}

/** Opens what is known of how a row comes, and the other ways. */
async function unfoldDelivery(row: Locator, hasJavaScript: boolean): Promise<void> {
  if (await row.locator('.cart-delivery-panel').isVisible()) return;
  if (hasJavaScript) await row.locator('.cart-delivery summary').click();
  else await row.locator('.cart-delivery-link').click();
  await row.locator('.cart-delivery-panel').waitFor();
}

/** Finds a store in the chooser, which is open, and chooses it. */
async function chooseStore(page: Page, term: string, name: string): Promise<void> {
  await page.getByLabel('ZIP code, city or store name').fill(term);
  await page.getByRole('button', { name: 'Find stores' }).click();
  await page.getByRole('button', { name: `Choose ${name}` }).click();
}

/** Waits until the wire says of the cart what is expected. */
async function expectCart(page: Page, read: (cart: Awaited<ReturnType<typeof cartByWire>>) => unknown, expected: unknown): Promise<void> {
  await expect.poll(async () => read(await cartByWire(page, live.base))).toEqual(expected);
}

/** A call from the page's own host, which only the browser knows how to find. */
function wire(page: Page, path: string, body?: unknown): Promise<CartResponse> {
  return page.evaluate(
    async ([to, json]) => {
      const sent = json === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: json };
      return (await fetch(to ?? '', sent)).json();
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

const quantities = (cart: Awaited<ReturnType<typeof cartByWire>>) => cart.items.map(({ itemId, qty }) => [itemId, qty]);

const BOTH = [
  { how: 'with scripts', hasJavaScript: true },
  { how: 'without scripts', hasJavaScript: false },
];

describe('the addresses of the cart', () => {
  it.each(['/cc/mmx/cart', '/cc/sparq/cart'])('%s shows the cart and says that it is one [C2-04 C2-07 C2-08 C2-23]', async (path) => {
    const page = await cartWith([{ itemId: '100001', qty: 2 }]);
    const [row] = (await cartByWire(page, live.base)).items;
    await page.goto(`${path}?cartItemIds=${row?.cartItemId}`);
    await expect.poll(() => page.getByRole('heading', { name: 'Added to your cart' }).count()).toBe(1);
    await page.goto(`${path}?viewcart=true&cartItemIds=${row?.cartItemId}`);
    await expect.poll(() => page.locator('[data-page-type]').getAttribute('data-page-type')).toBe('cart');
    await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Your cart' }).count()).toBe(1);
    await expect.poll(() => page.getByRole('heading', { name: 'Added to your cart' }).count()).toBe(0);
    await expect.poll(() => rowOf(page, /Copy Paper/).count()).toBe(1);
  });
});

describe.each(BOTH)('a replaced item, $how', ({ hasJavaScript }) => {
  it('is told with both prices and can be kept, or replacements be left out for 30 days [C3-34 C3-35 C7-23]', async () => {
    const page = await cartWith([{ itemId: '100009', qty: 1 }], { hasJavaScript });
    const row = rowOf(page, /Stapler/);
    const note = await row.locator('.cart-note').textContent();
    expect(note).toContain('$12.00');
    expect(note).toContain('$13.50');
    await row.getByRole('button', { name: /^Keep replacement/ }).click();
    await row.getByRole('button', { name: /^Keep replacement/ }).waitFor({ state: 'detached' });
    await expect.poll(() => row.textContent()).toContain('In place of');
    await page.reload();
    await expect.poll(() => row.getByRole('button', { name: /^Keep replacement/ }).count()).toBe(0);

    const other = await cartWith([{ itemId: '100009', qty: 1 }], { hasJavaScript });
    await other.getByRole('button', { name: 'Do not show replacements for 30 days' }).click();
    await other.getByText('We show you no replacements for 30 days.').first().waitFor();
    const cart = await addByWire(other, live.base, [{ itemId: '100009', qty: 1 }]);
    expect(cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100010', 1]]);
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'OUT_OF_STOCK', itemId: '100009' }));
  });
});

describe.each(BOTH)('a courier surcharge, $how', ({ hasJavaScript }) => {
  it('goes away with whole packs, whose quantity then goes in their steps [C3-36 C5-12]', async () => {
    const page = await cartWith([{ itemId: '100004', qty: 3 }], { hasJavaScript });
    const row = rowOf(page, /Spring Water/);
    await expect.poll(() => row.textContent()).toContain('Courier surcharge: $1.50 each, $4.50 in all.');
    await row.getByRole('button', { name: /^Switch to a pack of 4 for \$\d+\.\d\d, no surcharge$/ }).click();
    await page.getByText('No courier surcharge').waitFor();
    await expectCart(page, (cart) => [quantities(cart), cart.cartSummary.surchargeFee], [[['100004', 4]], 0]);
    if (!hasJavaScript) return;
    await row.getByRole('button', { name: 'One more', includeHidden: true }).click();
    await expectCart(page, quantities, [['100004', 8]]);
    await row.getByRole('spinbutton').fill('9');
    await row.getByRole('spinbutton').press('Enter');
    await expectCart(page, quantities, [['100004', 12]]);
  });
});

describe.each(BOTH)('plans and services, $how', ({ hasJavaScript }) => {
  it('are added, counted and taken out at their item; a plan that is sold out says so [C3-26 C3-28 C3-31]', async () => {
    const page = await cartWith([{ itemId: '100016', qty: 2 }], { hasJavaScript });
    const row = rowOf(page, /Laptop/);
    await expect.poll(() => row.textContent()).toContain('The warranty plan is Out of Stock.');
    await row.getByText('Add a plan or service').click();
    await row.getByRole('button', { name: /^Add 2 × .*2-Year Protection Plan/ }).click();
    const count = row.getByRole('spinbutton', { name: /2-Year Protection Plan/ });
    await count.waitFor();
    await expectCart(page, (cart) => cart.items.map(({ parentRelationType, qty }) => [parentRelationType, qty]), [
      [null, 2],
      ['WARRANTY', 2],
    ]);
    await count.fill('1');
    if (hasJavaScript) await count.press('Enter');
    else await row.getByRole('button', { name: /^Update the quantity of .*2-Year/ }).click();
    await expectCart(page, (cart) => cart.items.map(({ qty }) => qty), [2, 1]);
    await row.getByRole('button', { name: /^Remove .*2-Year/ }).click();
    await expectCart(page, (cart) => cart.items.map(({ itemId }) => itemId), ['100016']);
    await page
      .getByText(/^Removed: .*2-Year/)
      .first()
      .waitFor();
  });
});

describe('a set', () => {
  it('shows its parts, which cannot be taken out alone', async () => {
    const page = await cartWith([{ itemId: '100039', qty: 2 }]);
    const row = rowOf(page, /Desk Set/);
    await row.getByText('3 parts in this set').click();
    await expect
      .poll(async () => (await row.locator('.cart-parts li').allTextContents()).map((text) => text.split(' ')[0]))
      .toEqual(['2', '4', '2']);
    await expect.poll(() => row.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
  });
});

describe.each(BOTH)('furniture, $how', ({ hasJavaScript }) => {
  it('is put together as one table says, for all of it [C2-33 C3-40 C3-97 C7-17]', async () => {
    const page = await live.open({ hasJavaScript, host: 'business.localhost' });
    await signIn(page, 'bo.buyer@cedarlegal.example');
    const add = await wire(page, '/cc/api/checkout/default/item', { items: [{ itemId: '100020', qty: 2 }] });
    expect(add).toMatchObject({ cartInfo: { items: [{ itemId: '100020' }] } });
    await page.goto(CART);
    const expectHere = (read: (cart: CartResponse['cartInfo']) => unknown, expected: unknown) =>
      expect.poll(async () => read((await wire(page, '/cc/api/checkout?grindType=ALL')).cartInfo)).toEqual(expected);
    const row = rowOf(page, /Desk/);
    await row.waitFor();
    await expect.poll(() => row.textContent()).not.toContain('Assembly');
    const table = page.getByRole('region', { name: 'Have it assembled' });
    await expect.poll(() => table.getByRole('link', { name: '800-555-0142' }).getAttribute('href')).toBe('tel:+18005550142');
    await expect.poll(() => table.getByRole('link', { name: 'furniture@foolscap.example' }).count()).toBe(1);
    await table.getByLabel(/^Basic assembly/).fill('1');
    await table.getByLabel(/^Custom assembly/).fill('1');
    await table.getByRole('button', { name: 'Update assembly' }).click();
    await expectHere(
      (cart) => [cart.items[0]?.furnSvcInfo?.levels.map(({ qty }) => qty), cart.cartSummary.attributes.furnitureServiceFee],
      [[1, 1], 45],
    );
    await table.getByText('$45.00', { exact: true }).waitFor();
    // Who was here before has left a desk or two in this cart.
    const pieces = (await wire(page, '/cc/api/checkout?grindType=ALL')).cartInfo.items[0]?.qty;
    await table.getByLabel(/^Basic assembly/).fill(String(pieces));
    await table.getByRole('button', { name: 'Update assembly' }).click();
    await page.getByText('Basic and custom together cannot be more than the pieces in your cart.').first().waitFor();
    await expectHere((cart) => cart.items[0]?.furnSvcInfo?.levels.map(({ qty }) => qty), [1, 1]);
  });
});

describe.each(BOTH)('furniture of a consumer, $how', ({ hasJavaScript }) => {
  it('has one assembly, which is bought like an item [C3-27]', async () => {
    const page = await cartWith([{ itemId: '100020', qty: 2 }], { hasJavaScript });
    await expect.poll(() => page.getByRole('region', { name: 'Have it assembled' }).count()).toBe(0);
    const row = rowOf(page, /Desk/);
    await expect.poll(async () => (await row.textContent())?.match(/Assembly/g)).toHaveLength(2);
    await row.getByRole('button', { name: /^Add 2 × .*Assembly/ }).click();
    await expectCart(page, (cart) => cart.items.map(({ parentRelationType, qty }) => [parentRelationType, qty]), [
      [null, 2],
      ['ASSEMBLY', 2],
    ]);
  });
});

describe.each(BOTH)('how a row comes, $how', ({ hasJavaScript }) => {
  it('asks for a store where none is known, and then some pieces can be picked up while the others travel [C8-71 C9-38]', async () => {
    const page = await cartWith([{ itemId: '100001', qty: 50 }], { hasJavaScript });
    const row = rowOf(page, /Copy Paper/).first();
    const choices = row.getByRole('group', { name: /How to get/ });
    await unfoldDelivery(row, hasJavaScript);
    await expect.poll(() => row.textContent()).toContain('Delivery Detail');
    const pickup = choices.getByRole('link', { name: /Pick up today/ });
    await expect.poll(() => pickup.textContent()).toContain('Choose store in cart to see availability.');
    await pickup.click();
    await chooseStore(page, 'natick', 'Foolscap Natick');
    await page.getByText('Your store: Foolscap Natick').waitFor();
    await unfoldDelivery(row, hasJavaScript);
    await choices.getByRole('button', { name: /Pick up today/ }).click();
    await expectCart(page, (cart) => cart.items.map((item) => item.selectedDeliveryOption.pickupStoreNumber), ['0008']);
    await row.getByText('Pick up today, Foolscap Natick').filter({ visible: true }).waitFor();
    await unfoldDelivery(row, hasJavaScript);
    await choices.getByRole('button', { name: 'Delivery', exact: true }).click();
    await expectCart(page, (cart) => cart.items.map((item) => item.selectedDeliveryOption.deliveryType), ['STA']);
    await row
      .getByText(/^Delivery, Nov 23–27/)
      .filter({ visible: true })
      .waitFor();
    await unfoldDelivery(row, hasJavaScript);
    await row.getByLabel('How many of the 50').fill('10');
    await row.getByLabel('Get some another way').selectOption('ISP 0008');
    await row.getByRole('button', { name: 'Split' }).click();
    await expectCart(page, (cart) => cart.items.map((item) => [item.selectedDeliveryOption.deliveryType, item.qty]), [
      ['STA', 40],
      ['ISP', 10],
    ]);
    await expect.poll(() => page.getByText('Same item, delivered another way').count()).toBe(2);
  });
});

describe.each(BOTH)('the store of the cart, $how', ({ hasJavaScript }) => {
  it('is found by ZIP or city, says at its own field what it does not know, and takes along what is picked up, in a section of its own [C2-34]', async () => {
    const page = await cartWith(
      [
        { itemId: '100001', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' },
        { itemId: '100039', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
        { itemId: '100002', qty: 1 },
      ],
      { hasJavaScript },
    );
    const pickedUpAt = (store: string) => page.getByRole('region', { name: new RegExp(`^Pick up in 1-hour.*${store}`) });
    await expect.poll(() => pickedUpAt('Framingham').locator('.cart-row').count()).toBe(2);
    await expect.poll(() => pickedUpAt('Framingham').textContent()).not.toContain('Gel Pens');
    await page.getByText('Your store: Foolscap Framingham').click();
    const field = page.getByLabel('ZIP code, city or store name');
    const ask = async (term: string) => {
      await field.fill(term);
      await page.getByRole('button', { name: 'Find stores' }).click();
    };
    for (const [term, text] of [
      ['00000', "We don't recognize that ZIP code."],
      ['nowhere at all', 'No stores match “nowhere at all”.'],
    ] as const) {
      await ask(term);
      await page.locator('.store-chooser .field-error').getByText(text).waitFor();
      await expect.poll(() => page.locator('.store-chooser-body > [role=status]').textContent()).toContain(text);
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => page.locator('.cart-row [aria-invalid=true]').count()).toBe(0);
    }
    await ask('01760');
    await page.getByRole('list', { name: 'Stores' }).getByText('Foolscap Natick').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose Foolscap Natick' }).click();
    await page.getByText('Your store: Foolscap Natick').waitFor();
    const stores = (cart: Awaited<ReturnType<typeof cartByWire>>) =>
      cart.items
        .filter(({ parentRelationType }) => parentRelationType === null)
        .map(({ selectedDeliveryOption }) => selectedDeliveryOption.pickupStoreNumber);
    await expectCart(page, stores, ['0008', '0008', null]);
  });

  it('stays when the other one does not have everything, and says what is missing', async () => {
    const page = await cartWith(
      [
        { itemId: '100001', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' },
        { itemId: '100006', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      ],
      { hasJavaScript },
    );
    await page.getByText('Your store: Foolscap Framingham').click();
    await chooseStore(page, 'natick', 'Foolscap Natick');
    await page
      .getByText(/Foolscap Natick does not have .*Notebook.*Have that delivered/)
      .first()
      .waitFor();
    await expectCart(page, (cart) => cart.items.map(({ selectedDeliveryOption }) => selectedDeliveryOption.pickupStoreNumber), [
      '1547',
      '1547',
    ]);
  });
});

describe('where somebody is', () => {
  it('is asked of the browser only when that is pressed, and finds the nearest stores', async () => {
    const page = await cartWith([{ itemId: '100001', qty: 1 }]);
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 42.2793, longitude: -71.4162 });
    await page.getByText('No store chosen').click();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect
      .poll(() => page.getByRole('list', { name: 'Stores' }).getByRole('listitem').first().textContent())
      .toContain('Foolscap Framingham');
    await expect.poll(() => new URL(page.url()).searchParams.get('near')).toBe('42.28,-71.42');
  });
});

describe.each(BOTH)('the delivery day, $how', ({ hasJavaScript }) => {
  it('can be a later one, and as soon as possible again; one that cannot be kept says why', async () => {
    const page = await cartWith([{ itemId: '100001', qty: 1 }], { hasJavaScript });
    const choose = async (day: string) => {
      if (!(await page.getByLabel('Deliver on').isVisible())) await page.getByText('Delivery day', { exact: true }).click();
      await page.getByLabel('Deliver on').fill(day);
      await page.getByRole('button', { name: 'Choose', exact: true }).click();
    };
    await choose('2026-12-01');
    await expectCart(page, (cart) => [cart.futureDelivery.date, cart.items[0]?.selectedDeliveryOption.maxDeliveryDate], [
      '2026-12-01',
      '2026-12-01',
    ]);
    await page.getByRole('heading', { name: /Delivered by Tue, Dec 1/ }).waitFor();
    await choose('2026-12-05');
    await page.getByText('We deliver from Monday to Friday, except on holidays.').first().waitFor();
    if (!(await page.getByLabel('Deliver on').isVisible())) await page.getByText('Delivery day', { exact: true }).click();
    await page.getByRole('button', { name: 'As soon as possible' }).click();
    await expectCart(page, (cart) => cart.futureDelivery.date, null);
  });
});

describe.each(BOTH)('delivery today, $how', ({ hasJavaScript }) => {
  it('is one of the ways while it can be had, and so is the way back', async () => {
    const page = await cartWith([{ itemId: '100006', qty: 1 }], { hasJavaScript });
    const row = rowOf(page, /Notebook/);
    const choices = row.getByRole('group', { name: /How to get/ });
    await unfoldDelivery(row, hasJavaScript);
    // It is not offered to who has not said where they are.
    await expect.poll(() => choices.getByRole('button', { name: /Delivery today/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Enter your ZIP for your date' }).click();
    await page.locator('#page-zip').fill('01702');
    await page.getByRole('button', { name: 'Update', exact: true }).filter({ visible: true }).click();
    await page.waitForURL('**/cart');
    await unfoldDelivery(row, hasJavaScript);
    await choices.getByRole('button', { name: /Delivery today/ }).click();
    await expectCart(page, (cart) => cart.items[0]?.selectedDeliveryOption.levelOfService, 'SDD');
    await row.getByText('Delivery, today by 7 pm').filter({ visible: true }).waitFor();
    await unfoldDelivery(row, hasJavaScript);
    await choices.getByRole('button', { name: 'Delivery', exact: true }).click();
    await expectCart(page, (cart) => cart.items[0]?.selectedDeliveryOption.levelOfService === 'SDD', false);
  });
});

describe('two stores', () => {
  it('cannot both be shipped to: the row says so, not its quantity, and stays as it is [S8-28]', async () => {
    // The page itself offers one store only; another client may have chosen two.
    const page = await cartWith([
      { itemId: '100002', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0008' },
      { itemId: '100001', qty: 1, deliveryType: 'STS', pickupStoreNumber: '1547' },
      { itemId: '100003', qty: 1 },
    ]);
    const row = rowOf(page, /Desk Organizer/);
    await unfoldDelivery(row, true);
    await row.getByRole('button', { name: /Ship to store/ }).click();
    await row.getByText('Foolscap only allows for items to be shipped to one location').waitFor();
    await expect.poll(() => row.getByRole('spinbutton').getAttribute('aria-invalid')).toBeNull();
    await expectCart(page, (cart) => cart.items.at(-1)?.selectedDeliveryOption.deliveryType, 'STA');
  });
});

describe.each(BOTH)('a gift, $how', ({ hasJavaScript }) => {
  it('is chosen, stands in the cart for nothing, and can be dropped [C7-18]', async () => {
    const page = await cartWith([{ itemId: '100001', qty: 1 }], { hasJavaScript });
    await page
      .getByRole('region', { name: 'Choose your free item' })
      .getByRole('button', { name: /^Choose/ })
      .click();
    const gifts = page.getByRole('region', { name: 'Free items' });
    await gifts.waitFor();
    await expect.poll(() => gifts.textContent()).toContain('$0.00');
    await expectCart(page, (cart) => cart.freeItems.map(({ itemId, qty }) => [itemId, qty]), [['100014', 1]]);
    await gifts.getByRole('button', { name: /^Remove/ }).click();
    await expectCart(page, (cart) => cart.freeItems, []);
    await page.getByRole('region', { name: 'Choose your free item' }).waitFor();
  });
});

/** What has the focus, as its name or its first words. */
const focusName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim());

describe('the focus', () => {
  const items = ['100001', '100002', '100003', '100004', '100005', '100006', '100007', '100010'].map((itemId) => ({ itemId, qty: 1 }));

  it('stays at the top when the gift there is chosen, also with a list of saved items below', async () => {
    const page = await cartWith(items);
    await page.request.post('/cc/api/sfl', { data: { item: { itemId: '100012', qty: 1 } } });
    await page.goto(CART);
    await page.locator('.saved-row').waitFor();
    await page
      .getByRole('button', { name: /^Choose Free|^Choose (?!store)/ })
      .first()
      .press('Enter');
    await page.getByRole('region', { name: 'Free items' }).waitFor();
    await expect.poll(() => focusName(page)).toBe('Your cart');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
  });

  it('and the scrolling are left alone where a press gives no focus, as in Safari', async () => {
    const page = await cartWith(items);
    const row = page.locator('.cart-row').last();
    await row.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await row.getByRole('button', { name: 'One more', includeHidden: true }).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => page.locator('.cart-head p').textContent()).toBe('9 items');
    await page.waitForTimeout(300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  it('stays at how a row comes when another way is chosen', async () => {
    const page = await cartWith([
      { itemId: '100006', qty: 1 },
      { itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
    ]);
    const other = page.locator('.cart-row', { hasText: 'Item 100006' });
    await unfoldDelivery(other, true);
    await other.locator('button.cart-delivery-choice', { has: page.locator('[data-icon=store]') }).press('Enter');
    await expectCart(page, (cart) => cart.items.map(({ selectedDeliveryOption }) => selectedDeliveryOption.deliveryType), ['ISP', 'ISP']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.cart-row')?.textContent)).toContain('100006');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.cart-delivery') !== null)).toBe(true);
  });

  it('goes to the line of the store once one is chosen; how many were found is said', async () => {
    const page = await cartWith([{ itemId: '100006', qty: 1 }]);
    await expect.poll(() => page.locator('#store .hearable[role=status]').textContent()).toBe('');
    await addByWire(page, live.base, [{ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }]);
    await page.goto(CART);
    await page.locator('#store > summary').click();
    const find = async (term: string) => {
      await page.getByLabel('ZIP code, city or store name').fill(term);
      await page.getByRole('button', { name: 'Find stores' }).click();
    };
    const said = page.locator('#store .hearable[role=status]');
    await find('00000');
    await expect.poll(() => said.textContent()).toBe("We don't recognize that ZIP code. Check its five digits.");
    await find('01701');
    await expect.poll(() => said.textContent()).toMatch(/^\d+ stores? found$/);
    await page.getByRole('button', { name: 'Choose Foolscap Natick' }).press('Enter');
    await page.getByText('Your store: Foolscap Natick').waitFor();
    await expect.poll(() => focusName(page)).toMatch(/^Your store: Foolscap Natick/);
  });
});

describe.each(BOTH)('coupons, $how', ({ hasJavaScript }) => {
  it('are in a drawer: several at once, why one waits, and a way back for one that was removed [C2-32]', async () => {
    const page = await cartWith([{ itemId: '100003', qty: 2 }], { hasJavaScript });
    const drawer = page.locator('#coupon_drawer');
    const open = async () => {
      if (!(await drawer.evaluate((element) => element.hasAttribute('open')))) await drawer.locator('summary').click();
    };
    await open();
    await drawer.getByLabel('Coupon codes').fill('item10, PICKUP3 nonsense');
    await drawer.getByRole('button', { name: 'Apply' }).click();
    await page
      .getByText(/NONSENSE: This coupon code is not valid/)
      .first()
      .waitFor();
    if (hasJavaScript)
      await drawer
        .getByRole('alert')
        .getByText(/NONSENSE/)
        .waitFor();
    await expectCart(page, (cart) => cart.coupons.filter(({ auto }) => !auto).map(({ code, status }) => [code, status]), [
      ['ITEM10', 'APPLIED'],
      ['PICKUP3', 'PENDING'],
    ]);
    await open();
    await drawer.getByText(/It is for store pickup/).waitFor();
    await drawer.getByRole('button', { name: 'Remove coupon ITEM10' }).click();
    await expectCart(page, (cart) => cart.coupons.filter(({ auto }) => !auto).map(({ code }) => code), ['PICKUP3']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCart(page, (cart) => cart.coupons.filter(({ auto }) => !auto).length, 2);
  });
});

describe('rewards', () => {
  it('are used in steps and taken back', async () => {
    const page = await live.open();
    await signIn(page, 'paula.plus@example.com');
    await addByWire(page, live.base, [{ itemId: '100001', qty: 1 }]);
    await page.goto(CART);
    await page.getByLabel('Rewards to use').selectOption('10');
    await page.getByRole('button', { name: 'Use rewards' }).click();
    await expectCart(page, (cart) => cart.cartEasyRewards.redeemed, 10);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expectCart(page, (cart) => cart.cartEasyRewards.redeemed, 0);
    await page.getByLabel('Rewards to use').waitFor();
  });
});

describe.each(BOTH)('what changed meanwhile, $how', ({ hasJavaScript }) => {
  it('is told with both prices until it is seen', async () => {
    const page = await cartWith([{ itemId: '100006', qty: 2 }], { hasJavaScript });
    const before = await live.site.database.query<{ price_cents: number }>("select price_cents from items where item_id = '100006'");
    const cents = before.rows[0]?.price_cents ?? 0;
    await live.site.database.query(`update items set price_cents = ${cents + 100} where item_id = '100006'`);
    live.site.shop.catalog.forget();
    try {
      await page.reload();
      const news = page.getByRole('region', { name: 'What changed since your last visit' });
      await expect.poll(() => news.textContent()).toContain('The price went up from $4.25 to $5.25.');
      if (hasJavaScript) await expectAccessible(page);
      await news.getByRole('button', { name: 'Got it' }).click();
      await news.waitFor({ state: 'detached' });
      await expectCart(page, (cart) => cart.changes, []);
    } finally {
      await live.site.database.query(`update items set price_cents = ${cents} where item_id = '100006'`);
      live.site.shop.catalog.forget();
    }
  });
});

describe('what cannot be ordered', () => {
  it('is told apart, not charged, and keeps the cart from checkout until it is removed [C3-17 C4-06]', async () => {
    const page = await cartWith([
      { itemId: '100013', qty: 1 },
      { itemId: '100001', qty: 1 },
    ]);
    await live.site.database.query("update items set is_published = false where item_id = '100013'");
    live.site.shop.catalog.forget();
    try {
      await page.reload();
      const gone = page.getByRole('region', { name: 'Cannot be bought now' });
      await expect.poll(() => gone.textContent()).toContain('Not charged');
      await expect.poll(() => rowOf(page, /Planner/).count()).toBe(0);
      await expect.poll(() => page.getByRole('button', { name: 'Check out' }).first().isDisabled()).toBe(true);
      await expectAccessible(page);
      await gone.getByRole('button', { name: /^Remove/ }).click();
      await gone.waitFor({ state: 'detached' });
      await expectCart(page, quantities, [['100001', 1]]);
      await expect.poll(() => page.getByRole('button', { name: 'Check out' }).first().isDisabled()).toBe(false);
    } finally {
      await live.site.database.query("update items set is_published = true where item_id = '100013'");
      live.site.shop.catalog.forget();
    }
  });

  it('says so when it is out of stock [C8-72]', async () => {
    const page = await cartWith([
      { itemId: '100012', qty: 1 },
      { itemId: '100001', qty: 1 },
    ]);
    await live.site.database.query("update stock set initial = initial - available, available = 0 where item_id = '100012'");
    await page.reload();
    await page.getByText('One or more items in your cart is out of stock. Please remove the item to proceed.').waitFor();
    await expectAccessible(page);
  });

  it('says what an add-on waits for', async () => {
    const page = await cartWith([
      { itemId: '100033', qty: 1 },
      { itemId: '100006', qty: 1 },
    ]);
    await expect.poll(() => rowOf(page, /Page Flags/).textContent()).toContain('Add $20.75 of them to have it shipped.');
  });
});

describe('the quantity of a row', () => {
  it('is what was wanted last, however quickly it was pressed [C5-10]', async () => {
    const page = await cartWith([{ itemId: '100001', qty: 1 }]);
    const row = rowOf(page, /Copy Paper/);
    const more = row.getByRole('button', { name: 'One more', includeHidden: true });
    for (let press = 0; press < 9; press += 1) await more.click();
    await page.waitForTimeout(400);
    for (let press = 0; press < 3; press += 1) await more.click();
    await row.getByRole('button', { name: 'One less', includeHidden: true }).click();
    await expectCart(page, quantities, [['100001', 12]]);
    await expect.poll(() => row.getByRole('spinbutton').inputValue()).toBe('12');
    await row.getByRole('spinbutton').fill('');
    await row.getByRole('spinbutton').pressSequentially('1234');
    await expect.poll(() => row.getByRole('spinbutton').inputValue()).toBe('123');
  });

  it.each([
    [1500, '1600', '1,500'],
    [8, '1000', '999'],
  ])('of %i is never made another one than was typed: %s is refused, and the row says so [C5-10 C9-02 S5-12]', async (qty, typed, most) => {
    const page = await cartWith([{ itemId: '100049', qty }]);
    const row = page.locator('.cart-row');
    const field = row.getByRole('spinbutton');
    await field.fill('');
    await field.pressSequentially(typed);
    await field.press('Enter');
    await row.getByRole('status').getByText(`You can enter up to ${most} here.`).waitFor();
    await expect.poll(() => field.inputValue()).toBe(String(qty));
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForTimeout(500);
    await expectCart(page, quantities, [['100049', qty]]);
    await field.fill('7');
    await field.press('Enter');
    await expectCart(page, quantities, [['100049', 7]]);
    await expect.poll(() => page.getByText('You can enter up to').count()).toBe(0);
  });

  it('is changed by one request, whose answer is the page', async () => {
    const page = await cartWith([{ itemId: '100001', qty: 1 }]);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.data') || pathname.startsWith('/cc/')) asked.push(`${request.method()} ${pathname}`);
    });
    const more = rowOf(page, /Copy Paper/).getByRole('button', { name: 'One more', includeHidden: true });
    for (const count of [2, 3]) {
      await more.click();
      await expect.poll(() => page.locator('.cart-head p').textContent()).toBe(`${count} items`);
      await expect.poll(() => page.locator('.cart-count').first().textContent()).toBe(String(count));
    }
    await page.waitForTimeout(1000);
    expect(asked.filter((one) => !one.endsWith('/events'))).toEqual(['POST /cc/cart/changes', 'POST /cc/cart/changes']);
  });

  it('goes to the server before the way to checkout does', async () => {
    const page = await cartWith([{ itemId: '100001', qty: 1 }]);
    await rowOf(page, /Copy Paper/)
      .getByRole('button', { name: 'One more', includeHidden: true })
      .click();
    await page.getByRole('button', { name: 'Check out' }).first().click();
    await page.waitForURL(/login|checkout/);
    await expectCart(page, quantities, [['100001', 2]]);
  });

  it('of one row among many is changed without drawing the others again', async () => {
    const items = Array.from({ length: 30 }, (_, index) => String(100_001 + index)).filter(
      (id) =>
        !['100008', '100015', '100017', '100018', '100019', '100021', '100026', '100027', '100029', '100030', '100014', '100009'].includes(
          id,
        ),
    );
    const page = await cartWith(items.map((itemId) => ({ itemId, qty: 1 })));
    const row = rowOf(page, /Gel Pens/);
    await row.getByRole('spinbutton').click();
    await page.evaluate(() => {
      const touched = new Set<string>();
      const since = { last: performance.now() };
      const observer = new MutationObserver((records) => {
        since.last = performance.now();
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const id = element?.closest('.cart-row')?.id;
          if (id !== undefined) touched.add(id);
        }
        document.body.dataset['touched'] = String(touched.size);
      });
      observer.observe(document.querySelector('.cart-main') ?? document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      // The rows are taken over one after the other: it is over once nothing has stirred for a second.
      const timer = setInterval(() => {
        if (performance.now() - since.last < 1000) return;
        clearInterval(timer);
        touched.clear();
        document.body.dataset['touched'] = 'quiet';
      }, 100);
    });
    await page.locator('body[data-touched=quiet]').waitFor();
    await row.getByRole('spinbutton').fill('4');
    await row.getByRole('spinbutton').press('Enter');
    await row.getByText('$73.96').waitFor();
    await page.waitForTimeout(500);
    await expect.poll(() => page.locator('body').getAttribute('data-touched')).toBe('1');
  });
});

describe.each(BOTH)('a row, $how', ({ hasJavaScript }) => {
  it('can be removed and brought back to its place', async () => {
    const page = await cartWith(
      [
        { itemId: '100002', qty: 3 },
        { itemId: '100001', qty: 1 },
      ],
      { hasJavaScript },
    );
    await rowOf(page, /Gel Pens/)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expectCart(page, quantities, [['100001', 1]]);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expectCart(page, quantities, [
      ['100002', 3],
      ['100001', 1],
    ]);
  });
});

it('a removed row is said where the rows are, as far from the edges at any width', async () => {
  const page = await cartWith(['100001', '100002'].map((itemId) => ({ itemId, qty: 1 })));
  await rowOf(page, /Gel Pens/)
    .getByRole('button', { name: /^Remove/ })
    .click();
  const words = page.locator('.cart-rows .removed-row > span');
  await words.waitFor();
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    const [said, picture] = await Promise.all([words.boundingBox(), page.locator('.cart-row-picture').first().boundingBox()]);
    expect(said?.x, `${width}`).toBeCloseTo(picture?.x ?? NaN, 0);
  }
});

describe('the ways to get a row', () => {
  it.each(Object.entries(WIDTHS))('stand beside each other without covering one another on a %s', async (_name, width) => {
    const page = await cartWith([{ itemId: '100006', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }], { width });
    await unfoldDelivery(page.locator('.cart-row').first(), true);
    const tiles = await page
      .locator('.cart-delivery-choice')
      .evaluateAll((all) =>
        all.map((tile) => tile.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    expect(tiles.length).toBeGreaterThan(2);
    const row = await page.locator('.cart-row').first().boundingBox();
    for (const [index, tile] of tiles.entries()) {
      expect(tile.right).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
      for (const other of tiles.slice(index + 1))
        expect(tile.right <= other.left || tile.bottom <= other.top || other.right <= tile.left, `${index} is covered`).toBe(true);
    }
  });
});

describe('the last row', () => {
  it('leaves the focus to the title of the empty cart', async () => {
    const page = await cartWith([{ itemId: '100002', qty: 1 }]);
    const remove = rowOf(page, /Gel Pens/).getByRole('button', { name: /^Remove/ });
    await remove.focus();
    await remove.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your cart is empty');
  });
});

describe.each(Object.entries(WIDTHS))('a full cart on a %s', (_name, width) => {
  it('can be read by everybody and scrolls in one direction', async () => {
    const ids = ['100001', '100003', '100009', '100004', '100016', '100039', '100020', '100033', '100011', '100013'];
    const page = await cartWith(
      ids.map((itemId) => ({ itemId, qty: itemId === '100013' ? 1 : 2 })),
      { width },
    );
    for (const summary of await page.locator('.cart-main summary:not(.cart-why > summary)').all()) await summary.click();
    await page.locator('.cart-why > summary').first().click();
    await page.locator('#coupon_drawer summary').click();
    await expectAccessibleAt(page, width);
    await expectNoSidewaysScroll(page);
  });
});

describe.each(BOTH)('a quantity that is cut to the stock, $how', ({ hasJavaScript }) => {
  async function setTo(row: Locator, qty: string): Promise<void> {
    await row.getByRole('spinbutton').fill(qty);
    if (hasJavaScript) await row.getByRole('spinbutton').press('Enter');
    else await row.getByRole('button', { name: /^Update the quantity/ }).click();
  }

  it('is told at its row, with what the store has, until the quantity is changed again [C8-03 C8-64]', async () => {
    const pickup = { itemId: '100006', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' };
    const page = await cartWith([{ itemId: '100001', qty: 1 }, pickup, { itemId: '100007', qty: 1 }], {
      hasJavaScript,
      width: WIDTHS.phone,
    });
    const row = page.locator('.cart-row').filter({ has: page.getByText('Item 100006', { exact: true }) });
    await setTo(row, '60');
    const told = "We're sorry, but you have ordered more than we have in stock. Foolscap Framingham has 25. We set the quantity to 25.";
    await row.getByText(told).waitFor();
    await expect.poll(() => page.getByText(told).count()).toBe(1);
    await expect.poll(() => row.getByRole('spinbutton').inputValue()).toBe('25');
    // Without scripts the page opens at the row.
    if (!hasJavaScript) await expect.poll(() => page.url()).toMatch(/#row-/);
    await expect.poll(() => row.getByRole('spinbutton').getAttribute('aria-describedby')).toMatch(/^messages-/);
    if (hasJavaScript) await expectAccessible(page);
    await setTo(row, '3');
    await expectCart(page, (cart) => cart.items.find(({ itemId }) => itemId === '100006')?.qty, 3);
    await expect.poll(() => page.getByText('We set the quantity').count()).toBe(0);

    const delivered = page.locator('.cart-row').filter({ has: page.getByText('Item 100007', { exact: true }) });
    await setTo(delivered, '9');
    await delivered.getByText('We have 5 to deliver. We set the quantity to 5.').waitFor();
  });

  it('can be made up by delivery: the store gives what it has, the others come in a row of their own', async () => {
    const page = await cartWith([{ itemId: '100006', qty: 30 }], { hasJavaScript });
    await page.context().addCookies([{ name: 'YourStore', value: encodeURIComponent('{"storeNumber":"1547"}'), url: live.base }]);
    await page.reload();
    const row = page.locator('.cart-row').first();
    await unfoldDelivery(row, hasJavaScript);
    await row.getByRole('button', { name: /^Pick up today/ }).click();
    await row.getByText('Foolscap Framingham has 25. We set the quantity to 25.').waitFor();
    const ways = (cart: Awaited<ReturnType<typeof cartByWire>>) =>
      cart.items.map(({ itemId, qty, selectedDeliveryOption }) => [itemId, qty, selectedDeliveryOption.deliveryType]);
    await expectCart(page, ways, [['100006', 25, 'ISP']]);
    if (hasJavaScript) await expectAccessible(page);
    await row.getByRole('button', { name: /^Get the other 5 delivered/ }).click();
    await page.getByText('We deliver the other 5.').first().waitFor();
    await expectCart(page, ways, [
      ['100006', 5, 'STA'],
      ['100006', 25, 'ISP'],
    ]);
    await expect.poll(() => page.getByText('We set the quantity').count()).toBe(0);
    await expect.poll(() => page.locator('.cart-row').count()).toBe(2);
  });

  it('is told at its row when another store has fewer', async () => {
    const page = await cartWith([{ itemId: '100006', qty: 30, deliveryType: 'ISP', pickupStoreNumber: '0101' }], { hasJavaScript });
    await page.getByText('Change store', { exact: true }).click();
    await chooseStore(page, 'framingham', 'Foolscap Framingham');
    await page.locator('.cart-row').getByText('Foolscap Framingham has 25. We set the quantity to 25.').waitFor();
    await page.getByText('Your store is Foolscap Framingham.').first().waitFor();
  });
});

describe('a row that was taken out', () => {
  it('can still be brought back by who looked at a product meanwhile and went back', async () => {
    const page = await cartWith([
      { itemId: '100001', qty: 2 },
      { itemId: '100002', qty: 1 },
    ]);
    await page.getByRole('button', { name: /^Remove .*Copy Paper/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await page.locator('.cart-row h3 a').first().click();
    await page.waitForURL('**/product_100002');
    await page.goBack();
    await page.getByRole('button', { name: /^Undo.*Copy Paper/ }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('h3')?.textContent)).toMatch(/Copy Paper/);
    await expectCart(page, (cart) => quantities(cart).toSorted(), [
      ['100001', 2],
      ['100002', 1],
    ]);
  });
});

it('the focus goes from Undo to the row that it brings back, of several to the last', async () => {
  const page = await cartWith(['100001', '100002', '100003', '100006'].map((itemId) => ({ itemId, qty: 1 })));
  const titles = await page.locator('.cart-row h3').allTextContents();
  const remove = async (title: string) => {
    await page.getByRole('button', { name: `Remove ${title}` }).press('Enter');
    await expect.poll(() => focusName(page)).toBe(`Undo: ${title}`);
  };
  const undo = (title: string) => page.locator('.removed-row', { hasText: title }).getByRole('button');
  await remove(titles[1] ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusName(page)).toBe(titles[1]);
  await page.getByText(`Back in your cart: ${titles[1] ?? ''}`).waitFor();
  await remove(titles[2] ?? '');
  await remove(titles[1] ?? '');
  await expect
    .poll(() => page.locator('.cart-rows > li').evaluateAll((rows) => rows.map((one) => one.classList.contains('removed-row'))))
    .toEqual([false, true, true, false]);
  await undo(titles[1] ?? '').click();
  await undo(titles[2] ?? '').click();
  await expect.poll(() => page.locator('.removed-row').count()).toBe(0);
  await expect.poll(() => focusName(page)).toBe(titles[2]);
});

it('a product that can be picked up says that a store has to be chosen first, and where', async () => {
  const page = await live.open({ width: WIDTHS.phone });
  await page.goto('/product_100006');
  const pickup = page.getByRole('radio', { name: /Pick up in store/ });
  await expect.poll(() => pickup.count()).toBe(0);
  await expect.poll(() => page.getByRole('radio', { name: /^Delivery Get it / }).isChecked()).toBe(true);
  await page.locator('.buy-box').getByRole('link', { name: 'Pick up in store Choose a store' }).click();
  await page.getByRole('button', { name: /^Choose .*Framingham/ }).click();
  await page.waitForURL('**/product_100006');
  await pickup.check();
  await expectAccessible(page);
});
