import { createHmac, randomUUID, sign } from 'node:crypto';
import { listDemoPartners as listCall, signDemoToken as signCall, WAY_IN_PATHS } from '#contracts/session/ways-in.ts';
import { answer, refuse } from '#contracts/door.ts';
import { demoPartners, demoPrivateKey, demoSecret, type DemoPartner } from '#database/demo/people/partners.ts';
import { TOKEN_WAYS } from '#domain/identity/ways-in/ways-in.ts';
import { originOf } from '../config/origins.ts';
import { route, type Route } from '../http/route.ts';

/** Shorter than a token may work, longer than a press takes. */
const DEMO_SECONDS = 3 * 60;

/** What the partners' own systems would do, so that the ways in can be tried by hand. */
export const partnerTokenRoutes: readonly Route[] = [
  route(listCall, async ({ settings }, { site }) => {
    if (!settings.isDemo) return refuse('NOT_FOUND');
    const here = demoPartners.filter(({ tenant }) => tenant === site.tenant);
    return answer({
      partners: here.map(({ partnerId, name, way, people }) => ({ partnerId, name, way, people: people.map(({ sub }) => sub) })),
    });
  }),
  route(signCall, async (shop, _caller, { body: { partnerId, person, target, operation, cart, orderNumber } }) => {
    const partner = shop.settings.isDemo ? demoPartners.find((one) => one.partnerId === partnerId) : undefined;
    const way = TOKEN_WAYS.find((one) => one === partner?.way);
    const sent = partner?.people.find(({ sub }) => sub === person);
    if (partner === undefined || way === undefined || sent === undefined) return refuse('NOT_FOUND');
    const iat = Math.floor(shop.now().getTime() / 1000);
    const claims = {
      iss: partner.partnerId,
      aud: originOf(shop.settings, partner.tenant),
      iat,
      exp: iat + DEMO_SECONDS,
      jti: randomUUID(),
      ...sent,
      ...(way === 'MVP' && { buyer_cookie: person, operation }),
      ...(cart !== undefined && cart !== '' && { cart }),
      ...(orderNumber !== undefined && orderNumber !== '' && { order_number: orderNumber }),
      ...(target !== undefined && target !== '' && { target }),
    };
    return answer({ way, path: WAY_IN_PATHS[way], token: signedBy(partner, claims) });
  }),
];

/** A token in the compact form (RFC 7515). */
function signedBy(partner: DemoPartner, claims: object): string {
  const { algorithm, keyId } = partner;
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encoded({ alg: algorithm, kid: keyId })}.${encoded(claims)}`;
  const signature =
    algorithm === 'HS256'
      ? createHmac('sha256', Buffer.from(demoSecret(partner), 'base64url'))
          .update(content)
          .digest()
      : sign(undefined, Buffer.from(content), demoPrivateKey(partner));
  return `${content}.${signature.toString('base64url')}`;
}
