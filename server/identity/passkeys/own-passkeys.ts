import { verifyRegistrationResponse, type AuthenticatorTransport, type VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type {
  addPasskey as addCall,
  beginPasskey as beginCall,
  listPasskeys as listCall,
  removePasskey as removeCall,
  renamePasskey as renameCall,
} from '#contracts/account/passkeys.ts';
import type { Call, Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { hasOwnPassword } from '#domain/audience/own-password.ts';
import { MOST_PASSKEYS, passkeyHost, passkeyName } from '#domain/identity/passkeys/passkey.ts';
import { originOf } from '../../config/origins.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { giveBack, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { lockUser } from '../../shoppers/index.ts';
import { roomOfOthers } from '../browsers/known-browsers.ts';
import { mayLook, type OwnSession } from '../own-session.ts';
import { proveBoth } from '../second-factor/prove-both.ts';
import { proveOwnPassword } from '../prove-password.ts';
import { findFactor } from '../second-factor/second-factor.repository.ts';
import { isTaken, newChallenge, PATIENCE_MS, userHandleOf } from './challenges.ts';
import { deletePasskey, findPasskeyAnywhere, findPasskeys, insertPasskey, writePasskeyName } from './passkeys.repository.ts';

type Answered<C extends Call> = Promise<Reply<z.input<C['answer']>>>;
type Passkeys = Answered<typeof listCall>;

/** Who asks, at which of our origins. */
export type At = Requester & { readonly origin: string };

/** EdDSA, ECDSA with SHA-256, RSA with SHA-256: what every authenticator has one of, the best first. (RFC 9053; RFC 8812) */
const ALGORITHMS = [-8, -7, -257];

/** Somebody's passkeys: a matter of the person alone, and not of who acts for them. */
export async function listPasskeys(shop: Shop, { session, origin }: At): Passkeys {
  return mayLook(session) ? view(shop, session, origin) : refuse('FORBIDDEN');
}

/**
 * What a browser needs to make a passkey. It stands for password and code at once, so it is made for who has both: whoever finds a browser signed in adds none, and whoever has a stolen
 * password gets around no second step by one.
 */
export async function beginPasskey(shop: Shop, requester: At, { body }: Input<typeof beginCall>): Answered<typeof beginCall> {
  const { session } = requester;
  const host = passkeyHost(requester.origin);
  if (!mayLook(session) || !mayHave(session) || host === undefined) return refuse('FORBIDDEN');
  const { userId, email, firstName, lastName } = session.user;
  const known = await findPasskeys(shop.database, [userId]);
  if (known.length >= MOST_PASSKEYS) return refuse('TOO_MANY_PASSKEYS');
  const proof = await proveBoth(shop, requester, session, body);
  if (!proof.ok) return proof;
  return answer({
    rp: { id: host, name: shop.settings.brandName },
    user: { id: userHandleOf(userId).toString('base64url'), name: email, displayName: `${firstName} ${lastName}` },
    challenge: await newChallenge(shop, { sessionHash: session.hash, userId }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PATIENCE_MS,
    excludeCredentials: known
      .filter(({ rp_id: madeAt }) => madeAt === host)
      .map(({ credential_id: id, transports }) => ({ type: 'public-key', id: id.toString('base64url'), transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  });
}

/** Keeps the passkey that a browser has made for what it was given, and tells the mailbox. The challenge is used up, whatever is wrong with the rest. */
export async function addPasskey(shop: Shop, requester: At, { body }: Input<typeof addCall>): Passkeys {
  const { session, origin } = requester;
  const host = passkeyHost(origin);
  if (!mayLook(session) || !mayHave(session) || host === undefined) return refuse('FORBIDDEN');
  const { userId, email } = session.user;
  const made = await verifyMade(body.credential, { origin, host });
  const use = { sessionHash: session.hash, userId };
  if (made.key === undefined) {
    await isTaken(shop, shop.database, made.challenge, use);
    return refuse('PASSKEY_NOT_ADDED');
  }
  const seats = await reserve(shop, [{ kind: 'PASSKEY_ADD', subject: userId }, ...(await roomOfOthers(shop, { userId, email }))]);
  if (!seats.ok) {
    await isTaken(shop, shop.database, made.challenge, use);
    return tooManyAttempts(seats);
  }
  const now = shop.now();
  const { id, publicKey, counter, transports = [] } = made.key;
  const keep = [
    userId,
    host,
    Buffer.from(id, 'base64url'),
    Buffer.from(publicKey),
    counter,
    transports,
    passkeyName(body.name, requester.browser),
  ];
  const refusal = await transaction(shop.database, async (tx) => {
    // A new password that was chosen meanwhile has used the challenge up, and with it what was asked for by the old one.
    await lockUser(tx, [userId]);
    if (!(await isTaken(shop, tx, made.challenge, use))) return refuse('PASSKEY_NOT_ADDED');
    if ((await findPasskeyAnywhere(tx, [Buffer.from(id, 'base64url')])).length > 0) return refuse('PASSKEY_KNOWN');
    if ((await insertPasskey(tx, [...keep, now, MOST_PASSKEYS])) === 0) return refuse('TOO_MANY_PASSKEYS');
    await publish(tx, { kind: 'account.passkey-added', payload: told(requester, email, now) }, now);
    return undefined;
  });
  if (refusal === undefined) return view(shop, session, origin);
  await giveBack(shop, seats);
  return refusal;
}

/** Calls one of them something else. */
export async function renamePasskey(shop: Shop, { session, browser, origin }: At, { params, body }: Input<typeof renameCall>): Passkeys {
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const renamed = await writePasskeyName(shop.database, [session.user.userId, params.passkeyId, passkeyName(body.name, browser)]);
  return renamed === 0 ? refuse('NOT_FOUND') : view(shop, session, origin);
}

/** Has one of them sign in no more, for who gives their password once more, and tells the mailbox. */
export async function removePasskey(shop: Shop, requester: At, { params, body }: Input<typeof removeCall>): Passkeys {
  const { session, origin } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const { userId, email } = session.user;
  const proof = await proveOwnPassword(shop, requester, session, body.password);
  if (!proof.ok) return proof;
  const now = shop.now();
  const removed = await transaction(shop.database, async (tx) => {
    const count = await deletePasskey(tx, [userId, params.passkeyId]);
    if (count > 0) await publish(tx, { kind: 'account.passkey-removed', payload: told(requester, email, now) }, now);
    return count;
  });
  return removed === 0 ? refuse('NOT_FOUND') : view(shop, session, origin);
}

/** As with passwords: whose organization signs them in has none here, which would outlive what it decides. */
function mayHave({ user, partner }: OwnSession): boolean {
  return partner === undefined && hasOwnPassword(user.account?.settings);
}

function told({ browser, site }: Requester, email: string, now: Date) {
  return { email, browser, at: now.toISOString(), tenant: site.tenant };
}

async function view(shop: Shop, session: OwnSession, origin: string): Passkeys {
  const { userId, account } = session.user;
  const [passkeys, [factor]] = await Promise.all([findPasskeys(shop.database, [userId]), findFactor(shop.database, [userId])]);
  const atWork = passkeyHost(originOf(shop.settings, 'SBA'));
  return answer({
    passkeys: passkeys.map((one) => ({
      passkeyId: one.passkey_id,
      name: one.name,
      isBusinessSite: one.rp_id === atWork,
      addedAt: one.added_at.toISOString(),
      lastUsedAt: one.last_used_at?.toISOString() ?? null,
    })),
    organization: mayHave(session) ? null : (account?.name ?? session.partner?.name ?? ''),
    isPossible: passkeyHost(origin) !== undefined,
    most: MOST_PASSKEYS,
    asksForCode: factor !== undefined && factor.on_since !== null,
  });
}

type Key = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];
/** What was signed, and the key where that is whole and for here. */
type Made = { readonly challenge: string; readonly key: Key | undefined };

const TRANSPORTS: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

/** What a browser has made. Whether it was asked for is found out by its challenge. */
async function verifyMade(
  { id, rawId, type, response }: Input<typeof addCall>['body']['credential'],
  { origin, host }: { readonly origin: string; readonly host: string },
): Promise<Made> {
  let challenge = '';
  const transports = TRANSPORTS.filter((transport) => response.transports?.includes(transport) === true);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { ...response, transports: [...transports] } },
      expectedChallenge: (signed) => {
        challenge = signed;
        return true;
      },
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return { challenge, key: registrationInfo?.credential };
  } catch {
    // What its checks throw says no more than that it is not right.
    return { challenge, key: undefined };
  }
}
