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
  /** Cents that are held or were taken with a token, whatever was given back since. */
  usedCents(token: string): number;
}

/** Authorizations that follow the ledger from its first entry on. */
export function followAuthorizations(ledger: Ledger): AuthorizationBook {
  const byId = new Map<string, Authorization>();
  const usedByToken = new Map<string, number>();
  const use = (token: string | undefined, cents: number) => {
    if (token !== undefined) usedByToken.set(token, (usedByToken.get(token) ?? 0) + cents);
  };
  ledger.follow((entry) => {
    if (entry.type === 'AUTHORIZE') {
      byId.set(entry.id, { entry, capturedCents: 0, voidedCents: 0, refundedCents: 0 });
      if (entry.status === 'APPROVED') use(entry.token, entry.amountCents);
      return;
    }
    const authorization = byId.get(entry.authorizationId ?? '');
    if (authorization === undefined || entry.status !== 'APPROVED') return;
    if (entry.type === 'CAPTURE') authorization.capturedCents += entry.amountCents;
    else if (entry.type === 'REFUND') authorization.refundedCents += entry.amountCents;
    else {
      authorization.voidedCents += entry.amountCents;
      use(authorization.entry.token, -entry.amountCents);
    }
  });
  return {
    find: (id) => byId.get(id),
    usedCents: (token) => usedByToken.get(token) ?? 0,
    withReference: (reference) =>
      ledger
        .withReference(reference)
        .map((entry) => (entry.type === 'AUTHORIZE' ? byId.get(entry.id) : undefined))
        .filter((authorization) => authorization !== undefined),
  };
}
