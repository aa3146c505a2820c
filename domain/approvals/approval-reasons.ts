import type { BudgetCharge } from '../accounts/budgets/budget-charges.ts';
import { overBudget } from '../accounts/budgets/budget-charges.ts';
import { overOrderLimit } from '../accounts/order-limit.ts';
import { formatPrice } from '../catalog/price-text.ts';
import type { Cents } from '../shared/money.ts';
import { whatMatches, type ApprovalRule, type RuledOrder } from './approval-rules.ts';

/** Why an order is not placed before somebody else has said yes. */
export type ApprovalReason =
  | { readonly kind: 'ORDER_LIMIT'; readonly limitCents: Cents; readonly overCents: Cents }
  /** `availableCents`: what the budget has without the order, negative where it is over already; `overCents`: by how much the order puts it over in all. */
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
      return budgetText(reason);
    case 'RULE':
      return `${reason.name}: ${reason.detail}`;
    default:
      return reason satisfies never;
  }
}

/** By how much the order is over, and how the budget stands without it: what others have spent is not this order's. */
function budgetText({ center, availableCents, overCents }: Extract<ApprovalReason, { kind: 'BUDGET' }>): string {
  if (availableCents > 0) return `${formatPrice(overCents)} over the ${center} budget, which had ${formatPrice(availableCents)} left`;
  if (availableCents === 0) return `${formatPrice(overCents)} over the ${center} budget, which had nothing left`;
  return `${formatPrice(overCents + availableCents)} over: the ${center} budget is already ${formatPrice(-availableCents)} over`;
}
