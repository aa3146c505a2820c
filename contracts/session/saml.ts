import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

/** What goes along with a question to an identity provider, and comes back with its answer. */
const RelayState = z.string().max(2000);
/** The name of a company's sign-in, as it stands in addresses. */
const Company = z.string().max(60);

const CameIn = z.object({ partnerName: z.string(), redirectUrl: z.string() });

/** Begins to sign somebody in who has named their company. */
export const beginSaml = call({
  name: 'beginSaml',
  method: 'POST',
  path: '/cc/api/auth/saml/begin',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  isNoAct: true,
  summary: 'The address of a company’s sign-in, with a question that is answered once, in this browser',
  params: Nothing,
  query: Nothing,
  body: z.object({ company: Company, returnTo: RelayState.optional() }),
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
  body: z.object({ company: Company, response: z.string().max(60_000), relayState: RelayState.optional() }),
  answer: CameIn.extend({
    step: z.enum(['IN', 'CONTINUE', 'CONFIRM']).meta({
      description:
        'CONTINUE: nobody has asked in this browser, so somebody says here that they are who was sent. CONFIRM: they have an account of their own, and say by the link of a mail that their company signs them in',
    }),
  }),
});

/** Who was sent to this browser by an identity provider, and is not in yet. */
export const getCompanyArrival = call({
  name: 'getCompanyArrival',
  method: 'GET',
  path: '/cc/api/auth/saml/arrival',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Whom a company’s sign-in has sent to this browser, unasked',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ partnerName: z.string(), organization: z.string(), name: z.string(), email: z.string() }),
});

/** Signs them in when they have said so. */
export const goOnAsArrived = call({
  name: 'goOnAsArrived',
  method: 'POST',
  path: '/cc/api/auth/saml/continue',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Come in as who a company’s sign-in has sent to this browser; it works once',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: CameIn,
});

const token = z.string().max(100);

export const checkCompanyConfirmation = call({
  name: 'checkCompanyConfirmation',
  method: 'GET',
  path: '/cc/api/auth/saml/confirmation',
  tag: 'session',
  openTo: 'anyone',
  summary: 'What the link of a mail leads to that asks somebody whether their company signs them in: LINK_USED_UP when it works no more',
  params: Nothing,
  query: z.object({ token }),
  body: NoBody,
  answer: z.object({ organization: z.string(), email: z.string() }),
});

export const confirmCompany = call({
  name: 'confirmCompany',
  method: 'POST',
  path: '/cc/api/auth/saml/confirmation',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Say by the link of that mail that one’s company signs one in; it signs nobody in',
  params: Nothing,
  query: Nothing,
  body: z.object({ token }),
  answer: z.object({ organization: z.string(), company: z.string() }),
});

export const getSamlMetadata = call({
  name: 'getSamlMetadata',
  method: 'GET',
  path: '/cc/api/auth/saml/metadata/:company',
  tag: 'session',
  openTo: 'anyone',
  summary: 'What the identity provider of a company reads of this site',
  params: z.object({ company: Company }),
  query: Nothing,
  body: NoBody,
  answer: z.object({ xml: z.string() }),
});
