import type { IncomingMessage } from 'node:http';

/** A name or an address as it stands before the path of a link, with a port behind it, if any. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{0,5})?$/i;

/**
 * Whether a request asks for a path of one host that could stand in a link: nothing that comes after can make an address of anything
 * else. Who names no host, as very old clients (HTTP/1.0) do, asks for the shop's own.
 */
export function isWellAddressed({ url, rawHeaders, httpVersion }: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'httpVersion'>): boolean {
  if (url?.startsWith('/') !== true) return false;
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  const [host = ''] = hosts;
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion === '1.1')) return false;
  return host === '' || (HOST.test(host) && URL.canParse(`http://${host}/`));
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
export const CALL_FOLDERS = ['/cc/api/', '/ele-lpd/', '/api/', '/webhooks/'] as const;

export const isCallAddress = (url: string): boolean => CALL_FOLDERS.some((folder) => url.startsWith(folder));
