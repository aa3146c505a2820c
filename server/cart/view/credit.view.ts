import type { CartCredit } from '#contracts/budgets.ts';
import type { CartResponse } from '#contracts/cart.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { invoiceName } from '#domain/accounts/credit/credit-words.ts';
import { availableCredit, chargeCredit, daysPastDue, isCreditOpen } from '#domain/accounts/credit/invoice-credit.ts';
import { toDollars } from '#domain/shared/money.ts';
import { isInvoicePreselected, payerOf } from '../../credit/index.ts';
import type { AssessedCart } from '../assess-cart.ts';
import type { OpenCart } from '../opened-cart.ts';
import { viewBudgetInfo } from './budgets.view.ts';

/** What an order can be charged to, and whether it can go on invoice. Nothing of whose account has neither. (C §3; A-246) */
export function viewInvoiceInfo(open: OpenCart, assessed: AssessedCart): Pick<CartResponse, 'bcDetails' | 'invoiceInfo'> {
  const { bcDetails, bc } = viewBudgetInfo(open, assessed);
  const invoice = viewInvoice(open);
  if (bc === undefined && invoice === undefined) return {};
  return {
    ...(bcDetails !== undefined && { bcDetails }),
    invoiceInfo: { ...(bc !== undefined && { bc }), ...(invoice !== undefined && { invoice }) },
  };
}

/** The invoice as a choice: one value, since the wire says true or false. */
function viewInvoice({ credit, shopper, budgets, now }: OpenCart): NonNullable<CartResponse['invoiceInfo']>['invoice'] {
  if (credit === undefined) return undefined;
  const name = invoiceName(credit.termsDays);
  const isPreselected = isInvoicePreselected(shopper);
  return {
    type: 'INVOICE',
    level: 'ORDER',
    values: [{ value: 'true', description: name, availableBalance: toDollars(availableCredit(credit)) }],
    totPages: 1,
    showBCLink: false,
    isConfigured: isCreditOpen(credit, shopDay(now)),
    showNone: true,
    defaultVal: isPreselected ? 'true' : null,
    defaultDesc: isPreselected ? name : null,
    budgetingEnabled: budgets !== undefined,
  };
}

/** What of the cart goes on invoice, or would; undefined of who may have none. */
export function viewCredit({ credit, shopper, now }: OpenCart, { priced }: AssessedCart): CartCredit | undefined {
  if (credit === undefined) return undefined;
  const { chargedCents, availableCents, afterCents } = chargeCredit(credit, priced.summary.balanceOrdTotalCents);
  const today = shopDay(now);
  return {
    name: invoiceName(credit.termsDays),
    limit: toDollars(credit.limitCents),
    available: toDollars(availableCents),
    termsDays: credit.termsDays,
    charged: toDollars(chargedCents),
    availableAfter: toDollars(afterCents),
    isOver: afterCents < 0,
    daysPastDue: daysPastDue(credit, today),
    isOpen: isCreditOpen(credit, today),
    keeper: payerOf(shopper) ?? null,
  };
}
