import { useState, type FormEvent } from 'react';
import type { FormError } from './form-errors.ts';

const NONE: readonly FormError[] = [];
const NO_FIELDS: ReadonlySet<string> = new Set();

/** What of a form's errors still stands, and what watches the form for it. */
export type OpenErrors = {
  /** Those of fields that were not changed since. */
  readonly open: readonly FormError[];
  /** As they were answered, for the summary above: nothing once all of them were seen to. */
  readonly told: readonly FormError[];
  readonly watch: (event: FormEvent<HTMLFormElement>) => void;
};

/** Lets the error of a field go once something else stands in it: whether that is right is said when the form is sent again. */
export function useOpenErrors(errors: readonly FormError[]): OpenErrors {
  const [changed, setChanged] = useState({ of: errors, fields: NO_FIELDS });
  const fields = changed.of === errors ? changed.fields : NO_FIELDS;
  const open = fields.size === 0 ? errors : errors.filter(({ field }) => field === undefined || !fields.has(field));
  const watch = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name !== null && errors.some(({ field }) => field === name) && !fields.has(name))
      setChanged({ of: errors, fields: new Set([...fields, name]) });
  };
  return { open, told: open.length === 0 ? NONE : errors, watch };
}
