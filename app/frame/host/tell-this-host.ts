import { report } from '#app/api/log-error.ts';
import { tellHost, type HostNews } from './tell-host.ts';

/**
 * Tells it to what is around this very page.
 *
 * @param origins of the pages that may be told, with blanks between
 */
export function tellThisHost(news: HostNews, origins: string): void {
  const parentOrigins = origins.split(' ').filter((origin) => origin !== '');
  tellHost(news, { window, parentOrigins, report: (what) => void report(what) });
}
