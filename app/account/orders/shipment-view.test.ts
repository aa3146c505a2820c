import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { cancellation, groupHeading, returnableRows, returnViews, shipmentViews } from './shipment-view.ts';

const item = (cartItemId: string, qty = 1): Order['items'][number] => ({
  cartItemId,
  parentCartItemId: null,
  itemId: `item-${cartItemId}`,
  name: `Name of ${cartItemId}`,
  url: '',
  image: null,
  qty,
  priceInfo: { basePricePerUnit: 1, basePrice: qty, finalPrice: qty, finalPriceBeforeBasketCoupons: qty },
  deliveryType: 'STA',
  levelOfService: null,
  minDeliveryDate: null,
  maxDeliveryDate: null,
  returnable: 0,
});
type Shipment = Order['shipments'][number];
const shipment = (cartItemIds: string[], more: Partial<Shipment> = {}): Shipment => ({
  shipmentId: `of ${cartItemIds.join()}`,
  kind: 'PARCEL',
  status: 'PLACED',
  storeNumber: null,
  trackingNumber: null,
  tracking: null,
  heldUntil: null,
  expectedBy: '2026-11-23',
  late: false,
  arrivedAt: null,
  cartItemIds,
  cancellable: true,
  isOnHold: false,
  isUncollected: false,
  ...more,
});
const aReturn = ({ refund, items }: Pick<Order['returns'][number], 'refund' | 'items'>): Order['returns'][number] => ({
  returnId: 'r',
  status: 'REFUNDED',
  reason: 'DAMAGED',
  refund,
  refunds: [{ id: 'p', amount: refund }],
  at: '2026-11-24T12:00:00.000Z',
  items,
});
const order = (more: Partial<Order>): Order => ({
  orderNumber: '1',
  status: 'PLACED',
  placedAt: null,
  email: 'gail@example.com',
  items: [item('a', 3), item('b')],
  cartSummary: {},
  orderPayment: [],
  paid: 0,
  invoice: null,
  accountInvoices: [],
  addresses: [],
  deliveryGroups: [],
  futureDeliveryDate: null,
  pickupPerson: null,
  poNumber: null,
  poRelease: null,
  budgetCenterName: null,
  taxCertificates: [],
  wasAsked: false,
  history: [],
  shipments: [],
  returns: [],
  paymentNeeded: null,
  hasReceipt: true,
  orderedBy: null,
  abilities: { cancel: true, return: true },
  ...more,
});

const FOLLOWED = { carrier: 'Sandbox Parcel', url: 'https://carrier.example/FS1' };

describe('what travels together', () => {
  it('is told with how far it is and when it comes', () => {
    const [packed, left] = shipmentViews(
      order({
        shipments: [
          shipment(['a']),
          shipment(['b'], { status: 'SHIPPED', trackingNumber: 'FS1', tracking: FOLLOWED, expectedBy: '2026-11-24' }),
        ],
      }),
    );
    expect(packed).toMatchObject({ title: 'Package 1 of 2', status: 'Being packed', note: 'Expected by Mon, Nov 23', tracking: undefined });
    expect(left).toMatchObject({
      title: 'Package 2 of 2',
      status: 'On its way',
      note: 'Expected by Tue, Nov 24',
      tracking: { number: 'FS1', ...FOLLOWED },
    });
  });

  it('waits for its payment where its bank did not renew the hold, and what has left goes on', () => {
    const views = shipmentViews(
      order({
        shipments: [shipment(['a'], { expectedBy: null }), shipment(['b'], { status: 'SHIPPED' })],
        paymentNeeded: { amount: 10, until: '2026-12-01', checkoutId: null, isUnderWay: false },
      }),
    );
    expect(views).toMatchObject([{ status: 'Waiting for your payment', note: undefined }, { status: 'On its way' }]);
  });

  it('is not counted when there is one package, and says when it came once it is there', () => {
    const there = shipment(['a'], { status: 'DELIVERED', arrivedAt: '2026-11-24T02:00:00.000Z' });
    expect(shipmentViews(order({ shipments: [there] }))).toMatchObject([
      { title: 'Package', status: 'Delivered', note: 'Delivered Mon, Nov 23' },
    ]);
  });

  it('says when it was picked up', () => {
    const fetched = shipment(['a'], { kind: 'PICKUP', status: 'PICKED_UP', arrivedAt: '2026-11-24T20:00:00.000Z' });
    expect(shipmentViews(order({ shipments: [fetched] }))).toMatchObject([{ status: 'Picked up', note: 'Picked up Tue, Nov 24' }]);
  });

  it('waits in a store, or goes by email', () => {
    const views = shipmentViews(
      order({
        shipments: [
          shipment(['a'], { kind: 'PICKUP', storeNumber: '1547', status: 'READY_FOR_PICKUP' }),
          shipment(['b'], { kind: 'EMAIL', status: 'DELIVERED', expectedBy: null }),
        ],
      }),
    );
    expect(views).toMatchObject([
      { title: 'Pickup at store 1547', status: 'Ready for pickup', note: 'Bring your order number and a photo ID.' },
      { title: 'By email', status: 'Sent', note: 'To gail@example.com' },
    ]);
  });
});

describe('what goes to somebody by email', () => {
  it('names each address once', () => {
    const to = (value: string) => ({ personalization: [{ field: 'recipientEmail', label: 'Recipient’s email', value, text: value }] });
    const items = [
      { ...item('a'), ...to('ana@example.org') },
      { ...item('b'), ...to('bo@example.org') },
      { ...item('c'), ...to('ana@example.org') },
    ];
    const gone = order({ items, shipments: [shipment(['a', 'b', 'c'], { kind: 'EMAIL', status: 'DELIVERED', expectedBy: null })] });
    expect(shipmentViews(gone)).toMatchObject([{ note: 'To ana@example.org, bo@example.org' }]);
    const later = order({ items, shipments: [shipment(['b'], { kind: 'EMAIL' })] });
    expect(shipmentViews(later)).toMatchObject([{ note: 'Goes to bo@example.org on Mon, Nov 23' }]);
  });
});

describe('items of an order without shipments', () => {
  const promised = 'Get it by Tue, Nov 24';
  const heading = (status: Order['status'], came?: 'DELIVERED' | 'PICKED_UP') =>
    groupHeading({ status, history: came === undefined ? [] : [{ status: came, at: '2026-11-23T20:00:00.000Z' }] }, promised);

  it('are promised until they are there', () => {
    expect(heading('SHIPPED')).toBe(promised);
    expect(heading('DELIVERED', 'DELIVERED')).toBe('Delivered Mon, Nov 23');
    expect(heading('PICKED_UP', 'PICKED_UP')).toBe('Picked up Mon, Nov 23');
    expect(heading('RETURNED', 'DELIVERED')).toBe('Delivered Mon, Nov 23');
  });

  it('are promised no more once the order is canceled', () => {
    expect(heading('CANCELLED')).toBe('Canceled');
  });
});

describe('what can be cancelled', () => {
  it('is everything before the order is being made ready', () => {
    expect(cancellation(order({}))).toMatchObject({ items: [{ qty: 3 }, { qty: 1 }], left: 0 });
  });

  it('is what has not left, and says that some has', () => {
    expect(cancellation(order({ shipments: [shipment(['a']), shipment(['b'], { status: 'SHIPPED', cancellable: false })] }))).toMatchObject(
      {
        items: [{ lineId: 'a' }],
        left: 1,
      },
    );
  });

  it('is not what is being charged at this moment, though it has not left', () => {
    const charging = shipment(['b'], { cancellable: false });
    const failed = shipment(['c'], { status: 'CANCELLED', cancellable: false });
    expect(cancellation(order({ shipments: [shipment(['a']), charging, failed] }))).toMatchObject({ items: [{ lineId: 'a' }], left: 1 });
  });

  it('is nothing where the order says so', () => {
    expect(cancellation(order({ abilities: { cancel: false, return: false } }))).toBeUndefined();
  });
});

describe('what can be returned', () => {
  it('is what the order says, row by row', () => {
    const items = [{ ...item('a', 3), returnable: 1 }, item('b')];
    expect(returnableRows(order({ items }))).toEqual([{ lineId: 'a', title: 'Name of a', qty: 1 }]);
  });
});

describe('what came back', () => {
  it('is told with its money, its day and why', () => {
    const returns = [aReturn({ refund: 1.07, items: [{ cartItemId: 'a', qty: 2, refund: 1.07, price: 1.2, discounts: 0.2, tax: 0.07 }] })];
    const cartSummary = { explanation: [{ rule: 'BASKET_COUPON', label: '', amount: -0.3 }], totalShipHandlFee: 9.95 };
    expect(returnViews(order({ returns, cartSummary }))).toEqual([
      {
        key: 'r',
        number: 'R1-1',
        status: { text: 'Refunded', tone: 'success' },
        reason: 'Damaged or defective',
        refund: '$1.07',
        refunds: ['$1.07 to what you paid with'],
        on: 'November 24, 2026',
        items: [{ lineId: 'a', title: 'Name of a', qty: 2, amount: '$1.20' }],
        lines: [
          { label: 'Share of coupons', amount: '-$0.20' },
          { label: 'Sales tax', amount: '$0.07' },
          { label: 'Shipping and fees ($9.95)', amount: 'Not refunded' },
        ],
      },
    ]);
  });
});
