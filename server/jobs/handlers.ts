import { onAlertEvents } from '../alerts/index.ts';
import { onCreditEvents } from '../credit/index.ts';
import { combined, type Handlers } from '../events/index.ts';
import { onIdentityEvents } from '../identity/index.ts';
import { onInvoicePaymentEvents } from '../invoice-payments/index.ts';
import { onOrganizationEvents } from '../organizations/index.ts';
import { onOrderEvents } from '../orders/index.ts';
import { onRestockEvents } from '../restocks/index.ts';
import { onRoundEvents } from '../rounds/index.ts';
import { onQuoteEvents } from '../quotes/index.ts';

/** Everybody who hears of events: a capability that wants to adds its own here. Several may hear the same. */
export const HANDLERS: Handlers = combined([
  onIdentityEvents,
  onOrderEvents,
  onOrganizationEvents,
  onAlertEvents,
  onCreditEvents,
  onInvoicePaymentEvents,
  onRoundEvents,
  onQuoteEvents,
  onRestockEvents,
]);
