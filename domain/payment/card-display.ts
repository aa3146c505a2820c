import type { CardExpiry } from './expiry.ts';

const MASK = '••••';

/**
 * A card or gift card number as it is shown: masked to its last four digits ("•••• 4242"). Takes the whole number or what
 * is known of it; with fewer than four digits nothing of it is shown.
 */
export function maskedNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < 4 ? MASK : `${MASK} ${digits.slice(-4)}`;
}

/** A card's expiry as it is shown: month/year ("03/2030"). Empty for a card without expiry. */
export function expiryText(expiry: CardExpiry | undefined): string {
  if (expiry === undefined) return '';
  return `${String(expiry.month).padStart(2, '0')}/${expiry.year}`;
}
