import { createHmac, randomUUID, sign } from 'node:crypto';
import type { TokenWay, WayIn } from '#domain/identity/ways-in/ways-in.ts';
import { demoPartners, demoPrivateKey, demoSecret, type DemoPartner } from '#database/demo/people/partners.ts';
import type { TestShop } from '../test-shop.ts';
import type { Answer, Visitor } from '../visitor.ts';

export function demoPartner(way: WayIn): DemoPartner {
  const partner = demoPartners.find((one) => one.way === way);
  if (partner === undefined) throw new Error(`no partner sends by ${way}`);
  return partner;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs whatever is given, as a partner of the demo would. */
export function signAs(partner: DemoPartner, claims: object, header: object = {}): string {
  const content = `${encoded({ alg: partner.algorithm, kid: partner.keyId, ...header })}.${encoded(claims)}`;
  const signature =
    partner.algorithm === 'HS256'
      ? createHmac('sha256', Buffer.from(demoSecret(partner), 'base64url'))
          .update(content)
          .digest()
      : sign(undefined, Buffer.from(content), demoPrivateKey(partner));
  return `${content}.${signature.toString('base64url')}`;
}

/** What a partner says of the first of its people, for a minute from now. Whatever is in `different` is said instead. */
export function claimsOf({ shop }: Pick<TestShop, 'shop'>, partner: DemoPartner, different: object = {}): Record<string, unknown> {
  const iat = Math.floor(shop.now().getTime() / 1000);
  const aud = new URL(shop.settings.publicUrl);
  if (partner.tenant === 'SBA') aud.hostname = `business.${aud.hostname}`;
  return { iss: partner.partnerId, aud: aud.origin, iat, exp: iat + 60, jti: randomUUID(), ...partner.people[0], ...different };
}

/** A token that works. */
export function tokenOf(site: Pick<TestShop, 'shop'>, way: TokenWay, different: object = {}): string {
  const partner = demoPartner(way);
  return signAs(partner, claimsOf(site, partner, different));
}

export type CameIn = { readonly redirectUrl?: string; readonly partnerName?: string; readonly code?: string };

/** Comes in with a token. */
export function comeInBy(visitor: Visitor, way: TokenWay, token: string): Promise<Answer<CameIn>> {
  return visitor.post<CameIn>('/cc/api/auth/way-in', { way, token });
}
