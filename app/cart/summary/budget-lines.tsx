import type { Cart } from '#contracts/cart.ts';
import { afterOrderText } from '#domain/accounts/budgets/budget-words.ts';

/** What a cart would leave in its budget centers: 'After this order, $412.00 left in Front desk'. */
export function budgetLines({ cartAccountInfo }: Pick<Cart, 'cartAccountInfo'>): string[] {
  return (cartAccountInfo?.budgets?.charges ?? [])
    .filter(({ charged, over }) => charged > 0 && over === null)
    .map(({ description, balanceAfter }) => afterOrderText({ description, after: balanceAfter }));
}

/** The same below the sums of the cart. What it is over is told by a notice of its own. */
export function BudgetLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="figures text-sm text-ink-soft">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
