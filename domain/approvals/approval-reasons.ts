import type { BudgetCharge } from '../accounts/budgets/budget-charges.ts';
import { overBudget } from '../accounts/budgets/budget-charges.ts';
import { overOrderLimit } from '../accounts/order-limit.ts';
import { formatPrice } from '../catalog/price-text.ts';
import type { Cents } from '../shared/money.ts';
import { whatMatches, type ApprovalRule, type RuledOrder } from './approval-rules.ts';

/** Why an order is not placed before somebody else has said yes. */
export type ApprovalReason =
  | { readonly kind: 'ORDER_LIMIT'; readonly limitCents: Cents; readonly overCents: Cents }
  | { readonly kind: 'BUDGET'; readonly center: string; readonly availableCents: Cents; readonly overCents: Cents }
  /** A rule of the organization; `detail`: what of the order it is about, in words. */
  | { readonly kind: 'RULE'; readonly ruleId: string; readonly name: string; readonly detail: string };

/** An order as it is looked at before it is placed. */
export type AssessedOrder = RuledOrder & {
  /** The most that its buyer may place; undefined: there is no limit. */
  readonly limitCents: Cents | undefined;
  readonly charges: readonly BudgetCharge[];
};

/** Every reason why an order needs approval, the buyer's own limit first; none: it can be placed at once. */
export function approvalReasons(order: AssessedOrder, rules: readonly ApprovalRule[]): ApprovalReason[] {
  const over = overOrderLimit(order.totalCents, order.limitCents);
  return [
    ...(over === undefined ? [] : [{ kind: 'ORDER_LIMIT' as const, ...over }]),
    ...overBudget(order.charges).map(({ description: center, availableCents, afterCents }) => ({
      kind: 'BUDGET' as const,
      center,
      availableCents,
      overCents: -afterCents,
    })),
    ...rules.flatMap((rule) => {
      const detail = whatMatches(rule, order);
      return detail === undefined ? [] : [{ kind: 'RULE' as const, ruleId: rule.ruleId, name: rule.name, detail }];
    }),
  ];
}

/** A reason with its figures: "$120.00 over a $500.00 order limit". */
export function reasonText(reason: ApprovalReason): string {
  switch (reason.kind) {
    case 'ORDER_LIMIT':
      return `${formatPrice(reason.overCents)} over a ${formatPrice(reason.limitCents)} order limit`;
    case 'BUDGET':
      return reason.availableCents > 0
        ? `${formatPrice(reason.overCents)} over the ${reason.center} budget, which had ${formatPrice(reason.availableCents)} left`
        : `${formatPrice(reason.overCents)} over the ${reason.center} budget, which had nothing left`;
    case 'RULE':
      return `${reason.name}: ${reason.detail}`;
    default:
      return reason satisfies never;
  }
}
