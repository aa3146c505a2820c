/** Where identity providers send people, where people begin, and what the providers read of us. */
export const SAML_PATHS = { answer: '/sso', start: '/sso/start', metadata: '/sso/metadata' } as const;

/** Where somebody names their company, to see a page afterwards. */
export function companySignInPath(returnTo: string): string {
  return returnTo === '/' ? SAML_PATHS.answer : `${SAML_PATHS.answer}?returnTo=${encodeURIComponent(returnTo)}`;
}
