import type { Ledger, LedgerEntry } from '../ledger/ledger.ts';

/** A decided authorization and what has become of it. Amounts in cents. */
export interface Authorization {
  entry: LedgerEntry;
  capturedCents: number;
  voidedCents: number;
  refundedCents: number;
}

/** Cents that are still held: they can be captured, or voided. */
export function heldCents({ entry, capturedCents, voidedCents }: Authorization): number {
  return entry.status === 'APPROVED' ? entry.amountCents - capturedCents - voidedCents : 0;
}

/** Authorizations by id and by reference, always those of the ledger. */
export interface AuthorizationBook {
  find(id: string): Authorization | undefined;
  /** All authorizations of a reference, oldest first. */
  withReference(reference: string): readonly Authorization[];
}

/** Authorizations that follow the ledger from its first entry on. */
export function followAuthorizations(ledger: Ledger): AuthorizationBook {
  const byId = new Map<string, Authorization>();
  ledger.follow((entry) => {
    if (entry.type === 'AUTHORIZE') {
      byId.set(entry.id, { entry, capturedCents: 0, voidedCents: 0, refundedCents: 0 });
      return;
    }
    const authorization = byId.get(entry.authorizationId ?? '');
    if (authorization === undefined || entry.status !== 'APPROVED') return;
    if (entry.type === 'CAPTURE') authorization.capturedCents += entry.amountCents;
    else if (entry.type === 'REFUND') authorization.refundedCents += entry.amountCents;
    else authorization.voidedCents += entry.amountCents;
  });
  return {
    find: (id) => byId.get(id),
    withReference: (reference) =>
      ledger
        .withReference(reference)
        .map((entry) => (entry.type === 'AUTHORIZE' ? byId.get(entry.id) : undefined))
        .filter((authorization) => authorization !== undefined),
  };
}
