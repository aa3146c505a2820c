import { listBudgetCenters, type BudgetCenterView } from '#contracts/account/budget-centers.ts';
import { CARRY_WORDS, CENTER_NAMES, PERIOD_WORDS } from '#domain/accounts/budgets/period-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { csvFile } from '#app/operations/csv.ts';
import type { Route } from './+types/centers-file.ts';

/** All budget centers of an organization as a file that can be changed and sent back. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const centers: BudgetCenterView[] = [];
  for (let page = 1; ; page += 1) {
    const answered = requireAnswer(await door(listBudgetCenters, { query: { page } }), url);
    centers.push(...answered.centers);
    if (answered.centers.length === 0 || centers.length >= answered.totalItems) break;
  }
  return csvFile('budget-centers.csv', [
    ['Code', 'Name', 'Amount', CENTER_NAMES.period, CENTER_NAMES.carry, CENTER_NAMES.carryCap, 'Closed', 'Spent', 'On hold', 'Left'],
    ...centers.map(({ value, description, amount, period, carry, carryCap, isClosed, spent, held, left }) => [
      value,
      description,
      amount.toFixed(2),
      PERIOD_WORDS[period],
      CARRY_WORDS[carry],
      carryCap === null ? '' : carryCap.toFixed(2),
      isClosed ? 'yes' : 'no',
      spent.toFixed(2),
      held.toFixed(2),
      left.toFixed(2),
    ]),
  ]);
}
