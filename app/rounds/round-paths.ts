/** Where the office rounds of an organization stand. */
export const ROUNDS_PATH = '/rounds';
export const NEW_ROUND_PATH = '/rounds/new';

/** The page of one of them. */
export function roundPath(roundId: string): string {
  return `${ROUNDS_PATH}/${encodeURIComponent(roundId)}`;
}

/** Where what it allows is changed. */
export function roundSettingsPath(roundId: string): string {
  return `${roundPath(roundId)}/settings`;
}

/** Where a colleague is asked to order together; it leads back to the cart. */
export const ASK_PATH = '/rounds/ask';
