/** A payment saved in the wallet, in the order of the wallet. */
export interface WalletPayment {
  id: string;
  isExpired: boolean;
  /** Epoch ms; missing where it was never changed. */
  updatedAtMs?: number;
}

export interface PaymentChoice {
  /** What is on the order already, in its order. */
  orderPayments: readonly { id: string; paymentType: string }[];
  walletPayments: readonly WalletPayment[];
  defaultPaymentId?: string | undefined;
  lastUsedPaymentId?: string | undefined;
}

export type PreselectedPayment = { from: 'ORDER' | 'WALLET'; id: string };

function mostRecentlyUpdated(payments: readonly WalletPayment[]): WalletPayment | undefined {
  return payments.filter((payment) => payment.updatedAtMs !== undefined).toSorted((a, b) => (b.updatedAtMs ?? 0) - (a.updatedAtMs ?? 0))[0];
}

/**
 * The payment that is selected before the shopper chooses: a credit card that leads the order's payments; else the
 * wallet's default, last used, most recently updated, first listed. Expired ones are passed over; `undefined` when none is left.
 */
export function preselectedPayment(choice: PaymentChoice): PreselectedPayment | undefined {
  const leading = choice.orderPayments[0];
  if (leading?.paymentType === 'CREDIT_CARD') return { from: 'ORDER', id: leading.id };
  const usable = choice.walletPayments.filter((payment) => !payment.isExpired);
  const chosen =
    usable.find((payment) => payment.id === choice.defaultPaymentId) ??
    usable.find((payment) => payment.id === choice.lastUsedPaymentId) ??
    mostRecentlyUpdated(usable) ??
    usable[0];
  return chosen === undefined ? undefined : { from: 'WALLET', id: chosen.id };
}
