import type { Settings } from '../config/settings.ts';

/** Scripts and styles of ours only, the card frame of the payment vendor, and nobody around us but who is allowed to. */
export function contentPolicy(
  { sandboxUrl: vendor, parentOrigins }: Pick<Settings, 'sandboxUrl' | 'parentOrigins'>,
  nonce: string,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${vendor}`,
    `form-action 'self' ${vendor}`,
    ["frame-ancestors 'self'", ...parentOrigins].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
