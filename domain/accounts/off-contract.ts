/** What an organization that has a contract says of everything else: it is sold, sold with a warning, or not sold. (A-127; contract-only by permission is another) */
export const OFF_CONTRACT = ['ALLOW', 'WARN', 'REFUSE'] as const;
export type OffContract = (typeof OFF_CONTRACT)[number];

/** As its administrators choose it, and its log says it. */
export const OFF_CONTRACT_NAMES: Readonly<Record<OffContract, string>> = { ALLOW: 'Allow', WARN: 'Warn', REFUSE: 'Don’t allow' };
