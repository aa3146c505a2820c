import type { Site } from '#domain/identity/tenant-by-host.ts';
import type { Begun, Session } from './session.ts';

/** A request as far as it is about who somebody is: signing in and out change its session and what is sent back beside the answer. */
export type Visit = {
  readonly site: Site;
  readonly requestId: string;
  /** The network address, for limits. */
  readonly address: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** The session that the cookies name; without one, the session that begins with this request. */
  session: Session | undefined;
  /** `set-cookie` values for the answer: those of the session. */
  readonly setCookies: string[];
  /** Whether somebody signed out with this request: nothing of theirs is to stay in the browser. */
  hasEnded?: boolean;
};

/** Makes the visit the one of a session that began or was renewed with this request. */
export function takeSession(visit: Visit, { session, setCookies }: Begun): Session {
  visit.session = session;
  tell(visit, setCookies);
  return session;
}

/** Ends the visit in this browser. */
export function dropSession(visit: Visit, endCookies: readonly string[]): void {
  visit.session = undefined;
  visit.hasEnded = true;
  tell(visit, endCookies);
}

/** What was to be told before does not hold any more. */
function tell(visit: Visit, setCookies: readonly string[]): void {
  visit.setCookies.splice(0, visit.setCookies.length, ...setCookies);
}
