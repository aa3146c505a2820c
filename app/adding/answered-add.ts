import type { Tenant } from '#app/shell/page-data.ts';
import type { AddOutcome } from './add-outcome.ts';

/** An add that was answered, until it has been shown. */
export type AnsweredAdd = { readonly key: string; readonly form: FormData; readonly outcome: AddOutcome };

export type AddStageProps = {
  tenant: Tenant;
  answered: readonly AnsweredAdd[];
  /** Called when an outcome has had its one end. */
  onShown: (key: string) => void;
};
