/** The rewards tiers of Plus members: PR6 pays for it, PR7 got it free. (C §6) */
export const PLUS_TIERS = ['PR6', 'PR7'] as const;
export type PlusTier = (typeof PLUS_TIERS)[number];

/** How the Plus membership is named where prices are shown. (C §6) */
export const PLUS_DISPLAY_TYPE = 'PLUS';

/** A member is new for so many days after joining. (C §6) */
export const NEW_MEMBER_DAYS = 90;
const DAY_MS = 86_400_000;

/** What loyalty segments say about a customer, the best first. */
export type LoyaltyStanding = 'ELITE' | 'BEST' | 'NOT_IDENTIFIED';

/** From the best standing down, so that of several segments the best counts. (C §6) */
const STANDING_OF_SEGMENT: readonly (readonly [segment: string, standing: LoyaltyStanding])[] = [
  ['26_LOYALTY_ELT', 'ELITE'],
  ['27_LOYALTY_ELT', 'ELITE'],
  ['21_TIER_BEST_CUST_PLUS', 'BEST'],
  ['22_TIER_BEST_CUST_NOPLUS', 'BEST'],
  ['2_NON_REWARDS', 'NOT_IDENTIFIED'],
  ['1_UNIDENTIFIED', 'NOT_IDENTIFIED'],
];

/** The segment of customers who get no rewards offers. */
const PENALTY_BOX_SEGMENT = '19_PB';

/** The standing that a customer's segments give him, the best of several; `undefined` when none of them gives one. */
export function loyaltyStandingOf(segments: readonly string[]): LoyaltyStanding | undefined {
  return STANDING_OF_SEGMENT.find(([segment]) => segments.includes(segment))?.[1];
}

/** Whether rewards offers are made to a customer: not while he is in the penalty box. */
export function getsRewardsOffers(segments: readonly string[]): boolean {
  return !segments.includes(PENALTY_BOX_SEGMENT);
}

/** The Plus tier that a rewards tier is; `undefined` for any other tier or none. */
export function plusTierOf(rewardsTier: string | null | undefined): PlusTier | undefined {
  return PLUS_TIERS.find((tier) => tier === rewardsTier);
}

/** PLUS for Plus members, who see their price beside the regular one under this mark; `undefined` for everybody else. */
export function plusDisplayTypeOf(rewardsTier: string | null | undefined): typeof PLUS_DISPLAY_TYPE | undefined {
  return plusTierOf(rewardsTier) === undefined ? undefined : PLUS_DISPLAY_TYPE;
}

/** Whether a member joined (epoch ms) within the 90 days before now, the 90th included. */
export function isNewMember(memberSinceMs: number, nowMs: number): boolean {
  return nowMs - memberSinceMs <= NEW_MEMBER_DAYS * DAY_MS;
}
