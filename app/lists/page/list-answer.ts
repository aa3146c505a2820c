import type { AddOutcome } from '#app/adding/add-outcome.ts';
import type { FormError } from '#app/api/form-errors.ts';

/** What a form led to that the page has to tell itself. */
export type ListAnswer = {
  readonly errors: readonly FormError[];
  readonly missed?: AddOutcome;
};
