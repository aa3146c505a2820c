import type { Session } from '../sessions/index.ts';

/** A session of somebody who signed in themselves. */
export type OwnSession = Session & { readonly user: NonNullable<Session['user']> };

/** Whether somebody may see and change how their account is signed in to: it is theirs alone, not of who acts for them, and a partner's shoppers sign in there. */
export function mayLook(session: Session | undefined): session is OwnSession {
  return session?.user !== undefined && session.representative === undefined && !session.user.isPartnersShopper;
}
