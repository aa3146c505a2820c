import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';
import { PASSWORD } from './second-factor.ts';

export const PASSKEYS = '/cc/api/account/passkeys';
export const PASSKEY_LOGIN = '/cc/api/auth/passkey';

/** What of an answer can be made otherwise than an honest authenticator and browser would. */
export type Twist = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly key?: KeyObject;
};

type MakingOptions = { readonly challenge: string; readonly rp: { readonly id: string }; readonly user: { readonly id: string } };
type UsingOptions = { readonly challenge: string; readonly rpId: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR of what attestations hold: small numbers, bytes, texts and maps in order. (RFC 8949) */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part as never)])]);
}

/** A passkey of P-256 as an authenticator holds it, together with the browser around it: what it makes and signs has the structures of WebAuthn. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(16);
  private userHandle = '';
  /** How often it was used; 0 for good: it does not count. */
  counter: number;

  constructor({ counts = false } = {}) {
    this.counter = counts ? 1 : 0;
  }

  get credentialId(): string {
    return base64url(this.id);
  }

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authData(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  /** What a browser answers that was told to make one. */
  make({ challenge, rp, user }: MakingOptions, twist: Twist = {}) {
    const { origin = 'http://localhost', rpId = rp.id, type = 'webauthn.create', isVerified = true } = twist;
    this.userHandle = user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const idLength = Buffer.from([0, this.id.length]);
    const flags = PRESENT | HAS_KEY | (isVerified ? VERIFIED : 0);
    const authData = Buffer.concat([this.authData(rpId, flags, twist.counter ?? this.counter), Buffer.alloc(16), idLength, this.id, cose]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(this.clientData(type, twist.challenge ?? challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** What a browser answers that was told to use one. */
  use({ challenge, rpId: wanted }: UsingOptions, twist: Twist = {}) {
    const { origin = 'http://localhost', rpId = wanted, type = 'webauthn.get', isVerified = true } = twist;
    if (this.counter > 0) this.counter += 1;
    const authData = this.authData(rpId, PRESENT | (isVerified ? VERIFIED : 0), twist.counter ?? this.counter);
    const clientData = this.clientData(type, twist.challenge ?? challenge, origin);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(twist.key ?? this.keys.privateKey);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: twist.userHandle ?? this.userHandle,
      },
    };
  }
}

/** Adds a passkey for who is signed in. */
export async function addPasskey(
  visitor: Visitor,
  {
    authenticator = new Authenticator(),
    name = '',
    code,
    twist = {},
  }: { authenticator?: Authenticator; name?: string; code?: string; twist?: Twist } = {},
): Promise<Authenticator> {
  const begun = await visitor.post<MakingOptions>(`${PASSKEYS}/options`, { password: PASSWORD, ...(code !== undefined && { code }) });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  const added = await visitor.post(PASSKEYS, { name, credential: authenticator.make(begun.body, twist) });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  return authenticator;
}

/** What somebody's browser is told who signs in. */
export async function asked(visitor: Visitor): Promise<UsingOptions> {
  const { status, body } = await visitor.post<UsingOptions>(`${PASSKEY_LOGIN}/options`, {});
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Signs in with a passkey. */
export async function signInWith(visitor: Visitor, authenticator: Authenticator, twist: Twist = {}) {
  return visitor.post(PASSKEY_LOGIN, { credential: authenticator.use(await asked(visitor), twist) });
}
