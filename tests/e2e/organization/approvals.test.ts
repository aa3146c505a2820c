import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { listenToMails } from '#tests/support/organization/listen-to-mails.ts';
import { orderAboveLimit, PEOPLE } from '#tests/support/organization/waiting-order.ts';

const live = useLiveShop();
const HOST = 'business.localhost';
const pageOf = (email: string, options: Parameters<typeof openAs>[2] = {}) => openAs(live, email, { ...options, host: HOST });

/** An order of Bea's on invoice that waits. */
const waits = async () => orderAboveLimit(live.site, await signedIn(live.site, PEOPLE.bea));

/** Sends all of an order on its way. */
async function ship(orderNumber: string): Promise<void> {
  await live.site.hearEvents();
  const { moveShipment } = await import('#server/orders/fulfilment/move-shipment.ts');
  const { rows } = await live.site.database.query<{ shipment_id: string }>('select shipment_id from shipments where order_number = $1', [
    orderNumber,
  ]);
  for (const { shipment_id: id } of rows) expect(await moveShipment(live.site.shop, id, 'SHIPPED', 'warehouse')).toBe('DONE');
  await live.site.hearEvents();
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('a buyer over their limit, %s', (_what, hasJavaScript) => {
  it('is waited for by an approver, who takes some of it out and approves the rest; it ships and is invoiced [S2-105 S3-42 C7-35 S7-20]', async () => {
    const { orderNumber } = await waits();
    const page = await pageOf(PEOPLE.ann, { hasJavaScript });
    await page.goto('/approvals');
    await page.getByRole('link', { name: new RegExp(`Order ${orderNumber}`) }).click();
    await page.getByRole('link', { name: 'Change items' }).click();
    const pens = page.getByLabel(/Quantity of .*gel pens/i);
    await pens.fill('0');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText(/Order changed\. The total is \$/).waitFor();
    if (hasJavaScript) await expectAccessible(page);
    const total = /The total is (\$[\d,.]+\d)/.exec((await page.locator('main').textContent()) ?? '')?.[1] ?? '';
    await page.getByLabel(/Note with your decision/).fill('Pens are in the cabinet');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Approved.', { exact: true }).waitFor();

    await ship(orderNumber);
    const bea = await pageOf(PEOPLE.bea, { hasJavaScript });
    await bea.goto(`/account/orders/${orderNumber}`);
    const said = (await bea.locator('main').textContent()) ?? '';
    expect(said).toContain(total);
    expect(said).not.toMatch(/gel pens/i);
    await bea.goto('/account/invoices');
    await bea.getByText(orderNumber).first().waitFor();
    await expect.poll(() => bea.locator('main').textContent()).toContain(total);
  });

  it('is approved in part: one row swapped, one taken out into the buyer’s saved items, the rest approved with the same press [C7-35 S7-20]', async () => {
    const { orderNumber } = await waits();
    const page = await pageOf(PEOPLE.ann, { hasJavaScript });
    await page.goto(`/approvals/${orderNumber}?change=1`);
    const row = page.locator('.approval-change > li').filter({ hasText: /copy paper/i });
    await row.getByText('Swap for another item').click();
    await row.getByLabel('Item number').fill('nothing');
    await page.getByLabel(/Quantity of .*gel pens/i).fill('0');
    await page.getByRole('button', { name: 'Save and approve the rest' }).click();
    await page.getByText('There is no item nothing.').first().waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page.goto(`/approvals/${orderNumber}?change=1`);
    await row.getByText('Swap for another item').click();
    await row.getByLabel('Item number').fill('100006');
    await page.getByLabel(/Quantity of .*gel pens/i).fill('0');
    await page.getByRole('button', { name: 'Save and approve the rest' }).click();
    await page.getByText('Approved.', { exact: true }).waitFor();
    const bea = await pageOf(PEOPLE.bea, { hasJavaScript });
    await bea.goto(`/account/orders/${orderNumber}`);
    const said = (await bea.locator('main').textContent()) ?? '';
    expect([/notebook/i.test(said), /copy paper/i.test(said), /gel pens/i.test(said)]).toEqual([true, false, false]);
    await bea.goto('/cc/mmx/cart');
    await bea
      .locator('.saved-row')
      .filter({ hasText: /gel pens/i })
      .first()
      .waitFor();
  });

  it('is approved from the mail with one press, without signing in; opening the link decides nothing', async () => {
    const mails = listenToMails(live.site);
    const { orderNumber } = await waits();
    const { text } = await mails.to(PEOPLE.ann, orderNumber);
    const link = /\S*(\/approvals\/of-mail\?key=\S+)/.exec(text)?.[1] ?? '';
    const page = await live.open({ hasJavaScript, host: HOST, width: WIDTHS.phone });
    await page.goto(link);
    await page.getByText('You’re deciding as Ann Approver.').waitFor();
    await page.reload();
    if (hasJavaScript) await expectAccessible(page);
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Order approved.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await mails.to(PEOPLE.bea, `Approved: order ${orderNumber}`);
    await page.goto(`${link}x`);
    await page.getByText('This link no longer works').first().waitFor();
    // The link opens this order and nothing else of hers.
    await page.goto(`/approvals/${orderNumber}`);
    await page.waitForURL(/\/office\/supplies\/login/);
  });
});

describe('the queue', () => {
  it('is worked through by keyboard alone; a decision takes its key twice [S2-105]', async () => {
    const [first, second] = [await waits(), await waits()];
    const page = await pageOf(PEOPLE.ann);
    await page.goto('/approvals');
    for (const { orderNumber } of [first, second]) await page.getByText(orderNumber).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('d');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Decline selected/);
    const said = page.getByRole('status').filter({ hasText: /again|selected/ });
    await expect.poll(() => said.innerText()).toBe('Press D again to decline 1 order.');
    // A slip is none: another key, and nothing is declined.
    await page.keyboard.press('a');
    await expect.poll(() => said.innerText()).toBe('Press A again to approve 1 order.');
    await page.keyboard.press('a');
    await page.getByText('1 order approved.').waitFor();
    await expect.poll(() => page.getByText(first.orderNumber).count()).toBe(0);
    await page.keyboard.press('k');
    await page.keyboard.press('d');
    await page.keyboard.press('d');
    await page.getByText('1 order declined.').waitFor();
    const { rows } = await live.site.database.query(
      'select order_number, state from orders where order_number = any($1) order by order_number',
      [[first.orderNumber, second.orderNumber]],
    );
    expect(rows.map(({ state }) => String(state)).toSorted()).toEqual(['APPROVED', 'DECLINED']);
  });

  it('is found again as it was left by who opens an order and comes back, once', async () => {
    const [first, second] = [await waits(), await waits()];
    const page = await pageOf(PEOPLE.ann);
    await page.goto('/approvals');
    const check = (orderNumber: string) => page.getByRole('checkbox', { name: new RegExp(orderNumber) });
    await check(second.orderNumber).check();
    await check(first.orderNumber).focus();
    await page.keyboard.press('o');
    await page.waitForURL(`**/approvals/${first.orderNumber}`);
    await page.goBack();
    await expect.poll(() => check(second.orderNumber).isChecked()).toBe(true);
    expect(await check(first.orderNumber).isChecked()).toBe(false);
    await expect.poll(() => check(first.orderNumber).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByText('1 order selected.').waitFor();
    // A queue that is opened later begins anew.
    await page.goto('/account');
    await page.goto('/approvals');
    expect(await check(second.orderNumber).isChecked()).toBe(false);
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('a decision that comes too late, %s', (_what, hasJavaScript) => {
  it('that comes too late says who was faster and when, and keeps the note that was typed', async () => {
    const { orderNumber } = await waits();
    const page = await pageOf(PEOPLE.ann, { hasJavaScript });
    await page.goto(`/approvals/${orderNumber}`);
    const gil = await pageOf(PEOPLE.gil, { hasJavaScript });
    await gil.goto(`/approvals/${orderNumber}`);
    await gil.getByRole('button', { name: 'Approve' }).click();
    await gil.getByText('Approved.', { exact: true }).waitFor();
    await page.getByLabel(/Note with your decision/).fill('Only this once');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(/^Gil Group approved this order on \w{3} \d/).waitFor();
    await page.getByText('Your note wasn’t sent: “Only this once”').waitFor();
    if (hasJavaScript) await expectAccessible(page);
  });

  it('is said once, with the page’s own address, and by no reload', async () => {
    const { orderNumber } = await waits();
    const page = await pageOf(PEOPLE.ann, { hasJavaScript });
    await page.goto(`/approvals/${orderNumber}`);
    await page.getByLabel(/Question for/).fill('Is this for the lab?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await page.getByText('Sent.', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await page.getByText('Is this for the lab?').waitFor();
    expect(await page.getByText('Sent.', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Approved.', { exact: true }).waitFor();
    expect(await page.getByText('Sent.', { exact: true }).count()).toBe(0);
    await page.reload();
    await page.getByText('Is this for the lab?').waitFor();
    expect(await page.getByText('Approved.', { exact: true }).count()).toBe(0);
  });
});
