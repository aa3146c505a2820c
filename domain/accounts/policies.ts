/** What an organization can block: everything of a category or a brand, or one item. */
export const POLICY_KINDS = ['ITEM', 'CATEGORY', 'BRAND'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** The most that an organization blocks. */
export const MOST_POLICIES = 500;
