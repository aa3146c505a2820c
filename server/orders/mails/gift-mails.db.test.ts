import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { readMail } from '#server/demo/outbox.routes.ts';
import { CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { changeItem } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { moveShipment } from '../fulfilment/move-shipment.ts';
import { sendDueEmails } from '../fulfilment/prepare-order.ts';
import { decideHeld } from '../screening/decide-held.ts';

const site = useShop();
const DAY_MS = 86_400_000;
/** A day that has not come. */
const LATER = new Date(TEST_NOW.getTime() + 10 * DAY_MS).toISOString().slice(0, 10);

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
  return mails.filter(({ to }) => to.includes(email));
}

async function ordered(guest: Visitor, gift: object, qty = 1): Promise<string> {
  await guest.add({ itemId: '100032', qty, personalization: { ...A_GIFT, ...gift } });
  await readyToOrder(site, guest);
  const { status, body } = await placeOrder(guest);
  expect(status, JSON.stringify(body)).toBe(200);
  await site.hearEvents();
  return body.orderNumber ?? '';
}

async function confirmationOf(number: string): Promise<string> {
  const mails = await mailsTo('guest@example.com');
  return mails.find(({ subject }) => subject === `Your Foolscap order ${number}`)?.text ?? '';
}

const cardIn = (text: string) => ({
  accountNumber: /number: (\d{16,19})/.exec(text)?.[1] ?? '',
  pin: /PIN: (\d{4})/.exec(text)?.[1] ?? '',
});

describe('a gift card by email', () => {
  it('goes to who is to get it, each piece with money of its own, and its buyer hears of it without its number', async () => {
    const recipientEmail = 'two-cards@example.org';
    const guest = aVisitor(site);
    const number = await ordered(guest, { recipientEmail, message: 'Happy birthday!' }, 2);
    await site.hearEvents();
    const mails = await mailsTo(recipientEmail);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Sam sent you a $50.00 Foolscap gift card'));
    const cards = mails.map(({ text }) => cardIn(text));
    expect(new Set(cards.map(({ accountNumber }) => accountNumber)).size).toBe(2);
    for (const card of cards) expect(await site.shop.paymentVendor.giftCardBalance(card)).toEqual({ balanceCents: 5000 });
    expect(mails[0]?.text).toContain('“Happy birthday!”');
    const order = (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
    expect(order.items[0]?.personalization).toContainEqual(expect.objectContaining({ field: 'message', text: 'Happy birthday!' }));
    const own = (await mailsTo('guest@example.com')).filter(({ subject }) => subject.includes(number));
    expect(own.map(({ subject }) => subject)).toContain(`Order ${number}: your gift cards are on their way`);
    expect(own.map(({ text }) => text).join('\n')).toContain(`We emailed your gift cards to ${recipientEmail}, with your message.`);
    for (const { accountNumber } of cards) expect(JSON.stringify([order, own.map(({ text }) => text)])).not.toContain(accountNumber);
  });

  it('is confirmed as what is emailed: to whom, and that it is charged then; of no place and no shipping', async () => {
    const recipientEmail = 'told-alone@example.org';
    const guest = aVisitor(site);
    const number = await ordered(guest, { recipientEmail, deliverOn: LATER });
    const text = await confirmationOf(number);
    expect(text).toContain(`We’ll email it to ${recipientEmail}. Your payment is charged when we email your order.`);
    expect(text).toContain(`By email to: ${recipientEmail}`);
    expect(text).not.toMatch(/ship|Deliver to/);
  });

  it('beside a pickup is told with it: each is charged as it goes', async () => {
    const recipientEmail = 'told-with-paper@example.org';
    const guest = aVisitor(site);
    await guest.add(
      { itemId: '100032', qty: 1, personalization: { ...A_GIFT, recipientEmail, deliverOn: LATER } },
      { itemId: '100002', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
    );
    await readyToOrder(site, guest);
    await guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'guest@example.com' });
    const { status, body } = await placeOrder(guest);
    expect(status, JSON.stringify(body)).toBe(200);
    await site.hearEvents();
    const text = await confirmationOf(body.orderNumber ?? '');
    expect(text).toContain(
      'We’ll email you when it’s ready for pickup. Your payment is charged for what you pick up when you get it and for what we email when we send it.',
    );
    for (const said of [`By email to: ${recipientEmail}`, 'Pick up at']) expect(text).toContain(said);
    expect(text).not.toMatch(/ships|Deliver to/);
  });

  it('waits for its day, is paid for then, and can be canceled until then', async () => {
    const recipientEmail = 'later@example.org';
    const deliverOn = LATER;
    const guest = aVisitor(site);
    const number = await ordered(guest, { recipientEmail, deliverOn });
    const shipmentOf = async (of: string) => (await guest.get<Order>(`/cc/api/orders/${of}`)).body.shipments[0];
    await sendDueEmails(site.shop);
    expect(await mailsTo(recipientEmail)).toEqual([]);
    expect(await shipmentOf(number)).toMatchObject({ status: 'PLACED', expectedBy: deliverOn, cancellable: true, late: false });
    const canceled = await ordered(guest, { recipientEmail, deliverOn });
    expect((await guest.post(`/cc/api/orders/${canceled}/cancel`)).status).toBe(200);
    const { shipmentId = '' } = (await shipmentOf(number)) ?? {};
    site.setNow(new Date(`${deliverOn}T12:59:00Z`));
    await sendDueEmails(site.shop);
    expect(await moveShipment(site.shop, shipmentId, 'DELIVERED', 'a person')).toBe('NOT_NOW');
    site.setNow(new Date(`${deliverOn}T13:00:00Z`));
    await sendDueEmails(site.shop);
    await sendDueEmails(site.shop);
    await site.hearEvents();
    expect(await mailsTo(recipientEmail)).toHaveLength(1);
    expect(await shipmentOf(number)).toMatchObject({ status: 'DELIVERED' });
    expect((await guest.get<Order>(`/cc/api/orders/${number}`)).body.paid).toBe(50);
    site.setNow(TEST_NOW);
  });

  it('holds up no other when it cannot be sent', async () => {
    const deliverOn = new Date(TEST_NOW.getTime() + 20 * DAY_MS).toISOString().slice(0, 10);
    const guest = aVisitor(site);
    const [stuck, next] = [
      await ordered(guest, { recipientEmail: 'stuck@example.org', deliverOn }),
      await ordered(guest, { recipientEmail: 'next@example.org', deliverOn }),
    ];
    await site.database.query(
      `create function refuse_shipment() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refuse_shipment before update on shipments for each row when (old.order_number = '${stuck}') execute function refuse_shipment()`,
    );
    site.setNow(new Date(`${deliverOn}T15:00:00Z`));
    await sendDueEmails(site.shop);
    await site.database.query('drop function refuse_shipment cascade');
    const statusOf = async (of: string) => (await guest.get<Order>(`/cc/api/orders/${of}`)).body.shipments[0]?.status;
    expect([await statusOf(stuck), await statusOf(next)]).toEqual(['PLACED', 'DELIVERED']);
    await sendDueEmails(site.shop);
    expect(await statusOf(stuck)).toBe('DELIVERED');
    site.setNow(TEST_NOW);
  });

  it('is told of to its buyer when it is away, not while its issuer cannot be asked', async () => {
    const recipientEmail = 'no-issuer@example.org';
    const issue = vi.spyOn(site.shop.paymentVendor, 'issueGiftCard').mockResolvedValue('UNREACHABLE');
    const number = await ordered(aVisitor(site), { recipientEmail });
    expect(issue).toHaveBeenCalled();
    const told = async () =>
      (await mailsTo('guest@example.com')).filter(({ subject }) => subject === `Order ${number}: your gift card is on its way`);
    expect(await told()).toEqual([]);
    issue.mockRestore();
    site.setNow(new Date(site.shop.now().getTime() + 60_000));
    await site.hearEvents();
    expect(await mailsTo(recipientEmail)).toHaveLength(1);
    expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining(`We emailed your gift card to ${recipientEmail}.`)]);
    site.setNow(TEST_NOW);
  });

  it('is worth what the catalogue says, whatever was paid for it', async () => {
    const recipientEmail = 'on-sale@example.org';
    await changeItem(site, '100032', { priceCents: 4500 });
    const guest = aVisitor(site);
    const number = await ordered(guest, { recipientEmail });
    await changeItem(site, '100032', { priceCents: 5000 });
    await site.hearEvents();
    expect((await guest.get<Order>(`/cc/api/orders/${number}`)).body.paid).toBe(45);
    const [mail] = await mailsTo(recipientEmail);
    expect(mail?.subject).toContain('$50.00');
    expect(await site.shop.paymentVendor.giftCardBalance(cardIn(mail?.text ?? ''))).toEqual({ balanceCents: 5000 });
  });

  it('for today that is ordered in the night goes at eight', async () => {
    const recipientEmail = 'night@example.org';
    site.setNow(new Date('2026-11-21T08:00:00Z'));
    await ordered(aVisitor(site), { recipientEmail, deliverOn: '2026-11-21' });
    expect(await mailsTo(recipientEmail)).toEqual([]);
    site.setNow(new Date('2026-11-21T13:00:00Z'));
    await sendDueEmails(site.shop);
    await site.hearEvents();
    expect(await mailsTo(recipientEmail)).toHaveLength(1);
    site.setNow(TEST_NOW);
  });

  it('of an order that is on hold goes nowhere before somebody has released it', async () => {
    const recipientEmail = 'held@example.org';
    const number = await ordered(aVisitor(site), { recipientEmail }, 4);
    expect(await mailsTo(recipientEmail)).toEqual([]);
    expect(await decideHeld(site.shop, number, 'RELEASED', { actor: 'a person', userId: undefined })).toBe(true);
    await site.hearEvents();
    await site.hearEvents();
    expect(await mailsTo(recipientEmail)).toHaveLength(4);
  });
});
