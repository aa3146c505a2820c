/** A payment auth token as it is stored. */
export interface PaymentToken {
  value: string;
  /** Epoch ms. */
  validUntil: number;
}

const HOUR_MS = 3_600_000;
/** How long an ordinary payment auth token lives. */
export const PAYMENT_TOKEN_LIFETIME_MS = 24 * HOUR_MS;
/** How long the token of the card wallet lives. (C §9) */
export const WALLET_TOKEN_LIFETIME_MS = 82_800_000;
/** How long before its expiry a token is refreshed. (C §9) */
export const TOKEN_REFRESH_AHEAD_MS = 6 * HOUR_MS;

/** Whether the token can pay: there is one and its validity lies in the future (`nowMs`: epoch ms). */
export function isTokenValid(token: PaymentToken | undefined, nowMs: number): boolean {
  return token !== undefined && token.value !== '' && token.validUntil > nowMs;
}

/**
 * Whether a new token should be asked for: none is there, or its expiry minus 6 hours has passed. Until the new one is
 * there the old one pays as long as it is valid.
 */
export function needsRefresh(token: PaymentToken | undefined, nowMs: number): boolean {
  return token === undefined || token.value === '' || nowMs >= token.validUntil - TOKEN_REFRESH_AHEAD_MS;
}

/** The token to pay with: the one in the page's state, else the one in storage; `undefined` when neither is valid. */
export function tokenInUse(
  tokens: { inState: PaymentToken | undefined; inStorage: PaymentToken | undefined },
  nowMs: number,
): PaymentToken | undefined {
  return [tokens.inState, tokens.inStorage].find((token) => isTokenValid(token, nowMs));
}

/** What an attempt to get a token brought. */
export type TokenAnswer = 'TOKEN' | 'EMPTY' | 'FAILED';

/** The attempts in total: one retry, whether the answer was empty, failed or an HTTP 500. (C §4, Payment tokens) */
const TOKEN_ATTEMPTS = 2;

/** Sorts an answer of the token call; `status` is missing when no answer came at all. */
export function tokenAnswer(answer: { status?: number | undefined; value?: string | undefined }): TokenAnswer {
  if (answer.status === undefined || answer.status < 200 || answer.status > 299) return 'FAILED';
  return answer.value === undefined || answer.value === '' ? 'EMPTY' : 'TOKEN';
}

export type TokenStep = { next: 'USE' } | { next: 'RETRY' } | { next: 'GIVE_UP'; logCode: 'AUTH_DATA_NOT_AVAILABLE' | 'AUTH_FAILURE' };

/** What follows an attempt (counted from 1): use the token, try once more, or give up with the code to log. */
export function afterTokenAttempt(attempt: number, answer: TokenAnswer): TokenStep {
  if (answer === 'TOKEN') return { next: 'USE' };
  if (attempt < TOKEN_ATTEMPTS) return { next: 'RETRY' };
  return { next: 'GIVE_UP', logCode: answer === 'EMPTY' ? 'AUTH_DATA_NOT_AVAILABLE' : 'AUTH_FAILURE' };
}
