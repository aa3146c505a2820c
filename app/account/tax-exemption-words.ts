import type { TaxCertificate } from '#contracts/account/tax-certificates.ts';
import type { ExemptionReason } from '#domain/pricing/fees/tax-exemption.ts';

/** The reasons for which states give certificates, as people say them. */
export const REASON_TEXTS: Readonly<Record<ExemptionReason, string>> = {
  RESALE: 'Resale',
  GOVERNMENT: 'Government',
  NONPROFIT: 'Nonprofit',
  EDUCATION: 'School or college',
};

/** How far a certificate is, in a word or two. */
export function certificateStatus({ status, isExpired }: Pick<TaxCertificate, 'status' | 'isExpired'>): string {
  if (isExpired) return 'Expired';
  return status === 'WAITING' ? 'In review' : status === 'APPROVED' ? 'Approved' : 'Declined';
}
