/**
 * What a bank calls a payment, as it is kept: however somebody types it, it is the same one. In capitals, with plain dashes and single spaces, without signs that
 * nobody sees; '' where nothing is left.
 */
export function paymentReference(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toUpperCase();
}
