import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The identity provider of the demo: what it calls itself, and where it stands on this very site. */
export const DEMO_IDENTITY_PROVIDER = {
  partnerId: 'cedar-sign-in',
  entityId: 'https://sign-in.cedarlegal.example/saml',
  path: '/dev/identity-provider',
} as const;

const NAME = 'cedar-1';
/** How far above a number that is made of its name a prime lies: found once, so that no start looks for it. */
const FACTORS = [
  ['p', 516],
  ['q', 550],
] as const;
const EXPONENT = 65_537n;

/** 1,024 bits of a name, odd and with both upper bits set. */
function oddNumber(name: string): bigint {
  const bytes = Buffer.concat([0, 1, 2, 3].map((n) => createHash('sha256').update(`a key of the demo: ${name} ${n}`).digest()));
  bytes.writeUInt8(bytes.readUInt8(0) | 0xc0, 0);
  bytes.writeUInt8(bytes.readUInt8(127) | 1, 127);
  return BigInt(`0x${bytes.toString('hex')}`);
}

/** Euclid's way, extended. */
function inverse(number: bigint, modulus: bigint): bigint {
  let [older, newer, before, after] = [modulus, number % modulus, 0n, 1n];
  while (newer > 0n) {
    const times = older / newer;
    [older, newer] = [newer, older - times * newer];
    [before, after] = [after, before - times * after];
  }
  return ((before % modulus) + modulus) % modulus;
}

const encoded = (number: bigint) => {
  const hex = number.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url');
};

/** What the identity provider of the demo signs with. It is known to everybody, and to the demo alone. */
export function demoSigningKey(): KeyObject {
  const [p = 0n, q = 0n] = FACTORS.map(([factor, steps]) => oddNumber(`${NAME} ${factor}`) + 2n * BigInt(steps));
  const d = inverse(EXPONENT, (p - 1n) * (q - 1n));
  const numbers = { n: p * q, e: EXPONENT, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) };
  const jwk = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, encoded(number)]));
  return createPrivateKey({ key: { kty: 'RSA', ...jwk }, format: 'jwk' });
}

/** What the shop knows of it. */
export function demoSigningCertificate(): string {
  return createPublicKey(demoSigningKey()).export({ type: 'spki', format: 'pem' }).toString();
}
