import type { VisitorFacts } from './facts.ts';

/** Standings in the rewards programme, as customer segment codes. The two BEP tiers and the plus levels are told apart by number. (S §3) */
export const LOYALTY_KEYS = [
  'UNIDENTIFIED',
  'NON_REWARDS',
  'FREE_REWARDS_BASE',
  'FREE_REWARDS_PREMIER',
  'BEP_1',
  'BEP_2',
  'BEP_3',
  'PLUS_PAID',
  'PLUS_FREE',
  'PENALTY_BOX',
  'AT_RISK',
  'BEST_PLUS',
  'BEST_NO_PLUS',
  'ASSOCIATE',
  'NEW',
  'LOW',
  'ELITE',
  'SILVER',
  'GOLD',
  'BRONZE',
  'TIN',
  'PLATINUM',
  'PLUS1',
  'PLUS2',
] as const;

export type LoyaltyKey = (typeof LOYALTY_KEYS)[number];

/** Codes that the programme writes with a number before them, and other names of the same. (C §6, A-129) */
const KEY_OF_CODE: Readonly<Record<string, LoyaltyKey>> = {
  '1_UNIDENTIFIED': 'UNIDENTIFIED',
  '2_NON_REWARDS': 'NON_REWARDS',
  '19_PB': 'PENALTY_BOX',
  '20_SAA': 'ASSOCIATE',
  '21_TIER_BEST_CUST_PLUS': 'BEST_PLUS',
  '22_TIER_BEST_CUST_NOPLUS': 'BEST_NO_PLUS',
  '26_LOYALTY_ELT': 'ELITE',
  '27_LOYALTY_ELT': 'ELITE',
};

/** The two Plus tiers by whether they are paid for. (C6-25, C6-26) */
const KEY_OF_TIER: Readonly<Record<string, LoyaltyKey>> = { PR6: 'PLUS_PAID', PR7: 'PLUS_FREE' };

/** The standings of a visitor, in the order of the table. What the programme writes and this shop does not know is none. */
export function loyaltyKeysOf({ person }: Pick<VisitorFacts, 'person'>): LoyaltyKey[] {
  if (person === undefined) return [];
  const { segments, rewardsTier = '', organization } = person;
  const given = new Set([
    KEY_OF_TIER[rewardsTier],
    ...[...segments, ...(organization?.codes ?? [])].map((code) => KEY_OF_CODE[code] ?? code),
  ]);
  return LOYALTY_KEYS.filter((key) => given.has(key));
}
