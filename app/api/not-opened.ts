import { isFetchedAhead } from '#domain/identity/fetched-ahead.ts';

/** What the way back from a vendor says to who has not opened it: it must not be shown later, so it is told as a failure. */
export const NOT_OPENED = {
  error: 'This page was not opened yet. Please open it again.',
  init: { status: 425, headers: { 'cache-control': 'no-store' } },
} as const;

/** Whether nobody looks at what is asked for: only its head is, or it is fetched in case somebody wants it. What counts once must not be used up by that. */
export function isNotOpened(request: Request): boolean {
  return request.method === 'HEAD' || isFetchedAhead((name) => request.headers.get(name));
}
