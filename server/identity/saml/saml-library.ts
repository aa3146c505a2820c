import { z } from 'zod';
import type { AssertionFacts } from '#domain/identity/saml/assertion.ts';

/** What we are to an identity provider: under which name, and where it sends people. */
export type OurSide = { readonly entityId: string; readonly callbackUrl: string };
/** What it is to us. */
export type TheirSide = { readonly ssoUrl: string; readonly certificates: readonly string[] };

/** A signed assertion: its id, of whom it is, and what else it says. */
export type Assertion = AssertionFacts & {
  readonly id: string;
  readonly nameId: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** The one place that knows the library. It is loaded when somebody is first signed in so: no start waits for it. */
async function samlOf({ entityId, callbackUrl }: OurSide, { ssoUrl, certificates }: TheirSide, requestId?: string) {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl,
    entryPoint: ssoUrl,
    idpCert: [...certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    // By the shop's clock and its database, after the signature: domain/identity/saml says what holds.
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  });
}

/** The address by which an identity provider is asked to sign somebody in, with the path that they want to see then. */
export async function signInUrl(
  ours: OurSide,
  theirs: TheirSide,
  request: { readonly requestId: string; readonly path: string },
): Promise<string> {
  return (await samlOf(ours, theirs, request.requestId)).getAuthorizeUrlAsync(request.path, undefined, {});
}

/** What identity providers read of us. */
export async function metadataOf({ entityId, callbackUrl }: OurSide): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  return generateServiceProviderMetadata({ issuer: entityId, callbackUrl, identifierFormat: null, wantAssertionsSigned: true });
}

const Text = z.union([z.string(), z.object({ _: z.string() }).transform(({ _: text }) => text)]);
const attributesOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ $: z.object(shape) });
const Moment = z
  .string()
  .transform((text) => Date.parse(text))
  .optional();

/** A signed assertion as the library tells it: of each element a list. */
const Told = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1).max(200), Version: z.literal('2.0') }),
    Issuer: z.tuple([Text]),
    Subject: z.tuple([
      z.object({
        NameID: z.tuple([Text]),
        SubjectConfirmation: z
          .array(
            attributesOf({ Method: z.string() }).extend({
              SubjectConfirmationData: z
                .array(
                  attributesOf({
                    Recipient: z.string().optional(),
                    InResponseTo: z.string().optional(),
                    NotBefore: Moment,
                    NotOnOrAfter: Moment,
                  }),
                )
                .max(1)
                .optional(),
            }),
          )
          .min(1),
      }),
    ]),
    Conditions: z.tuple([
      attributesOf({ NotBefore: Moment, NotOnOrAfter: Moment }).extend({
        AudienceRestriction: z.array(z.object({ Audience: z.array(Text) })).length(1),
      }),
    ]),
    AttributeStatement: z
      .array(
        z.object({
          Attribute: z.array(attributesOf({ Name: z.string() }).extend({ AttributeValue: z.array(z.unknown()).optional() })).optional(),
        }),
      )
      .optional(),
  }),
});

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/**
 * The assertion of an answer, read from the bytes that were signed and from no others.
 *
 * @param response base64, of the shape that `responseShape` lets pass.
 * @returns undefined where its signature is none of the certificates', or where it says what no assertion of ours does.
 */
export async function signedAssertion(response: string, ours: OurSide, theirs: TheirSide): Promise<Assertion | undefined> {
  const saml = await samlOf(ours, theirs);
  const profile = await saml.validatePostResponseAsync({ SAMLResponse: response }).then(
    (checked) => checked.profile,
    () => null,
  );
  const told = Told.safeParse(profile?.getAssertion?.());
  if (!told.success) return undefined;
  const { $, Issuer, Subject, Conditions, AttributeStatement = [] } = told.data.Assertion;
  const [{ NameID, SubjectConfirmation }] = Subject;
  const [{ $: times, AudienceRestriction }] = Conditions;
  return {
    id: $.ID,
    issuer: Issuer[0],
    nameId: NameID[0],
    audiences: AudienceRestriction.flatMap(({ Audience }) => Audience),
    notBefore: times.NotBefore,
    notOnOrAfter: times.NotOnOrAfter,
    confirmations: SubjectConfirmation.filter((one) => one.$.Method === BEARER).flatMap(({ SubjectConfirmationData: data = [] }) =>
      data.map(({ $: { Recipient, InResponseTo, NotBefore, NotOnOrAfter } }) => ({
        recipient: Recipient,
        inResponseTo: InResponseTo,
        notBefore: NotBefore,
        notOnOrAfter: NotOnOrAfter,
      })),
    ),
    attributes: Object.fromEntries(AttributeStatement.flatMap(({ Attribute = [] }) => Attribute.flatMap(valueOf))),
  };
}

/** An attribute with one text. One that says several things says nothing that could be an email or a name. */
function valueOf({
  $,
  AttributeValue = [],
}: {
  readonly $: { readonly Name: string };
  readonly AttributeValue?: readonly unknown[] | undefined;
}) {
  const value = AttributeValue.length === 1 ? Text.safeParse(AttributeValue[0]) : undefined;
  return value?.success === true ? [[$.Name, value.data] as const] : [];
}
