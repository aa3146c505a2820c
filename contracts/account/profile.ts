import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/account/profile';
const password = text(200);
const token = text(100);

/** Who somebody is to the shop, and what of it is theirs to change. */
const Profile = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable().meta({ description: 'Ten digits' }),
    email: z.string(),
    /** The one that waits to be confirmed. */
    newEmail: z.string().nullable(),
    organization: z.string().nullable(),
    /** False: their employer signs them in, and says who they are. */
    mayChangeName: z.boolean(),
    /** False: their organization knows them by it. */
    mayChangeEmail: z.boolean(),
    mayChangePassword: z.boolean(),
  })
  .meta({ id: 'Profile' });

export const getProfile = call({
  name: 'getProfile',
  method: 'GET',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Name, phone and email of who is signed in',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Profile,
});

export const changeProfile = call({
  name: 'changeProfile',
  method: 'PUT',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Change name and phone; no phone is an empty one',
  params: Nothing,
  query: Nothing,
  body: z.object({ firstName: text(60), lastName: text(60), phone: text(40) }),
  answer: Profile,
});

export const askForEmail = call({
  name: 'askForEmail',
  method: 'POST',
  path: `${PATH}/email`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Ask for another email: a link is mailed to it, and until that was followed the old one counts',
  params: Nothing,
  query: Nothing,
  body: z.object({ email: text(300), password }),
  answer: Profile,
});

export const keepEmail = call({
  name: 'keepEmail',
  method: 'DELETE',
  path: `${PATH}/email`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Keep the email after all: the link that was mailed works no more',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Profile,
});

/** Whoever has the link reads the mailbox, in whatever browser. */
export const checkEmailLink = call({
  name: 'checkEmailLink',
  method: 'GET',
  path: `${PATH}/email/confirm`,
  tag: 'account',
  openTo: 'anyone',
  summary: 'Whether the link to a new email still works, and for which',
  params: Nothing,
  query: z.object({ token }),
  body: NoBody,
  answer: z.object({ email: z.string() }),
});

export const confirmEmail = call({
  name: 'confirmEmail',
  method: 'POST',
  path: `${PATH}/email/confirm`,
  tag: 'account',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Take the new email with the token of the mail; it works once',
  params: Nothing,
  query: Nothing,
  body: z.object({ token }),
  answer: z.object({ email: z.string() }),
});

export const changePassword = call({
  name: 'changePassword',
  method: 'POST',
  path: `${PATH}/password`,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Choose a new password with the old one; all other sessions end',
  params: Nothing,
  query: Nothing,
  body: z.object({ password, newPassword: password }),
  answer: z.null(),
});
