import { expect, it } from 'vitest';
import { orderKey } from '#server/orders/order-link.ts';
import { useLivePages } from '#tests/support/live-pages.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLivePages();

it('who looks ahead at the link of a mail has opened nothing, and who follows it opens their order [T51]', async () => {
  const guest = aVisitor(live.site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(live.site, guest);
  const orderNumber = (await placeOrder(guest)).body.orderNumber ?? '';
  const link = `/account/orders/${orderNumber}/open?key=${orderKey(live.site.shop, { tenant: 'dotcom', orderNumber })}`;
  const grants = async () =>
    (await live.site.database.query('select from order_grants where order_number = $1', [orderNumber])).rows.length;
  const follow = (method: string, headers: Record<string, string> = {}) =>
    fetch(`${live.base}${link}`, { method, headers, redirect: 'manual' });

  const ahead = [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { 'x-purpose': 'preview' },
  ];
  for (const headers of ahead) expect((await follow('GET', headers)).status, JSON.stringify(headers)).toBe(425);
  expect((await follow('HEAD')).status).toBe(204);
  expect(await grants()).toBe(0);

  const opened = await follow('GET');
  expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([303, 'no-referrer']);
  expect(await grants()).toBe(1);
});

const RESET = '/office/supplies/reset';
const choosing = (token: string, password: string) =>
  fetch(`${live.base}${RESET}?token=${token}`, {
    method: 'POST',
    headers: { origin: live.base, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token, password }),
  });

it('the page for a new password tells nobody its address, and says of a dead link that it is over before anything is typed [T54]', async () => {
  const page = await fetch(`${live.base}${RESET}?token=nobody-has-this`);
  expect(page.status).toBe(410);
  expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const text = await page.text();
  expect(text).toContain('Get a new link');
  expect(text).not.toContain('name="password"');
  const used = await choosing('nobody-has-this', 'a-fine-pass-phrase');
  expect(used.status).toBe(410);
  expect(await used.text()).toContain('Get a new link');
});

it('a living link shows its form, as often as it is looked at, until a password is saved with it [T54]', async () => {
  const mails: string[] = [];
  Object.assign(live.site.shop.mail, { send: async ({ text }: { text: string }) => void (text.includes('token=') && mails.push(text)) });
  await aVisitor(live.site).post('/cc/api/auth/reset', { email: 'rita.rewards@example.com' });
  await expect
    .poll(async () => {
      await live.site.hearEvents();
      return mails.length;
    })
    .toBe(1);
  const token = /token=([\w-]+)/.exec(mails[0] ?? '')?.[1] ?? '';
  const look = async () => {
    const page = await fetch(`${live.base}${RESET}?token=${token}`);
    return { status: page.status, hasForm: (await page.text()).includes('name="password"') };
  };
  for (let time = 0; time < 2; time += 1) expect(await look()).toEqual({ status: 200, hasForm: true });
  expect((await choosing(token, 'short')).status).toBe(400);
  const saved = await choosing(token, 'another-fine-phrase');
  expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining('Your password is saved')]);
  expect(await look()).toEqual({ status: 410, hasForm: false });
});
