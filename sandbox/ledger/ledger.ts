import { join } from 'node:path';
import { z } from 'zod';
import { openJournal } from './journal.ts';
import { toDollars } from './money.ts';

const entrySchema = z.object({
  id: z.string(),
  type: z.enum(['AUTHORIZE', 'CAPTURE', 'VOID', 'REFUND']),
  status: z.enum(['APPROVED', 'DECLINED']),
  tender: z.enum(['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL', 'VISA_PAY', 'KLARNA', 'APPLE_PAY']),
  amountCents: z.number().int().nonnegative(),
  currency: z.literal('USD'),
  reference: z.string(),
  idempotencyKey: z.string(),
  /** What the request asked for, hashed: the same key with another request is refused. */
  fingerprint: z.string(),
  at: z.string(),
  /** The authorization that this entry captures, voids or refunds. */
  authorizationId: z.string().optional(),
  token: z.string().optional(),
  transactionId: z.string().optional(),
  declineCode: z.string().optional(),
  /** The issued card whose balance the entry moves: the last four digits, never the number. */
  issuedCard: z.string().optional(),
});

/** One movement of money, written once and never changed. */
export type LedgerEntry = z.output<typeof entrySchema>;

/** All movements of money, in memory for reading and in a journal for keeps. */
export interface Ledger {
  /** Adds an entry; it may be told to anybody once `settled` has resolved. */
  book(entry: LedgerEntry): void;
  /** The entry of a type that was written under this key, or `undefined`: one key may authorize and later capture. */
  bookedUnder(type: LedgerEntry['type'], idempotencyKey: string): LedgerEntry | undefined;
  /** The entries of one reference (the shop's order number), oldest first. */
  withReference(reference: string): readonly LedgerEntry[];
  /** At most `limit` entries after the one with the id `after` (from the first without it); none when it is unknown. */
  page(limit: number, after?: string): readonly LedgerEntry[];
  /** Hands all entries so far and each new one to `fold`, so that balances are always those of the ledger. */
  follow(fold: (entry: LedgerEntry) => void): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the ledger in `folder`, with everything that was ever acknowledged. */
export async function openLedger(folder: string): Promise<Ledger> {
  const entries: LedgerEntry[] = [];
  const positions = new Map<string, number>();
  const byKey = new Map<string, LedgerEntry>();
  const byReference = new Map<string, LedgerEntry[]>();
  const folds: ((entry: LedgerEntry) => void)[] = [];

  function index(entry: LedgerEntry): void {
    positions.set(entry.id, entries.push(entry) - 1);
    byKey.set(keyOf(entry.type, entry.idempotencyKey), entry);
    const sameReference = byReference.get(entry.reference);
    if (sameReference) sameReference.push(entry);
    else byReference.set(entry.reference, [entry]);
    for (const fold of folds) fold(entry);
  }

  const journal = await openJournal(join(folder, 'ledger.jsonl'), (record) => index(entrySchema.parse(record)));
  return {
    book(entry) {
      journal.append(entry);
      index(entry);
    },
    bookedUnder: (type, idempotencyKey) => byKey.get(keyOf(type, idempotencyKey)),
    withReference: (reference) => byReference.get(reference) ?? [],
    page(limit, after) {
      const start = after === undefined ? 0 : (positions.get(after) ?? entries.length) + 1;
      return entries.slice(start, start + limit);
    },
    follow(fold) {
      for (const entry of entries) fold(entry);
      folds.push(fold);
    },
    settled: journal.settled,
    close: journal.close,
  };
}

function keyOf(type: LedgerEntry['type'], idempotencyKey: string): string {
  return `${type} ${idempotencyKey}`;
}

/** An entry as `GET /v1/ledger` shows it, the amount in dollars. */
export function viewEntry(entry: LedgerEntry): object {
  const { id, type, status, tender, currency, reference, idempotencyKey, at, authorizationId, declineCode } = entry;
  const amount = toDollars(entry.amountCents);
  return {
    id,
    type,
    status,
    amount,
    currency,
    reference,
    idempotencyKey,
    at,
    tender,
    ...(authorizationId && { authorizationId }),
    ...(declineCode && { declineCode }),
  };
}
