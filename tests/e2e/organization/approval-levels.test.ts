import { describe, it, expect } from 'vitest';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { expectAccessible, useLiveShop } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';
import { listenToMails } from '#tests/support/organization/listen-to-mails.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { orderAboveLimit, PEOPLE } from '#tests/support/organization/waiting-order.ts';

const live = useLiveShop();
const pageOf = (email: string, hasJavaScript: boolean) => openAs(live, email, { hasJavaScript, host: 'business.localhost' });

describe('two levels, one of them on holiday', () => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ] as const)('ask the stand-in, then the next level, and the buyer hears at the end, %s', async (_what, hasJavaScript) => {
    const mails = listenToMails(live.site);
    // The rule alone asks: the buyer has no limit of their own.
    await live.site.database.query("update users set settings = settings - 'orderLimitCents' where email = $1", [PEOPLE.bea]);
    const abe = await pageOf(PEOPLE.abe, hasJavaScript);
    await abe.goto('/organization/approvals');
    await abe.getByRole('link', { name: 'Add a rule' }).click();
    const name = `Two levels ${String(hasJavaScript)}`;
    await abe.getByLabel('Name').fill(name);
    await abe.getByLabel(/^Only above/).fill(hasJavaScript ? '400' : '401');
    const step = (n: number) => abe.locator('.rule-step').nth(n - 1);
    await step(1).getByLabel('Step 1', { exact: true }).selectOption('ANY');
    await step(1).getByLabel('Ann Approver').check();
    await step(2).getByLabel('Step 2', { exact: true }).selectOption('ANY');
    await step(2).getByLabel('Abe Admin').check();
    if (hasJavaScript) await expectAccessible(abe);
    await abe.getByRole('button', { name: 'Save rule' }).click();
    await abe.getByText('Rule added.').waitFor();

    const ann = await pageOf(PEOPLE.ann, hasJavaScript);
    await ann.goto('/approvals');
    await ann.getByRole('link', { name: 'Away?' }).click();
    await ann.getByRole('combobox', { name: 'Who decides for you' }).selectOption({ label: 'Gil Group' });
    await ann.getByLabel('Last day').fill(shopDay(new Date(live.site.shop.now().getTime() + 7 * 24 * 3_600_000)));
    await ann.getByRole('button', { name: 'Save' }).click();
    await ann.getByRole('region', { name: 'Who decides for you' }).getByText('Gil Group').first().waitFor();

    const buyer = await signedIn(live.site, PEOPLE.bea);
    const { orderNumber } = await orderAboveLimit(live.site, buyer);
    await mails.to(PEOPLE.gil, orderNumber);
    const gil = await pageOf(PEOPLE.gil, hasJavaScript);
    await gil.goto(`/approvals/${orderNumber}`);
    await expect.poll(() => gil.locator('main').textContent()).toContain(name);
    await gil.getByRole('button', { name: 'Approve' }).click();
    await gil.getByText('The next approver was told.').waitFor();

    await gil.getByText('Gil Group approved it for Ann Approver').waitFor();

    const { text } = await mails.to(PEOPLE.abe, orderNumber);
    await abe.goto(/\S*(\/approvals\/of-mail\?key=\S+)/.exec(text)?.[1] ?? '');
    await abe.getByRole('button', { name: 'Approve' }).click();
    await abe.getByText('Order approved.').waitFor();
    await mails.to(PEOPLE.bea, `Approved: order ${orderNumber}`);

    // As it was before, for the other way through.
    expect((await buyer.post(`/cc/api/orders/${orderNumber}/cancel`)).status).toBe(200);
    await ann.goto('/approvals/away');
    await ann.getByRole('button', { name: /^End/ }).click();
    await ann.getByRole('button', { name: /^End/ }).waitFor({ state: 'detached' });
    await abe.goto('/organization/approvals');
    await abe.getByRole('link', { name }).click();
    await abe.getByRole('link', { name: 'Remove rule' }).click();
    await abe.getByRole('button', { name: 'Yes, remove' }).click();
    await abe.getByText('Rule removed.').waitFor();
  });
});
