/** How far the clock of an identity provider may be from ours, in seconds. */
export const SAML_SKEW_SECONDS = 180;

/** How long an identity provider has to answer what it was asked, in minutes. */
export const SAML_REQUEST_MINUTES = 10;

/** What a signed assertion says, apart from of whom. Moments in milliseconds since 1970; NaN: one that cannot be read. */
export type AssertionFacts = {
  readonly issuer: string;
  readonly audiences: readonly string[];
  readonly notBefore: number | undefined;
  readonly notOnOrAfter: number | undefined;
  /** Those by bearer, which are all that a browser carries. */
  readonly confirmations: readonly {
    readonly recipient: string | undefined;
    readonly inResponseTo: string | undefined;
    readonly notBefore: number | undefined;
    readonly notOnOrAfter: number | undefined;
  }[];
};

export type AssertionProblem = 'OTHER_ISSUER' | 'OTHER_AUDIENCE' | 'NOT_YET' | 'EXPIRED' | 'NO_CONFIRMATION' | 'OTHER_REQUEST';

type Expected = {
  readonly entityId: string;
  readonly audience: string;
  readonly recipient: string;
  /** What the answer around the assertion names as asked; undefined: it was not asked for. */
  readonly inResponseTo: string | undefined;
  readonly now: Date;
};

/**
 * What is wrong with an assertion whose signature is right: made by somebody else, for somebody else, for another time, for another address or as the answer to another
 * question; undefined when nothing is. (SAML 2.0 Profiles, 4.1.4.3)
 */
export function assertionProblem(
  facts: AssertionFacts,
  { entityId, audience, recipient, inResponseTo, now }: Expected,
): AssertionProblem | undefined {
  if (facts.issuer !== entityId) return 'OTHER_ISSUER';
  if (!facts.audiences.includes(audience)) return 'OTHER_AUDIENCE';
  const ofConditions = timeProblem(facts, now);
  if (ofConditions !== undefined) return ofConditions;
  const here = facts.confirmations.filter((one) => one.recipient === recipient && one.notOnOrAfter !== undefined);
  if (here.length === 0) return 'NO_CONFIRMATION';
  const inTime = here.filter((one) => timeProblem(one, now) === undefined);
  if (inTime.length === 0) return 'EXPIRED';
  return inTime.some((one) => one.inResponseTo === inResponseTo) ? undefined : 'OTHER_REQUEST';
}

function timeProblem(
  { notBefore, notOnOrAfter }: Pick<AssertionFacts, 'notBefore' | 'notOnOrAfter'>,
  now: Date,
): 'NOT_YET' | 'EXPIRED' | undefined {
  const [moment, skew] = [now.getTime(), SAML_SKEW_SECONDS * 1000];
  if (notBefore !== undefined && !(notBefore <= moment + skew)) return 'NOT_YET';
  return notOnOrAfter !== undefined && !(moment - skew < notOnOrAfter) ? 'EXPIRED' : undefined;
}
