import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { HANDLERS } from '#server/jobs/handlers.ts';
import { dispatchDue } from '#server/events/index.ts';
import type { Mail } from '#server/gateways/mail.ts';
import type { Shop } from '#server/shop.ts';
import { dyingShop } from '#tests/faults/dying-shop.ts';
import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { manageOrder } from '../fulfilment/manage-order.ts';
import { moveShipment } from '../fulfilment/move-shipment.ts';
import { prepareOrder } from '../fulfilment/prepare-order.ts';
import { decideHeld } from '../screening/decide-held.ts';
import { readIssuersList } from './read-issuers-list.ts';

const site = useShop();
const HOUR_MS = 3_600_000;

/** Mails that went out, with what they say, in their order. */
function noting(living: Shop): { shop: Shop; mails: Mail[] } {
  const mails: Mail[] = [];
  return { shop: { ...living, mail: { send: async (mail) => void mails.push(mail) } }, mails };
}
const withPin = (mails: readonly Mail[]) => mails.filter(({ text }) => /PIN: \d{4}/.test(text));
const cardIn = (text: string) => ({
  accountNumber: /number: (\d{16,19})/.exec(text)?.[1] ?? '',
  pin: /PIN: (\d{4})/.exec(text)?.[1] ?? '',
});

/** An order that was placed and of which nobody has heard yet. */
async function ordered(qty = 1, guest = aVisitor(site)): Promise<string> {
  await guest.add({ itemId: '100032', qty, personalization: A_GIFT });
  await readyToOrder(site, guest);
  const { status, body } = await placeOrder(guest);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.orderNumber ?? '';
}

/** Lets everything be heard, also what is tried again after a pause. */
async function hear(shop: Shop, minutes = 3): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await dispatchDue(shop, HANDLERS);
    site.setNow(new Date(site.shop.now().getTime() + 61_000));
  }
}

const bookOf = async (order: string) =>
  (
    await site.database.query<{ piece: number; kind: string; amount_cents: number }>(
      'select piece, kind, amount_cents from gift_entries where order_number = $1 order by piece, entry_id',
      [order],
    )
  ).rows.map(({ piece, kind, amount_cents: cents }) => `${piece} ${kind} ${cents}`);
const issuedAtIssuer = async (order: string) =>
  (
    await site.database.query<{ issue_key: string }>(
      "select issue_key from issuer_entries i where kind = 'ISSUE' and exists (select from order_lines l where l.order_number = $1 and starts_with(i.issue_key, 'gift_' || l.line_id))",
      [order],
    )
  ).rows.length;
const found = async () =>
  (await checkInvariants(site.database, site.shop.now(), { names: ['i18-gift-money'] })).flatMap(({ rows }) => rows);

afterEach(() => site.setNow(TEST_NOW));

describe('the book of gift money', () => {
  it('says of each card which order paid for it, that it was issued and that it was sent, as the issuer does in its list', async () => {
    const order = await ordered(2);
    await hear(site.shop);
    expect(await bookOf(order)).toEqual(['1 SOLD 5000', '1 ISSUED 5000', '1 SENT 5000', '2 SOLD 5000', '2 ISSUED 5000', '2 SENT 5000']);
    await readIssuersList(site.shop);
    await readIssuersList(site.shop);
    expect(await issuedAtIssuer(order)).toBe(2);
    site.setNow(new Date(TEST_NOW.getTime() + 2 * HOUR_MS));
    expect(await found()).toEqual([]);
  });

  it('rings when a card that was paid for is not issued within the hour, and no more when it is', async () => {
    const { paymentVendor } = site.shop;
    const silent = { ...site.shop, paymentVendor: { ...paymentVendor, issueGiftCard: async () => 'UNREACHABLE' as const } };
    const order = await ordered();
    await hear(silent);
    expect(await found()).toEqual([]);
    site.setNow(new Date(TEST_NOW.getTime() + 1.1 * HOUR_MS));
    expect(await found()).toEqual([{ order_number: order, what: 'paid for and not issued' }]);
    await hear(site.shop, 1);
    await readIssuersList(site.shop);
    expect(await found()).toEqual([]);
  });

  it('hears of a card whose answer was lost from the list, and mails that one when the event comes again', async () => {
    const { paymentVendor } = site.shop;
    const { shop, mails } = noting(site.shop);
    const losing: typeof paymentVendor.issueGiftCard = async (asked) => {
      await paymentVendor.issueGiftCard(asked);
      return 'UNREACHABLE';
    };
    const order = await ordered();
    await hear({ ...shop, paymentVendor: { ...paymentVendor, issueGiftCard: losing } });
    expect(await bookOf(order)).toEqual(['1 SOLD 5000']);
    await readIssuersList(site.shop);
    expect(await bookOf(order)).toEqual(['1 SOLD 5000', '1 ISSUED 5000']);
    expect(withPin(mails)).toEqual([]);
    await hear(shop);
    expect(await bookOf(order)).toEqual(['1 SOLD 5000', '1 ISSUED 5000', '1 SENT 5000']);
    expect(withPin(mails)).toHaveLength(1);
    await readIssuersList(site.shop);
    expect(await issuedAtIssuer(order)).toBe(1);
  });

  it('of which the issuer has two cards for one piece: the second is mailed to nobody', async () => {
    const { paymentVendor } = site.shop;
    const { shop, mails } = noting(site.shop);
    const order = await ordered();
    await hear({
      ...shop,
      mail: { send: async (mail) => (/PIN/.test(mail.text) ? Promise.reject(new Error('no mail today')) : undefined) },
    });
    expect(await bookOf(order)).toEqual(['1 SOLD 5000', '1 ISSUED 5000']);
    const other: typeof paymentVendor.issueGiftCard = async (asked) => {
      const card = await paymentVendor.issueGiftCard(asked);
      return card === 'UNREACHABLE' ? card : { ...card, cardId: 'another', accountNumber: '6006491799999999999' };
    };
    await hear({ ...shop, paymentVendor: { ...paymentVendor, issueGiftCard: other } });
    expect(withPin(mails)).toEqual([]);
    await hear(shop, 12);
    expect(withPin(mails)).toHaveLength(1);
    await readIssuersList(site.shop);
    expect(await found()).toEqual([]);
  });
});

describe('a shop that is killed while it issues gift cards', () => {
  it('at any step: each card is issued once, is mailed, and no mail with a PIN goes out again that is known to be sent', async () => {
    const places = new Set<string>();
    for (let step = 1; step < 200; step += 1) {
      const { shop, mails } = noting(site.shop);
      const order = await ordered(2);
      await prepareOrder(site.shop, order);
      await site.database.query("update outbox set sent_at = now() where sent_at is null and kind <> 'order.gift-sold'");
      const dying = dyingShop(shop, step);
      const lived = (async () => {
        for (let round = 0; round < 4; round += 1) await dispatchDue(dying.shop, HANDLERS);
        return 'LIVED' as const;
      })();
      const end = await Promise.race([lived, dying.death]);
      places.add(dying.diedAt() ?? 'of old age');
      const sentBefore = (await bookOf(order)).filter((entry) => entry.includes('SENT')).map((entry) => Number(entry[0]));
      const before = withPin(mails).length;
      await hear(shop, 4);
      const again = withPin(mails).slice(before);
      for (const piece of sentBefore)
        expect(
          again.filter(({ messageId }) => messageId.endsWith(`-${piece}`)),
          `step ${step}`,
        ).toEqual([]);
      expect(new Set(withPin(mails).map(({ text }) => cardIn(text).accountNumber)).size, `step ${step}`).toBe(2);
      expect(new Set(withPin(mails).map(({ messageId }) => messageId)).size).toBe(2);
      // The same mail may go out again when nobody could note that it had; never another one.
      const toBuyer = mails.filter(({ subject }) => subject === `Order ${order}: your gift cards are on their way`);
      expect(new Set(toBuyer.map(({ messageId }) => messageId)).size).toBe(1);
      await readIssuersList(site.shop);
      expect(await issuedAtIssuer(order)).toBe(2);
      if (end === 'LIVED') break;
    }
    expect([...places]).toEqual(expect.arrayContaining(['after vendor issue', 'before gift_note', 'after mail', 'of old age']));
    expect(await found()).toEqual([]);
  }, 120_000);
});

describe('sixty gift cards of one order, at an issuer and a mailer of a second each', () => {
  it('are all sent, each once, in less time than one handler may take', async () => {
    const { paymentVendor } = site.shop;
    const { shop, mails } = noting(site.shop);
    const slow = {
      ...shop,
      paymentVendor: {
        ...paymentVendor,
        issueGiftCard: async (asked: Parameters<typeof paymentVendor.issueGiftCard>[0]) =>
          sleep(1_000).then(() => paymentVendor.issueGiftCard(asked)),
      },
      mail: { send: async (mail: Mail) => sleep(/PIN/.test(mail.text) ? 1_000 : 0).then(() => shop.mail.send(mail)) },
    };
    const order = await ordered(60);
    await dispatchDue(shop, HANDLERS);
    expect(await decideHeld(shop, order, 'RELEASED', { actor: 'a person', userId: undefined })).toBe(true);
    const start = performance.now();
    await dispatchDue(slow, HANDLERS);
    expect(performance.now() - start).toBeLessThan(40_000);
    expect(withPin(mails)).toHaveLength(60);
    expect(new Set(withPin(mails).map(({ text }) => cardIn(text).accountNumber)).size).toBe(60);
    await hear(shop);
    expect(withPin(mails)).toHaveLength(60);
    expect(mails.filter(({ subject }) => subject === `Order ${order}: your gift cards are on their way`)).toHaveLength(1);
  }, 60_000);
});

describe('a gift card that a person ends', () => {
  it('pays nothing any more, and its money goes back once', async () => {
    const guest = aVisitor(site);
    const { shop, mails } = noting(site.shop);
    const order = await ordered(2, guest);
    await hear(shop);
    const card = cardIn(withPin(mails).find(({ messageId }) => messageId.endsWith('-1'))?.text ?? '');
    const [name = ''] = /\S+_1(?=\s)/.exec((await manageOrder(shop, order, ['show'])).told) ?? [];
    expect(await manageOrder(shop, order, ['void', 'other'])).toMatchObject({ isDone: false });
    expect(await manageOrder(shop, order, ['void', name])).toMatchObject({
      isDone: true,
      told: expect.stringContaining(`gift  ${name}  VOIDED  $50.00`),
    });
    expect(await manageOrder(shop, order, ['void', name])).toMatchObject({ isDone: true });
    expect(await site.shop.paymentVendor.giftCardBalance(card)).toBe('GIFT_CARD_D38');
    expect((await guest.get<Order>(`/cc/api/orders/${order}`)).body.paid).toBe(50);
    await readIssuersList(site.shop);
    site.setNow(new Date(TEST_NOW.getTime() + 2 * HOUR_MS));
    expect(await found()).toEqual([]);
  });

  it('while the issuer issues it is mailed to nobody', async () => {
    const { paymentVendor } = site.shop;
    const { shop, mails } = noting(site.shop);
    const order = await ordered();
    const name = async () => /\S+_1(?=\s)/.exec((await manageOrder(shop, order, ['show'])).told)?.[0] ?? '';
    const ending: typeof paymentVendor.issueGiftCard = async (asked) => {
      const card = await paymentVendor.issueGiftCard(asked);
      expect(await manageOrder(shop, order, ['void', await name()])).toMatchObject({ isDone: true });
      return card;
    };
    await hear({ ...shop, paymentVendor: { ...paymentVendor, issueGiftCard: ending } });
    await hear(shop, 6);
    expect(await bookOf(order)).toEqual(['1 SOLD 5000', '1 VOIDED 5000', '1 ISSUED 5000']);
    expect(withPin(mails)).toEqual([]);
    expect(mails.map(({ subject }) => subject)).not.toContain(`Order ${order}: your gift card is on its way`);
  });

  it('as the last that was not sent: its buyer hears that the others went out, once', async () => {
    const { shop, mails } = noting(site.shop);
    const order = await ordered(2);
    // The second one's mail does not go out today.
    await hear({
      ...shop,
      mail: {
        send: async (mail) =>
          /PIN/.test(mail.text) && mail.messageId.endsWith('-2') ? Promise.reject(new Error('no mail today')) : shop.mail.send(mail),
      },
    });
    expect((await bookOf(order)).filter((entry) => entry.includes('SENT'))).toEqual(['1 SENT 5000']);
    const told = () => mails.filter(({ subject }) => /^Order .*gift cards? .*on (its|their) way$/.test(subject)).length;
    expect(told()).toBe(0);
    const name = /\S+_2(?=\s)/.exec((await manageOrder(shop, order, ['show'])).told)?.[0] ?? '';
    expect(await manageOrder(shop, order, ['void', name])).toMatchObject({ isDone: true });
    await hear(shop, 6);
    expect(told()).toBe(1);
    expect(withPin(mails)).toHaveLength(1);
  });

  it('keeps its money when a part of it is spent, or when the issuer does not answer', async () => {
    const { shop, mails } = noting(site.shop);
    const order = await ordered();
    await hear(shop);
    const { paymentVendor } = site.shop;
    const [name = ''] = /\S+_1(?=\s)/.exec((await manageOrder(shop, order, ['show'])).told) ?? [];
    const silent = { ...shop, paymentVendor: { ...paymentVendor, voidGiftCard: async () => 'UNKNOWN' as const } };
    expect(await manageOrder(silent, order, ['void', name])).toMatchObject({ isDone: false });
    const token = await paymentVendor.exchangeGiftCard(cardIn(withPin(mails)[0]?.text ?? ''));
    if (typeof token === 'string') throw new Error(token);
    await paymentVendor.authorize({ token: token.token, amountCents: 1, reference: 'spent', key: 'spent', returnUrl: 'http://localhost' });
    expect(await manageOrder(shop, order, ['void', name])).toMatchObject({ isDone: false, told: expect.stringContaining('spent') });
    expect((await bookOf(order)).at(-1)).toBe('1 SENT 5000');
  });
});

describe('a gift card of plastic', () => {
  async function shipped(guest: Visitor): Promise<string> {
    await guest.add({ itemId: '100031', qty: 2 }, { itemId: '100001', qty: 1 });
    await readyToOrder(site, guest);
    const order = (await placeOrder(guest)).body.orderNumber ?? '';
    await site.hearEvents();
    const { rows } = await site.database.query<{ shipment_id: string }>('select shipment_id from shipments where order_number = $1', [
      order,
    ]);
    for (const to of ['SHIPPED', 'DELIVERED'] as const)
      for (const { shipment_id: id } of rows) expect(await moveShipment(site.shop, id, to, 'warehouse')).toBe('DONE');
    return order;
  }

  it('gets its money when its parcel leaves, and not before', async () => {
    const order = await shipped(aVisitor(site));
    expect(await bookOf(order)).toEqual(['1 SOLD 5000', '2 SOLD 5000']);
    await hear(site.shop);
    expect(await bookOf(order)).toEqual(['1 SOLD 5000', '1 ISSUED 5000', '2 SOLD 5000', '2 ISSUED 5000']);
    await readIssuersList(site.shop);
    site.setNow(new Date(TEST_NOW.getTime() + 2 * HOUR_MS));
    expect(await found()).toEqual([]);
  });

  it('is as good as cash, and does not come back with what came beside it', async () => {
    const guest = aVisitor(site);
    const order = await shipped(guest);
    await hear(site.shop);
    const { items } = (await guest.get<Order>(`/cc/api/orders/${order}`)).body;
    expect(items.map(({ itemId, returnable }) => [itemId, returnable]).toSorted()).toEqual([
      ['100001', 1],
      ['100031', 0],
    ]);
    const card = items.find(({ itemId }) => itemId === '100031');
    expect((await guest.post(`/cc/api/orders/${order}/return`, { items: [{ cartItemId: card?.cartItemId, qty: 1 }] })).status).toBe(409);
    expect((await guest.post(`/cc/api/orders/${order}/return`)).status).toBe(200);
    const { body } = await guest.get<Order>(`/cc/api/orders/${order}`);
    expect(body.shipments.map(({ status }) => status)).not.toContain('RETURNED');
    expect(body.paid).toBeGreaterThanOrEqual(100);
  });
});

// Last: what is read of the list once is not read again, and here it is forgotten.
describe("the issuer's list", () => {
  it('rings when the issuer has issued what nobody has sold', async () => {
    await site.shop.paymentVendor.issueGiftCard({ amountCents: 5000, key: 'gift_by-hand_1' });
    await readIssuersList(site.shop);
    expect(await found()).toEqual([{ order_number: 'gift_by-hand_1', what: 'issued by the issuer, and sold by nobody' }]);
    await site.database.query(
      "update issuer_entries set issue_key = (select 'gift_' || line_id || '_1' from gift_entries limit 1) where issue_key = 'gift_by-hand_1'",
    );
    expect(await found()).toContainEqual(expect.objectContaining({ what: 'issued 2 times by the issuer' }));
    await site.database.query(
      'delete from issuer_entries where issuer_card not in (select issuer_card from gift_entries where issuer_card is not null)',
    );
    expect(await found()).toEqual([]);
  });
});
