import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, useLiveShop, WIDTHS, signIn } from '#tests/support/browser.ts';
import { orderKey } from '#server/orders/order-link.ts';
import { CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

type Options = { readonly width?: number; readonly hasJavaScript?: boolean; readonly mayLoseConnection?: boolean };
type Kind = 'PARCEL' | 'PICKUP';

/** A guest's order of two desk organizers and, to fetch in a store, one box of copy paper, as its page shows it. */
async function anOrder(options: Options = {}, hasPickup = false): Promise<{ page: Page; orderNumber: string; path: string }> {
  const visitor = aVisitor(live.site, { host: new URL(live.base).host });
  await visitor.add({ itemId: '100003', qty: 2 });
  if (hasPickup) {
    await visitor.add({ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    const person = { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'gail@example.com' };
    expect((await visitor.post(`${CHECKOUT}/pickupperson`, person)).status).toBe(200);
  }
  await readyToOrder(live.site, visitor);
  const { body } = await placeOrder(visitor);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  const orderNumber = body.orderNumber ?? '';
  await expect.poll(() => shipmentsOf(orderNumber)).toHaveLength(hasPickup ? 2 : 1);
  const page = await live.open(options);
  await browseAs(page, visitor, live.base);
  return { page, orderNumber, path: `/account/orders/${orderNumber}` };
}

async function shipmentsOf(orderNumber: string): Promise<{ shipment_id: string; kind: string; state: string }[]> {
  const { rows } = await live.site.database.query<{ shipment_id: string; kind: string; state: string }>(
    'select shipment_id, kind, state from shipments where order_number = $1',
    [orderNumber],
  );
  return rows;
}

/** Brings a shipment on; the demo's own carriers may have been faster. */
async function bring(orderNumber: string, kind: Kind, to: 'SHIPPED' | 'DELIVERED'): Promise<void> {
  const shipment = (await shipmentsOf(orderNumber)).find((one) => one.kind === kind);
  for (const stop of to === 'SHIPPED' ? (['SHIPPED'] as const) : (['SHIPPED', 'DELIVERED'] as const))
    await moveShipment(live.site.shop, shipment?.shipment_id ?? '', stop, 'test');
}

const refunds = (page: Page) => page.getByRole('region', { name: 'Returns' }).getByText('Refunded', { exact: true });
const returnsOf = async (orderNumber: string) =>
  (await live.site.database.query('select reason from returns where order_number = $1', [orderNumber])).rows;

/** Names how many of the one row go back, and why, and asks for the refund. A single piece is ticked. */
async function choose(page: Page, qty: string): Promise<void> {
  const form = page.getByRole('region', { name: 'What do you want to return?' });
  await form.waitFor();
  const number = form.getByLabel(/^How many of .* to return$/);
  if ((await number.count()) === 0) await form.getByRole('checkbox').check();
  else await number.fill(qty);
  await page.getByLabel('Why are you returning this?').selectOption('DAMAGED');
  await page.getByRole('button', { name: 'See my refund' }).click();
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('who has ordered, %s,', (_what, hasJavaScript) => {
  it('cancels the order after being asked once', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await page.goto(path);
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await page.getByRole('heading', { name: 'Cancel this order?' }).waitFor();
    if (hasJavaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cancel-title');
    await expect.poll(async () => (await shipmentsOf(orderNumber)).map(({ state }) => state)).toEqual(['OPEN']);
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await page.getByText('Your order is canceled').waitFor();
    await expect.poll(async () => (await shipmentsOf(orderNumber)).map(({ state }) => state)).toEqual(['CANCELLED']);
    if (hasJavaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('status-title');
    await expect.poll(() => page.getByRole('link', { name: 'Cancel order' }).count()).toBe(0);
    const facts = page.getByRole('complementary', { name: 'Totals, addresses and payment' });
    await expect.poll(() => facts.textContent()).toMatch(/Nothing was charged\$0\.00.*hold released, not charged/);
    // Whoever comes from a mail is not told that the payment failed.
    await page.goto(`/cc/sparq/orderconfirmation/${orderNumber}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });

  it('may keep it after all', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await page.goto(`${path}?ask=cancel`);
    await page.getByRole('link', { name: 'Keep my order' }).click();
    await page.getByRole('link', { name: 'Cancel order' }).waitFor();
    await expect.poll(async () => (await shipmentsOf(orderNumber)).map(({ state }) => state)).toEqual(['OPEN']);
  });

  it('is told in place when it left meanwhile, and sees it on its way', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await page.goto(`${path}?ask=cancel`);
    await bring(orderNumber, 'PARCEL', 'SHIPPED');
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await page.getByText('This order is on its way already and cannot be canceled.').waitFor();
    await page.getByText('On its way', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toMatch(/Tracking number FS\d{10}US/);
  });

  it('cancels only what has not left, and is told so', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript }, true);
    await bring(orderNumber, 'PARCEL', 'SHIPPED');
    await page.goto(path);
    await page.getByRole('link', { name: 'Cancel the rest' }).click();
    await page.getByText(/has left already: it is not canceled/).waitFor();
    await page.getByRole('button', { name: 'Yes, cancel these items' }).click();
    await page.getByText('The rest of your order is unchanged.').waitFor();
    const groups = await page.locator('.order-group').allTextContents();
    expect(groups.find((text) => text.startsWith('Package'))).toContain('On its way');
    expect(groups.join('\n')).toMatch(/^Pickup at Foolscap Framingham.*Canceled/m);
    const steps = await page
      .locator('.timeline')
      .evaluateAll((lists) => lists.map((list) => [...list.children].map((step) => step.textContent)));
    expect(steps.map((texts) => texts.join())).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Order placed.*,Now: Shipped,Still to come: Delivered$/),
        expect.stringMatching(/^Order placed.*,Canceled$/),
      ]),
    );
  });

  it('returns one of two, then the other, and sees each refund before and after', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    await page.goto(path);
    for (const which of ['first', 'second']) {
      await page.getByRole('link', { name: 'Return items' }).click();
      await choose(page, '1');
      const heading = page.getByRole('heading', { name: /^Your refund: \$\d+\.\d\d$/ });
      await heading.waitFor();
      const promised = /\$[\d.]+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
      await expect
        .poll(() => page.getByRole('region', { name: /^Your refund/ }).textContent())
        .toContain(`We refund ${promised} to Visa •••• 4242`);
      await expect.poll(() => returnsOf(orderNumber), { message: which }).toHaveLength(which === 'first' ? 0 : 1);
      if (hasJavaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('review-return-title');
      await page.getByRole('button', { name: 'Confirm return' }).click();
      await page.getByText(/goes back to what you paid with/).waitFor();
      await page
        .getByRole('region', { name: 'Returns' })
        .getByText(`${promised} to Visa •••• 4242 · Damaged or defective`)
        .last()
        .waitFor();
      if (which === 'first') await expect.poll(() => page.getByRole('main').textContent()).toContain('1 returned');
    }
    await expect.poll(() => refunds(page).count()).toBe(2);
    const facts = page.getByRole('complementary', { name: 'Totals, addresses and payment' });
    await expect.poll(() => facts.textContent()).toMatch(/Total\$\d+\.\d\d.*Refunded-\$\d+\.\d\dNet paid\$\d+\.\d\d/);
    await expect.poll(() => page.getByRole('link', { name: 'Return items' }).count()).toBe(0);
  });

  it('is told what is missing, and that fewer can be returned than were named; nothing is made fewer silently', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    await page.goto(`${path}?ask=return`);
    await page.getByRole('button', { name: 'See my refund' }).click();
    await page.getByText('Choose at least one item that you want to return.').first().waitFor();
    await page.getByText('Choose why you are returning this.').first().waitFor();
    await choose(page, '5');
    await page.getByText('You can return at most 2 of this item.').first().waitFor();
    await expect.poll(() => page.getByLabel(/^How many of .* to return$/).inputValue()).toBe('5');
    await choose(page, '2');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => page.getByLabel(/^How many of .* to return$/).inputValue()).toBe('2');
    await expect.poll(() => page.getByLabel('Why are you returning this?').inputValue()).toBe('DAMAGED');
    await expect.poll(() => returnsOf(orderNumber)).toEqual([]);
  });

  it.runIf(!hasJavaScript)('is told which number is none, and keeps what was typed', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    await page.goto(`${path}?ask=return`);
    await choose(page, '1.5');
    await page.getByRole('link', { name: 'Enter a whole number from 0 to 9,999.' }).waitFor();
    await expect.poll(() => page.getByText('Choose at least one item that you want to return.').count()).toBe(0);
    await expect.poll(() => page.getByLabel(/^How many of .* to return$/).inputValue()).toBe('1.5');
    await expect.poll(() => page.getByLabel('Why are you returning this?').inputValue()).toBe('DAMAGED');
  });

  it('reads when it came, and no promise any more', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await page.goto(`/cc/sparq/orderconfirmation/${orderNumber}`);
    await page.getByRole('heading', { name: 'Your deliveries' }).waitFor();
    const promise = (await page.locator('.order-group h3').first().textContent()) ?? '';
    expect(promise).toMatch(/\w{3}, \w{3} \d+/);
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    await page.goto(`/cc/sparq/orderconfirmation/${orderNumber}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    const words = await page.getByRole('main').textContent();
    expect(words).toMatch(/Delivered \w{3}, \w{3} \d+/);
    expect(words).not.toContain(promise);
    expect(words).not.toContain('Expected by');
  });

  it('is told in place when what goes back has gone back already', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    const other = await page.context().newPage();
    for (const one of [other, page]) {
      await one.goto(`${path}?ask=return`);
      await choose(one, '2');
      await one.getByRole('button', { name: 'Confirm return' }).waitFor();
    }
    await other.getByRole('button', { name: 'Confirm return' }).click();
    await other.getByText(/goes back to what you paid with/).waitFor();
    await page.getByRole('button', { name: 'Confirm return' }).click();
    await page.getByText('This item cannot be returned.').first().waitFor();
    await expect.poll(() => refunds(page).count()).toBe(1);
  });

  it('returns once what is confirmed twice, and is told that it is in', async () => {
    const { page, orderNumber, path } = await anOrder({ hasJavaScript });
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    await page.goto(`${path}?ask=return`);
    await choose(page, '1');
    await page.getByRole('button', { name: 'Confirm return' }).waitFor();
    const fields = page.getByRole('region', { name: /^Your refund/ }).locator('input[type=hidden]');
    const form: Record<string, string> = { intent: 'return' };
    for (const field of await fields.all()) form[(await field.getAttribute('name')) ?? ''] = await field.inputValue();
    const confirm = () => page.request.post(path, { form, headers: { origin: live.base } });
    const pages = await Promise.all([confirm(), confirm()]);
    expect(pages.map((one) => one.status())).toEqual([200, 200]);
    await page.getByRole('button', { name: 'Confirm return' }).click();
    await page.getByText(/goes back to what you paid with/).waitFor();
    await expect.poll(() => returnsOf(orderNumber)).toHaveLength(1);
    await expect.poll(() => refunds(page).count()).toBe(1);
    // What is still there can be returned for itself.
    await page.getByRole('link', { name: 'Return items' }).click();
    await choose(page, '1');
    await page.getByRole('button', { name: 'Confirm return' }).click();
    await expect.poll(() => returnsOf(orderNumber)).toHaveLength(2);
  });
});

describe('who hears nothing because the connection broke', () => {
  /** Loses the answer to the next form of the page, after it was worked on. */
  async function loseAnswer(page: Page, isShopGone = false): Promise<void> {
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await (route.request().method() === 'POST' ? route.abort() : route.continue());
    });
    if (isShopGone) await page.route('**/healthz', (route) => route.abort());
  }

  it.each([
    ['and is back', false],
    ['and stays away', true],
  ])('%s, is not told that nothing was returned, and confirms again without returning twice', async (_what, isShopGone) => {
    const { page, orderNumber, path } = await anOrder({ mayLoseConnection: true });
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    await page.goto(`${path}?ask=return`);
    await choose(page, '1');
    await page.getByRole('button', { name: 'Confirm return' }).waitFor();
    await loseAnswer(page, isShopGone);
    await page.getByRole('button', { name: 'Confirm return' }).click();
    const said = page.getByRole('alert').filter({ hasText: 'We do not know whether your return went through' });
    await said.waitFor();
    await expect.poll(() => said.textContent()).toContain('Nothing is returned twice.');
    await expect.poll(() => page.getByText(/Nothing has been returned/).count()).toBe(0);
    await expect.poll(() => page.getByRole('region', { name: 'Returns' }).count()).toBe(isShopGone ? 0 : 1);
    await expect.poll(() => page.getByRole('region', { name: /^Your refund/ }).textContent()).toMatch(/1 × \w+/);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Confirm return' }).click();
    await page.getByText(/goes back to what you paid with/).waitFor();
    await expect.poll(() => returnsOf(orderNumber)).toHaveLength(1);
    await expect.poll(() => refunds(page).count()).toBe(1);
  });

  it('is not told that the order was not canceled, and sees that it is', async () => {
    const { page, path } = await anOrder({ mayLoseConnection: true });
    await page.goto(`${path}?ask=cancel`);
    await loseAnswer(page);
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await page.getByText('We do not know whether your order was canceled').waitFor();
    await page.getByRole('heading', { name: 'Canceled' }).waitFor();
  });
});

describe('who only knows the email of an order', () => {
  it('sees it, and is offered the link by which it can be changed', async () => {
    const { path } = await anOrder();
    const page = await live.open();
    await page.goto(path);
    await page.getByRole('main').getByLabel('Email').fill('guest@example.com');
    await page.getByRole('button', { name: 'Show my order' }).click();
    await page.getByRole('heading', { name: 'Need to cancel?' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Cancel order' }).count()).toBe(0);
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('a guest on another device, %s,', (_what, hasJavaScript) => {
  it('manages the order from the link in the mail, and its key stands in no address and no log', async () => {
    const { orderNumber, path } = await anOrder();
    const key = orderKey(live.site.shop, { tenant: 'dotcom', orderNumber });
    live.site.shop.log.level = 'debug';
    const page = await live.open({ hasJavaScript });
    await page.goto(`${path}/open?key=${key}`);
    await expect.poll(() => page.url()).toBe(`${live.base}${path}`);
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await page.getByText('Your order is canceled').waitFor();
    expect(live.site.logged.some((line) => line.includes('/open'))).toBe(true);
    expect(live.site.logged.join('')).not.toContain(key);
    live.site.shop.log.level = 'warn';
  });

  it('is led on to the label of a return, which opens with the key and not without', async () => {
    const { orderNumber, path } = await anOrder();
    const key = orderKey(live.site.shop, { tenant: 'dotcom', orderNumber });
    const page = await live.open({ hasJavaScript });
    const leads = async (query: string) =>
      (await page.request.get(`${live.base}${path}/open?${query}`, { maxRedirects: 0 })).headers()['location'];
    expect(await leads(`key=abc.${'a'.repeat(43)}&label=r1`)).toBe(path);
    expect(await leads(`key=${key}&receipt=1`)).toBe(`${path}/receipt.pdf`);
    expect(await leads(`key=${key}&label=${encodeURIComponent('../r1')}`)).toBe(`${path}/returns/..%2Fr1/label.pdf`);
  });

  it('is asked whose order it is when the key is none', async () => {
    const { path } = await anOrder();
    const page = await live.open({ hasJavaScript });
    await page.goto(`${path}/open?key=abc.${'a'.repeat(43)}`);
    await expect.poll(() => page.url()).toBe(`${live.base}${path}`);
    await page.getByRole('main').getByLabel('Email').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Cancel order' }).count()).toBe(0);
  });

  it('who is signed in and has a key that is none looks the order up by number and email', async () => {
    const { orderNumber, path } = await anOrder();
    const page = await live.open({ hasJavaScript });
    await signIn(page, 'sam.shopper@example.com');
    await page.goto(`${path}/open?key=abc.${'a'.repeat(43)}`);
    await expect.poll(() => page.getByLabel('Order number').inputValue()).toBe(orderNumber);
    await page.getByRole('main').getByLabel('Email').fill('guest@example.com');
    await page.getByRole('button', { name: 'Show my order' }).click();
    await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  });

  it('finds it by number and email from the sign-in page; what is wrong of the two is not told', async () => {
    const { orderNumber } = await anOrder();
    const page = await live.open({ hasJavaScript });
    await page.goto('/account/orders');
    await page.getByRole('link', { name: 'Find your order' }).click();
    const show = async (number: string, email: string) => {
      await page.getByLabel('Order number').fill(number);
      await page.getByRole('main').getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Show my order' }).click();
    };
    await show('', '');
    await page.getByText('Enter your order number.').first().waitFor();
    const said = [];
    for (const [number, email] of [
      ['99999999', 'guest@example.com'],
      [orderNumber, 'other@example.com'],
    ] as const) {
      await show(number, email);
      await page.getByRole('alert').filter({ hasText: "We can't match that number and email. If you have an account, sign in" }).waitFor();
      said.push(await page.getByRole('alert').textContent());
    }
    expect(said[0]).toBe(said[1]);
    if (hasJavaScript) await expectAccessible(page);
    await show(`Order #${orderNumber}`, 'guest@example.com');
    await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
    await expect.poll(() => page.url()).not.toContain('example.com');
    await expect.poll(() => page.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href')).toMatch(/receipt\.pdf\?key=/);
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await page.getByText('Check your email').waitFor();
    await page.getByRole('button', { name: 'Send it again' }).waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expect.poll(() => page.url()).not.toContain('example.com');
  });
});

describe('an open page of an order', () => {
  it('hears how far it is while somebody looks, says so once, and asks no more when it is there', async () => {
    const { page, orderNumber, path } = await anOrder();
    await page.clock.install();
    await page.goto(path);
    const news = page.getByRole('status').filter({ hasText: 'Your order:' });
    await page.getByRole('heading', { name: 'Order placed' }).waitFor();
    await expect.poll(() => news.count()).toBe(0);
    let asked = 0;
    page.on('request', (request) => void (asked += request.url().includes('.data') ? 1 : 0));
    const isHidden = (isSo: boolean) =>
      page.evaluate(
        (state) => Object.defineProperty(document, 'visibilityState', { value: state, configurable: true }),
        isSo ? 'hidden' : 'visible',
      );
    await isHidden(true);
    await page.clock.fastForward(61_000);
    expect(asked).toBe(0);
    await isHidden(false);
    await bring(orderNumber, 'PARCEL', 'SHIPPED');
    await page.clock.fastForward(21_000);
    await expect.poll(() => news.textContent()).toBe('Your order: Shipped. Package: On its way');
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    await page.clock.fastForward(21_000);
    await expect.poll(() => news.textContent()).toBe('Your order: Delivered. Package: Delivered');
    const before = asked;
    await page.clock.fastForward(61_000);
    expect(asked).toBe(before);
  });
});

describe.each(Object.entries(WIDTHS))('on a %s', (_name, width) => {
  it('an order can be read and changed by everybody', async () => {
    const { page, orderNumber, path } = await anOrder({ width }, true);
    const look = async () => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessibleAt(page, width);
      await expectNoSidewaysScroll(page);
    };
    await page.goto(`${path}?ask=cancel`);
    await look();
    await bring(orderNumber, 'PARCEL', 'DELIVERED');
    await page.goto(`${path}?ask=return`);
    await choose(page, '3');
    await page.getByText('You can return at most 2 of this item.').first().waitFor();
    await look();
    await choose(page, '1');
    await page.getByRole('button', { name: 'Confirm return' }).waitFor();
    await look();
    await page.getByRole('button', { name: 'Confirm return' }).click();
    await page.getByText(/goes back to what you paid with/).waitFor();
    await look();
  });
});
