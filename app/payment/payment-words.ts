import type { OrderPayment } from '#contracts/cart.ts';
import { payLaterPartsText } from '#domain/payment/pay-later.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { maskedNumber, tenderName } from '#domain/payment/cards/card-display.ts';
import { isPaidLater, isStoredValue, type PaymentType, type VendorPaymentType } from '#domain/payment/payment-types.ts';
import type { z } from 'zod';

type NamedPayment = {
  readonly paymentType: PaymentType;
  /** At whose page it was approved, where it was. */
  readonly vendorPaymentType?: VendorPaymentType | null;
  readonly brand: string;
  readonly lastFourDigit: string;
  readonly expiryMonth: string | null;
  readonly expiryYear: string | null;
  /** Nobody can pay with it any more. */
  readonly isExpired?: boolean;
};

export type PaymentView = {
  readonly id: string;
  /** 'Visa •••• 4242' */ readonly name: string;
  /** 'Expires 12/2030' */ readonly expiry: string | undefined;
  /** '4 payments of $12.48', of what is paid later. */ readonly plan: string | undefined;
  /** What it pays of the order. */ readonly amount: string;
  readonly isNeeded: boolean;
  /** A gift or prepaid card: it pays as far as its balance goes, and what is left is paid otherwise. */
  readonly hasBalance: boolean;
  /** Typed into the vendor's card fields, and not approved at a vendor's own page. */
  readonly isCard: boolean;
  /** Paid on account, when the invoice is due. */
  readonly isInvoice?: boolean;
};

/** A payment of an order as people read it: its number masked to the last four digits, its expiry as month/year. */
export function paymentView(payment: z.output<typeof OrderPayment>): PaymentView {
  return {
    id: payment.id,
    ...paymentName(payment),
    plan: payment.vendorPaymentType != null && isPaidLater(payment.vendorPaymentType) ? payLaterText(payment.amountApplied) : undefined,
    amount: formatDollars(payment.amountApplied),
    isNeeded: payment.amountApplied !== 0,
    hasBalance: isStoredValue(payment.paymentType),
    isCard: payment.vendorPaymentType === null && payment.paymentType !== 'INVOICE',
    ...(payment.paymentType === 'INVOICE' && { isInvoice: true }),
  };
}

/** In which parts an amount in dollars is paid later; undefined where there is nothing to pay. */
export function payLaterText(dollars: number): string | undefined {
  const cents = fromDollars(dollars);
  return cents === undefined || cents === 0 ? undefined : payLaterPartsText(cents);
}

/** What a payment is called, and when it expires. */
export function paymentName({ paymentType, vendorPaymentType, brand, lastFourDigit, expiryMonth, expiryYear, isExpired }: NamedPayment) {
  const kind = tenderName({ paymentType: vendorPaymentType ?? paymentType, brand });
  return {
    name: lastFourDigit === '' ? kind : `${kind} ${maskedNumber(lastFourDigit)}`,
    expiry:
      expiryMonth === null || expiryYear === null
        ? undefined
        : `${isExpired === true ? 'Expired' : 'Expires'} ${expiryMonth}/${expiryYear}`,
  };
}
