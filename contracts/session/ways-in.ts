import { z } from 'zod';
import { TOKEN_WAYS, WAYS_IN, type TokenWay } from '#domain/identity/ways-in/ways-in.ts';
import { OPERATIONS } from '#domain/procurement/procurement-session.ts';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

/** Where partners send people by a link. */
export const WAY_IN_PATHS = { MVP: '/punchout', THIRD_PARTY: '/tpv' } as const satisfies Record<TokenWay, string>;

/** No token of a partner is longer, in characters. */
export const PARTNER_TOKEN_MOST = 4000;

/** Signs somebody in whom a partner sends. */
export const comeIn = call({
  name: 'comeIn',
  method: 'POST',
  path: '/cc/api/auth/way-in',
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Come in with a token that a partner has signed; it works once',
  params: Nothing,
  query: Nothing,
  body: z.object({ way: z.enum(TOKEN_WAYS), token: z.string().max(PARTNER_TOKEN_MOST) }),
  answer: z.object({ partnerName: z.string(), redirectUrl: z.string() }),
});

/** What a purchasing system of the demo begins a session for. */
const DemoWish = {
  operation: z.enum(OPERATIONS).optional(),
  cart: z.string().max(40).optional(),
  orderNumber: z.string().max(64).optional(),
};

const DemoPartner = z.object({ partnerId: z.string(), name: z.string(), way: z.enum(WAYS_IN), people: z.array(z.string()) });

/** The partners of the demo, on this site, each with whom it may send. */
export const listDemoPartners = call({
  name: 'listDemoPartners',
  method: 'GET',
  path: '/api/dev/ways-in',
  tag: 'demo',
  openTo: 'demo',
  summary: 'The partners of the demo',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ partners: z.array(DemoPartner) }),
});

/** What a partner's own system does: it signs a token for one of its people. */
export const signDemoToken = call({
  name: 'signDemoToken',
  method: 'POST',
  path: '/api/dev/ways-in',
  tag: 'demo',
  openTo: 'demo',
  ignoresKey: true,
  isNoAct: true,
  summary: 'A token as a partner of the demo would sign it',
  params: Nothing,
  query: Nothing,
  body: z.object({ partnerId: z.string().max(40), person: z.string().max(300), target: z.string().max(2000).optional(), ...DemoWish }),
  answer: z.object({ way: z.enum(TOKEN_WAYS), path: z.string(), token: z.string() }),
});
