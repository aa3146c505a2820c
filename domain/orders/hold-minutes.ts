/** For how long an order that is being paid holds its goods; without an answer of its payers it ends by itself then. */
export const HOLD_MINUTES = 10;
