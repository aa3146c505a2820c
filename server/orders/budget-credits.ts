import { z } from 'zod';
import { givenBack } from '#domain/accounts/budgets/split.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { BudgetAmount } from '../budgets/index.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

const OfOrder = z.object({ budgetCenter: z.string().nullish() });
const OfLine = z.object({ bcName: z.string().nullish(), bcShares: z.array(z.object({ value: z.string(), cents: z.int() })).optional() });

/** Something of a row that is given back: with its tax, and without; and what it cost without tax of what was given back of the row before. */
export type GivenBack = {
  readonly line: Pick<OrderLineRow, 'details' | 'final_cents'>;
  readonly withTaxCents: Cents;
  readonly priceCents: Cents;
  readonly beforeCents: Cents;
};

/**
 * What budget centers get back of an order: the order's own all that its buyer does, each row's what the row cost, as they were charged; of those that share a row
 * each its part.
 *
 * @param feesCents fees that are given back along with it.
 */
export function budgetCredits({ details }: Pick<OrderRow, 'details'>, rows: readonly GivenBack[], feesCents: Cents = 0): BudgetAmount[] {
  const { budgetCenter } = OfOrder.parse(details);
  if (budgetCenter != null) return [{ budgetCenter, cents: rows.reduce((sum, { withTaxCents }) => sum + withTaxCents, feesCents) }];
  const cents = new Map<string, Cents>();
  for (const [center, back] of rows.flatMap(creditsOfRow)) cents.set(center, (cents.get(center) ?? 0) + back);
  return [...cents].map(([center, sum]) => ({ budgetCenter: center, cents: sum }));
}

function creditsOfRow({ line, priceCents, beforeCents }: GivenBack): (readonly [center: string, back: Cents])[] {
  const { bcName, bcShares } = OfLine.parse(line.details);
  const given = bcShares ?? (bcName == null ? [] : [{ value: bcName, cents: line.final_cents }]);
  const back = givenBack(
    given.map(({ cents }) => cents),
    beforeCents,
    priceCents,
  );
  return given.map(({ value }, at) => [value, back[at] ?? 0] as const);
}
