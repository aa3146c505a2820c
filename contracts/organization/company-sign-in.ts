import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/organization/sign-in';

const Provider = {
  isOn: z.boolean(),
  entityId: z.string().max(500),
  ssoUrl: z.string().max(1000),
  certificates: z
    .array(z.string().max(8000))
    .max(2)
    .meta({ description: 'PEM, or the base64 of one: two while one takes the place of the other' }),
  emailAttribute: z.string().max(200).meta({ description: 'Which attribute says the email; empty: the name id does' }),
  takesUnasked: z.boolean().meta({ description: 'People may come who have not begun here' }),
  addsPeople: z.boolean().meta({ description: 'Whoever is not known yet gets an account' }),
  hidesPasswords: z.boolean().meta({ description: 'Nobody chooses or changes a password here anymore' }),
};

const Settings = z
  .object({
    provider: z.object(Provider).nullable(),
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
  summary: 'Say how the organization signs its people in',
  params: Nothing,
  query: Nothing,
  body: z.object(Provider),
  answer: Settings,
});
