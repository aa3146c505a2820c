import type { LedgerEntry } from '../ledger/ledger.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long what is authorized can be captured. */
const LIFE_DAYS = 7;

/**
 * When an authorization runs out: from then on nothing of it is held, and nothing can be captured. Undefined for a card of the vendor's own, whose
 * balance is kept aside until somebody says otherwise.
 */
export function expiresAt({ at, issuedCard }: Pick<LedgerEntry, 'at' | 'issuedCard'>): Date | undefined {
  return issuedCard === undefined ? new Date(new Date(at).getTime() + LIFE_DAYS * DAY_MS) : undefined;
}

/** Whether it has run out by then. */
export function hasRunOut(entry: Pick<LedgerEntry, 'at' | 'issuedCard'>, now: Date): boolean {
  const end = expiresAt(entry);
  return end !== undefined && end <= now;
}
