import type { Site } from '#domain/identity/tenant-by-host.ts';
import type { Begun, Session } from './session.ts';

/** A request as far as it is about who somebody is: signing in and out change its session and what is sent back beside the answer. */
export type Requester = {
  readonly site: Site;
  readonly requestId: string;
  /** The network address, for limits. */
  readonly address: string;
  /** Whether the app of the shop asks, as far as it says so itself. */
  readonly isMobileApp: boolean;
  /** What asks, in words. */
  readonly browser: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** Where this browser has things delivered, as far as it was said. */
  readonly zip: string | undefined;
  /** The session that the cookies name; without one, the session that begins with this request. */
  session: Session | undefined;
  /** `set-cookie` values for the answer: those of the session. */
  readonly setCookies: string[];
  /** Whether somebody signed out with this request: nothing of theirs is to stay in the browser. */
  hasEnded?: boolean;
};

/** Makes a session theirs that began or was renewed with this request. */
export function takeSession(requester: Requester, { session, setCookies }: Begun): Session {
  requester.session = session;
  tell(requester, setCookies);
  return session;
}

/** Ends the visit in this browser. */
export function dropSession(requester: Requester, endCookies: readonly string[]): void {
  requester.session = undefined;
  requester.hasEnded = true;
  tell(requester, endCookies);
}

/** What was to be told before does not hold any more. */
function tell(requester: Requester, setCookies: readonly string[]): void {
  requester.setCookies.splice(0, requester.setCookies.length, ...setCookies);
}
