/** Where somebody names their company, where companies' people begin, what they see on the way, and what is told to their identity providers. */
export const SAML_PATHS = {
  choose: '/sso',
  start: '/sso/start',
  answer: '/sso/answer',
  metadata: '/sso/metadata',
  goOn: '/sso/continue',
  confirm: '/sso/confirm',
} as const;

const COMPANY = '[a-z0-9-]{3,40}';
const COMPANY_NAME = new RegExp(`^${COMPANY}$`);
const ANSWER_PATH = new RegExp(`^${SAML_PATHS.answer}/${COMPANY}$`);

/** Whether a text can be the name of a company's sign-in, as it stands in addresses. */
export function isCompanyName(text: string): boolean {
  return COMPANY_NAME.test(text);
}

/** Where the identity provider of one company sends people: whose word it is to be says the address, whatever a provider calls itself. */
export function samlAnswerPath(company: string): string {
  return `${SAML_PATHS.answer}/${company}`;
}

export function isSamlAnswerPath(path: string): boolean {
  return ANSWER_PATH.test(path);
}

/** What the identity provider of one company reads of us, and our name to it. */
export function samlMetadataPath(company: string): string {
  return `${SAML_PATHS.metadata}/${company}`;
}

/** Where somebody names their company, to see a page afterwards. */
export function companySignInPath(returnTo: string): string {
  return returnTo === '/' ? SAML_PATHS.choose : `${SAML_PATHS.choose}?returnTo=${encodeURIComponent(returnTo)}`;
}
