import type { Tenant } from './tenant-by-host.ts';

/** What clients call the tenants, in lower case; a shop may configure more. */
const TENANT_ALIASES: ReadonlyMap<string, Tenant> = new Map([
  ['staplesadvantage', 'SBA'],
  ['sba', 'SBA'],
  ['dotcom', 'dotcom'],
]);

/** The tenant that a `tenantId` means, in any casing; `undefined` for a name that is no tenant's. */
export function tenantOfAlias(tenantId: string, moreAliases: ReadonlyMap<string, Tenant> = new Map()): Tenant | undefined {
  const name = tenantId.toLowerCase();
  return TENANT_ALIASES.get(name) ?? moreAliases.get(name);
}

/**
 * Whether a request may go on: it names no tenant, or the one of its own session. Anything else, an unknown name included,
 * is refused with 403, so that no request ever chooses whose data it sees.
 */
export function agreesWithTenant(
  tenantId: string | undefined,
  sessionTenant: Tenant,
  moreAliases: ReadonlyMap<string, Tenant> = new Map(),
): boolean {
  if (tenantId === undefined || tenantId === '') return true;
  return tenantOfAlias(tenantId, moreAliases) === sessionTenant;
}
