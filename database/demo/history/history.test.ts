import { describe, expect, it } from 'vitest';
import { PAYMENT_MACHINE, type PaymentState } from '#domain/payment/payment-states.ts';
import { SHIPMENT_MACHINE } from '#domain/orders/shipment-states.ts';
import { isPath } from '#tests/support/is-path.ts';
import { aPictureBook } from '../catalog/a-picture-book.test-builder.ts';
import { allItems } from '../load/catalog-rows.ts';
import { CONTRACT_ACCOUNT } from '../people/accounts.ts';
import { harborContract } from '../people/contract.ts';
import { personCalled } from '../people/people.ts';
import { pastOrders } from './history.ts';
import type { PastOrder } from './order.ts';
import { SHELF_SIZE, shelfItemOf } from './shelf.ts';

const today = new Date('2026-11-20T00:00:00Z');
const shelf = [...allItems({ catalogSize: SHELF_SIZE, book: aPictureBook(), today })].flatMap((item) => shelfItemOf(item) ?? []);
const contract = new Map(harborContract(shelf).map(({ itemId, priceCents }) => [itemId, priceCents]));
const orders = pastOrders({ shelf, contracts: new Map([[CONTRACT_ACCOUNT, contract]]), today });

const ordersOf = (nickname: string) => orders.filter(({ userId }) => userId === personCalled(nickname).userId);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** An amount of the order's summary; NaN, which equals nothing, when it is not there. */
function sum(order: PastOrder, field: string): number {
  return order.summary[field] ?? Number.NaN;
}

function isState(text: string): text is PaymentState {
  return ['PENDING', 'APPROVED', 'CAPTURED', 'VOIDED', 'PARTLY_REFUNDED', 'REFUNDED'].includes(text);
}

describe('two years of past orders', () => {
  it.each([
    ['bea', 60],
    ['sam', 40],
    ['rita', 25],
    ['paula', 25],
    ['tess', 20],
  ])('holds those of %s: %i', (nickname, count) => {
    expect(ordersOf(nickname)).toHaveLength(count);
  });

  it('is the same every time', () => {
    expect(pastOrders({ shelf, contracts: new Map([[CONTRACT_ACCOUNT, contract]]), today })).toEqual(orders);
  });

  it('adds up to the cent: rows, less discounts, with fees and tax', () => {
    const wrong = orders.filter(
      (order) =>
        sum(order, 'cartSubTotalAfterCoupons') !== sumOf(order.lines.map(({ finalCents }) => finalCents)) ||
        sum(order, 'ordTotal') !== sum(order, 'cartSubTotalAfterCoupons') + sum(order, 'totalShipHandlFee') + sum(order, 'totalTax') ||
        order.totalCents !== sum(order, 'ordTotal') ||
        order.lines.some(({ baseCents, unitCents, qty }) => baseCents !== unitCents * qty),
    );
    expect(wrong).toEqual([]);
  });

  it('takes off exactly what its coupons and member prices say', () => {
    const wrong = orders.filter(
      (order) =>
        sumOf(order.lines.map(({ baseCents, finalCents }) => baseCents - finalCents)) !==
        sumOf(order.details.discounts.map(({ amountCents }) => amountCents)) + sum(order, 'finalMembershipSavings'),
    );
    expect(wrong).toEqual([]);
  });

  it('is paid in full, by card or on account', () => {
    expect(
      orders.filter(
        ({ payments, details, totalCents }) =>
          sumOf(payments.map(({ amountCents }) => amountCents)) !== totalCents ||
          payments.some(({ paymentType }) => (paymentType === 'INVOICE') !== details.isInvoice),
      ),
    ).toEqual([]);
  });

  it("is numbered below the shop's own orders, each with a number of its own", () => {
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(orders.length);
    expect(orders.every(({ orderNumber }) => /^\d{7}$/.test(orderNumber))).toBe(true);
  });

  it('has come to its end, mostly delivered, and lies within the two years', () => {
    const delivered = orders.filter(({ status }) => status === 'DELIVERED').length;
    expect(delivered / orders.length).toBeGreaterThan(0.7);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['DELIVERED', 'PICKED_UP', 'CANCELLED', 'RETURNED']));
    expect(
      orders.every(({ placedAt, updatedAt }) => placedAt.getTime() > Date.parse('2024-11-18') && updatedAt.getTime() < today.getTime()),
    ).toBe(true);
  });

  it('tells what happened step by step', () => {
    for (const order of orders) {
      const steps = order.events.filter(({ kind }) => kind === 'ORDER');
      expect(steps[0]).toMatchObject({ fromState: null, toState: 'CLAIMED' });
      expect(steps.at(-1)?.toState).toBe(order.status);
      expect(
        steps.slice(1).every((step, index) => step.fromState === steps[index]?.toState && step.at >= (steps[index]?.at ?? step.at)),
      ).toBe(true);
    }
  });

  it('moves payments only as payments may move', () => {
    const paid = orders.filter(({ payments }) => payments.length > 0);
    expect(paid.length).toBeGreaterThan(50);
    expect(
      paid.every(({ events }) =>
        isPath(
          PAYMENT_MACHINE,
          events
            .filter(({ kind }) => kind === 'PAYMENT')
            .map(({ toState }) => toState)
            .filter(isState),
        ),
      ),
    ).toBe(true);
  });

  it.each(['CREDIT_CARD', 'INVOICE'])('sends what was paid by %s as shipments may go, and charges what they cost', (paymentType) => {
    const paid = orders.filter(({ payments }) => payments[0]?.paymentType === paymentType);
    expect(paid.length).toBeGreaterThan(50);
    for (const { shipments, moves, events, status, totalCents } of paid) {
      const states = events.filter(({ kind }) => kind === 'SHIPMENT').map(({ toState }) => toState);
      expect(isPath<string>(SHIPMENT_MACHINE, states), states.join()).toBe(true);
      expect(shipments).toMatchObject([{ state: status }]);
      const moved = (kind: string) => sumOf(moves.filter((move) => move.kind === kind).map(({ amountCents }) => amountCents));
      expect([moved('CAPTURE'), moved('RELEASE')]).toEqual(status === 'CANCELLED' ? [0, totalCents] : [totalCents, 0]);
      expect(moved('REFUND')).toBe(status === 'RETURNED' ? shipments[0]?.goodsCents : 0);
    }
  });

  it('asked ann when bea went above 500.00, and not below', () => {
    for (const { totalCents, events } of ordersOf('bea')) {
      expect(events.some(({ toState }) => toState === 'PENDING_APPROVAL')).toBe(totalCents > 50_000);
    }
  });

  it('charges Harbor Dental its contract price, and Northwind Schools no tax', () => {
    const paper = ordersOf('bea')
      .flatMap(({ lines }) => lines)
      .filter(({ itemId }) => itemId === '100001');
    expect(paper.length).toBeGreaterThan(3);
    expect(paper.every(({ unitCents }) => unitCents === 4129)).toBe(true);
    expect(ordersOf('tess').every((order) => sum(order, 'totalTax') === 0)).toBe(true);
    expect(
      ordersOf('carl')
        .flatMap(({ lines }) => lines)
        .every(({ itemId }) => contract.has(itemId)),
    ).toBe(true);
  });

  it('buys the same things again and again', () => {
    const counts = new Map<string, number>();
    for (const { itemId } of ordersOf('bea').flatMap(({ lines }) => lines)) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count >= 5).length).toBeGreaterThanOrEqual(8);
  });

  it('gives rita member prices only since she joined', () => {
    const before = ordersOf('rita').filter(({ placedAt }) => placedAt.getTime() < today.getTime() - 30 * 86_400_000);
    expect(before.length).toBeGreaterThan(15);
    expect(before.every((order) => sum(order, 'finalMembershipSavings') === 0)).toBe(true);
    expect(sumOf(ordersOf('paula').map((order) => sum(order, 'finalMembershipSavings')))).toBeGreaterThan(0);
  });
});

describe('past orders of a shop with few items', () => {
  it('are made of the specimens alone', () => {
    const few = [...allItems({ catalogSize: 0, book: aPictureBook(), today })].flatMap((item) => shelfItemOf(item) ?? []);
    const known = new Set(few.map(({ itemId }) => itemId));
    expect(
      pastOrders({ shelf: few, contracts: new Map(), today })
        .flatMap(({ lines }) => lines)
        .every(({ itemId }) => known.has(itemId)),
    ).toBe(true);
  });
});
