import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

/** What goes along with a question to an identity provider, and comes back with its answer. */
const RelayState = z.string().max(2000);

/** Begins to sign somebody in who has named their company. */
export const beginSaml = call({
  name: 'beginSaml',
  method: 'POST',
  path: '/cc/api/auth/saml/begin',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  isNoAct: true,
  summary: 'The address of a company’s sign-in, with a question that is answered once',
  params: Nothing,
  query: Nothing,
  body: z.object({ company: z.string().max(60), returnTo: RelayState.optional() }),
  answer: z.object({ partnerName: z.string(), url: z.string() }),
});

/** Signs somebody in whom an identity provider has signed in. */
export const comeInBySaml = call({
  name: 'comeInBySaml',
  method: 'POST',
  path: '/cc/api/auth/saml',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Come in with the signed answer of a company’s sign-in; it works once',
  params: Nothing,
  query: Nothing,
  body: z.object({ response: z.string().max(60_000), relayState: RelayState.optional() }),
  answer: z.object({ partnerName: z.string(), redirectUrl: z.string() }),
});

export const getSamlMetadata = call({
  name: 'getSamlMetadata',
  method: 'GET',
  path: '/cc/api/auth/saml/metadata',
  tag: 'session',
  openTo: 'anyone',
  summary: 'What identity providers read of this site',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ xml: z.string() }),
});
