import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { CARDS, CHECKOUT, goToCheckout, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { databaseUrl } from '#tests/support/database-server.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import type { Shop } from '../../shop.ts';
import { manageOrder } from './manage-order.ts';

const site = useShop();
const PAPER = '100001';
const run = promisify(execFile);

type Placed = { readonly guest: Visitor; readonly number: string };

async function anOrder(item: Record<string, unknown>): Promise<Placed> {
  const guest = aVisitor(site);
  await guest.add(item);
  await goToCheckout(guest);
  await guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'guest@example.com' });
  await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 10 }));
  await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const { body } = await placeOrder(guest);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  return { guest, number: body.orderNumber ?? '' };
}

const orderOf = async ({ guest, number }: Placed) => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
const shipmentOf = async (placed: Placed) => (await orderOf(placed)).shipments[0]?.shipmentId ?? '';
const refusing = (what: 'capture' | 'refund' | 'release'): Shop => ({
  ...site.shop,
  paymentVendor: { ...site.shop.paymentVendor, [what]: async () => 'REFUSED' },
});
/** What of the order waits for a person, as `show` names it. */
const refused = async ({ number }: Placed) =>
  (await manageOrder(site.shop, number, [])).told
    .split('\n')
    .map((line) => line.split('  '))
    .filter(([what, , , state]) => what === 'money' && state === 'REFUSED')
    .map(([, id = '']) => id);

/** `npm run order`, as its script starts it. */
const command = (...words: string[]) => commandOn(site.databaseUrl, ...words);

async function commandOn(url: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const { settings } = site.shop;
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: settings.dataDir,
    SANDBOX_URL: settings.sandboxUrl,
    SESSION_SECRET: settings.sessionSecrets.join(','),
    SHOP_CLOCK: site.shop.now().toISOString(),
    FULFILMENT_STEP_SECONDS: '0',
  };
  return run(process.execPath, ['server/manage-order.ts', ...words], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

describe('an order in the hands of a person', () => {
  it('is shown, shipped and delivered from the command line where no program is the warehouse', async () => {
    const placed = await anOrder({ itemId: PAPER, qty: 1 });
    const shipment = await shipmentOf(placed);
    expect(await command(placed.number)).toMatchObject({ code: 0, said: expect.stringContaining(`shipment  ${shipment}  PARCEL  OPEN`) });
    const early = await command(placed.number, 'deliver', shipment);
    expect(early).toMatchObject({ code: 1, said: expect.stringContaining('it cannot go there') });
    expect(await command(placed.number, 'ship', shipment)).toMatchObject({ code: 0, said: expect.stringContaining('SHIPPED  $49.93') });
    expect((await orderOf(placed)).paid).toBe(49.93);
    expect(await command(placed.number, 'deliver', shipment)).toMatchObject({ code: 0 });
    expect((await orderOf(placed)).status).toBe('DELIVERED');
  });

  it('is told apart from one that does not exist, and what can be done is told', async () => {
    expect(await command('99999999', 'show')).toEqual({ code: 1, said: 'There is no order 99999999.\n' });
    expect(await command()).toMatchObject({ code: 1, said: expect.stringContaining('npm run order -- <order number> <what>') });
    const { number } = await anOrder({ itemId: PAPER, qty: 1 });
    expect((await manageOrder(site.shop, number, ['juggle'])).told).toContain('npm run order');
    expect(await manageOrder(site.shop, number, ['ask-again', 'nothing'])).toMatchObject({ isDone: false });
  });

  it('is not looked for in a database that no shop has made yet: that is told in a sentence', async () => {
    const name = `bare_${crypto.randomUUID().replaceAll('-', '')}`;
    await site.database.query(`create database ${name}`);
    const { code, said } = await commandOn(databaseUrl(site.databaseUrl, name), '10001000');
    await site.database.query(`drop database ${name} with (force)`);
    expect({ code, said }).toEqual({
      code: 1,
      said: 'There is no shop in this database yet, or an older one: start the shop on it once, then ask again.\n',
    });
  });

  it('moves no shipment of another order', async () => {
    const [one, other] = [await anOrder({ itemId: PAPER, qty: 1 }), await anOrder({ itemId: PAPER, qty: 1 })];
    const shipment = await shipmentOf(other);
    expect(await manageOrder(site.shop, one.number, ['ship', shipment])).toMatchObject({ isDone: false });
    expect((await orderOf(other)).shipments[0]?.status).toBe('PLACED');
  });

  it('lies ready in the store and is handed over', async () => {
    const placed = await anOrder({ itemId: PAPER, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    const shipment = await shipmentOf(placed);
    for (const what of ['ready', 'hand-over'])
      expect(await manageOrder(site.shop, placed.number, [what, shipment])).toMatchObject({ isDone: true });
    expect((await orderOf(placed)).shipments[0]?.status).toBe('PICKED_UP');
  });

  it('that a vendor did not pay for leaves when it is shipped once more, or is cancelled', async () => {
    for (const [what, status] of [
      ['ship', 'SHIPPED'],
      ['cancel', 'CANCELLED'],
    ] as const) {
      const placed = await anOrder({ itemId: PAPER, qty: 1 });
      const shipment = await shipmentOf(placed);
      const failed = await manageOrder(refusing('capture'), placed.number, ['ship', shipment]);
      expect(failed).toMatchObject({ isDone: false, told: expect.stringContaining('CHARGE_FAILED') });
      expect(await manageOrder(site.shop, placed.number, [what, shipment])).toMatchObject({ isDone: true });
      expect((await orderOf(placed)).status).toBe(status);
    }
  });

  it('gets back what a vendor refused to give back, when that is asked again; what came back meanwhile drew on other money', async () => {
    const placed = await anOrder({ itemId: PAPER, qty: 2 });
    const shipment = await shipmentOf(placed);
    for (const what of ['ship', 'deliver'])
      expect(await manageOrder(site.shop, placed.number, [what, shipment])).toMatchObject({ isDone: true });
    const cartItemId = (await orderOf(placed)).items[0]?.cartItemId;
    const giveBack = () => placed.guest.post(`/cc/api/orders/${placed.number}/return`, { items: [{ cartItemId, qty: 1 }] });
    const { refund } = site.shop.paymentVendor;
    Reflect.set(site.shop.paymentVendor, 'refund', async () => 'REFUSED');
    expect((await giveBack()).status).toBe(200);
    Reflect.set(site.shop.paymentVendor, 'refund', refund);
    expect((await giveBack()).status).toBe(200);
    const [move = ''] = await refused(placed);
    const still = await manageOrder(refusing('refund'), placed.number, ['ask-again', move]);
    expect(still).toMatchObject({ isDone: false, told: expect.stringContaining('refuses still') });
    expect(await command(placed.number, 'ask-again', move)).toMatchObject({ code: 0, said: expect.stringMatching(/^Done\./) });
    expect(await refused(placed)).toEqual([]);
    const { returns, paid } = await orderOf(placed);
    expect(returns.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED']);
    expect(paid).toBe(0);
    expect((await manageOrder(site.shop, placed.number, ['ask-again', move])).isDone).toBe(false);
  });

  it('has let go what a vendor refused to let go, when that is asked again', async () => {
    const placed = await anOrder({ itemId: PAPER, qty: 1 });
    expect(await manageOrder(refusing('release'), placed.number, ['cancel'])).toMatchObject({ isDone: true });
    const moves = await refused(placed);
    expect(moves).toHaveLength(2);
    for (const move of moves) expect(await manageOrder(site.shop, placed.number, ['ask-again', move])).toMatchObject({ isDone: true });
    const voided = (await ledgerOf(site, placed.number)).filter(({ type }) => type === 'VOID').map(({ amount }) => amount);
    expect(voided.toSorted()).toEqual([10, 39.93]);
  });
});
