import { setCookie } from '#contracts/cookies.ts';

/** The most rows that are remembered; the oldest go first. */
const MOST = 40;
const LINE_ID = /^[\w-]{1,64}$/;

/** The rows of a `kept` cookie, in the order in which their replacement was accepted; what is no row's id is left out. */
export function keptLines(cookie: string | undefined): string[] {
  return (cookie ?? '').split('.').filter((id) => LINE_ID.test(id));
}

/** The `set-cookie` that remembers one row more, for this visit. */
export function keptCookie(known: readonly unknown[], lineId: string, origin: string): string {
  const ids = [...known.filter((id) => typeof id === 'string'), lineId].filter((id) => LINE_ID.test(id));
  return setCookie('kept', [...new Set(ids)].slice(-MOST).join('.'), origin);
}
