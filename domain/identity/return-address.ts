/** Where everybody goes who has no address to return to, or one that is not ours. */
export const HOME_PATH = '/';
/** The login page. (C §2, Routes) */
export const LOGIN_PATH = '/office/supplies/login';

const ADDRESS_MAX_LENGTH = 2000;
/** Browsers read a backslash as a slash and skip control characters: neither has a place in an address of ours. */
const UNSAFE_CHARACTER = /[\\\p{Cc}]/u;
/** What a path segment must not hold once it is decoded; a percent sign left over would be decoded a second time somewhere. */
const UNSAFE_IN_SEGMENT = /[/\\%\p{Cc}]/u;

/** A part of an address without its percent signs; `undefined` when it is malformed or holds what it must not. */
function safelyDecoded(text: string, unsafe: RegExp): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return unsafe.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}

/** Encodes everything that has a meaning in an address, apostrophes included, which browsers encode in queries by themselves. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function cutAt(text: string, mark: string): [before: string, after: string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** The decoded segments of a path with "." and ".." resolved and empty ones left out; `undefined` when one is not safe. */
function segmentsOf(path: string): string[] | undefined {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    const segment = safelyDecoded(raw, UNSAFE_IN_SEGMENT);
    if (segment === undefined) return undefined;
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** One `name=value` of a query, or a name alone. */
function serialisedPair(pair: string): string | undefined {
  const [name, value] = cutAt(pair.replaceAll('+', ' '), '=');
  const plainName = safelyDecoded(name, UNSAFE_CHARACTER);
  const plainValue = safelyDecoded(value ?? '', UNSAFE_CHARACTER);
  if (plainName === undefined || plainValue === undefined) return undefined;
  return value === undefined ? encoded(plainName) : `${encoded(plainName)}=${encoded(plainValue)}`;
}

function serialisedQuery(query: string): string | undefined {
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map(serialisedPair);
  return pairs.includes(undefined) ? undefined : pairs.join('&');
}

/** Nobody returns to the login page, nor to a call, which would show its data or change something. */
function isPageToReturnTo(segments: readonly string[]): boolean {
  const path = `/${segments.join('/')}`.toLowerCase();
  return path !== LOGIN_PATH && !segments.some((segment) => segment.toLowerCase() === 'api');
}

/**
 * An address of this origin, taken apart and written anew: an absolute path with its query and fragment, which begins with
 * exactly one slash whatever came in. `undefined` for anything that is not a path of ours or could be read as another
 * origin's; applied to its own answer it changes nothing.
 */
export function ownPath(address: string): string | undefined {
  if (address.length > ADDRESS_MAX_LENGTH || !address.isWellFormed() || UNSAFE_CHARACTER.test(address)) return undefined;
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  const [beforeFragment, fragment] = cutAt(address, '#');
  const [path, query] = cutAt(beforeFragment, '?');
  const segments = segmentsOf(path);
  const search = serialisedQuery(query ?? '');
  const hash = safelyDecoded(fragment ?? '', UNSAFE_CHARACTER);
  if (segments === undefined || search === undefined || hash === undefined) return undefined;
  const slash = segments.length > 0 && path.endsWith('/') ? '/' : '';
  const own = `/${segments.map(encoded).join('/')}${slash}${search && `?${search}`}${hash && `#${encoded(hash)}`}`;
  return own.length > ADDRESS_MAX_LENGTH ? undefined : own;
}

/**
 * Where a person goes after signing in. `jumpUrl` decides when there is one, else `TARGET`; what is no page of this origin
 * leads home, so that a link to our login can never send anybody elsewhere.
 */
export function returnAddress(given: { jumpUrl?: string | undefined; TARGET?: string | undefined }): string {
  const path = ownPath(given.jumpUrl || given.TARGET || HOME_PATH);
  if (path === undefined) return HOME_PATH;
  const [bare, query = ''] = cutAt(cutAt(path, '#')[0], '?');
  const segments = segmentsOf(bare);
  // A link that signs in is no page to return to: who has signed in would be somebody else's.
  if (query.split('&').some((pair) => /^token(?:=|$)/i.test(pair))) return HOME_PATH;
  return segments !== undefined && isPageToReturnTo(segments) ? path : HOME_PATH;
}

/**
 * The address of the login page for who was sent there from `from` (path and query), with the marker that stops loops;
 * `undefined` when that address carries the marker already: then no further redirect to login is made. (C §2, Routes)
 */
export function loginRedirect(from: string): string | undefined {
  const [, query = ''] = cutAt(cutAt(from, '#')[0], '?');
  if (query.split('&').includes('redirected=1')) return undefined;
  return `${LOGIN_PATH}?jumpUrl=${encoded(returnAddress({ jumpUrl: from }))}&redirected=1`;
}
