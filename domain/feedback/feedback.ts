import { readWritten } from '#domain/reviews/written-text.ts';

/** What somebody may have come to do. */
export const TASKS = ['FIND', 'ORDER', 'TRACK', 'ORGANIZATION', 'OTHER'] as const;
export type Task = (typeof TASKS)[number];

/** Whether they got it done. */
export const MANAGED = ['YES', 'PARTLY', 'NO'] as const;
export type Managed = (typeof MANAGED)[number];

/** From very hard to very easy. */
export const SCORES = [1, 2, 3, 4, 5] as const;

/** The most characters of a comment, and the least that says something. */
export const COMMENT_LIMITS = { least: 3, most: 1_000 } as const;

/** How long answers are read by operators, in days; then nobody needs them, and they are deleted. */
export const FEEDBACK_DAYS = 90;

/** A comment as it is kept, in one paragraph, without anything by which its writer could be reached; empty: there is none. */
export function readComment(typed: string): ReturnType<typeof readWritten> {
  return typed.trim() === '' ? { text: '' } : readWritten(typed, COMMENT_LIMITS);
}
