import { Form, useNavigation } from 'react-router';
import type { ListAccess } from '#domain/lists/list-access.ts';
import { LONGEST_LIST_NAME } from '#domain/lists/list-limits.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { ACCESS_TEXTS, NEW_LIST_PATH } from './list-paths.ts';

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

/** Makes a list: on its page, and over others. */
export function NewListForm({ levels, errors, name, access = 'PERSONAL' }: Props) {
  const isBusy = useNavigation().formAction?.startsWith('/kuber/createList') === true;
  return (
    <Form method="post" action={NEW_LIST_PATH} className="account-form" noValidate>
      <ErrorSummary title="No list was created" errors={errors} />
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
          legend="Who it’s for"
          name="access"
          defaultValue={access}
          options={levels.map((value) => ({ value, label: ACCESS_TEXTS[value], more: MEANING[value] }))}
        />
      )}
      <Button isBusy={isBusy}>Create list</Button>
    </Form>
  );
}
