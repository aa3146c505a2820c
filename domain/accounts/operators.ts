/** Whether somebody keeps the shop itself: a right of its own, which no organisation can give. */
export function isOperator(person: { readonly roles: readonly string[] } | undefined): boolean {
  return person?.roles.includes('OPERATOR') === true;
}
