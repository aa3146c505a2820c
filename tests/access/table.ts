import { CALLS } from './calls.ts';
import { LAST, PAGES } from './pages.ts';
import type { Row, Table } from './row.ts';

/** Every route of the shop; what ends a visit comes last. */
export const TABLE: Table = { ...PAGES, ...CALLS, ...LAST };
export const ROWS: readonly { readonly route: string; readonly row: Row }[] = Object.entries(TABLE).map(([route, row]) => ({ route, row }));

export function isPage(route: string): boolean {
  return route in PAGES || route in LAST;
}
