import { displaySettings } from '#domain/accounts/display-rules.ts';
import { rulesOf, type Shopper } from '../shoppers/index.ts';
import { mayBeInvoiced } from './credit-account.ts';

/**
 * The number of the account whose invoices and statements somebody may read; undefined: of none. Whoever may put orders on its account, sees prices, and is not bound to its contract:
 * who has the permission G_IOC, G_AL or G_ALP. (A-127, C6-33)
 */
export function invoicedAccountOf(shopper: Pick<Shopper, 'tenant' | 'account' | 'person' | 'abilities'>): string | undefined {
  if (!mayBeInvoiced(shopper) || shopper.abilities.isContractOnly) return undefined;
  return displaySettings(rulesOf(shopper.person)).showsPrices ? shopper.account?.number : undefined;
}
