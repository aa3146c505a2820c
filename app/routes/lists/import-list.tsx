import { data, Form, Link, useNavigation } from 'react-router';
import { importList } from '#contracts/lists/list-files.ts';
import { getList } from '#contracts/lists/lists.ts';
import { MOST_LIST_FILE_BYTES, MOST_LIST_FILE_ROWS } from '#domain/lists/list-limits.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { ImportNotice, type Imported } from '#app/lists/files/import-notice.tsx';
import { listFilePath, listImportPath, listPath } from '#app/lists/list-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { describedBy, FieldFrame } from '#app/ui/fields/field-parts.tsx';
import type { Route } from './+types/import-list.ts';
import '../../account/account.css';
import '../../lists/lists.css';

const idIn = ({ searchParams }: URL): string => (searchParams.get('listId') ?? '').slice(0, 64);

/** Where a file is read into a list. Of a list that may not be changed there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, tenant } = servicesOf(context);
  const id = idIn(url);
  const { name, readOnly } = requireAnswer(await door(getList, { params: { id }, query: { size: 1 } }), url);
  if (readOnly) throw data({ code: 'FORBIDDEN' }, { status: 403 });
  return { id, name, back: listPath(tenant, id) };
}

type Answer = { readonly errors: readonly FormError[]; readonly imported?: Imported };

const FIELD = 'file';
const NO_FILE = 'Choose a .csv or .xlsx file.';
const TOO_LARGE = 'This file is larger than 2 MB. Divide it and try again.';

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const file = form.get(FIELD);
  const wrong = (message: string) => data<Answer>({ errors: [formError(message, FIELD)] }, 400);
  if (!(file instanceof File) || file.size === 0) return wrong(NO_FILE);
  if (file.size > MOST_LIST_FILE_BYTES) return wrong(TOO_LARGE);
  const content = Buffer.from(await file.arrayBuffer()).toString('base64');
  const reply = await servicesOf(context).door(importList, {
    params: { id: idIn(url) },
    body: { fileName: file.name.slice(-300), content },
  });
  if (reply.ok) return data<Answer>({ errors: [], imported: reply.body });
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data<Answer>({ errors: formErrors(reply, [FIELD]) }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Import into a list', isUnlisted: true });

export default function ImportList({ loaderData: { id, name, back }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const { errors = [], imported } = actionData ?? {};
  const error = errorAt(errors, FIELD) ?? errors[0]?.message;
  return (
    <div className="page page-narrow py-8">
      <h1 className="mb-1">Import from a file</h1>
      <p className="mb-4 wrap-anywhere text-ink-soft">Into the list “{name}”</p>
      {imported !== undefined && <ImportNotice imported={imported} />}
      <Form method="post" action={listImportPath(id)} encType="multipart/form-data" className="account-form card" noValidate>
        <FieldFrame
          id="list-file"
          label="CSV or Excel file"
          hint={`Columns: Item number, Quantity, Note. Up to ${MOST_LIST_FILE_ROWS.toLocaleString('en-US')} rows and 2 MB.`}
          error={error}
          isOptional={false}
        >
          <input
            id="list-file"
            type="file"
            name={FIELD}
            accept=".csv,.tsv,.txt,.xlsx"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy('list-file', { hint: FIELD, error })}
          />
        </FieldFrame>
        <Button isBusy={isBusy} busyText="Reading the file…">
          Import
        </Button>
        <p className="text-sm text-ink-soft">
          Rows are added to what’s on the list. Without column names, the first three columns are read in that order. Formulas aren’t read,
          and each row that can’t be added is listed with the reason.{' '}
          <a className="link" href={listFilePath(id, 'csv')} download>
            Download this list
          </a>{' '}
          to see how a file looks.
        </p>
      </Form>
      <p className="mt-4">
        <Link className="link inline-flex min-h-11 items-center" to={back}>
          Back to the list
        </Link>
      </p>
    </div>
  );
}
