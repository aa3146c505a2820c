import type { LedgerEntry } from '../ledger/ledger.ts';
import type { Vendor } from '../vendor.ts';

/** What an id of a charge of before these books says: the reference and the cents. */
const PAST_ID = /^auth_past_(\d{1,12})_([1-9]\d{0,8})$/;

/**
 * Books a charge of the demo shop's history, once somebody comes back to it: the card was charged in full before these books
 * were begun. Its id says what it was, because the demo shop's data and the vendor's are loaded apart from each other.
 */
export function bookPastCharge(id: string, { settings, ledger, authorizations, now }: PastBooks): void {
  const [, reference, cents] = PAST_ID.exec(id) ?? [];
  if (!settings.isDemo || reference === undefined || authorizations.find(id) !== undefined) return;
  const entry = {
    status: 'APPROVED',
    tender: 'CREDIT_CARD',
    amountCents: Number(cents),
    currency: 'USD',
    reference,
    idempotencyKey: `past-${reference}`,
    fingerprint: '',
    at: now().toISOString(),
  } as const satisfies Partial<LedgerEntry>;
  ledger.book({ ...entry, id, type: 'AUTHORIZE' });
  ledger.book({ ...entry, id: `cap_past_${reference}`, type: 'CAPTURE', authorizationId: id });
}

export type PastBooks = Pick<Vendor, 'ledger' | 'authorizations' | 'now'> & { readonly settings: Pick<Vendor['settings'], 'isDemo'> };
