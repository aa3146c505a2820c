import { data, Form, useNavigation } from 'react-router';
import { changePerson, getPerson, removePerson, switchPerson, type OrganizationPerson } from '#contracts/organization/people.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith, type Refusal } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { RightsFields } from '#app/organization/rights-fields.tsx';
import { RIGHTS_FIELDS, rightsBody, rightsIn, rightsValues, type RightsValues } from '#app/organization/rights-form.ts';
import { ORGANIZATION_PATHS, personPath } from '#app/organization/organization-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/person.ts';
import '../../organization/organization.css';

const DONE: Readonly<Record<string, string>> = {
  saved: 'Saved. Takes effect right away.',
  off: 'Deactivated. This person is signed out everywhere.',
  on: 'Reactivated. This person can sign in again.',
};

/** One of the people of an organization. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const person = requireAnswer(await door(getPerson, { params: { userId: params.userId.slice(0, 64) } }), url);
  return {
    of: user?.accountName,
    person,
    seen: person.lastSeenAt === null ? undefined : momentText(person.lastSeenAt),
    asked: url.searchParams.has('remove') ? ('remove' as const) : url.searchParams.has('deactivate') ? ('deactivate' as const) : undefined,
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const about = { params: { userId: params.userId.slice(0, 64) } };
  const form = await request.formData();
  switch (textIn(form, 'intent')) {
    case 'remove': {
      const reply = await door(removePerson, about);
      return reply.ok ? doneAt(context, ORGANIZATION_PATHS.people, 'removed') : refused(reply, url);
    }
    case 'off':
    case 'on': {
      const isOn = textIn(form, 'intent') === 'on';
      const reply = await door(switchPerson, { ...about, body: { isOn } });
      return reply.ok ? doneAt(context, personPath(params.userId), isOn ? 'on' : 'off') : refused(reply, url);
    }
    default: {
      const values = rightsIn(form);
      const body = rightsBody(values);
      const reply = await door(changePerson, { ...about, body });
      return reply.ok ? doneAt(context, personPath(params.userId), 'saved') : refused(reply, url, values);
    }
  }
}

type Outcome = { readonly errors: readonly FormError[]; readonly values: RightsValues | undefined };

function refused(reply: Refusal, url: URL, values?: RightsValues) {
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data<Outcome>({ errors: formErrors(reply, RIGHTS_FIELDS), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Person', isUnlisted: true });

export default function Person({ loaderData: { of, person, seen, asked, done }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { userId, name, email, isOn, rights, choices } = person;
  const errors = actionData?.errors ?? [];
  const has = rightsValues(rights);
  return (
    <OrganizationPage title={name} of={of}>
      <p className="mb-4 text-sm text-ink-soft">
        {email} · {seen === undefined ? 'not signed in' : `last seen ${seen}`}
      </p>
      <Done>{errors.length === 0 && done}</Done>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      {!isOn && (
        <div className="mb-4">
          <Notice tone="warning" title="Deactivated: they can’t sign in" />
        </div>
      )}
      <Form method="post" action={personPath(userId)} className="organization-form" noValidate preventScrollReset>
        <RightsFields key={userId} values={actionData?.values ?? has} has={has} choices={choices} errors={errors} />
        <p>
          <Button isBusy={state === 'submitting'} name="intent" value="save">
            Save
          </Button>
        </p>
      </Form>
      <Leaving person={person} asked={asked} />
    </OrganizationPage>
  );
}

/** By a press each, once it was asked: what signs somebody out, and what cannot be undone. */
function Leaving({ person, asked }: { person: OrganizationPerson; asked: 'remove' | 'deactivate' | undefined }) {
  const { userId, name, isOn, isYou, isLastAdministrator } = person;
  const here = personPath(userId);
  return (
    <section aria-labelledby="leaving" className="mt-8 max-w-prose">
      <h2 id="leaving" className="mb-2 text-lg">
        {isYou ? 'Leaving' : 'When they leave'}
      </h2>
      {isLastAdministrator ? (
        <p className="text-ink-soft">
          {isYou ? 'You are' : `${name} is`} the only administrator who can sign in. Make someone else an administrator first.
        </p>
      ) : (
        <>
          <p className="mb-3 text-ink-soft">
            {!isYou && 'Deactivating someone signs them out everywhere until you reactivate them. '}
            Removing can’t be undone. Orders stay with your organization, under {isYou ? 'your' : 'their'} name. Invitations{' '}
            {isYou ? 'you' : 'they'} sent are canceled.
          </p>
          <Form method="post" action={here} className="flex flex-wrap items-center gap-3" preventScrollReset>
            {asked === 'remove' && <Asked says={`Remove ${isYou ? 'yourself' : name} for good?`} intent="remove" yes="Yes, remove" />}
            {asked === 'deactivate' && isOn && !isYou && (
              <Asked says={`Deactivate ${name}? They’ll be signed out right away.`} intent="off" yes="Yes, deactivate" />
            )}
            {asked !== undefined ? (
              <LinkButton look="secondary" to={here} preventScrollReset>
                Cancel
              </LinkButton>
            ) : (
              <>
                {!isYou && isOn && (
                  <LinkButton look="secondary" to={`${here}?deactivate=1`} preventScrollReset>
                    Deactivate
                  </LinkButton>
                )}
                {!isOn && (
                  <Button look="secondary" name="intent" value="on">
                    Reactivate
                  </Button>
                )}
                <LinkButton look="quiet" to={`${here}?remove=1`} preventScrollReset>
                  Remove{isYou ? ' yourself' : ''}
                </LinkButton>
              </>
            )}
          </Form>
        </>
      )}
    </section>
  );
}

function Asked({ says, intent, yes }: { says: string; intent: 'remove' | 'off'; yes: string }) {
  return (
    <>
      <p className="w-full">{says}</p>
      <Button look="danger" name="intent" value={intent}>
        {yes}
      </Button>
    </>
  );
}
