import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  getCompanySignIn as getCall,
  saveCompanySignIn as saveCall,
  switchOffCompanySignIn as offCall,
} from '#contracts/organization/company-sign-in.ts';
import { SIGN_IN_DELAY_HOURS, whenInEffect, type SignInSettings } from '#domain/identity/saml/company-sign-in.ts';
import { SAML_PATHS, samlAnswerPath, samlMetadataPath } from '#domain/identity/saml/saml-paths.ts';
import { originOf } from '../../config/origins.ts';
import type { Tx } from '../../db/database.ts';
import { asksForCode, hasJustComeIn, mayLook, proveBoth, type Proofs } from '../../identity/index.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import type { Looking } from '../../shoppers/index.ts';
import { administrating } from '../administrating.ts';
import { administratorOf, changingAdministrator, type Administrator } from '../administrator.ts';
import { changesOf, companyOf, hindranceOf, putInEffect, switchOff, tell, type Changer, type Hindrance } from './change-sign-in.ts';
import { deleteWaiting, findCompanySignIn, findWaiting, writeWaiting } from './company-sign-in.repository.ts';
import { readSettings, settingsOf } from './settings.ts';

type Settings = z.input<(typeof getCall)['answer']>;

/** Who asks: as somebody of an organization, and as who has signed in. */
export type Asking = { readonly looking: Looking; readonly requester: Requester };

const DELAY_MS = SIGN_IN_DELAY_HOURS * 3_600_000;

/** How an organization signs its people in. */
export async function getCompanySignIn(shop: Shop, asking: Asking): Promise<Reply<Settings>> {
  const asked = administratorOf(asking.looking);
  return asked.ok ? answer(await view(shop, asking, asked.body)) : asked;
}

/**
 * Says how, for an administrator who proves once more who they are. Whoever changes it decides who comes in as whom: so all administrators hear of it at once, and but for the first set-up it
 * holds a day later, when nobody has canceled it.
 */
export async function saveCompanySignIn(shop: Shop, asking: Asking, { body }: Input<typeof saveCall>): Promise<Reply<Settings>> {
  const asked = changingAdministrator(asking.looking);
  if (!asked.ok) return asked;
  const { account } = asked.body;
  const { settings, errors } = readSettings(body, shop.settings.isDemo);
  if (errors.length > 0) return refuse('INVALID_REQUEST', { errors: [...errors], message: errors[0]?.message ?? '' });
  const proof = await prove(shop, asking.requester, body);
  if (!proof.ok) return proof;
  const seats = await reserve(shop, [
    { kind: 'COMPANY_SIGN_IN', subject: account.number },
    { kind: 'ORGANIZATION_CHANGE', subject: asked.body.userId },
  ]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await administrating(shop, asked.body, async (tx) => {
    const hindrance = await hindranceOf(tx, account.number, settings);
    if (hindrance !== undefined)
      return refuse('INVALID_REQUEST', { errors: [HINDRANCES[hindrance]], message: HINDRANCES[hindrance].message });
    await change(shop, tx, changerOf(asked.body), settings);
    return answer(null);
  });
  return done.ok ? answer(await view(shop, asking, asked.body)) : done;
}

async function change(shop: Shop, tx: Tx, changer: Changer, wanted: SignInSettings): Promise<void> {
  const { number } = changer.account;
  const [known] = await findCompanySignIn(tx, [number]);
  const { now, later } = whenInEffect(known && settingsOf(known), wanted);
  if (now !== undefined) await tell(shop, tx, changer, { what: 'CHANGED', differences: await putInEffect(shop, tx, changer, now) });
  if (later === undefined) return;
  const [current] = await findCompanySignIn(tx, [number]);
  const differences = changesOf(current && settingsOf(current), { ...later, isOn: true });
  const askedAt = shop.now();
  const takesEffectAt = new Date(askedAt.getTime() + DELAY_MS);
  await writeWaiting(tx, [number, JSON.stringify(later), JSON.stringify(differences), changer.userId, askedAt, takesEffectAt]);
  await tell(shop, tx, changer, { what: 'ASKED', differences, takesEffectAt });
}

/** Turns it off at once: who is signed in through it is so no more, and what waits is canceled. */
export async function switchOffCompanySignIn(shop: Shop, asking: Asking, { body }: Input<typeof offCall>): Promise<Reply<Settings>> {
  const asked = changingAdministrator(asking.looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const isProven = body.password === '' && (await isJustIn(shop, asking.requester));
  const proof = isProven ? undefined : await prove(shop, asking.requester, body);
  if (proof?.ok === false) return proof;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await administrating(shop, asked.body, async (tx) => {
    const [known] = await findCompanySignIn(tx, [account.number]);
    if (known?.is_active !== true) return refuse('NOT_FOUND');
    const changer = changerOf(asked.body);
    await tell(shop, tx, changer, { what: 'OFF', differences: await switchOff(shop, tx, changer, settingsOf(known), known.partner_id) });
    return answer(null);
  });
  return done.ok ? answer(await view(shop, asking, asked.body)) : done;
}

/** Cancels what waits. It takes no proof: as it is, it was before. */
export async function cancelCompanySignInChange(shop: Shop, asking: Asking): Promise<Reply<Settings>> {
  const asked = changingAdministrator(asking.looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await administrating(shop, asked.body, async (tx) => {
    const [waiting] = await findWaiting(tx, [account.number]);
    if (waiting === undefined) return refuse('NOT_FOUND');
    await deleteWaiting(tx, [account.number]);
    await tell(shop, tx, changerOf(asked.body), { what: 'CANCELED', differences: waiting.differences });
    return answer(null);
  });
  return done.ok ? answer(await view(shop, asking, asked.body)) : done;
}

const HINDRANCES = {
  NO_DOMAIN: { field: 'addsPeople', code: 'INVALID', message: 'We need to add your email domain first. Please contact us.' },
  NO_KEEPER: {
    field: 'hidesPasswords',
    code: 'INVALID',
    message:
      'First turn on two-step sign-in for an administrator who has a password, so that somebody gets in if your company’s sign-in fails.',
  },
} as const satisfies Record<Hindrance, object>;

async function prove(shop: Shop, requester: Requester, proofs: Proofs): Promise<Reply<true>> {
  const { session } = requester;
  return mayLook(session) ? proveBoth(shop, requester, session, proofs) : refuse('FORBIDDEN');
}

/** Whether who asks has just come through it: who has no password here proves so that it is them who turns it off. */
async function isJustIn(shop: Shop, { session }: Requester): Promise<boolean> {
  return mayLook(session) && session.partner?.way === 'SAML' && hasJustComeIn(shop, session);
}

function changerOf({ userId, firstName, lastName, account }: Administrator): Changer {
  return { userId, name: `${firstName} ${lastName}`.trim(), account };
}

async function view(shop: Shop, { requester }: Asking, { userId, account }: Administrator): Promise<Settings> {
  const [[row], [waiting], wantsCode, isIn] = await Promise.all([
    findCompanySignIn(shop.database, [account.number]),
    findWaiting(shop.database, [account.number]),
    asksForCode(shop, userId),
    isJustIn(shop, requester),
  ]);
  const origin = originOf(shop.settings, 'SBA');
  const company = companyOf(account.number, row);
  const settings = row && settingsOf(row);
  return {
    provider: settings === undefined ? null : { ...settings, certificates: [...settings.certificates] },
    waiting:
      waiting === undefined
        ? null
        : {
            askedBy: waiting.asker,
            askedAt: waiting.asked_at.toISOString(),
            takesEffectAt: waiting.takes_effect_at.toISOString(),
            differences: [...waiting.differences],
          },
    asksForCode: wantsCode,
    isJustIn: isIn,
    metadataUrl: `${origin}${samlMetadataPath(company)}`,
    answerUrl: `${origin}${samlAnswerPath(company)}`,
    startUrl: `${origin}${SAML_PATHS.start}/${company}`,
    emailDomains: row?.email_domains ?? [],
  };
}
