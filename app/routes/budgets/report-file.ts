import { getBudgetSpend } from '#contracts/account/budget-reports.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { spendAbout } from '#app/budgets/budget-paths.ts';
import { sheetFile } from '#app/budgets/sheet.server.ts';
import { csvFile } from '#app/operations/csv.ts';
import type { Route } from './+types/report-file.ts';

/** So many people a file has at most. */
const MOST_PEOPLE = 10_000;

/** What an organization spends as a file: each sum a row, everybody among them. For those who keep its budgets. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = spendAbout(url.searchParams);
  const { from, to, centers, categories, people, units, months } = requireAnswer(
    await servicesOf(context).door(getBudgetSpend, { query: { from: asked.from, to: asked.to, most: MOST_PEOPLE } }),
    url,
  );
  const rowsOf = (by: string, sums: typeof centers) => sums.map(({ key, name, amount }) => [by, key, name, amount]);
  const rows = [
    ['By', 'Code', 'Name', 'Spent'],
    ...rowsOf('Budget Center', centers),
    ...rowsOf('Category', categories),
    // Ids of units and people are ours.
    ...units.map(({ name, amount }) => ['Unit', '', name, amount]),
    ...people.map(({ name, amount }) => ['Person', '', name, amount]),
    ...rowsOf('Month', months),
  ];
  const name = `spending-${from}-${to}`;
  return url.searchParams.get('format') === 'xlsx' ? sheetFile(`${name}.xlsx`, rows) : csvFile(`${name}.csv`, rows);
}
