/** Where an organization's own pages stand, for its administrators. */
export const ORGANIZATION_PATHS = {
  people: '/organization/people',
  invite: '/organization/people/invite',
  policies: '/organization/policies',
  approvals: '/organization/approvals',
  newRule: '/organization/approvals/rules/new',
  contract: '/organization/contract',
  signIn: '/organization/sign-in',
  changes: '/organization/changes',
} as const;

/** The page of one of its people. */
export function personPath(userId: string): string {
  return `${ORGANIZATION_PATHS.people}/${encodeURIComponent(userId)}`;
}

/** The page of one of its approval rules. */
export function rulePath(ruleId: string): string {
  return `${ORGANIZATION_PATHS.approvals}/rules/${encodeURIComponent(ruleId)}`;
}
