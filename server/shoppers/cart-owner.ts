import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import type { Person } from './person.ts';

export type GuestOwner = { readonly tenant: Tenant; readonly sessionHash: Buffer };
export type PersonOwner = { readonly tenant: Tenant; readonly userId: string };

/**
 * Whose carts and saved items: a guest's belong to the session, a signed-in person's to them, and those of a purchasing system's session to nothing else. It stands in
 * every statement.
 */
export type CartOwner = GuestOwner | PersonOwner;

/** What of a session decides whose cart it is. */
type OwningSession = {
  readonly hash: Buffer;
  readonly user: Person | undefined;
  readonly procurement?: { readonly cartHash: Buffer } | undefined;
};
type Visited<S extends OwningSession | undefined> = { readonly site: { readonly tenant: Tenant }; readonly session: S };

/** Whose cart a visit's is; undefined as long as there is no session. */
export function ownerOf(visit: Visited<OwningSession>): CartOwner;
export function ownerOf(visit: Visited<OwningSession | undefined>): CartOwner | undefined;
export function ownerOf({ site: { tenant }, session }: Visited<OwningSession | undefined>): CartOwner | undefined {
  if (session === undefined) return undefined;
  if (session.procurement !== undefined) return { tenant, sessionHash: session.procurement.cartHash };
  return session.user === undefined ? { tenant, sessionHash: session.hash } : { tenant, userId: session.user.userId };
}

/** An owner as one text: whatever has the same is theirs. */
export function keyOfOwner(owner: CartOwner): string {
  return `${owner.tenant} ${'userId' in owner ? owner.userId : owner.sessionHash.toString('base64')}`;
}

/** The session and the person of an owner, one of them null: how statements are asked about both. */
export function ownerColumns(owner: CartOwner): [sessionHash: Buffer | null, userId: string | null] {
  return 'userId' in owner ? [null, owner.userId] : [owner.sessionHash, null];
}
