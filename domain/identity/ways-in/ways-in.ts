import type { FlowType } from '#domain/audience/facts.ts';

/** How a partner sends somebody here: a procurement system and an employer their own people, the storefront of a vendor its shoppers. (S §2) */
export const WAYS_IN = ['MVP', 'SAML', 'THIRD_PARTY'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** Those that come with a token which the partner has signed; an employer's identity provider speaks SAML. */
export const TOKEN_WAYS = ['MVP', 'THIRD_PARTY'] as const satisfies readonly WayIn[];
export type TokenWay = (typeof TOKEN_WAYS)[number];

/** The partner through whom somebody came in. */
export type PartnerOfVisit = { readonly partnerId: string; readonly name: string; readonly way: WayIn };

/** The flow type of a visit that came in so; a shopper of another storefront is told by the user type instead. */
export function flowTypeOf(way: WayIn | undefined): FlowType | undefined {
  return way === 'THIRD_PARTY' ? undefined : way;
}

/** How long a token may work, from when it was made: a browser carries it here at once. */
export const TOKEN_SECONDS = 5 * 60;
/** How far a partner's clock may be from ours. */
export const CLOCK_SKEW_SECONDS = 60;

/** What of a token decides whether it is meant for us, and now. Moments in seconds since 1970. */
export type TokenTimes = { readonly iss: string; readonly aud: string; readonly iat: number; readonly exp: number };

/**
 * What is wrong with a token whose signature is right: it was made by another partner than its key's (OTHER_PARTNER), for another site (OTHER_SITE), to work for
 * longer than we allow or from a moment to come (ODD_TIMES), or it is over (EXPIRED); undefined when nothing is.
 */
export function tokenProblem(
  { iss, aud, iat, exp }: TokenTimes,
  { partnerId, audience, now }: { readonly partnerId: string; readonly audience: string; readonly now: Date },
): 'OTHER_PARTNER' | 'OTHER_SITE' | 'ODD_TIMES' | 'EXPIRED' | undefined {
  const seconds = now.getTime() / 1000;
  if (iss !== partnerId) return 'OTHER_PARTNER';
  if (aud !== audience) return 'OTHER_SITE';
  if (exp <= iat || exp - iat > TOKEN_SECONDS || iat > seconds + CLOCK_SKEW_SECONDS) return 'ODD_TIMES';
  return exp <= seconds ? 'EXPIRED' : undefined;
}
