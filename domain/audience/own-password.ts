/** Whether somebody has a password of ours to choose: those of an organization that signs its people in have not. */
export function hasOwnPassword(organization: { readonly hasSingleSignOn?: boolean } | undefined): boolean {
  return organization?.hasSingleSignOn !== true;
}
