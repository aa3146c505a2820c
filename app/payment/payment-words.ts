import type { OrderPayment } from '#contracts/cart.ts';
import { maskedNumber } from '#domain/payment/card-display.ts';
import type { z } from 'zod';

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['VISA', 'Visa'],
  ['MASTER_CARD', 'Mastercard'],
  ['AMEX', 'American Express'],
  ['DISCOVER', 'Discover'],
  ['STORE_CARD', 'Store card'],
]);
const TYPES: Record<z.output<typeof OrderPayment>['paymentType'], string> = {
  CREDIT_CARD: 'Card',
  PREPAID_CARD: 'Prepaid card',
  GIFT_CARD: 'Gift card',
  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  INVOICE: 'Invoice',
};

export type PaymentView = {
  readonly id: string;
  /** 'Visa •••• 4242' */ readonly name: string;
  /** 'Expires 12/2030' */ readonly expiry: string | undefined;
};

/** A payment of an order as people read it: its number masked to the last four digits, its expiry as month/year. */
export function paymentView({
  id,
  paymentType,
  brand,
  lastFourDigit,
  expiryMonth,
  expiryYear,
}: z.output<typeof OrderPayment>): PaymentView {
  const kind = BRANDS.get(brand) ?? TYPES[paymentType];
  return {
    id,
    name: lastFourDigit === '' ? kind : `${kind} ${maskedNumber(lastFourDigit)}`,
    expiry: expiryMonth === null || expiryYear === null ? undefined : `Expires ${expiryMonth}/${expiryYear}`,
  };
}
