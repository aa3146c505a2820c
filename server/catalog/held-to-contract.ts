import type { OffContract } from '#domain/accounts/off-contract.ts';
import type { Shopper } from '../shoppers/index.ts';
import type { AccountTerms } from './catalog-facts.ts';

/**
 * What holds for somebody of all that their organization's contract does not name: what the organization says, and REFUSE for who may buy by contract only.
 * Only an organization with a contract can hold its people to it.
 */
export function offContractFor(
  { abilities }: Pick<Shopper, 'abilities'>,
  { hasContract, offContract }: Pick<AccountTerms, 'hasContract' | 'offContract'>,
): OffContract {
  if (!hasContract) return 'ALLOW';
  return abilities.isContractOnly ? 'REFUSE' : offContract;
}
