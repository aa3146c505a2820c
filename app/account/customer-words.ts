import type { Customer } from '#contracts/session/representatives.ts';

/** A customer below their name: whose shopper they are, their email, and for whom they buy. */
export function customerWords({ email, accountName, accountNumber, partnerName }: Customer): string {
  return [
    partnerName === null ? undefined : `Shopper of ${partnerName}`,
    email ?? 'No email',
    accountName === null ? undefined : `${accountName}, account ${accountNumber ?? ''}`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
