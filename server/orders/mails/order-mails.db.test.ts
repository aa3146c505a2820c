import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { billLines } from '#domain/pricing/bill-lines.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const site = useShop();
const BASIC_SERVICE = { furnSvcInfo: { levels: [{ level: 'BASC', qty: 1 }] } };

async function mailsAbout(orderNumber: string): Promise<string[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const names = await readdir(folder);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(orderNumber));
}

describe('the bill of an order', () => {
  it('has the lines of its checkout, on its page and in its mail', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add(
      { itemId: '100020', qty: 1 },
      { itemId: '100004', qty: 1 },
      { itemId: '100006', qty: 1, levelOfService: 'SDD' },
    );
    await guest.put('/cc/api/checkout/default/item', { items: [{ cartItemId: rowOf(cart, '100020').cartItemId, ...BASIC_SERVICE }] });
    await readyToOrder(site, guest);
    const shown = billLines((await guest.cart()).cartSummary.explanation).map(({ label, amount }) => `${label}: ${amount}`);
    expect(shown).toEqual(expect.arrayContaining(['Shipping: Free', 'Same-day delivery: $9.95', 'Furniture service: $45.00']));

    const { status, body } = await placeOrder(guest);
    expect(status, JSON.stringify(body)).toBe(200);
    await site.hearEvents();
    const { cartSummary } = (await guest.get<Order>(`/cc/api/orders/${body.orderNumber}`)).body;
    expect(billLines(cartSummary.explanation ?? []).map(({ label, amount }) => `${label}: ${amount}`)).toEqual(shown);
    const [mail] = await mailsAbout(body.orderNumber ?? '');
    for (const line of shown) expect(mail).toContain(line);
    expect(mail).not.toContain('Delivery and handling');
  });
});
