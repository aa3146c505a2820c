import { data, Form, useNavigation } from 'react-router';
import { changeUnit, changeUnitPeople, getUnit, removeUnit, type OneUnit, type WantedUnit } from '#contracts/organization/units.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, formErrors, errorAt, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith, type Refusal } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS, unitPath } from '#app/organization/organization-paths.ts';
import { UnitFields } from '#app/organization/unit-fields.tsx';
import { UNIT_FIELDS, unitIn } from '#app/organization/unit-form.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/unit.ts';
import '../../organization/organization.css';

const DONE: Readonly<Record<string, string>> = {
  added: 'Unit added. Now add the people who order for it.',
  saved: 'Saved. Takes effect right away.',
  in: 'Added to this unit.',
  out: 'Taken out of this unit.',
};

/** One of the units of an organization. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const one = requireAnswer(await door(getUnit, { params: { unitId: params.unitId.slice(0, 64) } }), url);
  return { of: user?.accountName, ...one, isAsked: url.searchParams.has('remove'), done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const about = { params: { unitId: params.unitId.slice(0, 64) } };
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  switch (intent) {
    case 'remove': {
      const reply = await door(removeUnit, about);
      return reply.ok ? doneAt(context, ORGANIZATION_PATHS.units, 'removed') : refused(reply, url);
    }
    case 'in':
    case 'out': {
      const userId = textIn(form, 'userId').slice(0, 64);
      if (userId === '') return data<Outcome>({ errors: [formError('Choose a person.', 'userId')], values: undefined }, 400);
      const reply = await door(changeUnitPeople, { ...about, body: { userId, isIn: intent === 'in' } });
      return reply.ok ? doneAt(context, `${unitPath(params.unitId)}#people`, intent) : refused(reply, url);
    }
    default: {
      const values = unitIn(form);
      const reply = await door(changeUnit, { ...about, body: values });
      return reply.ok ? doneAt(context, unitPath(params.unitId), 'saved') : refused(reply, url, values);
    }
  }
}

type Outcome = { readonly errors: readonly FormError[]; readonly values: WantedUnit | undefined };

function refused(reply: Refusal, url: URL, values?: WantedUnit) {
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data<Outcome>({ errors: formErrors(reply, UNIT_FIELDS), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Unit', isUnlisted: true });

export default function OneOfUnits({
  loaderData: { of, unit, members, others, choices, isAsked, done },
  actionData,
}: Route.ComponentProps) {
  const { state } = useNavigation();
  const { unitId, name } = unit;
  const errors = actionData?.errors ?? [];
  const here = unitPath(unitId);
  return (
    <OrganizationPage title={name} of={of}>
      <Done>{errors.length === 0 && done}</Done>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      <Form method="post" action={here} className="organization-form" noValidate preventScrollReset>
        <UnitFields key={JSON.stringify(unit)} values={actionData?.values ?? unit} choices={choices} errors={errors} />
        <p>
          <Button isBusy={state === 'submitting'} name="intent" value="save">
            Save
          </Button>
        </p>
      </Form>
      <People here={here} members={members} others={others} error={errorAt(errors, 'userId')} />
      <section aria-labelledby="remove-unit" className="mt-8 max-w-prose">
        <h2 id="remove-unit" className="mb-2 text-lg">
          Remove this unit
        </h2>
        <p className="mb-3 text-ink-soft">Its people stay, and past orders keep its name.</p>
        <Form method="post" action={here} className="flex flex-wrap items-center gap-3" preventScrollReset>
          {isAsked ? (
            <>
              <p className="w-full">Remove {name}?</p>
              <Button look="danger" name="intent" value="remove">
                Yes, remove
              </Button>
              <LinkButton look="secondary" to={here} preventScrollReset>
                Cancel
              </LinkButton>
            </>
          ) : (
            <LinkButton look="secondary" to={`${here}?remove=1`} preventScrollReset>
              Remove
            </LinkButton>
          )}
        </Form>
      </section>
    </OrganizationPage>
  );
}

type PeopleProps = Pick<OneUnit, 'members' | 'others'> & { readonly here: string; readonly error: string | undefined };

function People({ here, members, others, error }: PeopleProps) {
  return (
    <section aria-labelledby="people" className="mt-8">
      <h2 id="people" className="mb-3 text-lg">
        People
      </h2>
      {members.length === 0 ? (
        <p className="mb-3 text-ink-soft">No one belongs to this unit yet.</p>
      ) : (
        <table className="organization-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">
                <span className="hearable">What to do</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ userId, name, email }) => (
              <tr key={userId}>
                <th scope="row">
                  {name}
                  <small>{email}</small>
                </th>
                <td>
                  <Form method="post" action={here} className="organization-acts" preventScrollReset>
                    <input type="hidden" name="userId" value={userId} />
                    <Button look="quiet" name="intent" value="out">
                      Take out<span className="hearable"> {name}</span>
                    </Button>
                  </Form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <Form method="post" action={here} className="organization-find mt-4" noValidate preventScrollReset>
          <SelectField
            key={members.length}
            label="Add a person"
            name="userId"
            defaultValue=""
            emptyLabel="Choose a person"
            options={others.map(({ userId, name, email }) => ({ value: userId, label: `${name} (${email})` }))}
            error={error}
          />
          <Button look="secondary" name="intent" value="in">
            Add
          </Button>
        </Form>
      )}
    </section>
  );
}
