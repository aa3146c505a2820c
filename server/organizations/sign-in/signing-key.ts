import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';

const LEAST_BITS = 2048;
const BARE = /^[A-Za-z0-9+/=\s]+$/;

/**
 * A certificate or public key of an identity provider as it is stored: PEM. What metadata has between its tags, bare base64, is taken for a certificate.
 *
 * @returns why it is none with which an answer may be signed, as an error.
 */
export function readSigningKey(text: string): { readonly pem: string } | { readonly error: string } {
  const trimmed = text.trim();
  if (trimmed.includes('PRIVATE')) return { error: 'This is a private key. Paste the certificate, and keep the key to yourselves.' };
  const pem = BARE.test(trimmed)
    ? `-----BEGIN CERTIFICATE-----\n${trimmed.replace(/\s/g, '').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----`
    : trimmed;
  const read = publicKeyOf(pem);
  if (read === undefined) return { error: 'We can’t read this certificate. Paste all of it, with its first and last line.' };
  const { asymmetricKeyType, asymmetricKeyDetails } = read.key;
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_BITS)
    return { error: `The key has to be RSA with ${LEAST_BITS} bits or more.` };
  return { pem: read.pem };
}

/** Written anew from what was understood, so that nothing else is stored beside it. */
function publicKeyOf(pem: string): { readonly key: KeyObject; readonly pem: string } | undefined {
  try {
    if (pem.includes('PUBLIC KEY')) {
      const key = createPublicKey(pem);
      return { key, pem: key.export({ type: 'spki', format: 'pem' }).toString().trim() };
    }
    const certificate = new X509Certificate(pem);
    return { key: certificate.publicKey, pem: certificate.toString().trim() };
  } catch {
    return undefined;
  }
}
