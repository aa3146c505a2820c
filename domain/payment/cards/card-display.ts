import { isApprovedAtVendor, isStoredValue, labelOfTender, type PaymentType, type VendorPaymentType } from '../payment-types.ts';

const MASK = '••••';

const BRAND_NAMES: ReadonlyMap<string, string> = new Map([
  ['VISA', 'Visa'],
  ['MASTER_CARD', 'Mastercard'],
  ['AMEX', 'American Express'],
  ['DISCOVER', 'Discover'],
  ['STORE_CARD', 'Store card'],
]);

/**
 * What people call a tender: 'Mastercard' for a card of the brand 'MASTER_CARD', 'Card' for one that we do not know. A card with a
 * balance is called by its kind: what is printed on it besides pays for nothing. So is what was approved at a vendor, whatever card is behind it.
 */
export function tenderName({ paymentType, brand }: { readonly paymentType: PaymentType; readonly brand: string }): string {
  // An invoice is called by its terms.
  if (paymentType === 'INVOICE') return brand === '' ? labelOfTender(paymentType) : brand;
  const isCalledByKind = isStoredValue(paymentType) || isApprovedAtVendor(paymentType);
  return (isCalledByKind ? undefined : BRAND_NAMES.get(brand)) ?? labelOfTender(paymentType);
}

/**
 * The same with the end of its number, to be read and to be read aloud: 'Visa ending in 4242'. What was approved at a vendor's own page is called
 * by that, as on the pages: 'Visa wallet ending in 4242'.
 */
export function tenderEnding(tender: {
  readonly paymentType: PaymentType;
  readonly vendorPaymentType?: VendorPaymentType | null | undefined;
  readonly brand: string;
  readonly lastFourDigit: string;
}): string {
  const name = tenderName({ paymentType: tender.vendorPaymentType ?? tender.paymentType, brand: tender.brand });
  return tender.lastFourDigit === '' ? name : `${name} ending in ${tender.lastFourDigit}`;
}

/**
 * A card or gift card number as it is shown: masked to its last four digits ("•••• 4242"). Takes the whole number or what
 * is known of it; with fewer than four digits nothing of it is shown.
 */
export function maskedNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < 4 ? MASK : `${MASK} ${digits.slice(-4)}`;
}
