import type { TextState } from '#domain/reviews/text-states.ts';

/** What became of what somebody wrote, as they are told. */
export const STATE_TEXTS: Readonly<Record<TextState, string>> = {
  WAITING: 'Pending',
  PUBLISHED: 'On the product page',
  REFUSED: 'Not published',
  WITHDRAWN: 'Taken back',
};
