/**
 * Signs that have what stands behind them written in another direction, beyond the end of their own text: a name with one of them turns round
 * the number that is shown beside it. They come along when a text is copied; nobody types them. The marks that only say of what direction a
 * sign is (U+200E, U+200F) turn nothing and stay. (Unicode Standard Annex 9: embeddings, overrides, isolates)
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text turns what is written beside it. */
export function hasTurningSigns(text: string): boolean {
  return text.search(TURNING) >= 0;
}

/** The text without them. */
export function withoutTurningSigns(text: string): string {
  return text.replace(TURNING, '');
}
