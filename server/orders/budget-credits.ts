import { z } from 'zod';
import { givenBack } from '#domain/accounts/budgets/split.ts';
import type { Cents } from '#domain/shared/money.ts';
import { NO_CENTER, NO_GOODS, type BudgetAmount } from '../budgets/index.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

const OfOrder = z.object({ budgetCenter: z.string().nullish() });
const OfLine = z.object({
  bcName: z.string().nullish(),
  bcShares: z.array(z.object({ value: z.string(), cents: z.int() })).optional(),
  categoryId: z.string().default(NO_GOODS),
});

/** Something of a row that is given back: with its tax, and without; and what it cost without tax of what was given back of the row before. */
export type GivenBack = {
  readonly line: Pick<OrderLineRow, 'details' | 'final_cents'>;
  readonly withTaxCents: Cents;
  readonly priceCents: Cents;
  readonly beforeCents: Cents;
};

/** So much of an order that a center bears, or none, for what. */
export type Part = { readonly center: string; readonly categoryId: string; readonly cents: Cents };

/**
 * What budget centers get back of an order: the order's own all that its buyer does, each row's what the row cost, as they were charged; of those that share a row
 * each its part. What no center bore comes back to none. Nothing of the site whose people have no organizations.
 *
 * @param feesCents fees that are given back along with it.
 */
export function budgetCredits(
  { tenant, details }: Pick<OrderRow, 'tenant' | 'details'>,
  rows: readonly GivenBack[],
  feesCents: Cents = 0,
): BudgetAmount[] {
  if (tenant !== 'SBA') return [];
  const { budgetCenter } = OfOrder.parse(details);
  const center = budgetCenter ?? NO_CENTER;
  return amountsOf([
    ...rows.flatMap((row) => partsOfRow(row, center)),
    ...rows.map(({ withTaxCents, priceCents }) => ({ center, categoryId: NO_GOODS, cents: withTaxCents - priceCents })),
    { center, categoryId: NO_GOODS, cents: feesCents },
  ]);
}

function partsOfRow({ line, priceCents, beforeCents }: GivenBack, centerOfOrder: string): Part[] {
  const { bcName, bcShares, categoryId } = OfLine.parse(line.details);
  if (centerOfOrder !== NO_CENTER || bcName == null) return [{ center: centerOfOrder, categoryId, cents: priceCents }];
  const given = bcShares ?? [{ value: bcName, cents: line.final_cents }];
  const back = givenBack(
    given.map(({ cents }) => cents),
    beforeCents,
    priceCents,
  );
  return given.map(({ value }, at) => ({ center: value, categoryId, cents: back[at] ?? 0 }));
}

/** Parts of several things, for each center together. */
export function amountsOf(parts: readonly Part[]): BudgetAmount[] {
  const centers = new Map<string, Map<string, Cents>>();
  for (const { center, categoryId, cents } of parts) {
    const known = centers.get(center) ?? new Map<string, Cents>();
    centers.set(center, known.set(categoryId, (known.get(categoryId) ?? 0) + cents));
  }
  return [...centers].map(([budgetCenter, categories]) => ({
    budgetCenter,
    cents: [...categories.values()].reduce((sum, cents) => sum + cents, 0),
    parts: categories,
  }));
}
