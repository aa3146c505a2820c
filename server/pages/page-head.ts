import type { FastifyReply } from 'fastify';
import { OVERLOADED_SECONDS } from '#contracts/errors.ts';
import { FORGOTTEN_AT_THE_END, type Caller } from '../http/caller.ts';
import { contentPolicy } from './content-policy.ts';

export const OVERLOADED = 503;

/** What a page says of itself, before what it says. */
export type PageHead = {
  readonly status: number;
  readonly headers: Iterable<readonly [string, string]>;
  /** With which its scripts are allowed; undefined: it has no content policy. */
  readonly nonce: string | undefined;
};

/** Writes the head of a page for its visitor: its own, and what the visitor's browser is told with every page. */
export function writeHead(
  { settings }: { readonly settings: Parameters<typeof contentPolicy>[0] },
  { setCookies, hasEnded }: Pick<Caller, 'setCookies' | 'hasEnded'>,
  reply: FastifyReply,
  { status, headers, nonce }: PageHead,
): void {
  reply.code(status);
  if (status === OVERLOADED) reply.header('retry-after', OVERLOADED_SECONDS);
  const cookies: string[] = [];
  for (const [name, value] of headers) {
    if (name === 'set-cookie') cookies.push(value);
    else reply.header(name, value);
  }
  cookies.push(...setCookies);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (hasEnded === true) reply.header('clear-site-data', FORGOTTEN_AT_THE_END);
  if (nonce !== undefined) reply.header('content-security-policy', contentPolicy(settings, nonce));
}
