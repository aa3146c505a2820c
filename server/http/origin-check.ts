import type { IncomingMessage } from 'node:http';
import { publicName } from './public-files.ts';

/** What is asked with these changes nothing. */
export const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Expected = {
  /** Whether the shop is served over HTTPS: then a page of the same host without it is somebody else's. */
  readonly isSecure: boolean;
};

/**
 * Whether a request may change something, as far as its origin goes: a browser says where a request comes from, and only
 * our own pages may. A client that says nothing is no browser and is let through.
 */
export function isOwnOrigin(request: Pick<IncomingMessage, 'headers'>, { isSecure }: Expected): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (origin === 'null') return false;
  const host = request.headers.host ?? '';
  return origin === `https://${host}` || (!isSecure && origin === `http://${host}`);
}

/**
 * Whether a GET that stores something comes from a page of this very origin, or from no page at all. Browsers send no origin
 * with a GET, but say where it comes from.
 */
export function isOwnPage(request: Pick<IncomingMessage, 'headers'>, expected: Expected): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== 'same-site' && isOwnOrigin(request, expected);
}

/** What any site may show: pictures, scripts and styles, and the files beside them. They are the same for everybody. */
const FILE_FOLDERS = /^\/(?:assets|pictures)\//;

/** Whether an address is that of a file, as far as can be told by looking at it. */
export const isFileAddress = (url: string): boolean => FILE_FOLDERS.test(url) || publicName(url) !== undefined;

/**
 * Whether a GET was caused by a page of another origin without anybody going there: a picture, a script, something fetched ahead.
 * Reading has effects, too: what is told once has been told.
 */
export function isEmbedded({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return false;
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined;
  return !isVisit && !isFileAddress(url);
}
