/** The three places in which a page finds the context token. */
export interface ContextTokens {
  inStorage: string | null | undefined;
  inCookie: string | null | undefined;
  inPage: string | null | undefined;
}

/** Whether the login is valid: all three context tokens are there and agree. (C §4, Cart cache and login) */
export function isLoginValid({ inStorage, inCookie, inPage }: ContextTokens): boolean {
  return Boolean(inPage) && inPage === inCookie && inPage === inStorage;
}
