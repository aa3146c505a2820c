/** Where the pages of what shoppers write stand: apart from those of the header, whose names every page carries. */
export const WRITTEN_PATHS = {
  reviews: '/account/reviews',
  questions: '/account/questions',
  moderation: '/operations/moderation',
} as const;

/** The page on which an item is reviewed; `stars` are chosen already, '1' to '5'. */
export function reviewPath(itemId: string, stars?: string): string {
  return `${WRITTEN_PATHS.reviews}?item=${encodeURIComponent(itemId)}${stars === undefined ? '' : `&stars=${stars}`}`;
}

/** The page on which something is asked about an item. */
export function askPath(itemId: string): string {
  return `${WRITTEN_PATHS.questions}?item=${encodeURIComponent(itemId)}`;
}

/** The page on which a question is answered. */
export function answerPath(questionId: string): string {
  return `${WRITTEN_PATHS.questions}?question=${encodeURIComponent(questionId)}`;
}
