/** How long a code of an authenticator app is good for, in seconds. (RFC 6238, 5.2) */
export const STEP_SECONDS = 30;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticator apps take them. (RFC 4648, 6) Without the signs that fill it up. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '').join('');
}

/** Whether a text can be the secret of an app: 20 bytes in base 32. */
export function isSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** The address by which an app is told what it is for and how it counts; its codes have six digits. */
export function authenticatorUri({
  issuer,
  email,
  secret,
}: {
  readonly issuer: string;
  readonly email: string;
  readonly secret: string;
}): string {
  const [shop, account] = [encodeURIComponent(issuer), encodeURIComponent(email)];
  return `otpauth://totp/${shop}:${account}?secret=${secret}&issuer=${shop}&algorithm=SHA1&digits=6&period=${STEP_SECONDS}`;
}
