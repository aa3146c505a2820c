import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { CartBudgets } from '#contracts/budgets.ts';
import type { Cart } from '#contracts/cart.ts';
import { overBudgetTexts } from '#domain/accounts/budgets/budget-words.ts';
import { overLimitTexts } from '#domain/accounts/order-limit.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** That a cart is above what its buyer may order, or above what a budget has left, and whom they can ask. */
export type OverLimitView = {
  readonly title: string;
  readonly text: string;
  /** Beside where the order would be placed: 'Over your $500.00 limit'. */
  readonly atButton: string;
  /** Who may order more, and a mail to them with what it is about; undefined where nobody is named. */
  readonly approver: { readonly name: string; readonly mailTo: string } | undefined;
  /** It is a budget that it is over: another one may do. */
  readonly isBudget?: true;
};

export function overLimitView({
  cartAccountInfo,
  cartSummary: { ordTotal },
}: Pick<Cart, 'cartAccountInfo' | 'cartSummary'>): OverLimitView | undefined {
  // Who has approvals sends the order to whoever decides.
  if (cartAccountInfo?.approval !== undefined) return undefined;
  const orderLimit = cartAccountInfo?.orderLimit ?? undefined;
  if (orderLimit === undefined) return overBudgetView(cartAccountInfo?.budgets);
  const { limit, approver } = orderLimit;
  return {
    ...overLimitTexts(orderLimit, approver?.name),
    atButton: isShownAmount(limit) ? `Over your ${formatDollars(limit)} limit` : 'Over your limit',
    approver: approver === null ? undefined : { name: approver.name, mailTo: mailTo(approver.email, { limit, ordTotal }) },
  };
}

function overBudgetView(budgets: CartBudgets | undefined): OverLimitView | undefined {
  const over = (budgets?.charges ?? []).filter((charge) => charge.over !== null);
  const [first] = over;
  if (budgets === undefined || first === undefined) return undefined;
  const { keeper } = budgets;
  const said = over.map(({ description, availableBalance, balanceAfter }) => ({
    description,
    available: availableBalance,
    after: balanceAfter,
  }));
  const texts = overBudgetTexts(said, keeper?.name);
  return {
    ...texts,
    atButton: over.length === 1 ? `Over the ${first.description} budget` : `Over ${over.length} budgets`,
    approver: keeper === null ? undefined : { name: keeper.name, mailTo: mailToKeeper(keeper.email, texts.title) },
    isBudget: true,
  };
}

function mailToKeeper(email: string, title: string): string {
  const subject = 'Could we have more in a budget?';
  const body = `An order that I would like to place is ${title.charAt(0).toLowerCase()}${title.slice(1)}. Could we have more in it?`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function mailTo(email: string, { limit, ordTotal }: { readonly limit: number; readonly ordTotal: number }): string {
  const subject = 'Could you place an order for me?';
  const body = !isShownAmount(limit)
    ? 'My cart is over my order limit. Could you order it?'
    : `My cart comes to ${formatDollars(ordTotal)}, which is over my order limit of ${formatDollars(limit)}. Could you order it?`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** In the place of the button that would place the order: why there is none, and whom to ask. A link, so that it works without scripts. */
export function OverLimitAtButton({ overLimit: { atButton, approver } }: { overLimit: OverLimitView }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-center font-semibold">{atButton}</p>
      {approver !== undefined && (
        <a className={buttonClass({ size: 'large', isWide: true })} href={approver.mailTo}>
          Ask {approver.name}
        </a>
      )}
    </div>
  );
}

/** Told before anything is typed: in the cart and at the head of checkout. */
export function OverLimit({ overLimit: { title, text, approver } }: { overLimit: OverLimitView }) {
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        approver !== undefined && (
          <a className="link" href={approver.mailTo}>
            Email {approver.name}
          </a>
        )
      }
    >
      {text}
    </Notice>
  );
}
