import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FIELDS_OF_QUICK_ROW, MOST_ROWS_BESIDE_FILE } from '#domain/quick-order/limits.ts';
import { CONTEXT_TOKEN_FIELD } from '#contracts/page.ts';

/** The pages whose forms bring a file, and where their scripts send them. */
export const FILE_FORM_PATHS: readonly string[] = [
  '/customize',
  '/customize/logo',
  '/account/budgets/file',
  '/lists/import',
  '/quick-order',
  '/quick-order/look-up',
].flatMap((path) => [path, `${path}.data`]);

/** How the forms of pages are sent: as they are, not compressed; in parts where one brings a file, and in no more of them than our forms have. */
export function isForm(request: FastifyRequest): boolean {
  const { headers } = request;
  if (headers['content-encoding'] !== undefined) return false;
  return typeOf(request) === 'application/x-www-form-urlencoded' || (isInParts(request) && !hasTooManyParts(request));
}

function isInParts(request: FastifyRequest): boolean {
  return typeOf(request) === 'multipart/form-data' && FILE_FORM_PATHS.includes(request.url.split('?')[0] ?? '');
}

function typeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/** Whether a form says that its page was made for another visit than the one that sends it. */
export function isFormOfAnother(request: FastifyRequest, contextToken: string | undefined): boolean {
  const { body } = request;
  if (!Buffer.isBuffer(body) || !isForm(request)) return false;
  const claimed = isInParts(request) ? claimedInParts(body) : claimedIn(body);
  return claimed !== undefined && claimed !== contextToken;
}

function claimedIn(body: Buffer): string | undefined {
  if (!body.includes(`${CONTEXT_TOKEN_FIELD}=`)) return undefined;
  return new URLSearchParams(body.toString()).get(CONTEXT_TOKEN_FIELD) ?? undefined;
}

/** The most parts of a form that brings a file: it has some fifteen fields. Each part costs its reader some 25 µs of the thread. */
const MOST_PARTS = 60;
/** One has rows beside its file. */
const MOST_PARTS_WITH_ROWS = MOST_PARTS + FIELDS_OF_QUICK_ROW * MOST_ROWS_BESIDE_FILE;

/** Whether a form in parts has more of them than ours has at that address. */
function hasTooManyParts({ body, url }: FastifyRequest): boolean {
  if (!Buffer.isBuffer(body)) return false;
  const most = url.split('?')[0] === '/quick-order' ? MOST_PARTS_WITH_ROWS : MOST_PARTS;
  // Each part begins with two dashes at the beginning of a line.
  let parts = 0;
  for (let at = body.indexOf('\n--'); at !== -1 && parts <= most; at = body.indexOf('\n--', at + 3)) parts += 1;
  return parts > most;
}

/** A field of a form in parts stands after its name and an empty line, up to the end of its own. */
function claimedInParts(body: Buffer): string | undefined {
  const before = `name="${CONTEXT_TOKEN_FIELD}"\r\n\r\n`;
  const at = body.indexOf(before);
  if (at === -1) return undefined;
  const from = at + before.length;
  const end = body.indexOf('\r\n', from);
  return body.toString('utf8', from, end === -1 ? from : end);
}

/** What a page's scripts ask for: several may be under way at once, and each would begin another visit. */
const SCRIPT_PATH = /(?:\.data|^\/search\/suggest|^\/__manifest)(?:\?|$)/;
/** What a browser says that a whole page is for; a program says nothing. */
const PAGE_DESTINATIONS: ReadonlySet<unknown> = new Set([undefined, 'document', 'iframe', 'frame']);

/** Whether a whole page is asked for, and not a part of one: a picture that is not there is answered with a page, too. */
export function isDocument({ url, headers }: FastifyRequest): boolean {
  return !SCRIPT_PATH.test(url) && PAGE_DESTINATIONS.has(headers['sec-fetch-dest']);
}

const HeaderValue = z.union([z.string(), z.array(z.string())]);

type Asked = { readonly method: string; readonly signal: AbortSignal };

/** Looked at already, with all names that the shop has (`server/http/origin-check.ts`): the router knows one. */
const CHECKED = 'origin';

/** The request as the router wants it. */
export function toRequest(request: FastifyRequest, origin: string, { method, signal }: Asked): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':') || name === CHECKED) continue;
    for (const one of [HeaderValue.parse(value)].flat()) headers.append(name, one);
  }
  const body = method === 'GET' || method === 'HEAD' || !Buffer.isBuffer(request.body) ? null : new Uint8Array(request.body);
  return new Request(`${origin}${request.url}`, { method, headers, signal, body });
}
