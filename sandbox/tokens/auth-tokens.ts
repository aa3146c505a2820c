import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../fingerprint.ts';

/** What the shop allows to somebody who pays: to give a card, or to approve a payment, in one checkout of theirs. */
const grantSchema = z.object({
  checkoutId: z.string().min(1).max(100),
  /** Who pays, as the shop knows them: a word of its own that tells nobody else anything. */
  payer: z.string().min(1).max(100),
  /** Epoch ms. */
  validUntil: z.number().int().positive(),
  transactionId: z.string().max(100),
});
export type Grant = z.output<typeof grantSchema>;

/** What a token is for: one is worth nothing in place of the other. */
export type GrantUse = 'CARD' | 'PAYPAL';

/** The most characters of such a token. */
export const MAX_AUTH_TOKEN = 1_000;

/** A token that says what was allowed, signed: no list of them has to be kept. */
export function signGrant(grant: Grant, use: GrantUse, secretKey: string): string {
  const content = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${content}.${signatureOf(content, use, secretKey)}`;
}

/** What a token allows now; `undefined` for one that is not ours, was made for something else, or is over. */
export function readGrant(token: string, { use, secretKey, now }: { use: GrantUse; secretKey: string; now: Date }): Grant | undefined {
  const [content = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSameSecret(signature, signatureOf(content, use, secretKey))) return undefined;
  const grant = grantSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return grant.validUntil > now.getTime() ? grant : undefined;
}

function signatureOf(content: string, use: GrantUse, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`grant ${use} ${content}`).digest('base64url');
}
