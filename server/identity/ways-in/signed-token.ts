import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { compactVerify, decodeJwt, decodeProtectedHeader, errors } from 'jose';
import { z } from 'zod';
import { PARTNER_TOKEN_MOST } from '#contracts/session/ways-in.ts';
import { OPERATIONS } from '#domain/procurement/procurement-session.ts';
import { hasTurningSigns } from '#domain/shared/turning-signs.ts';

/** How partners may sign. Which of them holds is said by the key, never by the token. */
export const ALGORITHMS = ['HS256', 'RS256', 'ES256', 'EdDSA'] as const;
type Algorithm = (typeof ALGORITHMS)[number];
export type PartnerKey = { readonly algorithm: Algorithm; readonly keyText: string };

const COMPACT = /^([\w-]{10,400})\.([\w-]{10,3200})\.([\w-]{40,700})$/;

/** What shows nothing, or turns round what stands beside it, is in no name. */
const plain = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\u200e\u200f]*$/u)
    .refine((text) => !hasTurningSigns(text));

const Header = z.object({ alg: z.enum(ALGORITHMS), kid: plain(64), crit: z.undefined().optional() });

/** What a partner says of whom it sends. Moments in seconds since 1970. */
const Claims = z.object({
  iss: plain(40),
  aud: plain(300),
  iat: z.number(),
  exp: z.number(),
  /** Names the token: it works once. */
  jti: z.string().regex(/^[\w.-]{16,100}$/),
  /** Whom the partner sends: an organization's people by their email here, a vendor's shopper by the vendor's own name for them. */
  sub: plain(300).min(1),
  given_name: plain(60).trim().min(1).optional(),
  family_name: plain(60).trim().min(1).optional(),
  email: plain(300).optional(),
  /** Of a purchasing system: what it begins a session for, which returned cart is to be opened, where carts go, and what it knows its own session and order by. */
  operation: z.enum(OPERATIONS).default('CREATE'),
  cart: plain(40).optional(),
  return_to: z.string().max(2000).optional(),
  buyer_cookie: plain(200).optional(),
  order_number: plain(64).optional(),
  /** The page that they are to see first. */
  target: z.string().max(2000).optional(),
});
export type Claims = z.output<typeof Claims>;

/** A token taken apart: nothing of it is believed before `isSignedBy` has said so. */
export type UncheckedToken = { readonly keyId: string; readonly claims: Claims; readonly text: string };

/** Takes a token in the compact form apart (RFC 7515); undefined for whatever is none, or is spelt otherwise than it need be. */
export function takeApart(text: string): UncheckedToken | undefined {
  const [, , , mark = ''] = text.length > PARTNER_TOKEN_MOST ? [] : (COMPACT.exec(text) ?? []);
  if (mark === '' || Buffer.from(mark, 'base64url').toString('base64url') !== mark) return undefined;
  const header = Header.safeParse(orNothing(() => decodeProtectedHeader(text)));
  const claims = Claims.safeParse(orNothing(() => decodeJwt(text)));
  return header.success && claims.success ? { keyId: header.data.kid, claims: claims.data, text } : undefined;
}

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What a key has to be, so that its algorithm is worth something with it. (RFC 7518, 3) */
const FITS: Readonly<Record<Algorithm, (key: KeyObject) => boolean>> = {
  HS256: ({ symmetricKeySize = 0 }) => symmetricKeySize >= 32,
  RS256: ({ asymmetricKeyType, asymmetricKeyDetails }) => asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048,
  ES256: ({ asymmetricKeyType, asymmetricKeyDetails }) => asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1',
  EdDSA: ({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519',
};

/** The key that was written down for a partner; undefined where it cannot be read, is of another algorithm, or is too short for its own. */
export function readKey({ algorithm, keyText }: PartnerKey): KeyObject | undefined {
  const key = orNothing(() => (algorithm === 'HS256' ? createSecretKey(Buffer.from(keyText, 'base64url')) : createPublicKey(keyText)));
  return key !== undefined && FITS[algorithm](key) ? key : undefined;
}

/** Whether a token was signed with a key. A token that names another algorithm than the key's was not. */
export async function isSignedBy({ text }: UncheckedToken, key: KeyObject, algorithm: Algorithm): Promise<boolean> {
  try {
    await compactVerify(text, key, { algorithms: [algorithm] });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
