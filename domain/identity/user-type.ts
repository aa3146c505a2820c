/** The user types; each session has exactly one. (C §1) */
export const USER_TYPES = ['GUEST', 'REGISTERED', 'THIRD_PARTY'] as const;
export type UserType = (typeof USER_TYPES)[number];

export interface Visitor {
  isSignedIn: boolean;
  /** Came in through the storefront of a partner. */
  isPartnerVisit: boolean;
}

/** The user type of a session. Who comes through a partner stays THIRD_PARTY, signed in or not. */
export function userTypeOf({ isSignedIn, isPartnerVisit }: Visitor): UserType {
  if (isPartnerVisit) return 'THIRD_PARTY';
  return isSignedIn ? 'REGISTERED' : 'GUEST';
}
