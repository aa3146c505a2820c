import { endCookie, setCookie } from '#contracts/cookies.ts';
import type { DoneOnce } from '#contracts/page.ts';
import type { Caller } from '../http/caller.ts';

/** A path, a word, and what it is about, if anything, as the cookie holds them. */
const TOLD = /^(\S*) (\S+)(?: (.*))?$/s;
/** Browsers keep cookies of four thousand signs, with everything around what they hold. */
const MOST_SIGNS = 3000;

/** What a page says once: kept in the visitor's browser for the request that follows. It is a word that its page knows and something that it looks up, so it needs no signature. */
export function doneOnce({
  setCookies,
  cookies,
  origin,
  isLookedAt,
}: Pick<Caller, 'setCookies' | 'cookies' | 'origin' | 'isLookedAt'>): DoneOnce {
  const [, told, done = '', about = ''] = TOLD.exec(cookies['done'] ?? '') ?? [];
  return {
    tell(path, { done: word, about: what }) {
      const value = encodeURIComponent(what === '' ? `${path} ${word}` : `${path} ${word} ${what}`);
      if (value.length <= MOST_SIGNS) setCookies.push(setCookie('done', value, origin));
    },
    take(path) {
      if (told !== path || !isLookedAt) return undefined;
      setCookies.push(endCookie('done', origin));
      return { done, about };
    },
  };
}
