import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useLiveShop } from '#tests/support/browser.ts';
import { CHECKOUT, GAIL, placeOrder, tokenFor, CARDS } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

/** What a text would have to be taken for to do something; each calls `alert`. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '</script><script>alert(2)</script>',
  '"><img src=x onerror=alert(3)>',
  "'><svg onload=alert(4)>",
  '<a href="javascript:alert(5)">x</a>',
  'javascript:alert(6)',
  '{{constructor.constructor("alert(7)")()}}',
  '${alert(8)}',
  '</title><script>alert(9)</script>',
  '--><script>alert(10)</script>',
  '\u2028alert(11)//"}]',
  '<iframe srcdoc="<script>alert(12)</script>">',
  '</textarea><img src=x onerror=alert(13)>',
  '&lt;img src=x onerror=alert(14)&gt;',
] as const;

/** Watches a page for whatever came of a text that was taken for code. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()} at ${page.url()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (what: string) => void seen.push(`${what} at ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'tellViolation')(`violation of ${violatedDirective} by ${blockedURI}`),
    );
  });
  return seen;
}

/** What stands in a field of the `turn`th. */
const textOf = (turn: number, index: number, most = 120): string => PAYLOADS[(turn + index) % PAYLOADS.length]?.slice(0, most) ?? '';
const STREET = 3;

/** An item whose name came with a list of somebody else's. */
async function nameItem(itemId: string, name: string): Promise<void> {
  await live.site.database.query('update items set name = $2 where item_id = $1', [itemId, name]);
  live.site.shop.catalog.forget();
}

/** Somebody who writes a payload into every field that takes text, from the `turn`th on. */
async function buyHostile(visitor: Visitor, turn: number): Promise<void> {
  const text = (index: number, most: number): string => textOf(turn, index, most);
  await visitor.add({ itemId: '100001', qty: 1 });
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
  const address = {
    ...GAIL,
    firstName: text(0, 60),
    lastName: text(1, 60),
    organizationName: text(2, 80),
    address1: text(STREET, 120),
    address2: text(4, 120),
    email: `gail${turn}@example.com`,
  };
  const addressed = await visitor.post(`${CHECKOUT}/address`, address);
  expect(addressed.status, JSON.stringify(addressed.body)).toBe(200);
  const paid = await visitor.post(`${CHECKOUT}/payment`, {
    paymentType: 'CREDIT_CARD',
    token: await tokenFor(live.site, CARDS.approved),
    userNotes: text(5, 32),
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
}

describe('texts that would be code', () => {
  it('stay texts in checkout, on the order, in its mail and in the account [T57]', { timeout: 240_000 }, async () => {
    const found: string[] = [];
    for (const turn of [0, 5, 10]) {
      const visitor = aVisitor(live.site, { host: new URL(live.base).host });
      await nameItem('100001', `${textOf(turn, 1)} ${PAYLOADS[2]}`);
      await buyHostile(visitor, turn);
      const page = await live.open();
      const seen = await watch(page);
      await browseAs(page, visitor, live.base);
      for (const path of ['/cc/mmx/cart', '/cc/sparq/checkout?edit=address', '/cc/sparq/checkout']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
      const street = page.getByText(textOf(turn, STREET)).filter({ visible: true }).first();
      await street.waitFor();
      const { body, status } = await placeOrder(visitor);
      expect([status, body.status], JSON.stringify(body)).toEqual([200, 'PLACED']);
      await page.goto(`/cc/sparq/orderconfirmation/${body.orderNumber}`);
      await street.waitFor();
      found.push(...seen);
    }
    await live.site.hearEvents();
    const page = await live.open();
    const seen = await watch(page);
    await page.goto('/dev/outbox');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const mails = await aVisitor(live.site).get<{ mails: { html: string }[] }>('/api/dev/outbox');
    const htmls = mails.body.mails.map(({ html }) => html);
    expect(htmls.length).toBeGreaterThan(2);
    expect(htmls.filter((html) => html.includes('alert(')).length).toBeGreaterThan(2);
    // As a reader of mail shows it that has no policy: what is code there runs.
    const reader = await live.open();
    const read = await watch(reader);
    for (const html of htmls) await reader.setContent(html, { waitUntil: 'load' });
    expect([...found, ...seen, ...read]).toEqual([]);
  });

  it('stay texts of an account, of a search and of an address [T57]', { timeout: 240_000 }, async () => {
    const page = await live.open();
    const seen = await watch(page);
    const visitor = aVisitor(live.site, { host: new URL(live.base).host });
    const who = { firstName: 'Hos', lastName: 'Tile', email: 'hostile@example.com', password: 'Foolscap-demo-1' };
    expect((await visitor.post('/cc/api/auth/register', who)).status).toBeLessThan(300);
    // Some were given before addresses in a name were refused.
    await live.site.database.query('update users set first_name = $2, last_name = $3 where email = $1', [
      who.email,
      PAYLOADS[2],
      PAYLOADS[1],
    ]);
    await browseAs(page, visitor, live.base);
    for (const path of ['/', '/account/orders', '/cc/mmx/cart']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    const texts = PAYLOADS.map((payload) => encodeURIComponent(payload));
    const others = [
      `/office/supplies/login?jumpUrl=${texts[5]}`,
      `/account/find-order?order=${texts[2]}`,
      `/category/paper?sort=${texts[1]}`,
    ];
    for (const path of [...texts.slice(0, 6).map((text) => `/search?query=${text}`), ...others]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(seen).toEqual([]);
  });
});
