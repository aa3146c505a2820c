/** Who keeps the budgets of an organization: its administrators and approvers. (A-130, MANAGE_BUDGETS) */
const KEEPERS = ['ACCOUNT_ADMIN', 'APPROVER'];

/** Whether somebody may add, change and close budget centers of their organization, and see what all of it spends. */
export function keepsBudgets({ roles }: { readonly roles: readonly string[] }): boolean {
  return KEEPERS.some((role) => roles.includes(role));
}
