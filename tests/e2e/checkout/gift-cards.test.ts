import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleAt, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, goToCheckout, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { browseAs, payByCard } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

const GIFT_CARDS = {
  twenty: { accountNumber: '6006491000000000011', cvv: '1111' },
  fifty: { accountNumber: '6006491000000000029', cvv: '2222' },
  big: { accountNumber: '6006491000000000037', cvv: '3333' },
  inactive: { accountNumber: '6006491000000000045', cvv: '4444' },
  empty: { accountNumber: '6006491000000000052', cvv: '5555' },
};
type GiftCard = { readonly accountNumber: string; readonly cvv: string };

/** A guest with copy paper for 49.93 whose address is known, in a browser at the payment step. */
async function atPayment(options: { width?: number; hasJavaScript?: boolean } = {}): Promise<{ page: Page; visitor: Visitor }> {
  const visitor = aVisitor(live.site);
  await visitor.add({ itemId: '100001', qty: 1 });
  await goToCheckout(visitor);
  const page = await live.open(options);
  await browseAs(page, visitor, live.base);
  await page.goto('/cc/sparq/checkout');
  return { page, visitor };
}

async function typeGiftCard(page: Page, { accountNumber, cvv }: GiftCard, amount?: string): Promise<void> {
  if (!(await page.getByLabel('Gift card number').isVisible())) await page.getByText(/^use (a|another) gift card$/i).click();
  await page.getByLabel('Gift card number').fill(accountNumber);
  await page.getByLabel('PIN').fill(cvv);
  if (amount !== undefined)
    await page
      .getByLabel(/amount to use/i)
      .last()
      .fill(amount);
}

async function useGiftCard(page: Page, card: GiftCard, amount?: string): Promise<void> {
  await typeGiftCard(page, card, amount);
  await page.getByRole('button', { name: 'Use this gift card' }).click();
}

async function changeAmount(page: Page, amount: string): Promise<void> {
  const field = page.getByLabel(/^amount to use/i).first();
  if (!(await field.isVisible())) await page.getByText('Change amount').click();
  await field.fill(amount);
  await page.getByRole('button', { name: /^change what/i }).click();
}

/** The name of what has the keyboard's focus. */
function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
}

async function place(page: Page): Promise<string> {
  await page.getByRole('button', { name: /place order/i }).click();
  await page.waitForURL(/orderconfirmation\/\d+/);
  await page.getByRole('heading', { level: 1, name: /thank you/i }).waitFor();
  return /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
}

const SCRIPTS = [
  ['with scripts', true],
  ['without scripts', false],
] as const;

describe.each(SCRIPTS)('a guest %s', (_what, hasJavaScript) => {
  it('pays a part with a gift card of 19 digits and a PIN of 4, and the rest with a card [C1-41 C5-26 C5-48]', async () => {
    const { page } = await atPayment({ hasJavaScript });
    await useGiftCard(page, GIFT_CARDS.big, '20');
    await page.getByText('$29.93 left to pay with your card').first().waitFor();
    await expect.poll(() => page.url()).not.toContain('6006');
    await expect.poll(() => page.content()).not.toContain(GIFT_CARDS.big.accountNumber);
    await payByCard(page, CARDS.approved, hasJavaScript);
    await page.getByText('You are charged when your order ships.').waitFor();
    const orderNumber = await place(page);
    const facts = await page.getByLabel('Totals, addresses and payment').textContent();
    expect(facts).toContain('Gift card •••• 0037$20.00');
    expect(facts).toContain('Visa •••• 4242$29.93');
    await expect
      .poll(async () => (await ledgerOf(live.site, orderNumber)).map(({ type, amount }) => [type, amount]))
      .toEqual([
        ['AUTHORIZE', 20],
        ['AUTHORIZE', 29.93],
      ]);
  });

  it('is asked for no card when gift cards pay everything, and changes what each pays [C1-41]', async () => {
    const { page } = await atPayment({ hasJavaScript });
    await useGiftCard(page, GIFT_CARDS.big);
    await page.getByText('Your cards pay for everything: no other card is needed.').waitFor();
    await expect.poll(() => page.getByText(/goes straight to our payment partner/).count()).toBe(0);
    await page.getByText('Change amount').click();
    await page
      .getByLabel(/^amount to use/i)
      .first()
      .fill('nothing');
    await page.getByRole('button', { name: /^change what/i }).click();
    await page.getByText('Enter an amount such as 25.00.').first().waitFor();
    await page
      .getByLabel(/^amount to use/i)
      .first()
      .fill('$40');
    await page.getByRole('button', { name: /^change what/i }).click();
    await page.getByText('$9.93 left to pay with your card').first().waitFor();
    if (hasJavaScript) await expect.poll(() => focused(page)).toBe('Gift and prepaid cards');
    await page.getByRole('button', { name: 'Remove Gift card •••• 0037' }).click();
    await page.getByText('Use a gift card', { exact: true }).waitFor();
    await useGiftCard(page, GIFT_CARDS.big);
    await page.getByRole('link', { name: 'Continue to review' }).click();
    await place(page);
  });

  it('is told when a card pays less than was wished, where it is chosen and where it is changed', async () => {
    const { page } = await atPayment({ hasJavaScript });
    await useGiftCard(page, GIFT_CARDS.twenty, '45');
    await page.getByText('Gift card •••• 0011 pays $20.00, not $45.00: that is the most it can pay for this order.').waitFor();
    await page.getByText('$29.93 left to pay with your card').first().waitFor();
    await changeAmount(page, '30');
    await page.getByText('Gift card •••• 0011 pays $20.00, not $30.00').waitFor();
    await changeAmount(page, '5');
    await page.getByText('$44.93 left to pay with your card').first().waitFor();
    await expect.poll(() => page.getByText('that is the most it can pay').count()).toBe(0);
  });

  it.each([
    ['the PIN is wrong, with the PIN marked [C8-89 C8-92]', { ...GIFT_CARDS.big, cvv: '9998' }, 'PIN'],
    ['the card is not active [C8-93]', GIFT_CARDS.inactive, 'Gift card number'],
    ['nothing is left on it [C8-94]', GIFT_CARDS.empty, 'Gift card number'],
  ])('is told to verify the number where %s', async (_why, card, marked) => {
    const { page } = await atPayment({ hasJavaScript });
    await useGiftCard(page, card);
    const field = page.getByLabel('Gift card number');
    await page.getByText('Please verify the card number and try again.').first().waitFor();
    for (const label of ['Gift card number', 'PIN'])
      await expect.poll(() => page.getByLabel(label).getAttribute('aria-invalid')).toBe(label === marked ? 'true' : null);
    await expect.poll(() => page.getByText('The number and PIN don’t match').count()).toBe(marked === 'PIN' ? 1 : 0);
    // Nothing of it is in what the server sent.
    await expect.poll(() => page.content()).not.toContain(card.accountNumber);
    await expect.poll(() => page.getByLabel('PIN').inputValue()).toBe('');
    if (!hasJavaScript) await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('asks what is left on a gift card without paying with it', async () => {
    const { page, visitor } = await atPayment({ hasJavaScript });
    await typeGiftCard(page, GIFT_CARDS.twenty);
    await page.getByRole('button', { name: 'Check balance' }).click();
    await page.getByText('There is $20.00 left on this gift card.').waitFor();
    await expect.poll(async () => (await visitor.cart()).orderPayment).toEqual([]);
  });

  it('sees what each pays now when a gift card has less than it had, and orders only then', async () => {
    const { page, visitor } = await atPayment({ hasJavaScript });
    const first = aVisitor(live.site, { host: new URL(live.base).host });
    await first.add({ itemId: '100001', qty: 1 });
    await goToCheckout(first);
    const card = hasJavaScript ? GIFT_CARDS.fifty : GIFT_CARDS.twenty;
    const amount = hasJavaScript ? 45 : 15;
    for (const one of [first, visitor]) await one.post('/cc/api/checkout/default/payment', { paymentType: 'GIFT_CARD', ...card, amount });
    for (const one of [first, visitor])
      await one.post('/cc/api/checkout/default/payment', { paymentType: 'CREDIT_CARD', token: await tokenFor(live.site, CARDS.approved) });
    await page.goto('/cc/sparq/checkout');
    await page.getByRole('button', { name: /place order/i }).waitFor();
    expect((await placeOrder(first)).status).toBe(200);
    await page.getByRole('button', { name: /place order/i }).click();
    await page.getByText('Your order has not been placed yet').waitFor();
    await page.getByText(`had $${amount}.00 for this order. It pays $5.00 now.`).first().waitFor();
    await place(page);
  });
});

describe('a guest at the card fields', () => {
  it.each(Object.values(WIDTHS))('presses what stands below them without its moving while they load, in a window of %i', async (width) => {
    const { page } = await atPayment({ width });
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(
      (url) => url.pathname === '/frame/card',
      async (route) => {
        await isLetGo;
        await route.continue();
      },
    );
    await page.reload();
    const button = page.getByRole('button', { name: /use this card/i });
    await page.locator('.card-frame-box[data-state]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await button.boundingBox();
    letGo();
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    await expect.poll(() => button.boundingBox()).toEqual(before);
  });

  it('pays with a gift card, a prepaid card as far as it goes, and another for the rest [C3-82]', async () => {
    const { page } = await atPayment();
    await useGiftCard(page, GIFT_CARDS.big, '10');
    await page.getByText('$39.93 left to pay with your card').first().waitFor();
    await payByCard(page, '5105105105105100', true);
    await page.getByText('$14.93 left to pay with your card').first().waitFor();
    await payByCard(page, CARDS.approved, true);
    const orderNumber = await place(page);
    await expect.poll(async () => (await ledgerOf(live.site, orderNumber)).map(({ amount }) => amount)).toEqual([10, 25, 14.93]);
    await expect.poll(() => page.getByLabel('Totals, addresses and payment').textContent()).toContain('Prepaid card •••• 5100$25.00');
  });

  it('cannot type more than 19 digits of a gift card, and nothing but digits [C5-26 C5-48]', async () => {
    const { page } = await atPayment();
    await page.getByText('Use a gift card', { exact: true }).click();
    await page.getByLabel('Gift card number').pressSequentially('6006 4910 0000 0000 0370 999');
    await expect.poll(() => page.getByLabel('Gift card number').inputValue()).toBe('6006491000000000037');
    await page.getByLabel('PIN').pressSequentially('12a345');
    await expect.poll(() => page.getByLabel('PIN').inputValue()).toBe('1234');
  });
});

describe('somebody who is signed in', () => {
  it.each(SCRIPTS)('keeps a card with an order and pays the next one with it, %s', async (_what, hasJavaScript) => {
    const visitor = aVisitor(live.site);
    const email = hasJavaScript ? 'sam.shopper@example.com' : 'rita.rewards@example.com';
    expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
    const page = await live.open({ hasJavaScript: true });
    const bare = await live.open({ hasJavaScript });
    for (const one of [page, bare]) await browseAs(one, visitor, live.base);
    await visitor.add({ itemId: '100001', qty: 1 });
    await goToCheckout(visitor);
    await page.goto('/cc/sparq/checkout?edit=payment');
    // Who has a card that pays sees the fields for another one when they ask for them.
    if (email.startsWith('sam')) {
      await expect.poll(() => page.locator('iframe').count()).toBe(0);
      await page.getByText('Pay another way').click();
    }
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    await page.getByLabel('Save this card for next time').check();
    await payByCard(page, '6011000990139424', true);
    await place(page);
    await expect
      .poll(async () => (await visitor.cart()).userPayment?.userPayments.map(({ lastFourDigit }) => lastFourDigit))
      .toContain('9424');
    await visitor.add({ itemId: '100001', qty: 1 });
    await goToCheckout(visitor);
    await bare.goto('/cc/sparq/checkout?edit=payment');
    await bare.getByRole('radio', { name: /Discover •••• 9424/ }).check();
    await bare.getByRole('button', { name: 'Use the saved card' }).click();
    await place(bare);
    await expect.poll(() => bare.getByLabel('Totals, addresses and payment').textContent()).toContain('Discover •••• 9424$49.93');
  });
});

describe('somebody who is signed in, without scripts', () => {
  it('keeps the card that they enter on the vendor’s page', async () => {
    const visitor = aVisitor(live.site);
    expect((await visitor.post('/cc/api/auth/login', { email: 'paula.plus@example.com', password: 'Foolscap-demo-1' })).status).toBe(200);
    const page = await live.open({ hasJavaScript: false });
    await browseAs(page, visitor, live.base);
    const kept = async () => (await visitor.cart()).userPayment?.userPayments.map(({ lastFourDigit }) => lastFourDigit) ?? [];
    for (const [number, isToSave] of [
      [CARDS.approved, false],
      ['6011000990139424', true],
    ] as const) {
      await visitor.add({ itemId: '100001', qty: 1 });
      await goToCheckout(visitor);
      await page.goto('/cc/sparq/checkout?edit=payment');
      if (isToSave) await page.getByLabel('Save this card for next time').check();
      await payByCard(page, number, false);
      await place(page);
    }
    await expect.poll(kept).toContain('9424');
    await expect.poll(() => kept()).not.toContain('4242');
  });

  it('is not asked whether to keep a card as a guest', async () => {
    const { page } = await atPayment({ hasJavaScript: false });
    await expect.poll(() => page.getByLabel('Save this card for next time').count()).toBe(0);
  });
});

describe.each(Object.entries(WIDTHS))('on a %s', (_name, width) => {
  it('gift cards can be used by everybody', async () => {
    const { page } = await atPayment({ width });
    await useGiftCard(page, { ...GIFT_CARDS.big, cvv: '9998' });
    await page.getByText('Please check your gift card').waitFor();
    await expectAccessibleAt(page, width);
    await expectNoSidewaysScroll(page);
    await useGiftCard(page, GIFT_CARDS.big, '10');
    await page.getByText('$39.93 left to pay with your card').first().waitFor();
    await page.getByText('Change amount').click();
    await expectAccessibleAt(page, width);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Remove Gift card •••• 0037' }).click();
    await page.getByText('Use a gift card', { exact: true }).waitFor();
  });
});
