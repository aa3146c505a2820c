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

/** Whether the cart treats the user as signed in: everybody but a guest. */
export function countsAsSignedIn(userType: UserType): boolean {
  return userType !== 'GUEST';
}

/** Whether the user has a wallet, rewards and lists of his own: registered shoppers only. */
export function hasOwnProfile(userType: UserType): boolean {
  return userType === 'REGISTERED';
}

/** The user type that the header's user data carry: store associates show as ASC. (S §3, User data) */
export function headerUserType(userType: UserType, isAssociate: boolean): UserType | 'ASC' {
  return isAssociate ? 'ASC' : userType;
}
