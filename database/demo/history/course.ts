import { addDays } from '../days.ts';
import { idOf } from '../random.ts';
import type { PastEvent, PastOrder, PastPayment } from './order.ts';
import type { Habit } from './habits.ts';

export type Ending = PastOrder['status'];

const CARDS = {
  VISA: { token: 'tok_demo_visa_4242', brand: 'VISA', lastFour: '4242' },
  MASTER_CARD: { token: 'tok_demo_mastercard_4444', brand: 'MASTER_CARD', lastFour: '4444' },
  AMEX: { token: 'tok_demo_amex_0005', brand: 'AMEX', lastFour: '0005' },
} as const;

/** The states that an order went through after it was placed, and how many days after. */
const COURSES: Readonly<Record<Ending, readonly (readonly [state: string, daysAfter: number])[]>> = {
  DELIVERED: [['SHIPPED', 1], ['DELIVERED', 3]],
  PICKED_UP: [['READY_FOR_PICKUP', 0.04], ['PICKED_UP', 0.3]],
  CANCELLED: [['CANCELLED', 0.1]],
  RETURNED: [['SHIPPED', 1], ['DELIVERED', 3], ['RETURNED', 12]],
};

/** How an order was paid, as it stands now; none for what went on an invoice. */
export function paymentOf({ orderNumber, pays, totalCents, ending, placedAt }: { orderNumber: string; pays: Habit['pays']; totalCents: number; ending: Ending; placedAt: Date }): PastPayment | undefined {
  if (pays === 'INVOICE' || totalCents === 0) return undefined;
  const state = ending === 'CANCELLED' ? 'VOIDED' : ending === 'RETURNED' ? 'REFUNDED' : 'CAPTURED';
  const amounts = { amountCents: totalCents, capturedCents: state === 'VOIDED' ? 0 : totalCents, refundedCents: state === 'REFUNDED' ? totalCents : 0, state } as const;
  const paymentId = idOf(`payment ${orderNumber}`);
  if (pays === 'PAYPAL') return { paymentId, paymentType: 'PAYPAL', token: 'tok_demo_paypal', brand: 'PAYPAL', lastFour: '', expiryMonth: null, expiryYear: null, ...amounts };
  return { paymentId, paymentType: 'CREDIT_CARD', ...CARDS[pays], expiryMonth: 12, expiryYear: placedAt.getUTCFullYear() + 2, ...amounts };
}

/** Everything that happened to an order and its payment, in order. */
export function eventsOf({ ending, placedAt, payment, wasApproved }: { ending: Ending; placedAt: Date; payment: PastPayment | undefined; wasApproved: boolean }): PastEvent[] {
  const claimedAt = new Date(placedAt.getTime() - 4000);
  const orderStates: [string, Date][] = [['CLAIMED', claimedAt], ...(wasApproved ? approval(placedAt) : [['PLACED', placedAt] satisfies [string, Date]])];
  for (const [state, daysAfter] of COURSES[ending]) orderStates.push([state, addDays(placedAt, daysAfter + (wasApproved ? 0.2 : 0))]);
  const events = chain('ORDER', null, orderStates);
  if (payment === undefined) return events;
  const done = orderStates.at(-1)?.[1] ?? placedAt;
  const capturedAt = addDays(placedAt, ending === 'PICKED_UP' ? 0.3 : 1);
  const paymentStates: [string, Date][] = [['PENDING', new Date(placedAt.getTime() - 3000)], ['APPROVED', new Date(placedAt.getTime() - 1000)]];
  if (payment.state === 'VOIDED') paymentStates.push(['VOIDED', done]);
  else paymentStates.push(['CAPTURED', capturedAt]);
  if (payment.state === 'REFUNDED') paymentStates.push(['REFUNDED', done]);
  return [...events, ...chain('PAYMENT', payment.paymentId, paymentStates)].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function approval(placedAt: Date): [string, Date][] {
  return [['PENDING_APPROVAL', placedAt], ['APPROVED', addDays(placedAt, 0.15)]];
}

function chain(kind: PastEvent['kind'], paymentId: string | null, states: readonly (readonly [string, Date])[]): PastEvent[] {
  return states.map(([toState, at], index) => ({ kind, paymentId, fromState: states[index - 1]?.[0] ?? null, toState, at }));
}
