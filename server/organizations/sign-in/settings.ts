import { createHash } from 'node:crypto';
import type { ErrorDetail } from '#contracts/errors.ts';
import type { KnownSignIn, SignInSettings } from '#domain/identity/saml/company-sign-in.ts';
import type { CompanySignInRow } from './company-sign-in.repository.ts';
import { readSigningKey } from './signing-key.ts';

/** That of the demo stands on this very site. */
const DEMO_IDENTITY_PROVIDER = '/dev/identity-provider';

/** Settings as somebody typed them, as they are kept, and what is wrong with them. */
export function readSettings(
  typed: SignInSettings,
  isDemo: boolean,
): { readonly settings: SignInSettings; readonly errors: readonly ErrorDetail[] } {
  const errors: ErrorDetail[] = [];
  const wrong = (field: string, message: string) => errors.push({ field, code: 'INVALID', message });
  const [entityId, ssoUrl] = [typed.entityId.trim(), typed.ssoUrl.trim()];
  if (entityId === '' || /[\s\p{C}]/u.test(entityId)) wrong('entityId', 'Enter the entity ID of your identity provider, without spaces.');
  if (!isAddress(ssoUrl) && !(isDemo && ssoUrl === DEMO_IDENTITY_PROVIDER))
    wrong('ssoUrl', 'Enter the sign-in address of your identity provider. It begins with https://');
  const read = typed.certificates.map((text) => text.trim()).flatMap((text, at) => (text === '' ? [] : [{ at, ...readSigningKey(text) }]));
  if (read.length === 0) wrong('certificates.0', 'Paste the certificate with which your identity provider signs.');
  for (const one of read) if ('error' in one) wrong(`certificates.${one.at}`, one.error);
  const certificates = [...new Set(read.flatMap((one) => ('pem' in one ? [one.pem] : [])))];
  const { takesUnasked, addsPeople, hidesPasswords } = typed;
  const emailAttribute = typed.emailAttribute.trim();
  return { settings: { entityId, ssoUrl, certificates, emailAttribute, takesUnasked, addsPeople, hidesPasswords }, errors };
}

/** HTTPS, and names nobody. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hash === '';
}

/** Those that are stored. */
export function settingsOf(row: CompanySignInRow): KnownSignIn {
  return {
    isOn: row.is_active,
    entityId: row.entity_id,
    ssoUrl: row.sso_url,
    certificates: row.certificates.map((pem) => pem.trim()),
    emailAttribute: row.email_attribute,
    takesUnasked: row.takes_unasked,
    addsPeople: row.adds_people,
    hidesPasswords: row.hides_passwords,
  };
}

/** What can be read of it in the log of changes and in mails: whoever can change it can come in as others, so each part of it is told. Of a certificate, its fingerprint. */
export function wordsOf(settings: KnownSignIn | undefined): Readonly<Record<string, string>> {
  if (settings === undefined) return { 'Company sign-in': 'Not set up' };
  const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
  return {
    'Company sign-in': onOff(settings.isOn),
    'Entity ID': settings.entityId,
    'Sign-in address': settings.ssoUrl,
    Certificates: settings.certificates.map((pem) => createHash('sha256').update(pem).digest('hex').slice(0, 16)).join(', '),
    'Email attribute': settings.emailAttribute,
    'Sign-ins that begin there': onOff(settings.takesUnasked),
    'Accounts on first visit': onOff(settings.addsPeople),
    'Company sign-in only': onOff(settings.hidesPasswords),
  };
}
