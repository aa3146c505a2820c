import { data, Form, Link, useNavigation } from 'react-router';
import { addUnit, listUnits } from '#contracts/organization/units.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS, unitPath } from '#app/organization/organization-paths.ts';
import { UnitFields } from '#app/organization/unit-fields.tsx';
import { NEW_UNIT, UNIT_FIELDS, unitIn } from '#app/organization/unit-form.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/units.ts';
import '../../organization/organization.css';

const DONE: Readonly<Record<string, string>> = { removed: 'Unit removed. Past orders keep its name.' };

/** The departments and locations of an organization, for its administrators. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const { units, choices, mayAdd } = requireAnswer(await door(listUnits), url);
  return { of: user?.accountName, units, choices, mayAdd, done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = unitIn(await request.formData());
  const reply = await servicesOf(context).door(addUnit, { body: values });
  if (reply.ok) return doneAt(context, unitPath(reply.body.unitId), 'added');
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data({ errors: formErrors(reply, UNIT_FIELDS), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Units', isUnlisted: true });

export default function Units({ loaderData: { of, units, choices, mayAdd, done }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const errors = actionData?.errors ?? [];
  return (
    <OrganizationPage title="Units" of={of}>
      <Done>{errors.length === 0 && done}</Done>
      <p className="mb-4 max-w-prose text-ink-soft">
        Units are your departments and locations. Whoever orders for one gets its address, budget center and approver.
      </p>
      {units.length === 0 ? (
        <p className="text-ink-soft">No units yet.</p>
      ) : (
        <table className="organization-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Ships to</th>
              <th scope="col">Budget Center</th>
              <th scope="col">People</th>
            </tr>
          </thead>
          <tbody>
            {units.map(({ unitId, name, shipToAddressId, budgetCenter, people }) => (
              <tr key={unitId}>
                <th scope="row">
                  <Link className="link" to={unitPath(unitId)}>
                    {name}
                  </Link>
                </th>
                <td data-label="Ships to">
                  {choices.shipTos.find(({ id }) => id === shipToAddressId)?.text ?? 'Each person’s own address'}
                </td>
                <td data-label="Budget Center">
                  {choices.budgetCenters.find(({ value }) => value === budgetCenter)?.name ?? budgetCenter ?? 'Each person’s own default'}
                </td>
                <td data-label="People" className="figures">
                  {people.toLocaleString('en-US')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mayAdd && (
        <section aria-labelledby="add-unit" className="mt-8">
          <h2 id="add-unit" className="mb-3 text-lg">
            Add a unit
          </h2>
          <Form method="post" action={ORGANIZATION_PATHS.units} className="organization-form" noValidate>
            <ErrorSummary title="The unit wasn’t added" errors={errors} />
            <UnitFields values={actionData?.values ?? NEW_UNIT} choices={choices} errors={errors} />
            <p>
              <Button isBusy={state === 'submitting'}>Add unit</Button>
            </p>
          </Form>
        </section>
      )}
    </OrganizationPage>
  );
}
