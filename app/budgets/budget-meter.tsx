import type { BudgetCenterView } from '#contracts/account/budget-centers.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { signedDollars } from './budget-words.ts';

const WIDTH = 1000;

/** How much of a budget is spent and held: what the figures beside it say, as a line. */
export function BudgetMeter({ center: { limit, spent, held } }: { center: Pick<BudgetCenterView, 'limit' | 'spent' | 'held'> }) {
  const partOf = (amount: number) => (limit <= 0 ? 0 : Math.round((Math.min(Math.max(amount, 0), limit) / limit) * WIDTH));
  const spentWidth = partOf(spent);
  return (
    <svg className="budget-meter" viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="budget-meter-all" width={WIDTH} height="8" />
      <rect className="budget-meter-held" x={spentWidth} width={Math.min(partOf(held), WIDTH - spentWidth)} height="8" />
      <rect className="budget-meter-spent" width={spentWidth} height="8" />
    </svg>
  );
}

/** What is left of a budget, or by how much it is over. */
export function BudgetLeft({ left }: { left: number }) {
  return (
    <p>
      <span className="budget-left figures">{formatDollars(Math.abs(left))}</span>{' '}
      <span className="text-ink-soft">{left < 0 ? 'over' : 'left'}</span>
    </p>
  );
}

/** The figures of a budget: what is left stands above them. */
export function BudgetFigures({ center: { limit, spent, held } }: { center: BudgetCenterView }) {
  const facts = [
    ['Spent', spent],
    ['On hold', held],
    ['Budget', limit],
  ] as const;
  return (
    <dl className="budget-figures">
      {facts.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{signedDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
