import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { answer, refuse } from '#contracts/door.ts';
import { signDemoSaml as signCall } from '#contracts/session/demo-saml.ts';
import { samlAnswerPath, samlMetadataPath } from '#domain/identity/saml/saml-paths.ts';
import { DEMO_IDENTITY_PROVIDER, demoSigningKey } from '#database/demo/people/identity-provider.ts';
import { demoPartners } from '#database/demo/people/partners.ts';
import { originOf } from '../../config/origins.ts';
import { route, type Route } from '../../http/route.ts';
import { samlResponse, signedXml } from './saml-response.ts';

const DEMO_MINUTES = 3;
const MOST_BYTES = 20_000;

/** What an identity provider does: it signs an answer for one of its people, to a question or without one. */
export const identityProviderRoutes: readonly Route[] = [
  route(signCall, async (shop, { site }, { body: { person, request, relayState } }) => {
    const partner = demoPartners.find(({ partnerId }) => partnerId === DEMO_IDENTITY_PROVIDER.partnerId);
    const sent = partner?.people.find(({ sub }) => sub === person);
    if (!shop.settings.isDemo || site.tenant !== partner?.tenant || sent === undefined) return refuse('NOT_FOUND');
    const origin = originOf(shop.settings, site.tenant);
    const inResponseTo = request === undefined || request === '' ? undefined : idOfRequest(request);
    const now = shop.now();
    const action = samlAnswerPath(partner.partnerId);
    const xml = samlResponse({
      issuer: DEMO_IDENTITY_PROVIDER.entityId,
      audience: `${origin}${samlMetadataPath(partner.partnerId)}`,
      recipient: `${origin}${action}`,
      inResponseTo,
      nameId: sent.sub,
      attributes: {
        ...(sent.given_name !== undefined && { givenName: sent.given_name }),
        ...(sent.family_name !== undefined && { sn: sent.family_name }),
      },
      issuedAt: now,
      notBefore: now,
      notOnOrAfter: new Date(now.getTime() + DEMO_MINUTES * 60_000),
    });
    const signed = await signedXml(xml, demoSigningKey());
    return answer({ action, response: Buffer.from(signed).toString('base64'), relayState: relayState ?? '' });
  }),
];

/** The id of a question as it comes in an address; undefined for what is none. */
function idOfRequest(text: string): string | undefined {
  try {
    const xml = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES }).toString('utf8');
    const ids: string[] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('opentag', ({ attributes: { ID } }) => {
      if (ID !== undefined) ids.push(ID.value);
    });
    parser.write(xml).close();
    return ids[0];
  } catch {
    return undefined;
  }
}
