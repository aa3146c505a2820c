import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { listPeople, sendInvitationAgain, takeBackInvitation, type Invitation, type ListedPerson } from '#contracts/organization/people.ts';
import { SHOWN_PEOPLE } from '#domain/accounts/people/shown-people.ts';
import { ORGANIZATION_ROLES, type OrganizationRole } from '#domain/accounts/people/rights.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS, personPath } from '#app/organization/organization-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/people.ts';
import '../../organization/organization.css';

const HERE = ORGANIZATION_PATHS.people;
const SIZE = 25;

const DONE: Readonly<Record<string, string>> = {
  invited: 'Invitation sent.',
  there: 'This person is already invited. You can resend the email below.',
  again: 'Invitation resent. The link in the earlier email no longer works.',
  back: 'Invitation canceled. The link in the email no longer works.',
  removed: 'Removed. This person is signed out and can no longer order for your organization.',
};

const SHOWN: Readonly<Record<(typeof SHOWN_PEOPLE)[number], string>> = {
  ALL: 'Everyone',
  ADMINISTRATORS: 'Administrators',
  APPROVERS: 'Approvers',
  OFF: 'Deactivated',
};

/** The people of an organization, for its administrators. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const show = SHOWN_PEOPLE.find((one) => one === url.searchParams.get('show')) ?? 'ALL';
  const { total, people, waiting } = requireAnswer(await door(listPeople, { query: { q, show, page, size: SIZE } }), url);
  const pageCount = Math.max(1, Math.ceil(total / SIZE));
  if (page > pageCount) throw redirect(pagePath({ q, show }, pageCount));
  return {
    of: user?.accountName,
    q,
    show,
    total,
    page,
    pageCount,
    people: people.map((one) => ({ ...one, seen: one.lastSeenAt === null ? '' : momentText(one.lastSeenAt) })),
    waiting: { ...waiting, invitations: waiting.invitations.map((one) => ({ ...one, sent: momentText(one.sentAt) })) },
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const isBack = textIn(form, 'intent') === 'take-back';
  const params = { invitationId: textIn(form, 'invitationId').slice(0, 64) || '-' };
  const reply = isBack ? await door(takeBackInvitation, { params }) : await door(sendInvitationAgain, { params });
  // One that was taken back is taken back, as it was asked to be.
  if (reply.ok || (isBack && reply.code === 'NOT_FOUND')) return doneAt(context, `${HERE}#invited`, isBack ? 'back' : 'again');
  if (reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data({ errors: formErrors(reply, []) }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'People', isUnlisted: true });

type Wanted = { readonly q: string; readonly show: string };

function pagePath({ q, show }: Wanted, page: number): string {
  const query = { ...(q !== '' && { q }), ...(show !== 'ALL' && { show }), ...(page > 1 && { page: String(page) }) };
  return `${HERE}?${new URLSearchParams(query).toString()}`;
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { of, q, show, total, page, pageCount, people, waiting, done } = loaderData;
  const { state } = useNavigation();
  const isNarrowed = q !== '' || show !== 'ALL';
  return (
    <OrganizationPage title="People" of={of}>
      <Done>{actionData === undefined && done}</Done>
      <ErrorSummary title="Nothing was sent" errors={actionData?.errors ?? []} />
      <Form action={HERE} role="search" aria-label="People" className="organization-find">
        <TextField key={q} label="Name or email" name="q" type="search" maxLength={100} autoComplete="off" defaultValue={q} />
        <SelectField
          key={show}
          label="Show"
          name="show"
          defaultValue={show}
          options={SHOWN_PEOPLE.map((value) => ({ value, label: SHOWN[value] }))}
        />
        <Button look="secondary" isBusy={state === 'loading'}>
          Search
        </Button>
        <LinkButton className="button-end" to={ORGANIZATION_PATHS.invite}>
          Invite someone
        </LinkButton>
      </Form>
      <p className="figures mb-2 flex flex-wrap gap-x-4 text-sm text-ink-soft" role="status">
        {peopleText(total)}
        {isNarrowed && (
          <Link className="link" to={HERE}>
            Show everyone
          </Link>
        )}
      </p>
      {people.length > 0 && (
        <table className="organization-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Role</th>
              <th scope="col">Order limit</th>
              <th scope="col">Last seen</th>
            </tr>
          </thead>
          <tbody>
            {people.map((one) => (
              <PersonRow key={one.userId} person={one} />
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-4">
        <Pagination page={page} pageCount={pageCount} hrefOf={(to) => pagePath({ q, show }, to)} />
      </div>
      {waiting.total > 0 && <Invited waiting={waiting} />}
    </OrganizationPage>
  );
}

function peopleText(total: number): string {
  if (total === 0) return 'No one found.';
  return total === 1 ? '1 person' : `${total.toLocaleString('en-US')} people`;
}

function rolesText(roles: readonly OrganizationRole[]): string {
  return roles.length === 0 ? 'Buyer' : roles.map((role) => ORGANIZATION_ROLES[role].name).join(', ');
}

function PersonRow({ person }: { person: ListedPerson & { readonly seen: string } }) {
  const { userId, name, email, roles, orderLimit, isOn, seen, isYou } = person;
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={personPath(userId)}>
          {name}
        </Link>
        {isYou && ' (you)'} {!isOn && <Badge tone="failure">Deactivated</Badge>}
        <small>{email}</small>
      </th>
      <td data-label="Role">{rolesText(roles)}</td>
      <td data-label="Order limit" className="figures">
        {orderLimit === null ? 'No limit' : formatDollars(orderLimit)}
      </td>
      <td data-label="Last seen" className="figures">
        {seen || 'Not signed in'}
      </td>
    </tr>
  );
}

type Waiting = Route.ComponentProps['loaderData']['waiting'];

function Invited({ waiting: { total, invitations } }: { waiting: Waiting }) {
  return (
    <section aria-labelledby="invited" className="mt-8">
      <h2 id="invited" className="mb-3 text-lg">
        Invited, haven’t joined yet
      </h2>
      <table className="organization-table">
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <th scope="col">Sent</th>
            <th scope="col">
              <span className="hearable">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((one) => (
            <InvitedRow key={one.invitationId} invitation={one} />
          ))}
        </tbody>
      </table>
      {total > invitations.length && (
        <p className="figures mt-2 text-sm text-ink-soft">And {total - invitations.length} more, invited earlier.</p>
      )}
    </section>
  );
}

function InvitedRow({ invitation }: { invitation: Invitation & { readonly sent: string } }) {
  const { invitationId, email, roles, invitedBy, sent, isExpired } = invitation;
  return (
    <tr>
      <th scope="row">
        {email} {isExpired && <Badge tone="failure">Expired</Badge>}
        <small>Invited by {invitedBy}</small>
      </th>
      <td data-label="Role">{rolesText(roles)}</td>
      <td data-label="Sent" className="figures">
        {sent}
      </td>
      <td>
        <Form method="post" action={HERE} className="organization-acts" preventScrollReset>
          <input type="hidden" name="invitationId" value={invitationId} />
          <Button look="quiet" name="intent" value="again">
            Resend<span className="hearable"> the invitation to {email}</span>
          </Button>
          <Button look="quiet" name="intent" value="take-back">
            Cancel<span className="hearable"> the invitation to {email}</span>
          </Button>
        </Form>
      </td>
    </tr>
  );
}
