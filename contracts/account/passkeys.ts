import { z } from 'zod';
import { call } from '../call.ts';
import { returnTo, SignedIn, text } from '../session/identity.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/account/passkeys';
const ONE = z.object({ passkeyId: z.string().max(64) });
const name = text(200).meta({ description: 'Empty: that of the browser' });
/** Bytes in base64url. */
const bytes = (most: number) => text(most);

/** The passkeys of who is signed in. */
const Passkeys = z
  .object({
    passkeys: z.array(
      z.object({
        passkeyId: z.string().meta({ description: 'Opens nothing' }),
        name: z.string(),
        isBusinessSite: z.boolean().meta({ description: 'It signs in there alone' }),
        addedAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
    /** Whose people have none here, since it signs them in; null: they may have some. */
    organization: z.string().nullable(),
    /** False: the shop is open under an address of digits, where browsers make none. */
    isPossible: z.boolean(),
    most: z.int(),
    asksForCode: z.boolean().meta({ description: 'Two-step sign-in is on: adding one needs a code, too' }),
  })
  .meta({ id: 'Passkeys' });

const Key = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) });

export const listPasskeys = call({
  name: 'listPasskeys',
  method: 'GET',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  summary: 'The person’s passkeys',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Passkeys,
});

export const beginPasskey = call({
  name: 'beginPasskey',
  method: 'POST',
  path: `${PATH}/options`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'What a browser needs to make a passkey, for who gives their password and, with two-step sign-in, a code',
  params: Nothing,
  query: Nothing,
  body: z.object({ password: text(200), code: text(40).optional() }),
  /** As `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. (WebAuthn Level 3, 5.1.8) */
  answer: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int().meta({ description: 'Milliseconds' }),
    excludeCredentials: z.array(Key),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});

/** What a browser has made. */
const MadeKey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(12_000),
    transports: z.array(text(20)).max(10).optional(),
  }),
});

export const addPasskey = call({
  name: 'addPasskey',
  method: 'POST',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Keep the passkey that a browser has made; the mailbox is told',
  params: Nothing,
  query: Nothing,
  body: z.object({ name, credential: MadeKey }),
  answer: Passkeys,
});

export const renamePasskey = call({
  name: 'renamePasskey',
  method: 'PUT',
  path: `${PATH}/:passkeyId`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Call a passkey something else',
  params: ONE,
  query: Nothing,
  body: z.object({ name }),
  answer: Passkeys,
});

export const removePasskey = call({
  name: 'removePasskey',
  method: 'DELETE',
  path: `${PATH}/:passkeyId`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Have a passkey sign in no more, for who gives their password; the mailbox is told',
  params: ONE,
  query: Nothing,
  body: z.object({ password: text(200) }),
  answer: Passkeys,
});

export const beginPasskeySignIn = call({
  name: 'beginPasskeySignIn',
  method: 'POST',
  path: '/cc/api/auth/passkey/options',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  isNoAct: true,
  summary: 'What a browser needs to sign somebody in with a passkey; the same whoever asks',
  params: Nothing,
  query: Nothing,
  body: z.object({}),
  /** As `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. (WebAuthn Level 3, 5.1.9) */
  answer: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int().meta({ description: 'Milliseconds' }),
    userVerification: z.literal('required'),
    allowCredentials: z.array(Key).max(0).meta({ description: 'None: the browser offers those that it has' }),
  }),
});

/** What a passkey has signed. */
const UsedKey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    userHandle: bytes(100).optional(),
  }),
});

export const loginWithPasskey = call({
  name: 'loginWithPasskey',
  method: 'POST',
  path: '/cc/api/auth/passkey',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Sign in with a passkey: both steps in one',
  params: Nothing,
  query: Nothing,
  body: z.object({ credential: UsedKey, jumpUrl: returnTo.jumpUrl, TARGET: returnTo.TARGET }),
  answer: SignedIn,
});
