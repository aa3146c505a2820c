import type { BudgetChargeView } from './budget-view.ts';

/** What an order takes out of each budget center, and what it leaves there. */
export function BudgetCharges({ charges }: { charges: readonly BudgetChargeView[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {charges.map(({ name, charged, after, isOver }) => (
        <li key={name}>
          <b>{name}</b> <span className="figures">{charged}</span>
          <span className={`figures block text-sm ${isOver ? 'text-danger' : 'text-ink-soft'}`}>{after}</span>
        </li>
      ))}
    </ul>
  );
}
