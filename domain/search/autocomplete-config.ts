import type { Tenant } from '../identity/tenant-by-host.ts';

/** From so many characters on something is suggested. */
export const FEWEST_CHARACTERS = 2;
/** The most that is suggested at once. */
export const MOST_SUGGESTIONS = 8;

/** What a search field says to whoever suggests for it: whose it is, which site's, and what is wanted. */
export type AutocompleteConfig = {
  readonly vendor: string;
  readonly accountId: string;
  readonly domainKey: string;
  readonly requestType: string;
};

/** Of the consumer site and of the one for small businesses. The vendor is this shop itself. (S3-66, A-205) */
export const AUTOCOMPLETE: Readonly<Record<Tenant, AutocompleteConfig>> = {
  dotcom: { vendor: 'built-in', accountId: 'foolscap', domainKey: 'foolscap_consumer', requestType: 'suggest' },
  SBA: { vendor: 'built-in', accountId: 'foolscap', domainKey: 'foolscap_business', requestType: 'suggest' },
};
