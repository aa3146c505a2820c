import type { PaymentToken } from '../tokens/token-records.ts';

/** Somebody who has signed up with the vendors, and how their payments end. */
export interface Payer {
  email: string;
  name: string;
  outcome: PaymentToken['outcome'];
  /** For the note on the vendors' pages. */
  what: string;
}

export const PAYERS: readonly Payer[] = [
  { email: 'approve@vendor.example', name: 'Avery Approve', outcome: 'APPROVE', what: 'Pays' },
  { email: 'decline@vendor.example', name: 'Dana Decline', outcome: 'DECLINE', what: 'Fails right away' },
  { email: 'retry@vendor.example', name: 'Robin Retry', outcome: 'RETRY', what: 'Fails once, then pays' },
  { email: 'stuck@vendor.example', name: 'Stevie Stuck', outcome: 'STUCK', what: 'Fails however often it is tried' },
  { email: 'broke@vendor.example', name: 'Blair Broke', outcome: 'BROKE', what: 'Fails when the order is placed' },
];

/** Who has signed up with this e-mail address, or `undefined`. */
export function payerOf(email: string): Payer | undefined {
  return PAYERS.find((payer) => payer.email === email.trim().toLowerCase());
}

/** The same payer always has the same id. */
export function payerIdOf(email: string): string {
  return `PAYER-${(email.split('@')[0] ?? '').toUpperCase()}`;
}
