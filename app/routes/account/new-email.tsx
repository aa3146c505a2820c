import { data, Form, redirect, useNavigation } from 'react-router';
import { checkEmailLink, confirmEmail } from '#contracts/account/profile.ts';
import { onceLookedAt } from '#app/api/once-looked-at.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfKeyPage } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import type { Route } from './+types/new-email.ts';
import '../../account/account.css';

/** Where the link to a new email leads. It changes nothing by itself: programs follow the links of mails, too. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const token = searchParams.get('token') ?? '';
  if (token === '') throw redirect(PATHS.profile);
  const reply = await servicesOf(context).door(checkEmailLink, { query: { token: readable(token) } });
  if (!reply.ok && reply.code === 'LINK_USED_UP') return data({ token, email: undefined }, { status: 410 });
  return data({ token, email: requireAnswer(reply).email }, { status: 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reply = await servicesOf(context).door(confirmEmail, { body: { token: readable(textIn(form, 'token')) } });
  if (!reply.ok && reply.code === 'LINK_USED_UP') return data({ email: undefined }, { status: 410 });
  return data({ email: requireAnswer(reply).email }, { status: 200 });
}

/** No token is longer: a longer one does not work either, and need not be asked about whole. */
const readable = (token: string): string => token.slice(0, 100);

export const shouldRevalidate = onceLookedAt;

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Confirm your new email', isUnlisted: true });

export default function NewEmail({ loaderData: { token, email }, actionData: outcome }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (outcome?.email !== undefined) return <Confirmed email={outcome.email} />;
  if (outcome !== undefined || email === undefined) return <DeadLink />;
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>Confirm your new email</h1>
        <p>
          From now on you sign in with <EmailText email={email} />, and our emails go there.
        </p>
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button isBusy={state === 'submitting'}>Confirm this email</Button>
        </Form>
      </div>
    </div>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>Your email is changed</h1>
        <p>
          Sign in with <EmailText email={email} /> from now on.
        </p>
        <p className="mt-2">
          <LinkButton to={PATHS.profile}>See your profile</LinkButton>
        </p>
      </div>
    </div>
  );
}

function DeadLink() {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>This link no longer works</h1>
        <p>It has been used, it’s too old, or you asked for a newer one. Your profile says which email your account has.</p>
        <p className="mt-2">
          <LinkButton to={PATHS.profile}>See your profile</LinkButton>
        </p>
      </div>
    </div>
  );
}
