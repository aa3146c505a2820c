import { join } from 'node:path';
import { z } from 'zod';
import { openJournal } from '../ledger/journal.ts';

/** How long the payer has to answer. The shop holds stock and money for ten minutes. */
export const CHALLENGE_LIFETIME_MS = 15 * 60_000;

const openedSchema = z.object({
  kind: z.literal('OPENED'),
  transactionId: z.string(),
  authorizationId: z.string(),
  idempotencyKey: z.string(),
  fingerprint: z.string(),
  token: z.string(),
  amountCents: z.number().int().positive(),
  reference: z.string(),
  checkoutId: z.string(),
  lastFourDigit: z.string(),
  /** The shop's origin to which the payer's browser returns. */
  shopOrigin: z.string(),
  at: z.string(),
});

const answeredSchema = z.object({
  kind: z.literal('ANSWERED'),
  transactionId: z.string(),
  status: z.enum(['Y', 'N']),
  at: z.string(),
});

const recordSchema = z.discriminatedUnion('kind', [openedSchema, answeredSchema]);

/** Y: the payer confirmed the payment; N: denied it, or was too late. */
export type ChallengeStatus = z.output<typeof answeredSchema>['status'];

/** A payment that waits for its payer, and what the payer has said. */
export type Challenge = Omit<z.output<typeof openedSchema>, 'kind'> & { status?: ChallengeStatus };

/** All challenges, by transaction and by the idempotency key of their authorization. */
export interface Challenges {
  open(challenge: Omit<Challenge, 'status'>): void;
  find(transactionId: string): Challenge | undefined;
  findByKey(idempotencyKey: string): Challenge | undefined;
  findByAuthorization(authorizationId: string): Challenge | undefined;
  /** The newest challenge of a reference, or `undefined`. */
  findByReference(reference: string): Challenge | undefined;
  /** Records the answer. The first answer stands: a later one changes nothing. Returns the one that stands. */
  answer(challenge: Challenge, status: ChallengeStatus): ChallengeStatus;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the challenges in `folder`. `now` is the vendor's clock. */
export async function openChallenges(folder: string, now: () => Date): Promise<Challenges> {
  const byTransaction = new Map<string, Challenge>();
  const byKey = new Map<string, Challenge>();
  const byAuthorization = new Map<string, Challenge>();
  const byReference = new Map<string, Challenge>();

  function index(record: z.output<typeof recordSchema>): void {
    if (record.kind === 'ANSWERED') {
      const challenge = byTransaction.get(record.transactionId);
      if (challenge) challenge.status = record.status;
      return;
    }
    const { kind: _, ...challenge } = record;
    byTransaction.set(challenge.transactionId, challenge);
    byKey.set(challenge.idempotencyKey, challenge);
    byAuthorization.set(challenge.authorizationId, challenge);
    byReference.set(challenge.reference, challenge);
  }
  const journal = await openJournal(join(folder, 'challenges.jsonl'), (record) => index(recordSchema.parse(record)));
  function add(record: z.output<typeof recordSchema>): void {
    journal.append(record);
    index(record);
  }

  return {
    open: (challenge) => add({ kind: 'OPENED', ...challenge }),
    find: (transactionId) => byTransaction.get(transactionId),
    findByKey: (idempotencyKey) => byKey.get(idempotencyKey),
    findByAuthorization: (authorizationId) => byAuthorization.get(authorizationId),
    findByReference: (reference) => byReference.get(reference),
    answer(challenge, status) {
      const standing = statusOf(challenge, now());
      if (standing !== undefined) return standing;
      add({ kind: 'ANSWERED', transactionId: challenge.transactionId, status, at: now().toISOString() });
      return status;
    },
    settled: journal.settled,
    close: journal.close,
  };
}

/** What the payer has said; N when the time is over, `undefined` while the answer is open. */
export function statusOf(challenge: Challenge, now: Date): ChallengeStatus | undefined {
  if (challenge.status !== undefined) return challenge.status;
  return now.getTime() - Date.parse(challenge.at) >= CHALLENGE_LIFETIME_MS ? 'N' : undefined;
}
