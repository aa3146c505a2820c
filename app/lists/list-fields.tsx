import type { ListAccess } from '#domain/lists/list-access.ts';
import { LONGEST_LIST_NAME } from '#domain/lists/list-limits.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { ACCESS_TEXTS } from './list-paths.ts';

const MEANING = {
  PERSONAL: 'Only you see it.',
  SHARED: 'Everyone in your organization can see it, and add and remove items.',
  GLOBAL: 'Everyone in your organization can see it. Administrators change it.',
} as const;

type Props = {
  /** Whom it may be for. */
  readonly levels: readonly ListAccess[];
  readonly errors: readonly FormError[];
  readonly name?: string | undefined;
  readonly access?: ListAccess | undefined;
};

/** What a list is called, and whom it is for. */
export function ListFields({ levels, errors, name, access = 'PERSONAL' }: Props) {
  return (
    <>
      <TextField
        label="List name"
        name="name"
        autoComplete="off"
        hint={`Up to ${LONGEST_LIST_NAME} characters`}
        defaultValue={name}
        error={errorAt(errors, 'name')}
      />
      {levels.length > 1 && (
        <RadioCards
          legend="Who can use it"
          name="access"
          defaultValue={access}
          options={levels.map((value) => ({ value, label: ACCESS_TEXTS[value], more: MEANING[value] }))}
        />
      )}
    </>
  );
}
