import type { IncomingMessage } from 'node:http';
import { RecentlyUsed } from '../db/recently-used.ts';

/** A name or an address as it stands before the path of a link, with a port behind it, if any. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{0,5})?$/i;

/**
 * Whether a request asks for a path of one host that could stand in a link: nothing that comes after can make an address of anything
 * else. Who names no host, as very old clients (HTTP/1.0) do, asks for the shop's own.
 */
export function isWellAddressed({ url, rawHeaders, httpVersion }: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'httpVersion'>): boolean {
  if (url?.startsWith('/') !== true) return false;
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1] ?? '';
  }
  if (host === undefined) return httpVersion !== '1.1';
  return host === '' || isHost(host);
}

/** What was found out of the hosts of late: nearly all who come name the same few. */
const known = new RecentlyUsed<string, boolean>(100);

function isHost(text: string): boolean {
  const found = known.get(text);
  if (found !== undefined) return found;
  const is = HOST.test(text) && URL.canParse(`http://${text}/`);
  known.set(text, is);
  return is;
}

/** Whether the path of a target can be read: its escapes are escapes, and of Unicode. */
export function isReadable(target: string): boolean {
  if (!target.includes('%')) return true;
  try {
    decodeURIComponent(target.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}

/** Below these there are calls only, for programs: a page, though it only said "not found", would be no answer to them. */
export const CALL_FOLDERS = [
  '/cc/api/',
  '/ele-lpd/',
  '/api/',
  '/webhooks/',
  '/sparxProxy/',
  '/productTileProxy/',
  '/approvalsProxy/',
] as const;

export const isCallAddress = (url: string): boolean => CALL_FOLDERS.some((folder) => url.startsWith(folder));
