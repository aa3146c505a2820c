/** Where a menu item leads. (S §3, Menu item) */
export interface MenuTarget {
  readonly url?: string | undefined;
  readonly destinationURL?: string | undefined;
  /** Entries { usergroups, url }, written by editors and therefore read with care. */
  readonly GroupOverrideURL?: unknown;
}

interface GroupOverride {
  readonly usergroups: readonly unknown[];
  readonly url: string;
}

/**
 * Where a menu item leads a visitor of these user groups: the first override for one of them, else destinationURL, else url.
 * Empty when it leads nowhere or its overrides cannot be read: then it is shown without a link.
 */
export function menuItemUrl(item: MenuTarget, userGroups: ReadonlySet<string>): string {
  const overrides = readOverrides(item.GroupOverrideURL ?? []);
  if (overrides === undefined) return '';
  const own = overrides.find(({ usergroups }) => usergroups.some((group) => typeof group === 'string' && userGroups.has(group)));
  return own?.url ?? item.destinationURL ?? item.url ?? '';
}

function readOverrides(value: unknown): GroupOverride[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries: readonly unknown[] = value;
  return entries.every(isGroupOverride) ? [...entries] : undefined;
}

function isGroupOverride(entry: unknown): entry is GroupOverride {
  if (typeof entry !== 'object' || entry === null || !('usergroups' in entry) || !('url' in entry)) return false;
  return Array.isArray(entry.usergroups) && typeof entry.url === 'string';
}
