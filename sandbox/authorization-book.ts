import type { Ledger, LedgerEntry } from './ledger.ts';

/** A decided authorization and what has become of it. Amounts in cents. */
export interface Authorization {
  entry: LedgerEntry;
  capturedCents: number;
  refundedCents: number;
  isVoided: boolean;
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
      byId.set(entry.id, { entry, capturedCents: 0, refundedCents: 0, isVoided: false });
      return;
    }
    const authorization = byId.get(entry.authorizationId ?? '');
    if (authorization === undefined || entry.status !== 'APPROVED') return;
    if (entry.type === 'CAPTURE') authorization.capturedCents += entry.amountCents;
    else if (entry.type === 'REFUND') authorization.refundedCents += entry.amountCents;
    else authorization.isVoided = true;
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
