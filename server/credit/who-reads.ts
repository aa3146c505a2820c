import { refuse, type Reply } from '#contracts/door.ts';
import { PRICES_HIDDEN_TEXT } from '#domain/accounts/hidden-prices.ts';
import { mayPayInvoices } from '#domain/accounts/people/rights.ts';
import { seesPrices, type Shopper } from '../shoppers/index.ts';
import { mayBeInvoiced } from './credit-account.ts';

/**
 * The number of the account whose invoices and statements somebody may read; undefined: of none. Whoever may put orders on its account, sees prices, and is not bound to its contract:
 * who has the permission G_IOC, G_AL or G_ALP. (A-127, C6-33)
 */
export function invoicedAccountOf(shopper: Pick<Shopper, 'tenant' | 'account' | 'person' | 'abilities'>): string | undefined {
  if (!mayBeInvoiced(shopper) || shopper.abilities.isContractOnly) return undefined;
  return seesPrices(shopper.person) ? shopper.account?.number : undefined;
}

/** The number of the account whose invoices somebody may pay: of those who read them, administrators and whom they let. */
export function payingAccountOf(shopper: Pick<Shopper, 'tenant' | 'account' | 'person' | 'abilities'>): string | undefined {
  return shopper.person !== undefined && mayPayInvoices(shopper.person) ? invoicedAccountOf(shopper) : undefined;
}

/** What somebody is answered who may not read them. */
export function refuseInvoices({ person }: Pick<Shopper, 'person'>): Reply<never> {
  return seesPrices(person) ? refuse('FORBIDDEN') : refuse('FORBIDDEN', { message: PRICES_HIDDEN_TEXT });
}
