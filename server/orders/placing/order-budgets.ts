import type { RowCharge } from '#domain/accounts/budgets/budget-charges.ts';
import { percentText, splitCents } from '#domain/accounts/budgets/split.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { toDollars } from '#domain/shared/money.ts';
import { NO_CENTER, NO_GOODS, uncharged, type BudgetAmount } from '../../budgets/index.ts';
import type { AssessedCart, OpenCart } from '../../cart/index.ts';
import { amountsOf, type Part } from '../budget-credits.ts';

const dollars = (cents: number) => formatDollars(toDollars(cents));

type Priced = Pick<AssessedCart, 'budgets' | 'lines' | 'pricedLines' | 'priced'>;

/**
 * What the order is charged, by who bears it and what it is for: goods after discounts in their categories, tax, delivery and fees apart from them. One center bears
 * all of it, or each row's the goods of that row; what none bears is of none. Together they are its total. Empty where the organization has no budgets.
 */
export function budgetAmounts({ items }: Pick<OpenCart, 'items'>, { budgets, lines, pricedLines, priced }: Priced): BudgetAmount[] {
  if (budgets === undefined) return [];
  const { ordTotalCents } = priced.summary;
  const goods = lines.map((line) => ({ line, cents: pricedLines.get(line.lineId)?.finalPriceCents ?? 0 }));
  const goodsCents = goods.reduce((sum, { cents }) => sum + cents, 0);
  const categoryOf = ({ itemId }: CartLine) => items.get(itemId)?.categoryId ?? NO_GOODS;
  const { ofOrder, ofRows } = budgets;
  if (ofRows.size > 0) {
    const ofGoods = goods.flatMap(({ line, cents }): Part[] => {
      const categoryId = categoryOf(line);
      return (
        ofRows.get(line.lineId)?.map((charge) => ({ center: charge.value, categoryId, cents: charge.cents })) ?? [
          { center: NO_CENTER, categoryId, cents },
        ]
      );
    });
    return worth([...ofGoods, { center: NO_CENTER, categoryId: NO_GOODS, cents: ordTotalCents - goodsCents }]);
  }
  const taxCents = lines.reduce((sum, { lineId }) => sum + (pricedLines.get(lineId)?.taxCents ?? 0), 0);
  // What was taken off the order as a whole is taken off each in proportion.
  const weights = [
    ...goods.map(({ line, cents }) => ({ categoryId: categoryOf(line), cents })),
    { categoryId: NO_GOODS, cents: Math.max(taxCents, ordTotalCents - goodsCents) },
  ];
  if (ordTotalCents === 0) return [];
  const shares = splitCents(
    ordTotalCents,
    weights.map(({ cents }) => cents),
  );
  return worth(shares.map((cents, at) => ({ center: ofOrder ?? NO_CENTER, categoryId: weights[at]?.categoryId ?? NO_GOODS, cents })));
}

function worth(parts: readonly Part[]): BudgetAmount[] {
  return amountsOf(parts.filter(({ cents }) => cents !== 0)).filter(({ budgetCenter, cents }) => budgetCenter === NO_CENTER || cents > 0);
}

/** What of an order's budget centers its pages, its mails and its papers tell, where what comes back goes, and what no center bears. */
export function budgetDetails(
  { budgets }: Pick<AssessedCart, 'budgets'>,
  wanted: { readonly budgets: readonly BudgetAmount[]; readonly accountNumber: string | undefined },
): Record<string, unknown> {
  if (budgets === undefined) return {};
  const budgetCenterName = budgets.charges.map(({ description }) => description).join(', ');
  return {
    ...(budgets.charges.length > 0 && { budgetCenterName }),
    ...(budgets.charges.length > 1 && {
      budgetCharges: budgets.charges.map(({ description, chargedCents }) => `${description} ${dollars(chargedCents)}`),
    }),
    ...(budgets.ofOrder !== undefined && { budgetCenter: budgets.ofOrder }),
    uncharged: uncharged(wanted.accountNumber, wanted.budgets),
  };
}

/** The budget center of a row, or those that share it, what each bears of it, and how they are told. */
export function rowBudget(charges: readonly RowCharge[], nameOf: (value: string) => string): Record<string, unknown> {
  const [first] = charges;
  if (first === undefined) return {};
  if (charges.length === 1) return { bcName: first.value, budgetCenterName: nameOf(first.value) };
  return {
    bcName: first.value,
    bcShares: charges,
    budgetCenterName: charges.map(({ value, parts, cents }) => `${nameOf(value)} ${percentText(parts)} (${dollars(cents)})`).join(', '),
  };
}
