import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { DEMO_IDENTITY_PROVIDER, demoSigningKey } from '#database/demo/people/identity-provider.ts';
import { samlResponse, signedXml, type SamlAnswer, type Signing } from '#server/demo/saml/saml-response.ts';
import type { WayIn } from '#domain/identity/ways-in/ways-in.ts';
import type { TestShop } from '../test-shop.ts';
import type { Answer, Visitor } from '../visitor.ts';
import { comeInBy, tokenOf, type CameIn } from './partners.ts';

const COMPANY = DEMO_IDENTITY_PROVIDER.partnerId;
/** What we are to the identity provider of a company, and where it answers. */
export const entityIdOf = (company: string): string => `http://business.localhost/sso/metadata/${company}`;
export const acsOf = (company: string): string => `http://business.localhost/sso/answer/${company}`;
export const ENTITY_ID = entityIdOf(COMPANY);
export const ACS = acsOf(COMPANY);
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

type CameInBySaml = Answer<CameIn & { readonly message?: string; readonly step?: string }>;
type Brought = { readonly relayState?: string | undefined; readonly company?: string | undefined };

/** Brings an answer to the shop. Whoever has not begun here is not in by that. */
export function bringAnswer(visitor: Visitor, response: string, { relayState, company = COMPANY }: Brought = {}): Promise<CameInBySaml> {
  return visitor.post('/cc/api/auth/saml', { company, response, ...(relayState !== undefined && { relayState }) });
}

/** Comes in with an answer, and says that they are who it says where nobody has asked. */
export async function comeInBySaml(visitor: Visitor, response: string, brought: Brought = {}): Promise<CameInBySaml> {
  const answer = await bringAnswer(visitor, response, brought);
  return answer.body.step === 'CONTINUE' ? visitor.post('/cc/api/auth/saml/continue') : answer;
}

/** Asks a company's identity provider as somebody does who begins here. @returns the question's id, and the address of the provider */
export async function askCompany(
  visitor: Visitor,
  { company = COMPANY, returnTo = '/cc/sba/cart' } = {},
): Promise<{ id: string; url: URL }> {
  const { body } = await visitor.post<{ url: string }>('/cc/api/auth/saml/begin', { company, returnTo });
  const url = new URL(body.url);
  const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8');
  return { id: / ID="([^"]+)"/.exec(xml)?.[1] ?? '', url };
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
