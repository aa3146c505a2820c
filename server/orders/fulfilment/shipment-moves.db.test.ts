import { describe, expect, it } from 'vitest';
import type { ShipmentState } from '#domain/orders/shipment-states.ts';
import { shortageOf } from '#server/db/database.ts';
import { transaction } from '#server/db/transaction.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { findShipments, moveShipmentRow, type ShipmentRow } from './shipment.repository.ts';

const site = useShop();

/** A parcel that waits to be sent, as everybody reads it who has no lock. */
async function aShipment(): Promise<ShipmentRow> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest);
  const { orderNumber } = (await placeOrder(guest)).body;
  await site.hearEvents();
  const [shipment] = await findShipments(site.database, [orderNumber]);
  if (shipment === undefined) throw new Error('the order has no shipment');
  return shipment;
}

const move = (shipment: ShipmentRow, to: ShipmentState) =>
  transaction(site.database, (tx) => moveShipmentRow(tx, { shipment, to, now: site.shop.now(), actor: 'a test' })).then(
    () => 'MOVED',
    (error: unknown) => shortageOf(error),
  );

describe('two who move a shipment that both have read', () => {
  it.each<[ShipmentState, ShipmentState]>([
    ['CHARGING', 'CHARGING'],
    ['READY_FOR_PICKUP', 'CHARGING'],
    ['READY_FOR_PICKUP', 'CANCELLED'],
  ])('to %s and to %s do not both succeed', async (one, other) => {
    const shipment = await aShipment();
    expect([await move(shipment, one), await move(shipment, other)]).toEqual(['MOVED', 'shipment']);
    expect(await findShipments(site.database, [shipment.order_number])).toMatchObject([{ state: one }]);
  });

  it('at the same moment: one of them', async () => {
    const shipment = await aShipment();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => move(shipment, 'CHARGING')));
    expect(outcomes.toSorted()).toEqual(['MOVED', ...Array.from({ length: 4 }, () => 'shipment')]);
  });
});
