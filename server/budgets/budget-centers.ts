import { isCenterRequired, presetCenter, type BudgetCenter, type BudgetLevel } from '#domain/accounts/budgets/budget-charges.ts';
import { displaySettings } from '#domain/accounts/display-rules.ts';
import { statement } from '../db/database.ts';
import { rulesOf, type Shopper } from '../shoppers/index.ts';

/** So many budget centers are told at a time. */
const PAGE_SIZE = 100;

/** A center as `budgetCentersOf` gives it, with its place among all of its account's, from 1 on. */
type CenterTuple = [value: string, description: string, availableCents: number, place: number];

/** What `budgetCentersOf` gives; `total`: how many centers the account has. */
export type BudgetTuples = {
  readonly total: number | null;
  readonly centers: CenterTuple[] | null;
  /** Of those that are named or may be preselected: their periods have ended, and the next ones have not begun. `rollOverBudgets` begins them. */
  readonly due: readonly string[] | null;
};

/** The budgets of the account that somebody buys for. */
export type OpenBudgets = {
  readonly level: BudgetLevel;
  readonly isMandatory: boolean;
  /** The center that is charged where nobody has chosen. */
  readonly preset: string | undefined;
  /** Those that were asked about: the page, what was chosen, and what may be preselected. */
  readonly centers: ReadonlyMap<string, BudgetCenter>;
  /** Those of the page, in the order in which they are shown. */
  readonly page: readonly BudgetCenter[];
  readonly pages: number;
};

/** Whether somebody's orders are charged to budget centers, on this site. */
export function hasBudgets({ tenant, account }: Pick<Shopper, 'tenant' | 'account'>): boolean {
  return tenant === 'SBA' && account?.settings.isBudgetingEnabled === true;
}

/** An account's centers that are open, by name. $1 account, $2 how many */
export const findOpenCenters = statement<{ value: string; name: string }>(
  'budget_centers_open',
  'select value, description as name from budget_centers where account_number = $1 and closed_at is null order by lower(description), value limit $2',
);

/** The centers that a profile or an account preselects, the profile's first. */
export function wantedPresets({ person, account }: Pick<Shopper, 'person' | 'account'>): string[] {
  return [person?.settings.defaultBudgetCenter, account?.settings.defaultBudgetCenter].filter((value) => value !== undefined);
}

/**
 * A page of an account's budget centers with what each has left, and those that are named, wherever they stand, as one value of a larger statement.
 *
 * @param account SQL of the account number.
 * @param named SQL of an array of centers.
 * @param page SQL of the page's number, from 1 on.
 * @param today SQL of the day, by the shop's calendar.
 */
export function budgetCentersOf({ account, named, page, today }: { account: string; named: string; page: string; today: string }): string {
  return `(select json_build_object('total', max(b.total), 'due', json_agg(b.value) filter (where b.is_due and (b.is_named or b.total = 1)),
      'centers', json_agg(json_build_array(b.value, b.description, b.available, b.place) order by b.place)
        filter (where b.place > (${page} - 1) * ${PAGE_SIZE} and b.place <= ${page} * ${PAGE_SIZE} or b.is_named))
    from (select value, description, limit_cents - spent_cents - held_cents as available, ends_on <= ${today} as is_due, value = any(n.named) as is_named,
        (row_number() over (order by lower(description), value))::int as place, (count(*) over ())::int as total
      from budget_centers cross join (select ${named} as named offset 0) n where account_number = ${account} and closed_at is null) b)`;
}

/** The budgets of a buyer, from what `budgetCentersOf` has read. @param page the same that was asked for */
export function budgetsFrom(shopper: Shopper, { total, centers: tuples }: BudgetTuples, page: number): OpenBudgets {
  const known = (tuples ?? []).map(([value, description, availableCents, place]) => ({
    center: { value, description, availableCents },
    isOnPage: Math.ceil(place / PAGE_SIZE) === page,
  }));
  const centers = new Map(known.map(({ center }) => [center.value, center]));
  return {
    level: displaySettings(rulesOf(shopper.person)).hasOrderBudgetCenter ? 'ORDER' : 'LINE',
    isMandatory: isCenterRequired(shopper.account?.settings ?? {}) && (total ?? 0) > 0,
    preset: presetCenter(wantedPresets(shopper), {
      only: total === 1 ? known[0]?.center.value : undefined,
      isKnown: (value) => centers.has(value),
    }),
    centers,
    page: known.flatMap(({ center, isOnPage }) => (isOnPage ? [center] : [])),
    pages: Math.ceil((total ?? 0) / PAGE_SIZE),
  };
}
