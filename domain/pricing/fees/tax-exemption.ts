import type { CalendarDate } from '#domain/shared/calendar.ts';

/** Why somebody buys free of sales tax. */
export const EXEMPTION_REASONS = ['RESALE', 'GOVERNMENT', 'NONPROFIT', 'EDUCATION'] as const;
export type ExemptionReason = (typeof EXEMPTION_REASONS)[number];

/** What an operator says of a certificate that waits. */
export const CERTIFICATE_DECISIONS = ['APPROVED', 'DECLINED'] as const;

/** Where a certificate stands. */
export const CERTIFICATE_STATES = ['WAITING', ...CERTIFICATE_DECISIONS] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** A certificate that has been approved: in which state it counts, and until the end of which day. */
export type TaxCertificate = { readonly state: string; readonly number: string; readonly validUntil: CalendarDate };

/** The certificate that frees what goes to a state from its tax on a day; undefined: none does. */
export function certificateFor(certificates: readonly TaxCertificate[], state: string, today: CalendarDate): TaxCertificate | undefined {
  return certificates.find((one) => one.state === state && one.validUntil >= today);
}

/** The most certificates that somebody, or an organization, keeps. */
export const MOST_CERTIFICATES = 60;

/** Numbers are letters, digits and the signs that states write between them. */
export const CERTIFICATE_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,39}$/;
