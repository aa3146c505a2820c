import { type Cents, percentOf } from '#domain/shared/money.ts';
import { loyaltyStandingOf, plusTierOf } from './tiers.ts';

const BASE_BASIS_POINTS = 200;
const FREE_PLUS_BASIS_POINTS = 300;
const TOP_BASIS_POINTS = 500;

/** What the store's own card promises, which is the top rate. (C §9, Labels) */
export const STORE_CARD_MESSAGE = 'Earns up to 5% back in Rewards.';

export interface Earner {
  /** Has a rewards number; nobody else earns. */
  isMember: boolean;
  rewardsTier?: string | null | undefined;
  segments: readonly string[];
  paysWithStoreCard: boolean;
}

/**
 * The share of merchandise that comes back as rewards, in basis points: 5 % for paid Plus, Elite and the store card, 3 % for
 * free Plus, 2 % for every other member, 0 for who is none.
 */
export function earningRateBasisPoints(earner: Earner): number {
  if (!earner.isMember) return 0;
  const tier = plusTierOf(earner.rewardsTier);
  if (earner.paysWithStoreCard || tier === 'PR6' || loyaltyStandingOf(earner.segments) === 'ELITE') return TOP_BASIS_POINTS;
  return tier === 'PR7' ? FREE_PLUS_BASIS_POINTS : BASE_BASIS_POINTS;
}

/** What merchandise (after coupons) earns, to the cent. */
export function earnedCents(merchandiseCents: Cents, earner: Earner): Cents {
  return percentOf(Math.max(0, merchandiseCents), earningRateBasisPoints(earner));
}
