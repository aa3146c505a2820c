import { SaxesParser } from 'saxes';

/** No answer of an identity provider is longer, in characters of base64: what they send has 4,000 to 20,000. */
export const SAML_RESPONSE_MOST = 48_000;

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

/** By which what is signed is made ready, summed up and signed. There is no SHA-1 among them, no secret that both know, and no transform that chooses what is looked at. */
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  CanonicalizationMethod: ['http://www.w3.org/2001/10/xml-exc-c14n#'],
  Transform: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  SignatureMethod: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512'],
};

/** What is read of an answer before anything of it is believed: whose word it claims to be, and what it claims to answer. */
export type ClaimedResponse = { readonly issuer: string; readonly inResponseTo: string | undefined };

/**
 * Looks at the shape of an answer before its signature is: whether it is XML in UTF-8 without a document type, comments, processing instructions and CDATA, and holds one assertion, directly in
 * the answer, with signatures nowhere but in these two, each of which names algorithms that we take. What hides a second assertion anywhere, or a signature elsewhere, has another shape.
 *
 * @returns undefined for whatever is not like that.
 */
export function responseShape(text: string): ClaimedResponse | undefined {
  const xml = xmlOf(text);
  if (xml === undefined) return undefined;
  try {
    return readShape(xml);
  } catch {
    return undefined;
  }
}

/** What is no base64, or no UTF-8, or spelt otherwise than it need be, is nothing. Line breaks, with which some send it, are left out. */
function xmlOf(text: string): string | undefined {
  const compact = text.replace(/[\r\n]/g, '');
  if (compact === '' || compact.length > SAML_RESPONSE_MOST) return undefined;
  const bytes = Buffer.from(compact, 'base64');
  if (bytes.toString('base64') !== compact) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** No answer of an identity provider has more elements, is deeper, or says more of one element: looking at what is signed takes time by their square. */
const MOST_ELEMENTS = 400;
const DEEPEST = 20;
const MOST_ATTRIBUTES = 16;

class OddShape extends Error {}

function readShape(xml: string): ClaimedResponse | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const ids = new Set<string>();
  const found = { issuer: '', inResponseTo: undefined as string | undefined, assertions: 0, elements: 0 };
  const odd = () => {
    throw new OddShape();
  };
  for (const event of ['doctype', 'comment', 'processinginstruction', 'cdata'] as const) parser.on(event, odd);
  parser.on('error', odd);
  parser.on('opentag', ({ uri, local, attributes }) => {
    const name = `${uri} ${local}`;
    const parent = path.at(-1);
    found.elements += 1;
    if (found.elements > MOST_ELEMENTS || path.length >= DEEPEST || Object.keys(attributes).length > MOST_ATTRIBUTES) odd();
    const { ID, Id, id, InResponseTo, Algorithm } = attributes;
    // There is one spelling of it, and one element that it names.
    if (Id !== undefined && uri !== SIGNATURE) odd();
    if (id !== undefined) odd();
    if (ID !== undefined && ids.size === ids.add(ID.value).size) odd();
    if (path.length === 0) {
      if (name !== `${PROTOCOL} Response`) odd();
      found.inResponseTo = InResponseTo?.value;
    } else if (local === 'Response' || local === 'EncryptedAssertion' || (uri === SIGNATURE && local === 'Object')) odd();
    if (local === 'Assertion') {
      found.assertions += 1;
      if (uri !== ASSERTION || path.length !== 1 || found.assertions > 1) odd();
    }
    if (local === 'Signature' && parent !== `${PROTOCOL} Response` && parent !== `${ASSERTION} Assertion`) odd();
    if (Algorithm !== undefined && !(ALGORITHMS[local] ?? []).includes(Algorithm.value)) odd();
    path.push(name);
  });
  parser.on('text', (text) => {
    if (path.length === 3 && path[1] === `${ASSERTION} Assertion` && path[2] === `${ASSERTION} Issuer`) found.issuer += text;
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return found.assertions === 1 && found.issuer !== '' ? { issuer: found.issuer, inResponseTo: found.inResponseTo } : undefined;
}
