/** The three places in which a page finds the context token. */
export interface ContextTokens {
  inStorage: string | null | undefined;
  inCookie: string | null | undefined;
  inPage: string | null | undefined;
}

/** What a page keeps of a person's data between visits. */
export const PERSONAL_CACHES = ['lists', 'cart', 'savedForLater'] as const;
export type PersonalCache = (typeof PERSONAL_CACHES)[number];

/** Whether the login is valid: all three context tokens are there and agree. (C §4, Cart cache and login) */
export function isLoginValid({ inStorage, inCookie, inPage }: ContextTokens): boolean {
  return Boolean(inPage) && inPage === inCookie && inPage === inStorage;
}

/** What a page must forget because it may belong to somebody else: all of it when the tokens disagree, else nothing. */
export function cachesToClear(tokens: ContextTokens): readonly PersonalCache[] {
  return isLoginValid(tokens) ? [] : PERSONAL_CACHES;
}
