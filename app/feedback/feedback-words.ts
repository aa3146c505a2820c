import type { Managed, Task } from '#domain/feedback/feedback.ts';

export const FEEDBACK_PATH = '/feedback';

/** What somebody came to do, as they are asked and as operators read it. */
export const TASK_WORDS: Readonly<Record<Task, string>> = {
  FIND: 'Find a product',
  ORDER: 'Place an order',
  TRACK: 'Check on an order, a return or an invoice',
  ORGANIZATION: 'Manage my organization or account',
  OTHER: 'Something else',
};

export const MANAGED_WORDS: Readonly<Record<Managed, string>> = { YES: 'Yes', PARTLY: 'In part', NO: 'No' };

/** From very hard to very easy. */
export const SCORE_WORDS = ['Very hard', 'Hard', 'OK', 'Easy', 'Very easy'] as const;
