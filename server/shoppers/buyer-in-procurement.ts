import type { OrganizationFacts } from '#domain/audience/facts.ts';
import type { Account, AccountSettings, Person } from './person.ts';

/** What an organization has settled with us for orders: in its purchasing system's sessions nothing is ordered, and that system has rules of its own. */
const OF_ORDERS = {
  hasApprovals: undefined,
  approvalFlow: undefined,
  invoicing: undefined,
  isInvoiceAllowed: undefined,
  isBudgetingEnabled: undefined,
  isAccountingMandatory: undefined,
  isCenterOptional: undefined,
  defaultBudgetCenter: undefined,
  fiscalStart: undefined,
} satisfies { [Name in keyof AccountSettings | keyof OrganizationFacts]?: undefined };

/**
 * Somebody as they are while their purchasing system's session lasts: who they are, what they see and what they pay by contract. What they may decide here, what they
 * spend here and how they pay here are no part of it.
 */
export function buyerInProcurement(person: Person): Person {
  const { approver: _approver, budgetCenter: _center, account, settings, ...who } = person;
  const { storeNumber, shipToAddressId, displayRules } = settings;
  return {
    ...who,
    roles: [],
    approvalRules: [],
    account: account && withoutOrders(account),
    settings: {
      ...(storeNumber !== undefined && { storeNumber }),
      ...(shipToAddressId !== undefined && { shipToAddressId }),
      ...(displayRules !== undefined && { displayRules }),
    },
  };
}

function withoutOrders({ number, name, settings }: Account): Account {
  const kept = Object.entries(settings).filter(([key]) => !Object.hasOwn(OF_ORDERS, key));
  return { number, name, settings: Object.fromEntries(kept) };
}
