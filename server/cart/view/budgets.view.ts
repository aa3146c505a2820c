import type { BudgetInfo, CartBudgets } from '#contracts/budgets.ts';
import type { CartResponse } from '#contracts/cart.ts';
import { overBudget } from '#domain/accounts/budgets/budget-charges.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { AssessedCart } from '../assess-cart.ts';
import type { OpenCart } from '../opened-cart.ts';

/** What can be chosen, and the balance that the header shows. Nothing of whose account has no budgets. (C §3; A-246) */
export function viewBudgetInfo(
  { budgets }: OpenCart,
  assessed: AssessedCart,
): Pick<CartResponse, 'bcDetails'> & { readonly bc?: BudgetInfo } {
  if (budgets === undefined) return {};
  const preset = budgets.preset === undefined ? undefined : budgets.centers.get(budgets.preset);
  const { ofOrder } = assessed.budgets ?? {};
  const shown = ofOrder === undefined ? preset : budgets.centers.get(ofOrder);
  return {
    bcDetails: {
      budgetCenter: shown?.value ?? null,
      availableBalance: shown === undefined ? null : toDollars(shown.availableCents),
    },
    bc: {
      type: 'BUDGET_CENTER',
      level: budgets.level,
      values: budgets.page.map(({ value, description, availableCents }) => ({
        value,
        description,
        availableBalance: toDollars(availableCents),
      })),
      totPages: budgets.pages,
      showBCLink: budgets.pages > 1,
      isConfigured: budgets.pages > 0,
      showNone: !budgets.isMandatory,
      defaultVal: preset?.value ?? null,
      defaultDesc: preset?.description ?? null,
      budgetingEnabled: true,
    },
  };
}

/** What the cart takes out of which budget center. */
export function viewCharges({ budgets, shopper }: OpenCart, assessed: AssessedCart): CartBudgets | undefined {
  if (budgets === undefined || assessed.budgets === undefined) return undefined;
  const over = new Set(overBudget(assessed.budgets.charges));
  return {
    level: budgets.level,
    charges: assessed.budgets.charges.map((charge) => ({
      budgetCenter: charge.value,
      description: charge.description,
      charged: toDollars(charge.chargedCents),
      availableBalance: toDollars(charge.availableCents),
      balanceAfter: toDollars(charge.afterCents),
      over: over.has(charge) ? toDollars(-charge.afterCents) : null,
    })),
    keeper: shopper.person?.approver ?? null,
  };
}
