import { CALLS } from './calls.ts';
import { LAST, PAGES } from './pages.ts';
import type { Row, Table } from './row.ts';

/** The same calls as clients make them without a prefix. */
const BY_PROXY = Object.fromEntries(
  Object.entries(CALLS).flatMap(([name, row]): [string, Table[string]][] => {
    const bare = withoutPrefix(name);
    return bare === name ? [] : [[bare, { ...row, ask: (its) => ({ ...row.ask(its), path: withoutPrefix(row.ask(its).path) }) }]];
  }),
);

function withoutPrefix(path: string): string {
  return path.replace(/\/ele-lpd\/api(?=\/(?:sparxProxy|productTileProxy|approvalsProxy)\/)/, '');
}

/** Every route of the shop; what ends a visit comes last. */
export const TABLE: Table = { ...PAGES, ...BY_PROXY, ...CALLS, ...LAST };
export const ROWS: readonly { readonly route: string; readonly row: Row }[] = Object.entries(TABLE).map(([route, row]) => ({ route, row }));

export function isPage(route: string): boolean {
  return route in PAGES || route in LAST;
}
