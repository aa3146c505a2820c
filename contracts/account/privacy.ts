import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { Money, NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/account/privacy';
const password = text(200);

/** What becomes of an account that is deleted, and whether it will be. */
const Privacy = z
  .object({
    /** Whose administrator is asked; null: the account is the person's own. */
    organization: z.string().nullable(),
    /** Through whom they sign in who have no password here; null: they have one. */
    signsInBy: z.string().nullable(),
    /** They did so a moment ago, which stands for the password. */
    isFresh: z.boolean(),
    /** False: an organization's, or that of who works for the shop. */
    mayErase: z.boolean(),
    /** When it will be deleted; null: it was not asked for. */
    erasedFrom: z.string().nullable(),
    ordersUnderWay: z.int(),
    rewards: Money,
  })
  .meta({ id: 'Privacy' });

export const getPrivacy = call({
  name: 'getPrivacy',
  method: 'GET',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Whether the account is to be deleted, and what would go with it',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Privacy,
});

export const exportOwnData = call({
  name: 'exportOwnData',
  method: 'POST',
  path: `${PATH}/export`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'All that the shop keeps of the person',
  params: Nothing,
  query: Nothing,
  body: z.object({
    password: password.optional().meta({ description: 'Not of who signs in through a partner: a fresh sign-in stands for it' }),
  }),
  answer: z.object({
    exportedAt: z.string(),
    about: z.array(z.string()).meta({ description: 'What is not in it, and why' }),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export const askForErasure = call({
  name: 'askForErasure',
  method: 'POST',
  path: `${PATH}/erasure`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Have the account deleted after some days, in which it can be taken back; signs out everywhere else',
  params: Nothing,
  query: Nothing,
  body: z.object({ password }),
  answer: Privacy,
});

export const takeBackErasure = call({
  name: 'takeBackErasure',
  method: 'DELETE',
  path: `${PATH}/erasure`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Keep the account after all',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Privacy,
});
