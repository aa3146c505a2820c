import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/organization/sign-in';

const Wanted = {
  entityId: z.string().max(500),
  ssoUrl: z.string().max(1000),
  certificates: z
    .array(z.string().max(8000))
    .max(2)
    .meta({ description: 'PEM, or the base64 of one: two while one takes the place of the other' }),
  emailAttribute: z.string().max(200).meta({ description: 'Which attribute says the email; empty: the name id does' }),
  takesUnasked: z.boolean().meta({ description: 'People may come who have not begun here' }),
  addsPeople: z.boolean().meta({ description: 'Whoever is not known yet gets an account' }),
  hidesPasswords: z
    .boolean()
    .meta({ description: 'Its people come through it alone, but for administrators with a password and two-step sign-in' }),
};

/** What somebody has who changes how others come in. */
const Proofs = {
  password: z.string().max(200).default('').meta({ description: 'Their own' }),
  code: z
    .string()
    .max(40)
    .default('')
    .meta({ description: 'Of their authenticator app, or a recovery code, where they have two-step sign-in' }),
};

const Differences = z.array(z.object({ what: z.string(), before: z.string(), after: z.string() }));

const Settings = z
  .object({
    provider: z.object({ isOn: z.boolean(), ...Wanted }).nullable(),
    /** What was asked for and does not hold yet: any administrator may cancel it. */
    waiting: z.object({ askedBy: z.string(), askedAt: z.string(), takesEffectAt: z.string(), differences: Differences }).nullable(),
    /** What whoever asks has to prove themselves with, and whether turning it off takes that, too: not of who has just come through it. */
    asksForCode: z.boolean(),
    isJustIn: z.boolean(),
    /** What the identity provider is told of us, and its people of it. */
    metadataUrl: z.string(),
    answerUrl: z.string(),
    startUrl: z.string(),
    emailDomains: z.array(z.string()).meta({ description: 'For whose emails accounts may be opened; kept by the shop' }),
  })
  .meta({ id: 'CompanySignIn' });

export const getCompanySignIn = call({
  name: 'getCompanySignIn',
  method: 'GET',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'How the organization signs its people in, for its administrators',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Settings,
});

export const saveCompanySignIn = call({
  name: 'saveCompanySignIn',
  method: 'PUT',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Say how the organization signs its people in: the first time at once, later on a day later',
  params: Nothing,
  query: Nothing,
  body: z.object({ ...Wanted, ...Proofs }),
  answer: Settings,
});

export const switchOffCompanySignIn = call({
  name: 'switchOffCompanySignIn',
  method: 'POST',
  path: `${PATH}/off`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Turn the company’s sign-in off, at once; a change that waits is canceled with it',
  params: Nothing,
  query: Nothing,
  body: z.object(Proofs),
  answer: Settings,
});

export const cancelCompanySignInChange = call({
  name: 'cancelCompanySignInChange',
  method: 'DELETE',
  path: `${PATH}/waiting`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Cancel a change of the company’s sign-in that waits',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Settings,
});
