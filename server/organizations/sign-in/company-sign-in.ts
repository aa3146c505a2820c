import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { ErrorDetail } from '#contracts/errors.ts';
import type { getCompanySignIn as getCall, saveCompanySignIn as saveCall } from '#contracts/organization/company-sign-in.ts';
import { SAML_PATHS, samlAnswerPath, samlMetadataPath } from '#domain/identity/saml/saml-paths.ts';
import { differencesOf } from '#domain/accounts/people/rights.ts';
import { originOf } from '../../config/origins.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import type { Looking } from '../../shoppers/index.ts';
import { note } from '../account-log.ts';
import { administrating } from '../administrating.ts';
import { administratorOf, changingAdministrator } from '../administrator.ts';
import { findCompanySignIn, type CompanySignInRow, writePartner, writePasswords, writeProvider } from './company-sign-in.repository.ts';
import { readSigningKey } from './signing-key.ts';

type Settings = z.input<(typeof getCall)['answer']>;
type Wanted = Input<typeof saveCall>['body'];

/** How an organization signs its people in. */
export async function getCompanySignIn(shop: Shop, looking: Looking): Promise<Reply<Settings>> {
  const asked = administratorOf(looking);
  return asked.ok ? answer(await readSettings(shop, asked.body.account.number)) : asked;
}

/** Says so, from the next sign-in on; who is signed in through a provider that is switched off is so no more. */
export async function saveCompanySignIn(shop: Shop, looking: Looking, { body }: Input<typeof saveCall>): Promise<Reply<Settings>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const { certificates, errors } = checked(body, shop.settings.isDemo);
  if (errors.length > 0) return refuse('INVALID_REQUEST', { errors, message: errors[0]?.message ?? '' });
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    const [known] = await findCompanySignIn(tx, [account.number]);
    const entityId = body.entityId.trim();
    if (body.addsPeople && (known?.email_domains ?? []).length === 0)
      return refuse('INVALID_REQUEST', { errors: [NO_DOMAIN], message: NO_DOMAIN.message });
    const partnerId = known?.partner_id ?? `sso-${account.number}`;
    await writePartner(tx, [partnerId, `${account.name} sign-in`, account.number, body.isOn]);
    await writeProvider(tx, [
      partnerId,
      entityId,
      body.ssoUrl.trim(),
      certificates,
      body.emailAttribute.trim(),
      body.takesUnasked,
      body.addsPeople,
    ]);
    await writePasswords(tx, [account.number, body.isOn && body.hidesPasswords]);
    const [after] = await findCompanySignIn(tx, [account.number]);
    await note(
      tx,
      { by: giver, at: shop.now() },
      {
        kind: 'SIGN_IN_CHANGED',
        about: { subject: 'company sign-in' },
        differences: differencesOf(wordsOf(known), wordsOf(after)),
      },
    );
    return answer(null);
  });
  return done.ok ? answer(await readSettings(shop, account.number)) : done;
}

/** What can be read of it in the log of changes: whoever can change it can come in as others, so each part of it is told. Of a certificate, its fingerprint. */
function wordsOf(row: CompanySignInRow | undefined): Readonly<Record<string, string>> {
  if (row === undefined) return { 'Company sign-in': 'Not set up' };
  const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
  return {
    'Company sign-in': onOff(row.is_active),
    'Entity ID': row.entity_id,
    'Sign-in address': row.sso_url,
    Certificates: row.certificates.map((pem) => createHash('sha256').update(pem.trim()).digest('hex').slice(0, 16)).join(', '),
    'Email attribute': row.email_attribute,
    'Sign-ins that begin there': onOff(row.takes_unasked),
    'Accounts on first visit': onOff(row.adds_people),
    'Passwords hidden': onOff(row.hides_passwords),
  };
}

/** That of the demo stands on this very site. */
const DEMO_IDENTITY_PROVIDER = '/dev/identity-provider';

const NO_DOMAIN = {
  field: 'addsPeople',
  code: 'INVALID',
  message: 'We need to add your email domain first. Please contact us.',
} as const;

/** What is wrong with settings, and their certificates as they are stored. */
function checked({ entityId, ssoUrl, certificates: pasted }: Wanted, isDemo: boolean): { certificates: string[]; errors: ErrorDetail[] } {
  const errors: ErrorDetail[] = [];
  const wrong = (field: string, message: string) => errors.push({ field, code: 'INVALID', message });
  if (entityId.trim() === '' || /[\s\p{C}]/u.test(entityId.trim()))
    wrong('entityId', 'Enter the entity ID of your identity provider, without spaces.');
  if (!isAddress(ssoUrl.trim()) && !(isDemo && ssoUrl.trim() === DEMO_IDENTITY_PROVIDER))
    wrong('ssoUrl', 'Enter the sign-in address of your identity provider. It begins with https://');
  const read = pasted.map((text) => text.trim()).flatMap((text, at) => (text === '' ? [] : [{ at, ...readSigningKey(text) }]));
  if (read.length === 0) wrong('certificates.0', 'Paste the certificate with which your identity provider signs.');
  for (const one of read) if ('error' in one) wrong(`certificates.${one.at}`, one.error);
  return { certificates: [...new Set(read.flatMap((one) => ('pem' in one ? [one.pem] : [])))], errors };
}

/** HTTPS, and names nobody. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hash === '';
}

async function readSettings(shop: Shop, accountNumber: string): Promise<Settings> {
  const [row] = await findCompanySignIn(shop.database, [accountNumber]);
  const origin = originOf(shop.settings, 'SBA');
  const company = row?.partner_id ?? `sso-${accountNumber}`;
  return {
    provider:
      row === undefined
        ? null
        : {
            isOn: row.is_active,
            entityId: row.entity_id,
            ssoUrl: row.sso_url,
            certificates: row.certificates,
            emailAttribute: row.email_attribute,
            takesUnasked: row.takes_unasked,
            addsPeople: row.adds_people,
            hidesPasswords: row.hides_passwords,
          },
    metadataUrl: `${origin}${samlMetadataPath(company)}`,
    answerUrl: `${origin}${samlAnswerPath(company)}`,
    startUrl: `${origin}${SAML_PATHS.start}/${company}`,
    emailDomains: row?.email_domains ?? [],
  };
}
