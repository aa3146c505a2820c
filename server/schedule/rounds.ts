/** How many things a round of the background takes up whose vendors it asks: those that are due come round again within seconds. */
export const MOST_ASKED_AT_ONCE = 50;

/** How many shipments a round of the background goes through that comes each minute. */
export const MOST_SHIPMENTS_A_ROUND = 100;

/** How long a round waits for one of them: longer than its vendors may take to answer, and the database beside them. */
export const LONGEST_LOOK_MS = 45_000;
