import { data, Form, Link } from 'react-router';
import { listSalesRepresentatives, setSalesRepresentative } from '#contracts/operations/sales-representatives.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OperationsPage } from '#app/operations/operations-page.tsx';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/sales-representatives.ts';
import '../../operations/operations.css';

const DONE = {
  saved: 'Saved. Their quotes and pages show it from now on.',
  removed: 'Removed. Their quotes and pages show our business team.',
};
const FIELDS = ['name', 'email', 'phone'] as const;

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const found = requireAnswer(await servicesOf(context).door(listSalesRepresentatives, { query: { q } }), url);
  return { q, ...found, chosen: searchParams.get('account'), done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const accountNumber = textIn(form, 'accountNumber').slice(0, 20);
  const isRemoval = textIn(form, 'intent') === 'remove';
  if (accountNumber === '' || (!isRemoval && textIn(form, 'intent') !== 'save')) throw data(null, { status: 404 });
  const [name, email, phone] = [
    textIn(form, 'name').slice(0, 200),
    textIn(form, 'email').slice(0, 300),
    textIn(form, 'phone').slice(0, 40),
  ];
  const reply = await servicesOf(context).door(setSalesRepresentative, {
    params: { accountNumber },
    body: { representative: isRemoval ? null : { name, email, phone } },
  });
  if (!reply.ok && reply.code === 'INVALID_REQUEST')
    return data({ errors: formErrors(reply, [...FIELDS]), accountNumber, values: { name, email, phone } }, refusedWith(reply));
  requireAnswer(reply, url);
  throw doneAt(context, pathOf(textIn(form, 'q').slice(0, 100), {}), isRemoval ? 'removed' : 'saved');
}

function pathOf(q: string, more: Readonly<Record<string, string>>): string {
  return `${WORK_PATHS.salesRepresentatives}?${new URLSearchParams({ ...(q !== '' && { q }), ...more }).toString()}`;
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Sales representatives', isUnlisted: true });

type Organization = Route.ComponentProps['loaderData']['organizations'][number];

export default function SalesRepresentatives({
  loaderData: { q, organizations, hasMore, chosen, done },
  actionData,
}: Route.ComponentProps) {
  const changing = organizations.find(({ accountNumber }) => accountNumber === (actionData?.accountNumber ?? chosen));
  return (
    <OperationsPage title="Sales representatives">
      <p className="mb-4 max-w-prose text-ink-soft">
        The person whom an organization’s quotes and contract name, and who gets its requests for quotes. Each change is in our log and
        theirs.
      </p>
      <Done>{actionData === undefined && done}</Done>
      {changing !== undefined && (
        <Change key={changing.accountNumber} organization={changing} q={q} errors={actionData?.errors ?? []} values={actionData?.values} />
      )}
      <Form method="get" role="search" aria-label="Organizations" className="operations-find mb-4">
        <TextField
          label="Organization"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          isOptional={false}
          hint="Name or account number"
        />
        <Button look="secondary">Find</Button>
      </Form>
      {organizations.length === 0 ? (
        <EmptyState title="No organization found">Check the spelling, or try the account number.</EmptyState>
      ) : (
        <table className="operations-table">
          <thead>
            <tr>
              <th scope="col">Organization</th>
              <th scope="col">Representative</th>
              <th scope="col">
                <span className="hearable">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {organizations.map(({ accountNumber, name, representative }) => (
              <tr key={accountNumber}>
                <th scope="row">
                  {name} <span className="figures text-ink-soft">{accountNumber}</span>
                </th>
                <td data-label="Representative" className="wrap-anywhere">
                  {representative === null
                    ? 'Our business team'
                    : `${representative.name}, ${representative.email}, ${phoneText(representative.phone)}`}
                </td>
                <td>
                  <Link className="link inline-flex min-h-11 items-center" to={pathOf(q, { account: accountNumber })}>
                    Change<span className="hearable"> the representative of {name}</span>
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasMore && <p className="mt-4 text-ink-soft">There are more. Narrow them down by name or account number.</p>}
    </OperationsPage>
  );
}

type ChangeProps = {
  readonly organization: Organization;
  readonly q: string;
  readonly errors: readonly FormError[];
  /** As they were typed. */
  readonly values: { readonly name: string; readonly email: string; readonly phone: string } | undefined;
};

function Change({ organization: { accountNumber, name, representative }, q, errors, values }: ChangeProps) {
  const shown = values ?? representative ?? { name: '', email: '', phone: '' };
  return (
    <section className="card mb-6" aria-labelledby="change-title">
      <h2 id="change-title" className="mb-3">
        Representative of {name}
      </h2>
      <Form method="post" action={pathOf(q, { account: accountNumber })} className="operations-form" noValidate>
        <ErrorSummary title="Nothing was changed" errors={errors} />
        <input type="hidden" name="accountNumber" value={accountNumber} />
        <input type="hidden" name="q" value={q} />
        <TextField label="Name" name="name" autoComplete="off" maxLength={80} defaultValue={shown.name} error={errorAt(errors, 'name')} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={shown.email}
          error={errorAt(errors, 'email')}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={40}
          defaultValue={values === undefined && shown.phone !== '' ? phoneText(shown.phone) : shown.phone}
          error={errorAt(errors, 'phone')}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save">
            Save
          </Button>
          {representative !== null && (
            <Button look="danger" name="intent" value="remove">
              Remove
            </Button>
          )}
          <LinkButton look="secondary" to={q === '' ? WORK_PATHS.salesRepresentatives : pathOf(q, {})}>
            Cancel
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
