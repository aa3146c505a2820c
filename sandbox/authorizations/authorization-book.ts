import type { Ledger, LedgerEntry } from '../ledger/ledger.ts';
import { hasRunOut } from './authorization-life.ts';

/** A decided authorization and what has become of it. Amounts in cents. */
export interface Authorization {
  entry: LedgerEntry;
  capturedCents: number;
  voidedCents: number;
  refundedCents: number;
}

/** Cents that were neither captured nor voided, whether or not the authorization has run out: they can be voided, or authorized anew. */
export function openCents({ entry, capturedCents, voidedCents }: Authorization): number {
  return entry.status === 'APPROVED' ? entry.amountCents - capturedCents - voidedCents : 0;
}

/** Cents that are still held: they can be captured. */
export function heldCents(authorization: Authorization, now: Date): number {
  return hasRunOut(authorization.entry, now) ? 0 : openCents(authorization);
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
export function followAuthorizations(ledger: Ledger, now: () => Date): AuthorizationBook {
  const byId = new Map<string, Authorization>();
  const byToken = new Map<string, Authorization[]>();
  ledger.follow((entry) => {
    if (entry.type === 'AUTHORIZE') {
      const authorization = { entry, capturedCents: 0, voidedCents: 0, refundedCents: 0 };
      byId.set(entry.id, authorization);
      if (entry.token !== undefined) byToken.set(entry.token, [...(byToken.get(entry.token) ?? []), authorization]);
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
    usedCents: (token) => (byToken.get(token) ?? []).reduce((sum, one) => sum + one.capturedCents + heldCents(one, now()), 0),
    withReference: (reference) =>
      ledger
        .withReference(reference)
        .map((entry) => (entry.type === 'AUTHORIZE' ? byId.get(entry.id) : undefined))
        .filter((authorization) => authorization !== undefined),
  };
}
