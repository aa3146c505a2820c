import type { Tenant } from '#domain/identity/tenant-by-host.ts';

/** Whether somebody has to sign in before they have a cart: a business's belongs to its people, guests have none. */
export function isSignInNeededForCart(tenant: Tenant, isSignedIn: boolean): boolean {
  return tenant === 'SBA' && !isSignedIn;
}
