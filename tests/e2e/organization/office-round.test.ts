import { describe, expect, it } from 'vitest';
import { roundPaperPath } from '#domain/rounds/round-papers.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { CARDS, CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { addTo, aGuestOf, linkTo, openRound } from '#tests/support/organizations/rounds.ts';
import { signedIn } from '#tests/support/shop-changes.ts';

const live = useLiveShop();
const host = 'business.localhost';
const [BEA, ANN] = ['bea.buyer@harbordental.example', 'ann.approver@harbordental.example'];
const ROUND = /\/rounds\/[0-9a-f-]{36}/;

async function looksRightIn(page: Awaited<ReturnType<typeof live.open>>, hasJavaScript: boolean): Promise<void> {
  // Axe is a script itself.
  if (hasJavaScript) await expectAccessible(page);
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('an office round, %s', (_how, hasJavaScript) => {
  it(
    'is opened, filled by two colleagues by its link, one of them without an account, closed, ordered as one order, and has labels',
    { timeout: 180_000 },
    async () => {
      const looksRight = (one: Awaited<ReturnType<typeof live.open>>) => looksRightIn(one, hasJavaScript);
      // The same visit as the page's: what is paid with is tested elsewhere.
      const bea = await signedIn(live.site, BEA);
      for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
      const page = await live.open({ hasJavaScript, host });
      await browseAs(page, bea, live.base.replace('localhost', host));
      await page.goto('/rounds');
      await looksRight(page);
      await page.getByRole('link', { name: 'Start an office round' }).click();
      await page.getByRole('button', { name: 'Open the round' }).waitFor();
      await looksRight(page);
      await page.getByRole('button', { name: 'Open the round' }).click();
      await page.getByText('The round isn’t open yet').waitFor();
      await page.getByLabel('Title').fill('Front office');
      await page.getByLabel(/anyone with the link/).check();
      await page.getByRole('button', { name: 'Open the round' }).click();
      await page.waitForURL(ROUND);
      const round = new URL(page.url()).pathname;
      await page.getByRole('button', { name: 'Make a link to send' }).click();
      const link = await page.getByLabel('Send this link to your colleagues').inputValue();
      expect(link).toMatch(/\/rounds\/join\/[\w-]{43}$/);
      const path = new URL(link).pathname;
      // One more person needs it: it is there still, and renewing it is a press of its own that says what it does.
      await page.goto(round);
      await expect.poll(() => page.getByLabel('Send this link to your colleagues').inputValue()).toBe(link);
      await expect.poll(() => page.getByRole('button', { name: /^Copy/ }).count()).toBe(hasJavaScript ? 1 : 0);
      await page.getByText('Replace or turn off the link').click();
      await page.getByText('The link you sent stops working either way.').waitFor();
      await looksRight(page);

      const ann = await live.open({ hasJavaScript, host });
      await signIn(ann, ANN);
      await ann.goto(path);
      await looksRight(ann);
      await ann.getByRole('button', { name: 'Join' }).click();
      await ann.waitForURL(ROUND);
      await ann.getByLabel('What do you need?').fill('copy paper');
      await ann.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      await ann.getByRole('list', { name: 'Found for copy paper' }).waitFor();
      await looksRight(ann);
      const found = ann.getByRole('list', { name: 'Found for copy paper' }).getByRole('listitem').filter({ hasText: 'Item 100001' });
      await found.getByLabel('Quantity').fill('2');
      await found.getByText('Add a note').click();
      await found.getByLabel('Note').fill('for the lab');
      await found.getByRole('button', { name: /^Add/ }).click();
      await ann.getByText('Added.').waitFor();
      // What was looked for is there for the next one, and says what is in the round already.
      await found.getByText('Added: 2').waitFor();
      expect(await ann.getByLabel('What do you need?').inputValue()).toBe('copy paper');
      await looksRight(ann);

      const hal = await live.open({ hasJavaScript, host, width: WIDTHS.phone });
      await hal.goto(path);
      await hal.getByText('Bea Buyer of Harbor Dental').waitFor();
      await hal.getByText(/^Add what you need by .+ 3:00 PM/).waitFor();
      await hal.getByRole('button', { name: 'Join' }).click();
      await hal.getByText('You haven’t joined yet').waitFor();
      await looksRight(hal);
      await hal.getByLabel('Your name').fill('Hal Hygienist');
      await hal.getByRole('button', { name: 'Join' }).click();
      await hal.waitForURL(ROUND);
      await hal.getByLabel('Or an item number').fill('100001');
      await hal.getByRole('button', { name: 'Add by number' }).click();
      await hal.getByText('Added.').waitFor();
      await looksRight(hal);
      // Of the others, and of prices, nothing is here.
      await expect.poll(() => hal.getByRole('main').textContent()).not.toMatch(/Ann|\$|for the lab/);
      // The link again leads back to what is theirs.
      await hal.goto(path);
      await hal.waitForURL(ROUND);
      await hal.getByText('You’re here as Hal Hygienist, without an account.').waitFor();
      // Nothing leads them out of the round: not the header, and no item.
      await hal.getByLabel('What do you need?').fill('copy paper');
      await hal.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      await hal.getByRole('list', { name: 'Found for copy paper' }).waitFor();
      await looksRight(hal);
      await expect.poll(() => hal.getByRole('searchbox').count()).toBe(1);
      await expect
        .poll(() => hal.locator('a[href^="/product_"], a[href^="/category/"], a[href*="/cart"]').filter({ visible: true }).count())
        .toBe(0);
      const row = hal.locator('.rounds-rows li');
      await row.getByText(/^Change or remove/).click();
      await row.getByLabel('Quantity').fill('3');
      await row.getByRole('button', { name: /^Save/ }).click();
      await hal.getByText('Saved.').waitFor();

      await page.goto(round);
      await looksRight(page);
      for (const text of ['Ann Approver', 'Hal Hygienist', '2 people, 5 items']) await page.getByText(text).first().waitFor();
      await page.getByText('Close it now').click();
      await page.getByRole('button', { name: 'Close the round' }).click();
      await page.getByText('The round is closed. Look it over').waitFor();
      await page.getByText(/Closed before its deadline/).waitFor();
      await page.getByRole('link', { name: 'Open it again: change the deadline' }).waitFor();
      await page
        .getByText(/^2 people, 5 items · \$/)
        .first()
        .waitFor();
      await hal.goto(round);
      await hal.getByText('This round is closed.').waitFor();
      await page.getByRole('button', { name: 'Move to my cart' }).click();
      await page.getByText('Moved to your cart.', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Go to your cart' }).click();
      await page.getByRole('heading', { name: 'Ordering together' }).waitFor();
      await page.getByText('2 for Ann Approver, 3 for Hal Hygienist').waitFor();
      await looksRight(page);

      await readyToOrder(live.site, bea, CARDS.approved, BEA);
      const { body } = await placeOrder(bea);
      expect(['PLACED', 'PENDING_APPROVAL'], JSON.stringify(body)).toContain(body.status);
      const number = body.orderNumber ?? '';
      await page.goto(`/account/orders/${number}`);
      for (let turn = 0; turn < 3; turn += 1) await live.site.hearEvents();
      await page.goto(round);
      const orders = page.getByRole('region', { name: 'Its order' });
      await expect
        .poll(() => orders.getByRole('link', { name: 'Name labels (PDF)' }).getAttribute('href'))
        .toBe(roundPaperPath('LABELS', number));
      await expect.poll(() => page.getByRole('heading', { name: 'Manage this round' }).count()).toBe(0);
      await looksRight(page);
      await orders.getByRole('link', { name: `Order ${number}` }).click();
      await page.waitForURL(`**/account/orders/${number}`);
      const shares = page.getByRole('region', { name: 'Who gets what' });
      await shares.getByText('2 for Ann Approver').waitFor();
      await looksRight(page);
      await expect
        .poll(() => shares.getByRole('link', { name: 'Name labels (PDF)' }).getAttribute('href'))
        .toBe(roundPaperPath('LABELS', number));
      const cookie = [...bea.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { rawPayload } = await live.site.app.inject({ url: roundPaperPath('LABELS', number), headers: { host, cookie } });
      const said = readPdf(rawPayload).pages.flatMap(({ read }) => read);
      for (const text of ['Ann Approver', 'Hal Hygienist', 'for the lab', `Order ${number}`]) expect(said).toContain(text);
    },
  );

  it('is rid of somebody without an account and all their items by one press; who is held to its limits is told, and its coordinator who is over', async () => {
    const bea = await signedIn(live.site, BEA);
    const roundId = await openRound(live.site, bea, { title: 'Open house', letsGuestsIn: true, personCap: 5 });
    const guest = await aGuestOf(live.site, await linkTo(bea, roundId), 'Eve Nobody');
    for (const _ of [1, 2]) expect((await addTo(guest, roundId, '100001', 3)).status).toBe(200);
    const page = await live.open({ hasJavaScript, host });
    await browseAs(page, bea, live.base.replace('localhost', host));
    await page.goto(`/rounds/${roundId}`);
    await page.getByText('Over the limit per person').waitFor();
    await looksRightIn(page, hasJavaScript);
    await page.getByLabel('Or an item number').fill('100001');
    await page.getByRole('button', { name: 'Add by number' }).click();
    await page.getByText('That’s more than the limit per person.').first().waitFor();
    await page.getByRole('button', { name: 'Remove Eve Nobody and their items' }).click();
    await page.getByText('Removed, with everything they added').waitFor();
    await expect.poll(() => page.getByText('Eve Nobody').count()).toBe(0);
    await page.getByText('Nobody else has added anything yet.').waitFor();
    await looksRightIn(page, hasJavaScript);
  });
});
