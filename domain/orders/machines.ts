import { INVOICE_PAYMENT_MACHINE } from '#domain/accounts/credit/invoice-payment-states.ts';
import { PAYMENT_MACHINE } from '#domain/payment/payment-states.ts';
import { ROUND_MACHINE } from '#domain/rounds/round-states.ts';
import { QUOTE_MACHINE } from '#domain/quotes/quote-states.ts';
import { RESTOCK_MACHINE, RUN_MACHINE } from '#domain/restocks/restock-states.ts';
import type { StateMachine } from '#domain/shared/state-machine.ts';
import { ORDER_MACHINE } from './order-states.ts';
import { SHIPMENT_MACHINE } from './shipment-states.ts';

/** Counted up with each change of a move, so that a node that knows an older one does not undo it. */
export const MACHINES_VERSION = 6;

/** Every state machine of the purchase, of what colleagues put together for one, and of what comes again and again, under the name by which the database and the history of an order know it. */
export const MACHINES = {
  ORDER: ORDER_MACHINE,
  PAYMENT: PAYMENT_MACHINE,
  SHIPMENT: SHIPMENT_MACHINE,
  ROUND: ROUND_MACHINE,
  QUOTE: QUOTE_MACHINE,
  INVOICE_PAYMENT: INVOICE_PAYMENT_MACHINE,
  RESTOCK: RESTOCK_MACHINE,
  RESTOCK_RUN: RUN_MACHINE,
} satisfies Record<string, StateMachine>;
