import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSigningKey } from './signing-key.ts';

/** Made for this test; nobody has its key. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDITCCAgmgAwIBAgIUGmSdkJ9MMO1YjQYChyhfAN2RwkIwDQYJKoZIhvcNAQEL
BQAwIDEeMBwGA1UEAwwVU2lnbi1pbiBvZiBhbiBleGFtcGxlMB4XDTI2MTEyOTEy
MDM1M1oXDTM2MTEyNjEyMDM1M1owIDEeMBwGA1UEAwwVU2lnbi1pbiBvZiBhbiBl
eGFtcGxlMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArmcJExuMlbJS
LKJ9XyyB4YybwiuubSVvJqjywqf7joPFas1TFVRLDWttzrn9xII0Gs8z6Ghb48Mf
yLmKeBEPQ5rcjAlLT6sWAy/28i6rc5QJ4ehHkwetryt8kcvCPh4qNctk0+xa5+bi
j1YfdrY2OIX1/Wzp99FlBLfTkBQSgMz3IGOLCws7dS0bL0IUzPhtDOI3coJYG283
1+oL+ItI++9n3iKMwg4TOq5VkOEoMRhfcVr9n/5+SPE7Qo1SjQmrWH8KzbkqJDyH
xsgVlZnU59WL79CQtEpIYdbPUWvihAAav2bwHgNkTQfDMRUelKssIUnP4a6oqnq8
x9wvBoG8owIDAQABo1MwUTAdBgNVHQ4EFgQU25fRCK7sl1QsSWYgvQI6y+mx+bsw
HwYDVR0jBBgwFoAU25fRCK7sl1QsSWYgvQI6y+mx+bswDwYDVR0TAQH/BAUwAwEB
/zANBgkqhkiG9w0BAQsFAAOCAQEAXxM/h9YeuXodrtj5l81vObbOD4sm1+oQm321
DfOrcM7KVtKzTDjyfm48hUDbCFJiOwNZhJEWNfbvkeGOvPp613x15VKQBvCsNhZO
BF2zQS6RvsJGbtHaSsVUY9rNh1i7+4kB/4T5o69JyXKpfDmi2vPrn/K/031Feb4f
beJyRN20UDHD3H2Qol+Mi+L1K/cD4dc49otcqmAhoGrKD6RaoLSkpnVFierhIzQh
xZaNvoe6yceAJDj5gHI5kq15eG0PDB2dsZI5Zw9roENfxQGxTt7mxk3v1Dz2qakk
QSVNnHh/tnRp0ZhNIUpwp8MRUEpjbI0uBCs69YaeHH77xBFcfg==
-----END CERTIFICATE-----`;
/** The same with 1,024 bits. */
const SHORT = `-----BEGIN CERTIFICATE-----
MIICBDCCAW2gAwIBAgIUY4yxBVC6ImCunNlk6EwymBM54VIwDQYJKoZIhvcNAQEL
BQAwFDESMBAGA1UEAwwJVG9vIHNob3J0MB4XDTI2MTEyOTEyMDM1M1oXDTM2MTEy
NjEyMDM1M1owFDESMBAGA1UEAwwJVG9vIHNob3J0MIGfMA0GCSqGSIb3DQEBAQUA
A4GNADCBiQKBgQDBqQC26tJBbDkxYxvlpoJfrU8jLHtGTpZ8zGA4UOUDdK2SC6gU
a4qgn6e7CtoeLeEaevSetQjOFf43CS+IqmWTnPIhZuOwZG5fvsQaoiXgQwyNnSKB
i4XQB8DJ12pKNEBSzDXux4Fx+FGHdNq5OIHixGy1uDBNHlYkwWiXr/E2YwIDAQAB
o1MwUTAdBgNVHQ4EFgQUNENl6D7sP6qCOCs6GwXWUsRYEWEwHwYDVR0jBBgwFoAU
NENl6D7sP6qCOCs6GwXWUsRYEWEwDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG9w0B
AQsFAAOBgQBerN3FKpLb/A+8yBPhUij2iJAIeChiaK5ElABAGHPtzqF153Jvb0r7
uslGmBs7PIGLZwrlKt+2HI1sTHS2shWX6a+NxRrAeaONp2N25ZClFLkcFVBET9EA
fquGnzY+DTWIJ09IwmQBYUsMTtmDHpX/bC8OZx59W/oCoriX4Mnu9Q==
-----END CERTIFICATE-----`;
const spki = (type: 'rsa' | 'ed25519') => {
  const { publicKey, privateKey } = type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
  return [
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ] as const;
};

describe('with what an identity provider signs', () => {
  it('is a certificate, with its lines around it or without, or a public key', () => {
    expect(readSigningKey(`\n${CERTIFICATE}\n`)).toEqual({ pem: CERTIFICATE });
    expect(readSigningKey(CERTIFICATE.replaceAll('\n', '\r\n'))).toEqual({ pem: CERTIFICATE });
    expect(readSigningKey(CERTIFICATE.split('\n').slice(1, -1).join(''))).toEqual({ pem: CERTIFICATE });
    const [publicKey] = spki('rsa');
    expect(readSigningKey(publicKey)).toEqual({ pem: publicKey.trim() });
  });

  it('is stored without anything beside it', () => {
    expect(readSigningKey(`Bag Attributes\n${CERTIFICATE}\n${CERTIFICATE}`)).toEqual({ pem: CERTIFICATE });
  });

  it.each([
    ['', 'read this certificate'],
    ['nonsense', 'read this certificate'],
    [CERTIFICATE.replace('MII', 'XII'), 'read this certificate'],
    [SHORT, '2048 bits'],
    [spki('ed25519')[0], '2048 bits'],
    [spki('rsa')[1], 'private key'],
  ])('is nothing else: %#', (text, why) => {
    expect(readSigningKey(text)).toEqual({ error: expect.stringContaining(why) });
  });
});
