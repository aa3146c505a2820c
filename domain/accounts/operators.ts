/** Whether somebody keeps the shop itself: a right of its own, which no organisation can give. */
export function isOperator(person: { readonly roles: readonly string[] } | undefined): boolean {
  return person?.roles.includes('OPERATOR') === true;
}

/** Whether somebody may see of a customer what explains the shop to them: customer service and operators. */
export function isStaff(person: { readonly roles: readonly string[] } | undefined): boolean {
  return isOperator(person) || isRepresentative(person);
}

/** Whether somebody works in customer service, and so may act for customers. */
export function isRepresentative(person: { readonly roles: readonly string[] } | undefined): boolean {
  return person?.roles.includes('CSR') === true;
}
