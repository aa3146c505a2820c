import { report } from '#app/api/log-error.ts';
import { tellHost } from './tell-host.ts';

/**
 * Tells it to what is around this very page.
 *
 * @param news the path of a page that somebody went to, or how many items are in the cart; undefined: that is not known yet
 * @param origins of the pages that may be told, with blanks between
 */
export function tellThisHost(news: string | number | undefined, origins: string): void {
  if (news === undefined) return;
  const parentOrigins = origins.split(' ').filter((origin) => origin !== '');
  tellHost(typeof news === 'string' ? { type: 'navigation', path: news } : { type: 'cartItemCount', count: news }, {
    window,
    parentOrigins,
    report: (what) => void report(what),
  });
}
