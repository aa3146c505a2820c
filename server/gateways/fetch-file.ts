import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** What there was under an address, and what its server says by which one can ask later whether it is still the same. */
export type FetchedFile = { readonly bytes: Buffer; readonly etag: string | undefined; readonly lastModified: string | undefined };

/** Why there was nothing: what its owner is told, and whether its server did not answer at all. */
export type NotFetched = { readonly problem: string; readonly isUnreached: boolean };

/** What was known of a file when it was fetched before. */
export type KnownFile = Pick<FetchedFile, 'etag' | 'lastModified'>;

export type Fetcher = {
  /**
   * Fetches what is under an address that somebody else wrote down.
   *
   * @param known asks whether it is still this: undefined is answered where it is.
   */
  readonly fetch: (address: string, known?: KnownFile) => Promise<FetchedFile | NotFetched | undefined>;
  readonly close: () => Promise<void>;
};

type Options = {
  /** Hosts, with a port where it is not the usual one, that are asked wherever they are, and without HTTPS if that is wanted. */
  readonly trustedHosts?: readonly string[] | undefined;
  readonly mostBytes: number;
  /** All of a file, with what it is redirected to. */
  readonly timeoutMs?: number;
  /** How the address of a name is found. Plain: as the system does. */
  readonly lookup?: LookupAll;
};

/** Finds all addresses of a name. */
export type LookupAll = (
  name: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const MOST_REDIRECTS = 3;
const CONNECTED_WITHIN_MS = 5_000;
const SILENT_FOR_MS = 10_000;
const TIMEOUT_MS = 30_000;
const PRIVATE = 'is no address of the internet';

/**
 * Fetches files from addresses that cannot be trusted: a vendor's price list must not make the shop ask machines of its own network. Only HTTPS at its
 * usual port is spoken (`http:` is asked for over it), only with addresses of the internet: those that a name turns out to have are held to that when the line is opened, so no
 * answer of a name server can change in between, and so is each address that an answer redirects to.
 */
export function makeFetcher({ trustedHosts = [], mostBytes, timeoutMs = TIMEOUT_MS, lookup = lookUp }: Options): Fetcher {
  const limits = { headersTimeout: SILENT_FOR_MS, bodyTimeout: SILENT_FOR_MS, pipelining: 1 };
  const guarded = new Agent({ ...limits, connect: { timeout: CONNECTED_WITHIN_MS, lookup: publicLookup(lookup) } });
  const open = new Agent({ ...limits, connect: { timeout: CONNECTED_WITHIN_MS } });
  const wayTo = (url: URL): Dispatcher | string => {
    if (url.username !== '' || url.password !== '') return 'has a name and a password in it';
    if (trustedHosts.includes(url.host) && ['http:', 'https:'].includes(url.protocol)) return open;
    if (url.protocol !== 'https:') return 'does not begin with https://';
    if (url.port !== '') return 'names a port';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 || isPublicAddress(host) ? guarded : PRIVATE;
  };

  async function follow(url: URL, known: KnownFile | undefined, signal: AbortSignal): Promise<FetchedFile | NotFetched | undefined> {
    let at = new URL(url);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      // Many lists are older than HTTPS.
      if (at.protocol === 'http:' && !trustedHosts.includes(at.host)) at.protocol = 'https:';
      const dispatcher = wayTo(at);
      if (typeof dispatcher === 'string') return refused(redirects === 0 ? dispatcher : `leads to an address that ${dispatcher}`);
      const { statusCode, headers, body } = await request(at, { dispatcher, signal, headers: headersOf(known) });
      // One that is let go before it ended says so, whether anybody listens or not.
      body.on('error', () => undefined);
      const location = one(headers['location']);
      if (statusCode === 200) {
        const bytes = await bytesOf(body, Number(one(headers['content-length']) ?? 0), mostBytes);
        if (bytes === undefined) return refused(`is larger than ${Math.round(mostBytes / 1_000_000)} MB`);
        return { bytes, etag: one(headers['etag']), lastModified: one(headers['last-modified']) };
      }
      body.destroy();
      if (statusCode === 304 && known !== undefined) return undefined;
      if (statusCode < 300 || statusCode >= 400 || location === undefined) return refused(`was answered with ${statusCode}`);
      if (!URL.canParse(location, at.href)) return refused('leads to what is no address');
      at = new URL(location, at.href);
    }
    return refused('leads from one address to the next');
  }

  return {
    async fetch(address, known) {
      if (!URL.canParse(address)) return refused('is no address');
      try {
        return await follow(new URL(address), known, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        return problemOf(error);
      }
    },
    close: async () => void (await Promise.all([guarded.destroy(), open.destroy()])),
  };
}

const refused = (problem: string): NotFetched => ({ problem, isUnreached: false });

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

function headersOf(known: KnownFile | undefined): Record<string, string> {
  return {
    'user-agent': 'shop-picture-import',
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
    'accept-encoding': 'identity',
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
}

/** All of an answer; undefined as soon as it is known to be larger. */
async function bytesOf(body: Dispatcher.ResponseData['body'], told: number, most: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  if (!(told > most))
    for await (const piece of body) {
      if (!Buffer.isBuffer(piece)) continue;
      size += piece.length;
      if (size > most) break;
      pieces.push(piece);
    }
  body.destroy();
  return told > most || size > most ? undefined : Buffer.concat(pieces);
}

/** Names have addresses of the internet, or none: one that has others as well is somebody's trick. */
function publicLookup(lookup: LookupAll): LookupFunction {
  return (name, { all }, done) => {
    lookup(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      const isPublic = first !== undefined && addresses.every(({ address }) => isPublicAddress(address));
      const problem = error ?? (isPublic ? null : Object.assign(new Error(PRIVATE), { code: 'PRIVATE' }));
      if (problem !== null || first === undefined) done(problem, []);
      else if (all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** What is told of an error of the line. What exactly a machine answered is nothing to tell: it may not be meant for whoever reads. */
function problemOf(error: unknown): NotFetched {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || /TIMEOUT/.test(code));
  if (code === 'PRIVATE') return refused(PRIVATE);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { problem: 'is of a server that nobody knows', isUnreached: true };
  if (isLate) return { problem: 'was not answered in time', isUnreached: true };
  return { problem: 'is of a server that does not answer', isUnreached: true };
}
