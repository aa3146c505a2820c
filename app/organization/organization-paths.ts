/** Where an organization's own pages stand, for its administrators. */
export const ORGANIZATION_PATHS = {
  people: '/organization/people',
  invite: '/organization/people/invite',
  units: '/organization/units',
  policies: '/organization/policies',
  approvals: '/organization/approvals',
  newRule: '/organization/approvals/rules/new',
  contract: '/organization/contract',
  contractFile: '/organization/contract/prices.csv',
  billing: '/organization/billing',
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

/** The page of one of its units. */
export function unitPath(unitId: string): string {
  return `${ORGANIZATION_PATHS.units}/${encodeURIComponent(unitId)}`;
}
