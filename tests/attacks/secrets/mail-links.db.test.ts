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

it('the page for a new password tells nobody its address, and says of a used link that it is over [T54]', async () => {
  const path = '/office/supplies/reset?token=nobody-has-this';
  const page = await fetch(`${live.base}${path}`);
  expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const used = await fetch(`${live.base}${path}`, {
    method: 'POST',
    headers: { origin: live.base, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: 'nobody-has-this', password: 'a-fine-pass-phrase' }),
  });
  expect(used.status).toBe(410);
  expect(await used.text()).toContain('Ask for a new mail');
});
