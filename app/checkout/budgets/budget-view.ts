import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { BudgetInfo } from '#contracts/budgets.ts';
import type { Cart, CartResponse } from '#contracts/cart.ts';
import { NO_BUDGET_CENTER } from '#domain/accounts/budgets/budget-charges.ts';
import { leftText } from '#domain/accounts/budgets/budget-words.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

/** A budget center that can be chosen. */
export type BudgetChoice = {
  readonly value: string;
  readonly name: string;
  /** '$1,000.00 left'; undefined where amounts are not shown. */ readonly left: string | undefined;
  readonly after: string | undefined;
  /** This order fits into what is left there. */ readonly hasRoom: boolean;
};

/** What an order takes out of a budget center. */
export type BudgetChargeView = {
  readonly name: string;
  readonly charged: string;
  /** '$912.00 left after this order' */ readonly after: string;
  readonly isOver: boolean;
};

/** A row that has a center of its own, or several that share it. */
export type BudgetRowView = {
  readonly lineId: string;
  readonly title: string;
  readonly price: string;
  readonly chosen: string;
  /** Empty: one bears all of it. `percent` as it is typed: '33.5'. */
  readonly shares: readonly { readonly value: string; readonly name: string; readonly percent: string; readonly amount: string }[];
};

/** What budget centers pay for, and which can be chosen. */
export type BudgetView = {
  readonly level: BudgetInfo['level'];
  readonly choices: readonly BudgetChoice[];
  readonly hasNone: boolean;
  /** Of the whole order; empty: none. */
  readonly chosen: string;
  /** The rows that have one each. */
  readonly rows: readonly BudgetRowView[];
  readonly isMissing: boolean;
  readonly pages: number;
};

/** Below zero nothing is left: 'is over it by' says more than a negative balance. */
function afterText(after: number): string {
  return after < 0 ? `${formatDollars(-after)} over with this order` : `${formatDollars(after)} left after this order`;
}

const inCents = (dollars: number) => Math.round(dollars * 100) / 100;

/** What a cart takes out of which budget center; of none where its account has no budgets. */
export function budgetCharges({ cartAccountInfo }: Pick<Cart, 'cartAccountInfo'>): BudgetChargeView[] {
  return (cartAccountInfo?.budgets?.charges ?? [])
    .filter(({ charged }) => charged !== 0)
    .map(({ description, charged, balanceAfter, over }) => ({
      name: description,
      charged: isShownAmount(charged) ? formatDollars(charged) : '',
      after: isShownAmount(charged) ? afterText(balanceAfter) : over === null ? '' : 'Over this budget with this order',
      isOver: over !== null,
    }));
}

/** Undefined where the account has no budget centers. */
export function budgetView(cart: Cart, invoiceInfo: CartResponse['invoiceInfo']): BudgetView | undefined {
  const { cartAccountInfo, cartSummary, items, stillMissing } = cart;
  const { budgets, budgetCenter } = cartAccountInfo ?? {};
  const centers = invoiceInfo?.bc;
  if (centers === undefined || budgets === undefined || !centers.isConfigured) return undefined;
  const { values, showNone, level, totPages } = centers;
  // What was chosen may stand on another page than the one that is shown.
  const shown = new Map(budgets.charges.map((charge) => [charge.budgetCenter, { ...charge, value: charge.budgetCenter }]));
  for (const value of values) shown.delete(value.value);
  const choices = [...shown.values(), ...values].map(({ value, description, availableBalance }) => ({
    value,
    name: description,
    left: isShownAmount(availableBalance) ? leftText(availableBalance) : undefined,
    hasRoom: isShownAmount(availableBalance) && availableBalance >= cartSummary.ordTotal,
    after: level === 'ORDER' && isShownAmount(availableBalance) ? afterText(inCents(availableBalance - cartSummary.ordTotal)) : undefined,
  }));
  return {
    level,
    choices,
    hasNone: showNone,
    chosen: budgetCenter ?? NO_BUDGET_CENTER,
    rows:
      level === 'ORDER'
        ? []
        : items
            .filter(
              ({ status, parentRelationCartItemId, priceInfo }) =>
                status === 'ACTIVE' && parentRelationCartItemId === null && priceInfo.finalPrice !== 0,
            )
            .map(({ cartItemId, product, priceInfo, itemAccountInfo }) => ({
              lineId: cartItemId,
              title: product.name,
              price: formatDollars(priceInfo.finalPrice),
              chosen: itemAccountInfo.bcName ?? NO_BUDGET_CENTER,
              shares: (itemAccountInfo.bcShares ?? []).map(({ bcName, percent, amount }) => ({
                value: bcName,
                name: choices.find((choice) => choice.value === bcName)?.name ?? bcName,
                percent: `${percent}`,
                amount: formatDollars(amount),
              })),
            })),
    isMissing: stillMissing.includes('BUDGET_CENTER_REQUIRED'),
    pages: totPages,
  };
}
