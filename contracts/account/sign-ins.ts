import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

/** Where somebody is signed in. */
const SignIns = z
  .object({
    signIns: z.array(
      z.object({
        signInId: z.string().meta({ description: 'Opens nothing' }),
        browser: z.string().meta({ description: 'In words, such as "Chrome on Windows"' }),
        isBusinessSite: z.boolean(),
        signedInAt: z.string(),
        lastSeenAt: z.string().meta({ description: 'Up to some minutes early' }),
        isThisOne: z.boolean().meta({ description: 'It is that of who asks' }),
        isActing: z.boolean().meta({ description: 'Somebody of customer service acts for a customer there' }),
      }),
    ),
  })
  .meta({ id: 'SignIns' });

export const listSignIns = call({
  name: 'listSignIns',
  method: 'GET',
  path: '/cc/api/account/sign-ins',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Where the person is signed in',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: SignIns,
});

export const endSignIn = call({
  name: 'endSignIn',
  method: 'DELETE',
  path: '/cc/api/account/sign-ins/:signInId',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Sign out elsewhere; the own sign-in is ended by signing out',
  params: z.object({ signInId: z.string().max(64) }),
  query: Nothing,
  body: NoBody,
  answer: SignIns,
});

export const endOtherSignIns = call({
  name: 'endOtherSignIns',
  method: 'DELETE',
  path: '/cc/api/account/sign-ins',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Sign out everywhere else',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: SignIns,
});
