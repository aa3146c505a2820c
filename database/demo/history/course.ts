import { invoiceName } from '#domain/accounts/credit/credit-words.ts';
import { addBusinessDays } from '#domain/delivery/days/business-days.ts';
import { addDays, isoDay } from '../days.ts';
import { idOf } from '../random.ts';
import type { PastEvent, PastOrder, PastPayment } from './order.ts';
import type { Habit } from './habits.ts';

export type Ending = PastOrder['status'];

/** What old orders were paid with. The vendor no longer knows these tokens, but for the card that sam has saved. */
const CARDS = {
  VISA: { token: 'tok_demo_visa_4242', brand: 'VISA', lastFour: '4242' },
  MASTER_CARD: { token: 'tok_past_mastercard_4444', brand: 'MASTER_CARD', lastFour: '4444' },
  AMEX: { token: 'tok_past_amex_0005', brand: 'AMEX', lastFour: '0005' },
} as const;

type Step = readonly [state: string, at: Date];

/** What happened to an order after it was placed or approved. Parcels move on business days. */
function courseOf(ending: Ending, from: Date): Step[] {
  const shipped: Step[] = [
    ['SHIPPED', businessDaysAfter(from, 1)],
    ['DELIVERED', businessDaysAfter(from, 2)],
  ];
  switch (ending) {
    case 'DELIVERED':
      return shipped;
    case 'RETURNED':
      return [...shipped, ['RETURNED', businessDaysAfter(from, 9)]];
    case 'PICKED_UP':
      return [
        ['READY_FOR_PICKUP', addDays(from, 0.04)],
        ['PICKED_UP', addDays(from, 0.3)],
      ];
    case 'CANCELLED':
      return [['CANCELLED', addDays(from, 0.1)]];
    default:
      return ending satisfies never;
  }
}

/** In the afternoon of the `count`-th business day after a day. */
function businessDaysAfter(from: Date, count: number): Date {
  const hour = 15 + (from.getUTCMinutes() % 6);
  return new Date(Date.parse(addBusinessDays(isoDay(from), count)) + hour * 3_600_000 + from.getUTCSeconds() * 61_000);
}

function amountsOf(ending: Ending, totalCents: number, goodsCents: number) {
  const paid = { amountCents: totalCents, capturedCents: totalCents, releasedCents: 0, refundedCents: 0 };
  if (ending === 'CANCELLED') return { ...paid, capturedCents: 0, releasedCents: totalCents, state: 'VOIDED' } as const;
  if (ending !== 'RETURNED') return { ...paid, state: 'CAPTURED' } as const;
  return { ...paid, refundedCents: goodsCents, state: goodsCents === totalCents ? 'REFUNDED' : 'PARTLY_REFUNDED' } as const;
}

/** How an order was paid, as it stands now; none for what cost nothing. @throws where somebody is invoiced whose organization has no terms */
export function paymentOf({
  orderNumber,
  pays,
  termsDays,
  totalCents,
  goodsCents,
  ending,
  placedAt,
}: {
  orderNumber: string;
  pays: Habit['pays'];
  /** Of the buyer's organization; undefined: it is not invoiced. */
  termsDays: number | undefined;
  totalCents: number;
  /** Of the total: what is given back when all of it comes back. */
  goodsCents: number;
  ending: Ending;
  placedAt: Date;
}): PastPayment | undefined {
  if (totalCents === 0) return undefined;
  const amounts = amountsOf(ending, totalCents, goodsCents);
  const paymentId = idOf(`payment ${orderNumber}`);
  const noCard = { paymentId, lastFour: '', expiryMonth: null, expiryYear: null, ...amounts };
  if (pays === 'PAYPAL') return { ...noCard, paymentType: 'PAYPAL', token: 'tok_past_paypal', brand: 'PAYPAL' };
  if (pays === 'INVOICE') {
    if (termsDays === undefined) throw new Error(`Order ${orderNumber} is invoiced to nobody.`);
    return { ...noCard, paymentType: 'INVOICE', token: '', brand: invoiceName(termsDays) };
  }
  return { paymentId, paymentType: 'CREDIT_CARD', ...CARDS[pays], expiryMonth: 12, expiryYear: placedAt.getUTCFullYear() + 2, ...amounts };
}

/** Everything that happened to an order and its payment, in order. */
export function eventsOf({
  ending,
  placedAt,
  payment,
  wasApproved,
}: {
  ending: Ending;
  placedAt: Date;
  payment: PastPayment | undefined;
  wasApproved: boolean;
}): PastEvent[] {
  const approvedAt = addDays(placedAt, 0.15);
  const begun: Step[] = [
    ['CLAIMED', secondsBefore(placedAt, 4)],
    ...(wasApproved
      ? ([
          ['PENDING_APPROVAL', placedAt],
          ['APPROVED', approvedAt],
        ] satisfies Step[])
      : ([['PLACED', placedAt]] satisfies Step[])),
  ];
  const course = courseOf(ending, wasApproved ? approvedAt : placedAt);
  const events = chain('ORDER', null, [...begun, ...course]);
  if (payment === undefined) return events;
  const captured = course.find(([state]) => state === 'SHIPPED' || state === 'PICKED_UP')?.[1];
  const ended = course.at(-1)?.[1] ?? placedAt;
  const paid: Step[] = [
    ['PENDING', secondsBefore(placedAt, 3)],
    ['APPROVED', secondsBefore(placedAt, 1)],
    ...(captured === undefined ? [] : ([['CAPTURED', captured]] satisfies Step[])),
  ];
  if (payment.state !== 'CAPTURED') paid.push([payment.state, ended]);
  return [...events, ...chain('PAYMENT', payment.paymentId, paid)].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function secondsBefore(at: Date, seconds: number): Date {
  return new Date(at.getTime() - seconds * 1000);
}

function chain(kind: PastEvent['kind'], paymentId: string | null, steps: readonly Step[]): PastEvent[] {
  return steps.map(([toState, at], index) => ({
    kind,
    paymentId,
    shipmentId: null,
    fromState: steps[index - 1]?.[0] ?? null,
    toState,
    at,
  }));
}
