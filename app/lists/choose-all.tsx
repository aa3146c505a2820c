import type { FormEvent } from 'react';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { CHOSEN } from './list-form.ts';

/** Chooses all rows of a page that can be, or none. */
export function ChooseAll() {
  return <Checkbox label="Select all on this page" name="all" onChange={chooseAll} />;
}

/** What is chosen is kept by the boxes alone. */
function chooseAll({ currentTarget: { checked, form } }: FormEvent<HTMLInputElement>): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>(`input[name=${CHOSEN}]:not(:disabled)`) ?? []) box.checked = checked;
}
