import type { Shopper } from '../shoppers/index.ts';
import type { AccountTerms } from './catalog-facts.ts';

/** Whether somebody may buy what their organization's contract names, and nothing else: only an organization with a contract can hold its people to it. */
export function isHeldToContract({ abilities }: Pick<Shopper, 'abilities'>, { hasContract }: Pick<AccountTerms, 'hasContract'>): boolean {
  return abilities.isContractOnly && hasContract;
}
