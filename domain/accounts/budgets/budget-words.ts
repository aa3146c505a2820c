import { isShownAmount } from '../hidden-prices.ts';
import { formatDollars } from '../../catalog/price-text.ts';

/** What is said of a budget center, in dollars. */
export interface SaidCharge {
  readonly description: string;
  /** What is left before this order. */
  readonly available: number;
  /** What would be left after it; below zero: the order is over. */
  readonly after: number;
}

/** "$1,000.00 left"; of one that is overdrawn "$12.00 over". */
export function leftText(left: number): string {
  return left < 0 ? `${formatDollars(-left)} over` : `${formatDollars(left)} left`;
}

/** "After this order, $412.00 left in Front desk": of an order that is not over it. */
export function afterOrderText({ description, after }: Pick<SaidCharge, 'description' | 'after'>): string {
  return `After this order, ${formatDollars(after)} left in ${description}`;
}

/** By how much this order is over: not by what was over before it. */
function overByOrder({ available, after }: Pick<SaidCharge, 'available' | 'after'>): number {
  return (available < 0 ? available : 0) - after;
}

function standsText({ description, available }: SaidCharge): string {
  if (available < 0) return `${description} is already ${leftText(available)}.`;
  return available > 0 ? `${description} has ${formatDollars(available)} left.` : `${description} has nothing left.`;
}

/**
 * What a buyer is told whose order is above what a budget has left. (A-133, A-142)
 *
 * @param over the centers that the order is over, one at least.
 * @param keeper the name of whom they can ask, where it is known.
 */
export function overBudgetTexts(
  over: readonly SaidCharge[],
  keeper: string | undefined,
): { readonly title: string; readonly text: string } {
  const [first] = over;
  const hasFigures = over.every(({ after }) => isShownAmount(after));
  const names = over.map(({ description }) => description).join(', ');
  const title = !hasFigures
    ? over.length === 1
      ? `Over the ${names} budget`
      : `Over ${over.length} budgets: ${names}`
    : over.length === 1 && first !== undefined
      ? `Over the ${first.description} budget by ${formatDollars(overByOrder(first))}`
      : `Over ${over.length} budgets: ${over.map((charge) => `${charge.description} by ${formatDollars(overByOrder(charge))}`).join(', ')}`;
  const left = (hasFigures ? over : []).map(standsText);
  const ask = `Charge a different budget center, take something out of your cart, or ask ${keeper ?? 'whoever keeps your budgets'} for more.`;
  return { title, text: [...left, ask].join(' ') };
}
