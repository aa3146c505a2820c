import type { Session } from '../sessions/index.ts';
import type { Person } from '../shoppers/index.ts';

/** A session of somebody who signed in themselves. */
export type OwnSession = Session & { readonly user: Person & { readonly email: string } };

/** Whether somebody may see and change how their account is signed in to: it is theirs alone, not of who acts for them, and a partner's shoppers sign in there. */
export function mayLook(session: Session | undefined): session is OwnSession {
  return session?.user?.email !== undefined && session.representative === undefined && !session.user.isPartnersShopper;
}
