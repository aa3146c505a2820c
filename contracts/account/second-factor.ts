import { z } from 'zod';
import { call } from '../call.ts';
import { returnTo, SignedIn, text } from '../session/identity.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/account/second-factor';
const password = text(200);
const code = text(40).meta({ description: 'Six digits of the app, or a recovery code' });
const mailedCode = text(40).meta({ description: 'Eight digits of the mail that setting it up has sent to the account’s address' });
const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).meta({ description: 'Each works once; they are shown this once' }) })
  .meta({ id: 'RecoveryCodes' });

/** The second step of signing in, for who has given the right password and was answered with SECOND_FACTOR_NEEDED: a cookie says so. */
export const loginWithCode = call({
  name: 'loginWithCode',
  method: 'POST',
  path: '/cc/api/auth/login/code',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Sign in with a code, after the password',
  params: Nothing,
  query: Nothing,
  body: z.object({ code, jumpUrl: returnTo.jumpUrl, TARGET: returnTo.TARGET }),
  answer: SignedIn,
});

export const getSecondFactor = call({
  name: 'getSecondFactor',
  method: 'GET',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Whether signing in asks for a code',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ onSince: z.string().nullable().meta({ description: 'null: it is off' }), recoveryCodesLeft: z.int() }),
});

export const beginSecondFactor = call({
  name: 'beginSecondFactor',
  method: 'POST',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Set up an authenticator app, and have a code mailed; it counts once both codes were confirmed',
  params: Nothing,
  query: Nothing,
  body: z.object({ password }),
  answer: z.object({
    secret: z.string().meta({ description: 'What the app is told, in base 32' }),
    uri: z.string().meta({ description: 'The same as an address, for a QR code' }),
  }),
});

export const confirmSecondFactor = call({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: `${PATH}/confirm`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Confirm the app and the mailbox with a code of each: from then on signing in asks for one of the app',
  params: Nothing,
  query: Nothing,
  body: z.object({ code, mailedCode }),
  answer: RecoveryCodes,
});

export const renewRecoveryCodes = call({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: `${PATH}/recovery-codes`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'New recovery codes; the old ones work no more',
  params: Nothing,
  query: Nothing,
  body: z.object({ password, code }),
  answer: RecoveryCodes,
});

export const endSecondFactor = call({
  name: 'endSecondFactor',
  method: 'DELETE',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Sign in with the password alone from now on',
  params: Nothing,
  query: Nothing,
  body: z.object({ password, code }),
  answer: z.null(),
});
