import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { DEMO_IDENTITY_PROVIDER, demoSigningKey } from '#database/demo/people/identity-provider.ts';
import { samlResponse, signedXml, type SamlAnswer, type Signing } from '#server/demo/saml/saml-response.ts';
import type { WayIn } from '#domain/identity/ways-in/ways-in.ts';
import type { TestShop } from '../test-shop.ts';
import type { Answer, Visitor } from '../visitor.ts';
import { comeInBy, tokenOf, type CameIn } from './partners.ts';

export const ENTITY_ID = 'http://business.localhost/sso/metadata';
export const ACS = 'http://business.localhost/sso';
export const KEY = demoSigningKey();

/** An RSA key that nobody knows yet. */
export const aKey = (modulusLength = 2048): KeyObject => generateKeyPairSync('rsa', { modulusLength }).privateKey;

export const encoded = (xml: string): string => Buffer.from(xml).toString('base64');

/** What the identity provider of the demo says of Bo, for a minute from now. Whatever is in `different` is said instead. */
export function saidOf({ shop }: Pick<TestShop, 'shop'>, different: Partial<SamlAnswer> = {}): SamlAnswer {
  const now = shop.now();
  return {
    issuer: DEMO_IDENTITY_PROVIDER.entityId,
    audience: ENTITY_ID,
    recipient: ACS,
    nameId: 'bo.buyer@cedarlegal.example',
    issuedAt: now,
    notBefore: now,
    notOnOrAfter: new Date(now.getTime() + 60_000),
    ...different,
  };
}

/** A signed answer as a form carries it. */
export async function answerOf(
  site: Pick<TestShop, 'shop'>,
  different: Partial<SamlAnswer> = {},
  how: Signing & { readonly key?: KeyObject } = {},
): Promise<string> {
  return encoded(await signedXml(samlResponse(saidOf(site, different)), how.key ?? KEY, how));
}

/** Comes in with an answer. */
export function comeInBySaml(
  visitor: Visitor,
  response: string,
  relayState?: string,
): Promise<Answer<CameIn & { readonly message?: string }>> {
  return visitor.post('/cc/api/auth/saml', { response, ...(relayState !== undefined && { relayState }) });
}

/** Comes in by whatever a partner of the demo sends with the first of its people. */
export async function comeInAs(
  site: Pick<TestShop, 'shop'>,
  visitor: Visitor,
  way: WayIn,
  different: object = {},
): Promise<Answer<CameIn>> {
  return way === 'SAML' ? comeInBySaml(visitor, await answerOf(site, different)) : comeInBy(visitor, way, tokenOf(site, way, different));
}
