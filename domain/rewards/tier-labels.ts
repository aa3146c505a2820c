/** Every rewards tier that a user can be in, with its label. All but a few are labels and nothing more. (S §6) */
export const TIER_LABELS = {
  BEST_PLUS: 'Best plus',
  BEST_NO_PLUS: 'Best no plus',
  AT_RISK: 'At risk',
  NO_REWARDS: 'No rewards',
  UNIDENTIFIED: 'Unidentified',
  FREE_REWARDS: 'Free rewards',
  NEW: 'New',
  LOW: 'Low',
  ELITE: 'Elite',
  BASE: 'Base',
  PREMIER: 'Premier',
  PLUS_FREE: 'Plus free',
  PLUS_PAID: 'Plus paid',
  PENALTY_BOX: 'Penalty box',
  NEW_ELITE: 'New elite',
  SILVER: 'Silver',
  GOLD: 'Gold',
  BRONZE: 'Bronze',
  TIN: 'Tin',
  PLATINUM: 'Platinum',
} as const;

export type TierKey = keyof typeof TIER_LABELS;

const isTierKey = (text: string): text is TierKey => Object.hasOwn(TIER_LABELS, text);

/** The tier that a key or a name means: "BEST_PLUS", "best plus", "best-plus". `undefined` for one that does not exist. */
export function tierKeyOf(name: string): TierKey | undefined {
  const key = name
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return isTierKey(key) ? key : undefined;
}
