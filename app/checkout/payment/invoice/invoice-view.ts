import type { Cart } from '#contracts/cart.ts';
import { closedCreditTexts, creditText, overCreditTexts, pastDueText, termsText } from '#domain/accounts/credit/credit-words.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { PaymentView } from '#app/payment/payment-words.ts';

/** The choice to put what is left to pay on invoice. */
export type InvoiceView = {
  /** 'Invoice, net 30' */ readonly name: string;
  readonly terms: string;
  /** '$1,000.00 credit left, $250.00 after this order'; undefined where amounts are not shown */ readonly credit: string | undefined;
  readonly isChosen: boolean;
  /** Why the order cannot go on invoice. */
  readonly stopped: { readonly title: string; readonly text: string } | undefined;
  /** What is past due, and stops nothing yet. */
  readonly pastDue: string | undefined;
};

/** Undefined of who may have no invoice. */
export function invoiceView({ cartAccountInfo }: Pick<Cart, 'cartAccountInfo'>): InvoiceView | undefined {
  const { credit, invoice } = cartAccountInfo ?? {};
  if (credit === undefined) return undefined;
  const { name, termsDays, available, availableAfter: after, isOpen, isOver, daysPastDue, keeper } = credit;
  return {
    name,
    terms: termsText(termsDays),
    credit: creditText({ available, after }),
    isChosen: invoice === true,
    stopped: !isOpen
      ? closedCreditTexts(daysPastDue, keeper?.name)
      : isOver
        ? overCreditTexts({ available, after }, keeper?.name)
        : undefined,
    pastDue: isOpen ? pastDueText(daysPastDue) : undefined,
  };
}

/** The invoice among what pays for an order: none where it is paid otherwise. */
export function invoicePayment({ cartAccountInfo }: Pick<Cart, 'cartAccountInfo'>): PaymentView[] {
  const { credit, invoice } = cartAccountInfo ?? {};
  if (credit === undefined || invoice !== true) return [];
  return [
    {
      id: 'invoice',
      name: credit.name,
      expiry: undefined,
      plan: creditText({ available: credit.available, after: credit.availableAfter }),
      amount: formatDollars(credit.charged),
      isNeeded: credit.charged !== 0,
      hasBalance: false,
      isCard: false,
      isInvoice: true,
    },
  ];
}
