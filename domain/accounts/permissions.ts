import { searchSortOf, type SearchSort } from './search-sort.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';

/** The business global permissions, and what each says. (C §6) */
export const GLOBAL_PERMISSIONS = {
  G_AL: 'link customer',
  G_ALP: 'link plus',
  G_WS: 'wholesaler allowed',
  G_IOC: 'not contract-only',
  G_CSE: 'on-contract filter',
  G_BOP: 'pickup enabled',
  G_BIO: 'block type G',
  G_IBV: 'block type G',
} as const;

export type GlobalPermission = keyof typeof GLOBAL_PERMISSIONS;

/** Each global permission and whether it is among a business user's permission codes. */
export function globalPermissionsOf(codes: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(Object.keys(GLOBAL_PERMISSIONS).map((code) => [code, codes.includes(code)]));
}

/** What a user may do and see because of his permissions. */
export interface Abilities {
  isLink: boolean;
  isLinkPlus: boolean;
  /** Buys items of the account's contract and nothing else. */
  isContractOnly: boolean;
  hasContractFilter: boolean;
  /** In which order search results come, where they ask for none. */
  searchSort: SearchSort | undefined;
  mayPickUp: boolean;
  /** Pays an order in parts to a vendor of credit for consumers: no organization does. */
  mayPayLater: boolean;
  maySeeWholesale: boolean;
  /** What happens to items that policy blocks: G shows them, H hides them; neither sells them. */
  blockType: 'G' | 'H';
}

/** On the consumer site permissions mean nothing: everybody may pick up, nobody has a contract. */
const CONSUMER_ABILITIES: Abilities = {
  isLink: false,
  isLinkPlus: false,
  isContractOnly: false,
  hasContractFilter: false,
  searchSort: undefined,
  mayPickUp: true,
  mayPayLater: true,
  maySeeWholesale: false,
  blockType: 'H',
};

/** Any of these lets somebody buy beyond their organization's contract. */
export const BEYOND_CONTRACT: readonly GlobalPermission[] = ['G_IOC', 'G_AL', 'G_ALP'];

/** Who may buy nothing but what is on their organization's contract, in words: the rule is `BEYOND_CONTRACT`. */
export const CONTRACT_ONLY = 'who has none of the permissions G_IOC, G_AL and G_ALP';

/**
 * The abilities of a user of a tenant from his permission codes; codes that are none are ignored. Link and link-plus customers
 * buy at site prices without a contract, so that the lack of G_IOC does not tie them to one.
 */
export function abilitiesOf(tenant: Tenant, codes: readonly string[]): Abilities {
  if (tenant === 'dotcom') return CONSUMER_ABILITIES;
  const has = (code: GlobalPermission) => codes.includes(code);
  const isLink = has('G_AL');
  const isLinkPlus = has('G_ALP');
  return {
    isLink,
    isLinkPlus,
    isContractOnly: !BEYOND_CONTRACT.some(has),
    hasContractFilter: has('G_CSE'),
    searchSort: searchSortOf(codes),
    mayPickUp: has('G_BOP'),
    mayPayLater: false,
    maySeeWholesale: has('G_WS'),
    blockType: has('G_BIO') || has('G_IBV') ? 'G' : 'H',
  };
}
