import { data, Form } from 'react-router';
import { askForEmail, changePassword, changeProfile, getProfile, keepEmail } from '#contracts/account/profile.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { EmailForm, NameForm, PasswordForm, type ProfileFailure } from '#app/account/profile/profile-forms.tsx';
import { ProfileRow, type ProfilePart } from '#app/account/profile/profile-rows.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/profile.ts';
import '../../account/account.css';

const DONE: Readonly<Record<string, string>> = {
  name: 'Your profile is saved.',
  email: 'We’ve sent a link to your new email. Follow it, and the change counts.',
  kept: 'Your email stays as it is. The link we sent works no more.',
  password: 'Your password is changed. You’re signed out everywhere else.',
};

const PARTS: readonly ProfilePart[] = ['name', 'email', 'password'];

/** Who somebody is to the shop. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(getProfile);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const profile = requireAnswer(reply, url);
  return {
    ...profile,
    phone: profile.phone === null ? undefined : phoneText(profile.phone),
    edited: PARTS.find((part) => part === url.searchParams.get('edit')),
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const short = (name: string, most: number) => textIn(form, name).slice(0, most);
  const values = {
    firstName: short('firstName', 60),
    lastName: short('lastName', 60),
    phone: short('phone', 40),
    email: short('email', 300),
  };
  const password = short('password', 200);
  const send = () => {
    switch (textIn(form, 'intent')) {
      case 'email':
        return { part: 'email' as const, reply: door(askForEmail, { body: { email: values.email, password } }) };
      case 'keep-email':
        return { part: 'email' as const, done: 'kept', reply: door(keepEmail) };
      case 'password':
        return { part: 'password' as const, reply: door(changePassword, { body: { password, newPassword: short('newPassword', 200) } }) };
      default:
        return { part: 'name' as const, reply: door(changeProfile, { body: values }) };
    }
  };
  const { part, done = part, reply: sent } = send();
  const reply = await sent;
  if (reply.ok) throw doneAt(context, PATHS.profile, done);
  if (reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  if (reply.code === 'UNAUTHORIZED') requireAnswer(reply, url);
  const fields = ['firstName', 'lastName', 'phone', 'email', 'password', 'newPassword'];
  return data<ProfileFailure>({ part, errors: formErrors(reply, fields), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your profile', isUnlisted: true });

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { firstName, lastName, phone, email, newEmail, organization, mayChangeName, mayChangeEmail, mayChangePassword } = loaderData;
  const { done } = loaderData;
  const edited = actionData?.part ?? loaderData.edited;
  const failureOf = (part: ProfilePart) => (actionData?.part === part ? actionData : undefined);
  const known = { firstName, lastName, phone: phone ?? '', email: '' };
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Your profile" />
      <h1>Your profile</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        {organization === null ? 'How we know you, and how you sign in.' : `How we know you at ${organization}.`}
      </p>
      <Done>{edited === undefined && done}</Done>
      <div className="printers">
        <ProfileRow
          part="name"
          title="Name and phone"
          isEdited={edited === 'name'}
          form={<NameForm failure={failureOf('name')} known={known} mayChangeName={mayChangeName} />}
        >
          <p>
            {firstName} {lastName}
            <span className="block text-ink-soft">{phone ?? 'No phone number'}</span>
          </p>
          {!mayChangeName && <p className="mt-1 text-sm text-ink-soft">Your employer signs you in, and tells us your name.</p>}
        </ProfileRow>
        <ProfileRow
          part="email"
          title="Email"
          isEdited={edited === 'email'}
          keptBy={
            mayChangeEmail ? undefined : `${organization ?? 'Your organization'} knows you by it. Ask your administrator to change it.`
          }
          form={<EmailForm failure={failureOf('email')} />}
        >
          <p>
            <EmailText email={email} />
          </p>
          {newEmail !== null && <Waiting newEmail={newEmail} email={email} />}
        </ProfileRow>
        <ProfileRow
          part="password"
          title="Password"
          isEdited={edited === 'password'}
          keptBy={mayChangePassword ? undefined : 'Your employer signs you in: there’s no password here.'}
          form={<PasswordForm failure={failureOf('password')} email={email} />}
        >
          {mayChangePassword && (
            <p className="text-ink-soft">
              Forgot it?{' '}
              <a className="link" href={ACCOUNT_PATHS.forgotPassword}>
                Get a link by email
              </a>
            </p>
          )}
        </ProfileRow>
      </div>
    </div>
  );
}

/** Another email that does not count yet. */
function Waiting({ newEmail, email }: { newEmail: string; email: string }) {
  return (
    <div className="mt-2 rounded-md bg-brand-wash px-4 py-3">
      <p>
        Waiting for <EmailText email={newEmail} />. Follow the link we sent there; look in your spam folder, too.
      </p>
      <Form method="post" action={PATHS.profile}>
        <Button look="quiet" size="small" name="intent" value="keep-email">
          Keep {email}
        </Button>
      </Form>
    </div>
  );
}
