import type { Ledger, LedgerEntry } from './ledger.ts';

/** The debits of gift cards and which of them were given back. */
export interface GiftDebits {
  find(id: string): LedgerEntry | undefined;
  isReversed(id: string): boolean;
}

/** Debits that follow the ledger from its first entry on. */
export function followDebits(ledger: Ledger): GiftDebits {
  const debits = new Map<string, LedgerEntry>();
  const reversed = new Set<string>();
  ledger.follow((entry) => {
    if (entry.tender !== 'GIFT_CARD') return;
    if (entry.type === 'CAPTURE') debits.set(entry.id, entry);
    else if (entry.authorizationId !== undefined) reversed.add(entry.authorizationId);
  });
  return { find: (id) => debits.get(id), isReversed: (id) => reversed.has(id) };
}
