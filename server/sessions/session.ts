import type { PartnerOfVisit } from '#domain/identity/ways-in/ways-in.ts';
import type { ProcurementOfVisit } from '#domain/procurement/procurement-session.ts';
import type { Person } from '../shoppers/index.ts';

/** Somebody of customer service. */
export type Representative = { readonly userId: string; readonly firstName: string; readonly lastName: string };

/** A visit: of a guest, or of somebody who signed in. */
export type Session = {
  /** What the cookie names; never stored as it is. */
  readonly id: string;
  /** Under which the database knows the session and what belongs to it. */
  readonly hash: Buffer;
  readonly tenant: string;
  /** Tells a page whether it is still the same visit; it opens nothing. */
  readonly contextToken: string;
  readonly user: Person | undefined;
  /** Who of customer service acts for that person in this session. */
  readonly representative?: Representative | undefined;
  /** Through whom that person came in; who signed in here has none. */
  readonly partner?: PartnerOfVisit | undefined;
  /** What a purchasing system has begun it for. Its cart is found by a hash of its own: that of the session is another one each time that it is gone on from. */
  readonly procurement?: (ProcurementOfVisit & { readonly cartHash: Buffer }) | undefined;
  /** Little is to be feared of the sign-in that began it: questions that keep programs out are not asked. */
  readonly isCertified: boolean;
  /** Whether something may have been stored for this visit: of one that is new nobody needs to ask the database. */
  readonly hasStored: boolean;
  /** Whether the cookie is so old that it is to be written anew. */
  readonly isCookieDue: boolean;
};

/** A session that has just begun or was told of anew, with the cookies that tell it. */
export type Begun = { readonly session: Session; readonly setCookies: readonly string[] };
