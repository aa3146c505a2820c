import { randomBytes, type KeyObject } from 'node:crypto';
import { escapeHtml } from '../../gateways/escape-html.ts';

/** What an identity provider says of somebody. Texts stand in it as they are given; moments as dates. */
export type SamlAnswer = {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  /** The question; undefined: nobody asked. */
  readonly inResponseTo?: string | undefined;
  readonly nameId: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly issuedAt: Date;
  readonly notBefore: Date;
  readonly notOnOrAfter: Date;
  readonly assertionId?: string;
  readonly responseId?: string;
};

const newId = () => `_${randomBytes(16).toString('hex')}`;
const attribute = (name: string, value: string | undefined) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`);

/** An answer without signatures. */
export function samlResponse(said: SamlAnswer): string {
  const { issuer, audience, recipient, inResponseTo, nameId, attributes = {}, issuedAt, notBefore, notOnOrAfter } = said;
  const { assertionId = newId(), responseId = newId() } = said;
  const at = issuedAt.toISOString();
  const statements = Object.entries(attributes)
    .map(
      ([name, value]) =>
        `<saml:Attribute Name="${escapeHtml(name)}"><saml:AttributeValue>${escapeHtml(value)}</saml:AttributeValue></saml:Attribute>`,
    )
    .join('');
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${responseId}" Version="2.0" IssueInstant="${at}"${attribute('Destination', recipient)}${attribute('InResponseTo', inResponseTo)}>` +
    `<saml:Issuer>${escapeHtml(issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
    `<saml:Assertion ID="${assertionId}" Version="2.0" IssueInstant="${at}"><saml:Issuer>${escapeHtml(issuer)}</saml:Issuer>` +
    `<saml:Subject><saml:NameID>${escapeHtml(nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData${attribute('Recipient', recipient)}${attribute('InResponseTo', inResponseTo)} NotOnOrAfter="${notOnOrAfter.toISOString()}"/></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${notBefore.toISOString()}" NotOnOrAfter="${notOnOrAfter.toISOString()}"><saml:AudienceRestriction><saml:Audience>${escapeHtml(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${at}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `${statements === '' ? '' : `<saml:AttributeStatement>${statements}</saml:AttributeStatement>`}</saml:Assertion></samlp:Response>`
  );
}

/** How something is signed, where it is not as usual. */
export type Signing = { readonly signature?: string; readonly digest?: string; readonly element?: 'Assertion' | 'Response' };

/** The same with a signature of its assertion. The library is loaded when something is signed first. */
export async function signedXml(xml: string, key: KeyObject, how: Signing = {}): Promise<string> {
  const { SignedXml } = await import('xml-crypto');
  const { element = 'Assertion' } = how;
  const sig = new SignedXml({
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: how.signature ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  const xpath = `//*[local-name()='${element}']`;
  sig.addReference({
    xpath,
    digestAlgorithm: how.digest ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
  });
  sig.computeSignature(xml, { location: { reference: `${xpath}/*[local-name()='Issuer']`, action: 'after' }, prefix: 'ds' });
  return sig.getSignedXml();
}
