import { refuse, type Reply } from '#contracts/door.ts';
import { invoicedAccountOf, refuseInvoices } from '../credit/index.ts';
import type { Shopper } from '../shoppers/index.ts';

const NOT_PAYING = 'You can’t pay invoices for your organization. Ask an administrator to allow it, or to pay.';

/** What somebody is answered who may not pay the invoices of their organization: who sees them is told whom to ask. */
export function refusePaying(shopper: Shopper): Reply<never> {
  return invoicedAccountOf(shopper) === undefined ? refuseInvoices(shopper) : refuse('FORBIDDEN', { message: NOT_PAYING });
}
