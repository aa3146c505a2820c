/** Why somebody gives something back, by its code: the list that the page offers, the first one first. */
export const RETURN_REASONS = ['NO_LONGER_NEEDED', 'ORDERED_TOO_MANY', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'DAMAGED', 'OTHER'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
