import { z } from 'zod';
import type { Cents } from '#domain/shared/money.ts';
import type { BudgetAmount } from '../budgets/index.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

const OfOrder = z.object({ budgetCenter: z.string().nullish() });
const OfLine = z.object({ bcName: z.string().nullish() });

/** Something of a row that is given back: with its tax, and without. */
export type GivenBack = { readonly line: Pick<OrderLineRow, 'details'>; readonly withTaxCents: Cents; readonly priceCents: Cents };

/**
 * What budget centers get back of an order: the order's own all that its buyer does, each row's what the row cost, as they were charged.
 *
 * @param feesCents fees that are given back along with it.
 */
export function budgetCredits({ details }: Pick<OrderRow, 'details'>, rows: readonly GivenBack[], feesCents: Cents = 0): BudgetAmount[] {
  const { budgetCenter } = OfOrder.parse(details);
  if (budgetCenter != null) return [{ budgetCenter, cents: rows.reduce((sum, { withTaxCents }) => sum + withTaxCents, feesCents) }];
  const cents = new Map<string, Cents>();
  for (const { line, priceCents } of rows) {
    const { bcName } = OfLine.parse(line.details);
    if (bcName != null) cents.set(bcName, (cents.get(bcName) ?? 0) + priceCents);
  }
  return [...cents].map(([center, sum]) => ({ budgetCenter: center, cents: sum }));
}
