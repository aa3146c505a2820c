import type { Site } from '#domain/identity/tenant-by-host.ts';
import type { Session } from './session-store.ts';

/** A request as far as it is about who somebody is: signing in and out change its session and what is sent back beside the answer. */
export type Visit = {
  readonly site: Site;
  readonly requestId: string;
  /** The network address, for limits. */
  readonly address: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** The session, once it is known; a guest gets one with the first change. */
  session: Session | undefined;
  /** `set-cookie` values for the answer. */
  readonly setCookies: string[];
};
