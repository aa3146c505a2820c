import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { beginPasskeySignIn as beginCall, loginWithPasskey as loginCall } from '#contracts/account/passkeys.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { isLaterUse, passkeyHost } from '#domain/identity/passkeys/passkey.ts';
import { addressBlock, giveBack, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { beginSession, type SignedIn } from '../begin-session.ts';
import type { SigningIn } from '../browsers/known-browsers.ts';
import { findUserById, type KnownUser } from '../user.repository.ts';
import { isTaken, newChallenge, PATIENCE_MS, userHandleOf } from './challenges.ts';
import type { At } from './own-passkeys.ts';
import { findPasskey, notePasskeyUse } from './passkeys.repository.ts';

/** What a browser needs to offer the passkeys that it has for this host. It names nobody: the answer is the same for everybody. */
export async function beginPasskeySignIn(shop: Shop, requester: At): Promise<Reply<z.input<(typeof beginCall)['answer']>>> {
  const host = passkeyHost(requester.origin);
  if (host === undefined) return refuse('NOT_FOUND');
  const seats = await reserve(shop, [{ kind: 'PASSKEY_CHALLENGE_ADDRESS', subject: addressBlock(requester.address) }]);
  if (!seats.ok) return tooManyAttempts(seats);
  shop.sessions.tell(requester);
  const { session } = requester;
  if (session === undefined) throw new Error('who was just given a session has none');
  return answer({
    challenge: await newChallenge(shop, { sessionHash: session.hash }),
    rpId: host,
    timeout: PATIENCE_MS,
    userVerification: 'required',
    allowCredentials: [],
  });
}

/**
 * Signs in who has a passkey that has made sure of its owner: what somebody has and what they know or are, so no code is asked for. One that is unknown, of another host or
 * site, of who has no account here any more or may have none, and one that is wrong or late get the same answer, after the same work.
 */
export async function loginWithPasskey(shop: Shop, requester: SigningIn & At, { body }: Input<typeof loginCall>): Promise<Reply<SignedIn>> {
  const { session, origin, address, site } = requester;
  const host = passkeyHost(origin);
  if (host === undefined) return refuse('PASSKEY_REFUSED');
  const seats = await reserve(shop, [{ kind: 'PASSKEY_ADDRESS', subject: addressBlock(address) }]);
  if (!seats.ok) return tooManyAttempts(seats);
  // Without a visit nothing was asked for.
  if (session === undefined) return refuse('PASSKEY_REFUSED');
  const { credential, ...returnTo } = body;
  const [passkey = NOBODYS] = await findPasskey(shop.database, [Buffer.from(credential.id, 'base64url'), host]);
  const [known, { challenge, count }] = await Promise.all([
    findUserById(shop.database, passkey.user_id),
    verifyUsed(credential, passkey, { origin, host }),
  ]);
  // Whatever else is wrong: it is used up.
  const wasAsked = await isTaken(shop, shop.database, challenge, { sessionHash: session.hash });
  if (!wasAsked || known === undefined || count === undefined || !maySignIn(known, site.tenant)) return refuse('PASSKEY_REFUSED');
  const begun = await beginSession(
    shop,
    requester,
    // As safe as a password with a code.
    { ...known, hasSecondFactor: true },
    {
      ...returnTo,
      // It was removed meanwhile, or a copy of it was faster.
      refusal: async (tx) =>
        (await notePasskeyUse(tx, [passkey.passkey_id, passkey.sign_count, count, shop.now()])) === 0
          ? refuse('PASSKEY_REFUSED')
          : undefined,
    },
  );
  if (begun.ok) await giveBack(shop, seats);
  return begun;
}

/** Whose organization signs them in comes through it; who does not belong to this site does not sign in here. */
function maySignIn({ signsInHere, tenants }: KnownUser, tenant: string): boolean {
  return tenants.includes(tenant) && signsInHere;
}

/** The base point of P-256 as a key in COSE: what an unknown passkey is held to, so that looking takes as long. It signs nobody in, whatever fits it. */
const BASE_POINT =
  'a5010203262001215820' +
  '6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296225820' +
  '4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5';
type Held = { readonly passkey_id: string; readonly user_id: string; readonly public_key: Buffer; readonly sign_count: number };
const NOBODYS: Held = {
  passkey_id: '00000000-0000-0000-0000-000000000000',
  user_id: '00000000-0000-0000-0000-000000000000',
  public_key: Buffer.from(BASE_POINT, 'hex'),
  sign_count: 0,
};

type Used = {
  /** What was signed; empty where that cannot be read. */
  readonly challenge: string;
  /** How often the passkey was used, this time included; undefined: something is not right. */
  readonly count: number | undefined;
};

/** Holds what was signed to a passkey. Whether it was asked for is found out by its challenge. */
async function verifyUsed(
  { id, rawId, type, response: { userHandle, ...signed } }: Input<typeof loginCall>['body']['credential'],
  passkey: Held,
  { origin, host }: { readonly origin: string; readonly host: string },
): Promise<Used> {
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { ...signed, ...(userHandle !== undefined && { userHandle }) } },
      expectedChallenge: (asked) => {
        challenge = asked;
        return true;
      },
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      // How often it was used is looked at below.
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    });
    const count = authenticationInfo.newCounter;
    const isOwners = userHandle === userHandleOf(passkey.user_id).toString('base64url');
    return { challenge, count: verified && isOwners && isLaterUse(passkey.sign_count, count) ? count : undefined };
  } catch {
    // What its checks throw says no more than that it is not right.
    return { challenge, count: undefined };
  }
}
