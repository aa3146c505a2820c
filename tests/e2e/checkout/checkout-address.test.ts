import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, CHECKOUT, GAIL, goToCheckout, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { browseAs, payByCard } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

const SCRIPTS = [
  ['with scripts', true],
  ['without scripts', false],
] as const;

/** A guest with copy paper who has said that they are one, in a browser at the address step. */
async function atAddress(hasJavaScript: boolean): Promise<{ page: Page; visitor: Visitor }> {
  const visitor = aVisitor(live.site);
  await visitor.add({ itemId: '100001', qty: 1 });
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
  return { page: await browsing(visitor, hasJavaScript), visitor };
}

async function browsing(visitor: Visitor, hasJavaScript: boolean): Promise<Page> {
  const page = await live.open({ hasJavaScript });
  await browseAs(page, visitor, live.base);
  await page.goto('/cc/sparq/checkout');
  return page;
}

async function fillAllButPlace(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('gail@example.com');
  await page.getByLabel('First name').first().fill('Gail');
  await page.getByLabel('Last name').first().fill('Guest');
  await page.getByLabel('Street address').first().fill('12 Main St');
  await page.getByLabel('Phone').first().fill('508 555 0100');
}

const deliver = (page: Page) => page.getByRole('button', { name: 'Deliver to this address' });
const shipTo = async (visitor: Visitor) => {
  const { addresses, suggestedAddress } = await visitor.cart();
  return { ...addresses[0], isAsked: suggestedAddress !== null };
};

describe.each(SCRIPTS)('the ZIP code of an address, %s', (_what, hasJavaScript) => {
  it('brings its city and its state where they are left empty [C7-48]', async () => {
    const { page, visitor } = await atAddress(hasJavaScript);
    await fillAllButPlace(page);
    await page.getByLabel('ZIP code').first().fill('96813');
    if (hasJavaScript) {
      await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('Honolulu');
      await expect.poll(() => page.getByLabel('State').first().inputValue()).toBe('HI');
      await page.getByLabel('ZIP code').first().fill('01702');
      await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('Framingham');
    } else await page.getByLabel('ZIP code').first().fill('01702');
    await deliver(page).click();
    await page.getByText('Framingham, MA 01702').first().waitFor();
    await expect.poll(() => shipTo(visitor)).toMatchObject({ city: 'Framingham', state: 'MA', isAsked: false });
  });

  it('leaves what was typed, and an unknown one brings nothing', async () => {
    const { page, visitor } = await atAddress(hasJavaScript);
    await fillAllButPlace(page);
    await page.getByLabel('City').first().fill('Saxonville');
    await page.getByLabel('ZIP code').first().fill('01702');
    if (hasJavaScript) await expect.poll(() => page.getByLabel('State').first().inputValue()).toBe('MA');
    await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('Saxonville');
    await deliver(page).click();
    await page.getByText('Did you mean this address?').waitFor();
    if (hasJavaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Did you mean this address?');
    await expect.poll(() => shipTo(visitor)).toMatchObject({ city: 'Saxonville', state: 'MA', isAsked: true });
    const other = await atAddress(hasJavaScript);
    await fillAllButPlace(other.page);
    await other.page.getByLabel('ZIP code').first().fill('00000');
    await deliver(other.page).click();
    await other.page.getByText('Please check what you entered').waitFor();
    await expect.poll(() => other.page.getByLabel('City').first().inputValue()).toBe('');
  });
});

describe.each(SCRIPTS)('somebody who is known by several addresses, %s', (_what, hasJavaScript) => {
  it('chooses among them, their usual one first, and adds one that is there the next time [C1-37]', async () => {
    const visitor = aVisitor(live.site);
    const email = `addresses-${crypto.randomUUID()}@example.com`;
    const person = { email, password: 'A-good-password-1', firstName: 'Ada', lastName: 'Address' };
    expect((await visitor.post('/cc/api/auth/register', person)).status).toBe(200);
    for (const [address1, city, zipCode] of [
      ['12 Main St', 'Framingham', '01702'],
      ['9 Mill Rd', 'Worcester', '01608'],
    ])
      await visitor.post('/cc/api/account/addresses', { ...GAIL, type: undefined, email: undefined, address1, city, zipCode });
    await visitor.add({ itemId: '100001', qty: 1 });
    const page = await browsing(visitor, hasJavaScript);
    await page.getByRole('link', { name: 'Change address' }).click();
    const choices = page.getByRole('group', { name: 'Delivery address' }).getByRole('radio');
    await expect.poll(() => choices.count()).toBe(3);
    await expect.poll(() => choices.first().isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Street address').first().isVisible()).toBe(false);
    await page.getByRole('radio', { name: /9 Mill Rd/ }).check();
    if (hasJavaScript) await expectAccessible(page);
    await deliver(page).click();
    await page.getByRole('link', { name: 'Change address' }).waitFor();
    await expect.poll(() => shipTo(visitor)).toMatchObject({ address1: '9 Mill Rd', zipCode: '01608' });
    await page.getByRole('link', { name: 'Change address' }).click();
    await choices.first().waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /9 Mill Rd/ }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Add a new address' }).check();
    await page.getByLabel('Street address').first().fill('7 Dock Rd');
    await page.getByLabel('ZIP code').first().fill('01760');
    await page.getByLabel('Phone').first().fill('508 555 0100');
    await deliver(page).click();
    await page.getByRole('link', { name: 'Change address' }).waitFor();
    const [usual, ...others] = (await visitor.cart()).knownAddresses.map(({ address1 }) => address1);
    expect([usual, ...others.toSorted()]).toEqual(['12 Main St', '7 Dock Rd', '9 Mill Rd']);
  });
});

it('what was half typed is there again after a reload and after a look at the cart, and never for somebody else', async () => {
  const { page } = await atAddress(true);
  const street = page.getByLabel('Street address').first();
  await fillAllButPlace(page);
  await page.getByLabel('ZIP code').first().fill('01702');
  await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('Framingham');
  await page.reload();
  await expect.poll(() => street.inputValue()).toBe('12 Main St');
  await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('Framingham');
  await page.getByRole('link', { name: 'Change cart' }).click();
  await page.getByRole('heading', { name: /cart/i }).first().waitFor();
  await page.goBack();
  await expect.poll(() => street.inputValue()).toBe('12 Main St');
  await deliver(page).click();
  await page.getByRole('link', { name: 'Change address' }).waitFor();
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('checkout-draft')));
  await expect.poll(kept).toEqual([]);
  await page.getByRole('link', { name: 'Change address' }).click();
  await street.fill('13 Other St');
  await expect.poll(() => kept()).toEqual(['checkout-draft address']);
  await signIn(page, 'preston.premium@example.com');
  await page.goto('/cc/sparq/checkout');
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.goto('/cc/sparq/checkout?edit=address');
  await street.waitFor({ state: 'attached' });
  await expect.poll(() => street.inputValue()).not.toBe('13 Other St');
});

describe.each(SCRIPTS)('an email that is nearly one of a well-known host, %s', (_what, hasJavaScript) => {
  const fillWith = async (page: Page, email: string) => {
    await fillAllButPlace(page);
    await page.getByLabel('ZIP code').first().fill('01702');
    await page.getByLabel('Email').first().fill(email);
  };

  it('is asked about, and the better one is taken by a button', async () => {
    const { page, visitor } = await atAddress(hasJavaScript);
    await fillWith(page, 'gail@gmial.com');
    if (hasJavaScript) await page.getByLabel('First name').first().focus();
    else await deliver(page).click();
    await page.getByRole('button', { name: 'Use gail@gmail.com' }).click();
    if (hasJavaScript) {
      await expect.poll(() => page.getByLabel('Email').first().inputValue()).toBe('gail@gmail.com');
      await expectAccessible(page);
      await deliver(page).click();
    }
    await page.getByText('Framingham, MA 01702').first().waitFor();
    await expect.poll(async () => (await visitor.cart()).userInfo.contact.email).toBe('gail@gmail.com');
  });

  it('is kept where its owner goes on with it, and asked about once', async () => {
    const { page, visitor } = await atAddress(hasJavaScript);
    await fillWith(page, 'gail@gmial.com');
    // From within the field the form goes without having been left.
    await page.getByLabel('Email').first().press('Enter');
    await page.getByText('Did you mean gail@gmail.com?').waitFor();
    await expect.poll(async () => (await visitor.cart()).userInfo.contact.email).toBeNull();
    await deliver(page).click();
    await page.getByText('Framingham, MA 01702').first().waitFor();
    await expect.poll(async () => (await visitor.cart()).userInfo.contact.email).toBe('gail@gmial.com');
  });
});

it.each(SCRIPTS)('a coupon is added at checkout as in the cart, and what is no good is said, %s [C1-32]', async (_what, hasJavaScript) => {
  const { page, visitor } = await atAddress(hasJavaScript);
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const apply = async (code: string) => {
    const field = summary.getByLabel('Coupon code');
    if (!(await field.isVisible())) await summary.getByText('Add a coupon').click();
    await field.fill(code);
    await summary.getByRole('button', { name: 'Apply' }).click();
  };
  await apply('NO-SUCH-CODE');
  await page
    .getByText(/coupon/i)
    .and(page.locator('.notice *'))
    .first()
    .waitFor();
  await expect.poll(async () => (await visitor.cart()).coupons).toEqual([]);
  const { ordTotal } = (await visitor.cart()).cartSummary;
  await apply('BASKET5');
  await expect.poll(async () => (await visitor.cart()).coupons.map(({ code }) => code)).toEqual(['BASKET5']);
  const { ordTotal: less } = (await visitor.cart()).cartSummary;
  expect(less).toBeLessThan(ordTotal);
  await summary
    .getByText(`$${less.toFixed(2)}`)
    .first()
    .waitFor();
  // One that nothing qualifies for is kept, which is no success; both are there by their codes, and can be taken off.
  await apply('LAPTOP50');
  await page.locator('.notice-info', { hasText: 'LAPTOP50 is saved. Nothing in your cart qualifies yet.' }).waitFor();
  await summary.getByText('Waiting. Nothing in your cart qualifies yet.').waitFor();
  await summary.getByRole('button', { name: 'Remove coupon BASKET5' }).click();
  await expect.poll(async () => (await visitor.cart()).coupons.map(({ code }) => code)).toEqual(['LAPTOP50']);
});

it.each(SCRIPTS)('says what is missing in other words than what is wrong, %s [C5-58] [C5-59] [C5-60]', async (_what, hasJavaScript) => {
  const { page } = await atAddress(hasJavaScript);
  await deliver(page).click();
  for (const text of ['Please enter an email address', 'Please enter a phone number', 'Please enter a ZIP code', 'Please enter a city'])
    await page.getByText(text).first().waitFor();
  await expect.poll(() => page.getByText(/^Invalid/).count()).toBe(0);
  await page.getByLabel('Email').first().fill('gail@');
  if (hasJavaScript) await expect.poll(() => page.locator('#field-email-error').count()).toBe(0);
  await page.getByLabel('Phone').first().fill('12');
  await page.getByLabel('ZIP code').first().fill('1');
  await deliver(page).click();
  for (const text of ['Invalid email address', 'Invalid phone number', 'Invalid zip code']) await page.getByText(text).first().waitFor();
});

it('a city that comes from its ZIP code while somebody is in its field gives way to what they type', async () => {
  const { page, visitor } = await atAddress(true);
  const held = Promise.withResolvers<void>();
  await page.route(/checkout\/zip/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await fillAllButPlace(page);
  await page.getByLabel('ZIP code').first().fill('01702');
  const city = page.getByLabel('City').first();
  await city.focus();
  held.resolve();
  await expect.poll(() => city.inputValue()).toBe('Framingham');
  await page.keyboard.type('Framingham');
  await deliver(page).click();
  await page.getByText('Framingham, MA 01702').first().waitFor();
  await expect.poll(() => shipTo(visitor)).toMatchObject({ city: 'Framingham', isAsked: false });
});

describe.each(SCRIPTS)('an address that does not belong together, %s', (_what, hasJavaScript) => {
  const asked = async () => {
    const visitor = aVisitor(live.site);
    await visitor.add({ itemId: '100001', qty: 1 });
    await goToCheckout(visitor, { ...GAIL, city: 'Saxonville' });
    return { visitor, page: await browsing(visitor, hasJavaScript) };
  };

  it('is asked about, over the page where scripts run: the suggested one can be taken [C2-46 C3-11]', async () => {
    const { page, visitor } = await asked();
    if (hasJavaScript) await page.locator('dialog#address_validation_suggestion:modal').waitFor();
    else await page.locator('form#address_validation_suggestion').waitFor();
    await page.getByText('Did you mean this address?').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('button', { name: 'Use the selected address' }).click();
    await page.getByRole('link', { name: 'Change address' }).waitFor();
    await expect.poll(() => shipTo(visitor)).toMatchObject({ city: 'Framingham', isAsked: false });
  });

  it('and the entered one can be edited', async () => {
    const { page, visitor } = await asked();
    await page.getByRole('link', { name: 'Edit the address' }).click();
    await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('Saxonville');
    await page.getByLabel('City').first().fill('Framingham');
    await deliver(page).click();
    await page.getByRole('link', { name: 'Change address' }).waitFor();
    await expect.poll(() => shipTo(visitor)).toMatchObject({ city: 'Framingham', isAsked: false });
  });
});

describe.each(SCRIPTS)('a delivery and a bill that both are doubted, %s', (_what, hasJavaScript) => {
  it('are asked about one after the other, and each question says which it is about', async () => {
    const visitor = aVisitor(live.site);
    await visitor.add({ itemId: '100001', qty: 1 });
    await goToCheckout(visitor, { ...GAIL, type: 'S', city: 'Saxonville' });
    await visitor.post(`${CHECKOUT}/address`, { ...GAIL, type: 'B', address1: 'Ledger Lane' });
    const page = await browsing(visitor, hasJavaScript);
    await page.getByText('About your delivery address:').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('button', { name: 'Use the selected address' }).click();
    await page.getByText('About your billing address:').waitFor();
    if (hasJavaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Is this address complete?');
    await page.getByRole('button', { name: 'Use as entered' }).click();
    await page.getByRole('link', { name: 'Change address' }).waitFor();
    const { addresses, suggestedAddress, doubtedAddressId } = await visitor.cart();
    expect([suggestedAddress, doubtedAddressId]).toEqual([null, null]);
    expect(addresses).toMatchObject([
      { type: 'S', city: 'Framingham' },
      { type: 'B', address1: 'Ledger Lane' },
    ]);
  });
});

describe.each(SCRIPTS)('an address without a building number, %s', (_what, hasJavaScript) => {
  const asked = async () => {
    const visitor = aVisitor(live.site);
    await visitor.add({ itemId: '100001', qty: 1 });
    await goToCheckout(visitor, { ...GAIL, address1: 'Main Street' });
    return { visitor, page: await browsing(visitor, hasJavaScript) };
  };
  const isDoubted = async (visitor: Visitor) => (await visitor.cart()).doubtedAddressId !== null;

  it('is asked about, and taken as it was entered [C2-47]', async () => {
    const { page, visitor } = await asked();
    const question = page.locator(hasJavaScript ? 'dialog#address_validation_confirmation:modal' : 'form#address_validation_confirmation');
    await question.getByText('Is this address complete?').waitFor();
    await expect.poll(() => question.innerText()).toContain('Main Street');
    if (hasJavaScript) await expectAccessible(page);
    await expect.poll(() => isDoubted(visitor)).toBe(true);
    await question.getByRole('button', { name: 'Use as entered' }).click();
    await page.getByRole('link', { name: 'Change address' }).waitFor();
    await expect.poll(() => isDoubted(visitor)).toBe(false);
    await expect.poll(() => shipTo(visitor)).toMatchObject({ address1: 'Main Street' });
  });

  it('can be edited', async () => {
    const { page, visitor } = await asked();
    await page.getByRole('link', { name: 'Edit the address' }).click();
    await page.getByLabel('Street address').first().fill('12 Main Street');
    await deliver(page).click();
    await page.getByRole('link', { name: 'Change address' }).waitFor();
    await expect.poll(() => isDoubted(visitor)).toBe(false);
  });
});

it('a question that was closed stands on the page, and goes on from there by keyboard', async () => {
  const visitor = aVisitor(live.site);
  await visitor.add({ itemId: '100001', qty: 1 });
  await goToCheckout(visitor, { ...GAIL, city: 'Saxonville' });
  const page = await browsing(visitor, true);
  await page.locator('dialog#address_validation_suggestion:modal').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('form#address_validation_suggestion').waitFor();
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  await page.getByRole('button', { name: 'Use the selected address' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Change address' }).waitFor();
  await expect.poll(() => shipTo(visitor)).toMatchObject({ city: 'Framingham', isAsked: false });
});

it('a buyer of an organization says under which purchase order it is booked, is told what cannot be one, and finds it on the order [C1-12 C1-48]', async () => {
  const page = await live.open({ host: 'business.localhost', width: WIDTHS.phone });
  await signIn(page, 'bea.buyer@harbordental.example');
  await page.evaluate(async () => {
    const body = JSON.stringify({ items: [{ itemId: '100001', qty: 1 }] });
    await fetch('/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  });
  await page.goto('/cc/sparq/checkout');
  await payByCard(page, CARDS.approved, true);
  await page.getByText('Add a purchase order (PO)').click();
  // Said when it is left, before anything is sent, and no longer once it is right.
  const wrong = page.getByText('Use letters, digits and dashes only, up to 22 characters.');
  await page.getByLabel('Purchase Order (PO)').fill('X'.repeat(23));
  await page.getByLabel('Purchase Order (PO)').press('Tab');
  await wrong.waitFor();
  await page.getByLabel('Purchase Order (PO)').fill('X'.repeat(22));
  await page.getByLabel('Purchase Order (PO)').press('Tab');
  await wrong.waitFor({ state: 'detached' });
  await page.getByLabel('Purchase Order (PO)').fill('PO 4711');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByText('Please check the purchase order').waitFor();
  await page.getByLabel('Purchase Order (PO)').fill('PO-4711');
  await page.getByLabel('PO Release').fill('7');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/orderconfirmation/);
  await expect.poll(() => page.getByRole('main').textContent()).toContain('PO-4711, release 7');
});

describe.each(SCRIPTS)('a buyer whose organization has budget centers, %s,', (_, hasJavaScript) => {
  it('chooses which one pays, hears which has too little left, and finds it on the order [C2-38 C9-39]', async () => {
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width: hasJavaScript ? WIDTHS.desktop : WIDTHS.phone });
    const bea = aVisitor(live.site, { host: new URL(live.base).host.replace('localhost', 'business.localhost') });
    await bea.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    await bea.post(`${CHECKOUT}/item?ignoreExistQty=true`, { items: [{ itemId: '100001', qty: 2 }] });
    await browseAs(page, bea, live.base.replace('localhost', 'business.localhost'));
    await page.goto('/cc/sparq/checkout');
    const choose = async (name: RegExp) => {
      await page.getByRole('radio', { name }).check();
      if (!hasJavaScript) await page.getByRole('button', { name: 'Save budget center' }).click();
    };
    if (hasJavaScript) {
      // By the keyboard, too: it is sent once for all that is passed over, and stays where it is.
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.postData()?.includes('intent=budget') === true) sent.push(request.postData() ?? '');
      });
      await page.getByRole('radio', { name: /^Front desk/ }).focus();
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
      await page.getByText(/over the Laboratory budget, which had/).waitFor();
      expect(sent).toHaveLength(1);
    } else await choose(/^Laboratory/);
    await page.getByText(/over the Laboratory budget, which had/).waitFor();
    if (hasJavaScript) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('LAB');
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
    await choose(/^Front desk/);
    await page.getByText(/over the Laboratory budget, which had/).waitFor({ state: 'detached' });
    await payByCard(page, CARDS.approved, hasJavaScript);
    await page.getByRole('heading', { name: 'Review and order' }).waitFor();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.waitForURL(/orderconfirmation/);
    await page.getByRole('heading', { name: 'Review and order' }).waitFor({ state: 'detached' });
    await page.getByText('Budget Center', { exact: true }).waitFor();
    await page.getByText('Front desk', { exact: true }).waitFor();
  });
});

describe.each(SCRIPTS)('a teacher whose school is exempt from tax and charges rows to budget centers, %s,', (_, hasJavaScript) => {
  it('splits a row over two of them, pays no tax, and finds both on the order and in their books [C3-39]', async () => {
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width: hasJavaScript ? WIDTHS.desktop : WIDTHS.phone });
    const tess = aVisitor(live.site, { host: new URL(live.base).host.replace('localhost', 'business.localhost') });
    await tess.post('/cc/api/auth/login', { email: 'tess.teacher@northwindschools.example', password: 'Foolscap-demo-1' });
    await tess.post(`${CHECKOUT}/item?ignoreExistQty=true`, {
      items: [
        { itemId: '100001', qty: 1 },
        { itemId: '100041', qty: 1 },
      ],
    });
    await browseAs(page, tess, live.base.replace('localhost', 'business.localhost'));
    await page.goto('/cc/sparq/checkout');
    await page.getByText('Tax exempt').first().waitFor({ state: 'attached' });
    const row = page.locator('.budget-row').first();
    const split = async (...shares: [center: string, percent: string][]) => {
      if (!(await row.getByRole('button', { name: 'Save split' }).isVisible())) await row.locator('summary').click();
      for (const [at, [center, percent]] of shares.entries()) {
        await row.getByLabel(at === 0 ? 'Budget Center' : `Budget Center ${at + 1}`, { exact: true }).selectOption(center);
        await row.getByLabel(at === 0 ? 'Percent' : `Percent of budget center ${at + 1}`, { exact: true }).fill(percent);
      }
      await row.getByRole('button', { name: 'Save split' }).click();
    };
    await split(['Art room', '33.33'], ['School office', '60']);
    await page.getByText('The percentages add up to 93.33%. They need to make 100%.').first().waitFor();
    // It is said at the row, whose fields are marked; whoever has scripts stands in the first of them.
    await expect.poll(() => row.getByRole('alert').textContent()).toContain('93.33%');
    await expect.poll(() => row.locator('.budget-share').first().textContent()).toContain('They need to make 100%');
    await expect.poll(() => row.locator('[aria-invalid=true]').count()).toBe(2);
    if (hasJavaScript) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('splitPercent-0');
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
    await split(['Art room', '33.33'], ['School office', '66.67']);
    await row.getByText(/^33\.33% · \$/).waitFor();
    await payByCard(page, CARDS.approved, hasJavaScript);
    await page.getByRole('heading', { name: 'Review and order' }).waitFor();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.waitForURL(/orderconfirmation\/\d+/);
    const number = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
    await page.goto(`/account/orders/${number}`);
    await page
      .getByText(/^Budget Center: Art room 33\.33% \(\$[\d.]+\), School office 66\.67% \(\$[\d.]+\)$/)
      .first()
      .waitFor();
    await page.goto('/account/budgets');
    await page.getByRole('link', { name: 'School office' }).click();
    await page.getByRole('heading', { level: 1, name: 'School office' }).waitFor();
    const line = page.getByRole('row').filter({ hasText: `Order placed ${number}` });
    await line.getByText('Tess Teacher').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

it('who keeps budgets adds one, gives it more with a reason, and follows a bar of what was spent to its orders', async () => {
  const bea = aVisitor(live.site, { host: new URL(live.base).host.replace('localhost', 'business.localhost') });
  await bea.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
  await bea.post(`${CHECKOUT}/item?ignoreExistQty=true`, { items: [{ itemId: '100002', qty: 1 }] });
  await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(live.site, CARDS.approved) });
  const { orderNumber = '' } = (await placeOrder(bea)).body;
  const page = await live.open({ host: 'business.localhost', width: WIDTHS.phone });
  await signIn(page, 'abe.admin@harbordental.example');
  await page.goto('/account/budgets');
  await page.getByText('Add a budget center').click();
  await page.getByLabel('Code').fill('van 1');
  await page.getByLabel('Name').fill('The van');
  await page.getByLabel('Amount').fill('300');
  await page.getByRole('button', { name: 'Add budget center' }).click();
  await page.getByText('Use letters, digits and dashes').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('van-1');
  await page.getByRole('button', { name: 'Add budget center' }).click();
  await page.getByText('The budget center is added.').waitFor();
  await page.getByText('Change this budget').click();
  await page.getByLabel('Amount').fill('350');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByText(/^Say why/)
    .first()
    .waitFor();
  await page.getByLabel('Why').fill('Gas is up');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByText('Gas is up').waitFor();
  await expectNoSidewaysScroll(page);
  // Closing asks first.
  await expect.poll(() => page.getByRole('button', { name: 'Close The van' }).isVisible()).toBe(false);
  await page.getByText('Close this budget').click();
  await page.getByRole('button', { name: 'Close The van' }).click();
  await page.getByText('Closed: nothing more is charged to it.').waitFor();
  await page.goto('/account/budgets');
  await page.getByText('Settings for everyone').click();
  await page.getByLabel('People must choose a budget center').uncheck();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Saved.').waitFor();
  await page.goto('/account/budgets/log');
  await page.getByText('“Gas is up”').waitFor();
  await page.getByText('Budget center required:').waitFor();
  await page.getByRole('link', { name: 'organization’s change log' }).click();
  await page.getByRole('link', { name: 'budget change log' }).waitFor();
  await page.goto('/account/budgets/report');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /^Front desk/ }).click();
  await page.getByRole('link', { name: 'Remove Budget Center Front desk' }).waitFor();
  await page.getByRole('rowheader', { name: orderNumber }).waitFor();
  await expectNoSidewaysScroll(page);
});
