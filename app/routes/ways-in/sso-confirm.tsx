import type { ReactNode } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { checkCompanyConfirmation, confirmCompany } from '#contracts/session/saml.ts';
import { CONFIRMATION_HOURS } from '#domain/identity/saml/company-sign-in.ts';
import { SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { onceLookedAt } from '#app/api/once-looked-at.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfKeyPage } from '#app/api/refused-with.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/sso-confirm.ts';
import '../../account/account.css';

/** No token is longer: a longer one does not work either. */
const readable = (token: string): string => token.slice(0, 100);

/** Where the mail leads that asks somebody whether their company signs them in; without its token, the page that says that it was sent. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const token = readable(searchParams.get('token') ?? '');
  if (token === '') return data({ token, asked: undefined });
  const reply = await servicesOf(context).door(checkCompanyConfirmation, { query: { token } });
  const isDead = !reply.ok && reply.code === 'LINK_USED_UP';
  return data({ token, asked: isDead ? undefined : requireAnswer(reply) }, { status: isDead ? 410 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reply = await servicesOf(context).door(confirmCompany, { body: { token: readable(textIn(form, 'token')) } });
  if (reply.ok) return data({ confirmed: reply.body });
  if (reply.code !== 'LINK_USED_UP') requireAnswer(reply);
  return data({ confirmed: undefined }, { status: 410 });
}

export const shouldRevalidate = onceLookedAt;

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Confirm your company sign-in', isUnlisted: true });

export default function ConfirmCompany({ loaderData: { token, asked }, actionData: outcome }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (outcome?.confirmed !== undefined) {
    const { organization, company } = outcome.confirmed;
    return (
      <Card title="Confirmed" way={`${SAML_PATHS.choose}?company=${company}`} text="Sign in with your company">
        From now on you come in through {organization}. You weren’t signed in by confirming: go through your company’s sign-in once more.
      </Card>
    );
  }
  if (token === '')
    return (
      <Card title="Check your email" way={PATHS.home} text="Go to the shop">
        You have an account here, so we emailed you a link to make sure that it’s you. Follow it, then sign in with your company again. It
        works for {CONFIRMATION_HOURS} hours.
      </Card>
    );
  if (asked === undefined || outcome !== undefined)
    return (
      <Card title="This link no longer works" way={SAML_PATHS.choose} text="Sign in with your company">
        It was used, a newer one was sent, or it’s older than {CONFIRMATION_HOURS} hours. Sign in with your company again, and we’ll send a
        new one.
      </Card>
    );
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>Confirm your company sign-in</h1>
        <p>
          Do you want to come in to <strong className="wrap-anywhere">{asked.email}</strong> through {asked.organization}’s own sign-in?
        </p>
        <p className="text-ink-soft">
          Confirm only if you’ve just tried to sign in that way. If you haven’t, tell your administrators: somebody could be posing as you.
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="token" value={token} />
          <Button isBusy={state === 'submitting'}>Confirm</Button>
          <LinkButton to={PATHS.home} look="secondary">
            That wasn’t me
          </LinkButton>
        </Form>
      </div>
    </div>
  );
}

/** What became of it, and the way on. */
function Card({ title, way, text, children }: { title: string; way: string; text: string; children: ReactNode }) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>{title}</h1>
        <p>{children}</p>
        <p className="mt-2">
          <LinkButton to={way}>{text}</LinkButton>
        </p>
      </div>
    </div>
  );
}
