import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { ListFields } from './list-fields.tsx';
import { NEW_LIST_PATH } from './list-paths.ts';

/** Makes a list: on its page, and over others. */
export function NewListForm(fields: ComponentProps<typeof ListFields>) {
  const isBusy = useNavigation().formAction?.startsWith('/kuber/createList') === true;
  return (
    <Form method="post" action={NEW_LIST_PATH} className="account-form" noValidate>
      <ErrorSummary title="No list was created" errors={fields.errors} />
      <ListFields {...fields} />
      <Button isBusy={isBusy}>Create list</Button>
    </Form>
  );
}
