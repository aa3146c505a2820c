import { MOST_MONTHS, monthLater } from '#domain/accounts/budgets/spend-months.ts';
import { MONTH } from '#domain/shared/calendar.ts';

/** Where the pages of an organization's budgets stand. A page whose path has "/budget" in it keeps no copy of the cart. (C §2) */
export const BUDGET_PATHS = {
  centers: '/account/budgets',
  report: '/account/budgets/report',
  reportFile: '/account/budgets/report/file',
  orders: '/account/budgets/orders',
  file: '/account/budgets/file',
  centersFile: '/account/budgets/centers.csv',
  log: '/account/budgets/log',
} as const;

/** The page of one budget center. */
export function centerPath(value: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(`/account/budgets/center/${encodeURIComponent(value)}`, more);
}

/** A path with what is asked there; of nothing asked the path alone. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

/** What of all that was spent is looked at: months as yyyy-mm; what is undefined is all of it, or what is usual. */
export type SpendAbout = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly center?: string | undefined;
  readonly category?: string | undefined;
  readonly person?: string | undefined;
};

const PERSON = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The months that can be chosen, the latest first. @param thisMonth yyyy-mm */
export function monthsBefore(thisMonth: string): string[] {
  return Array.from({ length: MOST_MONTHS }, (_, ago) => monthLater(thisMonth, -ago));
}

/** What an address asks about, as far as it can be answered. */
export function spendAbout(query: URLSearchParams): SpendAbout {
  const ofForm = (name: string, form: RegExp) => (form.test(query.get(name) ?? '') ? (query.get(name) ?? undefined) : undefined);
  return {
    from: ofForm('from', MONTH),
    to: ofForm('to', MONTH),
    center: query.get('center')?.slice(0, 60) ?? undefined,
    category: query.get('category')?.slice(0, 100) ?? undefined,
    person: ofForm('person', PERSON),
  };
}
