import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { z } from 'zod';

/** How partners may sign. Which of them holds is said by the key, never by the token. */
export const ALGORITHMS = ['HS256', 'RS256', 'ES256', 'EdDSA'] as const;
export type PartnerKey = { readonly algorithm: (typeof ALGORITHMS)[number]; readonly keyText: string };

/** Longer than any token of ours needs to be. */
export const TOKEN_MAX_LENGTH = 4000;
const COMPACT = /^([\w-]{10,400})\.([\w-]{10,3200})\.([\w-]{40,700})$/;

const Header = z.object({ alg: z.enum(ALGORITHMS), kid: z.string().max(64), crit: z.undefined().optional() });

/** What a partner says of whom it sends. Moments in seconds since 1970. */
const Claims = z.object({
  iss: z.string().max(40),
  aud: z.string().max(300),
  iat: z.number(),
  exp: z.number(),
  /** Names the token: it works once. */
  jti: z.string().regex(/^[\w.-]{16,100}$/),
  /** Whom the partner sends: an organization's people by their email here, a vendor's shopper by the vendor's own name for them. */
  sub: z.string().min(1).max(300),
  given_name: z.string().trim().min(1).max(60).optional(),
  family_name: z.string().trim().min(1).max(60).optional(),
  email: z.string().max(300).optional(),
  /** The page that they are to see first. */
  target: z.string().max(2000).optional(),
});
export type Claims = z.output<typeof Claims>;

/** A token taken apart: nothing of it is believed before `isSignedBy` has said so. */
export type UncheckedToken = {
  readonly keyId: string;
  readonly algorithm: PartnerKey['algorithm'];
  readonly claims: Claims;
  /** What is signed, and by what. */
  readonly content: string;
  readonly signature: Buffer;
};

/** Takes a token in the compact form apart (RFC 7515); undefined for whatever is none, or is spelt otherwise than it need be. */
export function takeApart(text: string): UncheckedToken | undefined {
  const [, head = '', body = '', mark = ''] = text.length > TOKEN_MAX_LENGTH ? [] : (COMPACT.exec(text) ?? []);
  const header = Header.safeParse(jsonOf(head));
  const claims = Claims.safeParse(jsonOf(body));
  const signature = Buffer.from(mark, 'base64url');
  if (!header.success || !claims.success || signature.toString('base64url') !== mark) return undefined;
  return { keyId: header.data.kid, algorithm: header.data.alg, claims: claims.data, content: `${head}.${body}`, signature };
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url')));
  } catch {
    return undefined;
  }
}

/** Whether a token was signed with a key. A token that names another algorithm than the key's was not. */
export function isSignedBy({ algorithm, content, signature }: UncheckedToken, key: PartnerKey): boolean {
  if (algorithm !== key.algorithm) return false;
  if (key.algorithm === 'HS256') {
    const own = createHmac('sha256', Buffer.from(key.keyText, 'base64url')).update(content).digest();
    return own.length === signature.length && timingSafeEqual(own, signature);
  }
  const digest = key.algorithm === 'EdDSA' ? undefined : 'sha256';
  return verify(digest, Buffer.from(content), { key: createPublicKey(key.keyText), dsaEncoding: 'ieee-p1363' }, signature);
}
