import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 1;
const LENGTHS = { mark: 4, nonce: 12, tag: 16 } as const;

/** What is sealed belongs to somebody: in another person's row it opens nothing. */
type Owned = { readonly userId: string };

/**
 * Encrypts a secret for the database (AES-256-GCM), under a key that is made of the first of the shop's secrets.
 *
 * @returns version, mark of the key, nonce, tag, and what was sealed.
 */
export function seal(secrets: readonly string[], { userId }: Owned, bytes: Buffer): Buffer {
  const key = keyOf(secrets[0] ?? '');
  const nonce = randomBytes(LENGTHS.nonce);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), markOf(key), nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what was sealed under any of the shop's secrets. @throws when it was sealed under none of them, for somebody else, or is not as it was. */
export function unseal(secrets: readonly string[], { userId }: Owned, sealed: Buffer): Buffer {
  const [mark, nonce, tag, rest] = partsOf(sealed);
  const key = secrets.map(keyOf).find((one) => markOf(one).equals(mark));
  if (key === undefined) throw new Error('a second factor was sealed with a secret that is not there any more');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId)).setAuthTag(tag);
  return Buffer.concat([decipher.update(rest), decipher.final()]);
}

/** What everything that is sealed now begins with: what begins otherwise was sealed with a secret that is on its way out. */
export function currentMark(secrets: readonly string[]): Buffer {
  return Buffer.concat([Buffer.of(VERSION), markOf(keyOf(secrets[0] ?? ''))]);
}

function partsOf(sealed: Buffer): [mark: Buffer, nonce: Buffer, tag: Buffer, rest: Buffer] {
  const nonceAt = 1 + LENGTHS.mark;
  const tagAt = nonceAt + LENGTHS.nonce;
  const restAt = tagAt + LENGTHS.tag;
  return [sealed.subarray(1, nonceAt), sealed.subarray(nonceAt, tagAt), sealed.subarray(tagAt, restAt), sealed.subarray(restAt)];
}

function keyOf(secret: string): Buffer {
  if (secret === '') throw new Error('There is no secret to seal with.');
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));
}

function markOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, LENGTHS.mark);
}
