import { SESSION_PATH } from '#contracts/session-path.ts';

/** Longer nobody waits for a session: what waits for it goes on, and begins one itself. */
const TIMEOUT_MS = 10_000;

export type OwnSessionParts = {
  /** The cookies that scripts can read, as the browser gives them. */
  readonly cookies: () => string;
  /** Asks the shop for something small: its answer brings the cookies. */
  readonly ask: () => Promise<unknown>;
  /** Does something while no other tab does it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
};

/**
 * Makes the function that resolves once the browser has a session of its own. Pages bring one along, but one that comes out of a
 * cache on the way does not: without this, several calls at once would each begin another session, and what is stored
 * for all but the last would be lost.
 */
export function makeOwnSession({ cookies, ask, alone }: OwnSessionParts): () => Promise<void> {
  const isThere = () =>
    cookies()
      .split('; ')
      .some((cookie) => cookie.startsWith('ctxToken='));
  let asking: Promise<void> | undefined;
  async function askAlone(): Promise<void> {
    let isKept = true;
    try {
      await alone(async () => {
        if (!isThere()) await ask();
      });
      isKept = isThere();
    } catch {
      // the shop is out of reach: what waits says so itself
    }
    if (isKept) asking = undefined;
  }
  return () => {
    if (isThere()) return Promise.resolve();
    asking ??= askAlone();
    return asking;
  };
}

/** Resolves once this browser has a session. A browser that keeps no cookies is asked once. */
export const ownSession = makeOwnSession({
  cookies: () => document.cookie,
  ask: () =>
    fetch(SESSION_PATH, { credentials: 'same-origin', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then((answer) =>
      answer.arrayBuffer(),
    ),
  alone: async (work) => {
    if ('locks' in navigator) await navigator.locks.request('session', work);
    else await work();
  },
});
