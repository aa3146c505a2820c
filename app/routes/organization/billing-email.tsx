import { data, Form, useNavigation } from 'react-router';
import { checkBillingEmail, confirmBillingEmail } from '#contracts/organization/billing.ts';
import { onceLookedAt } from '#app/api/once-looked-at.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfKeyPage } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import type { Route } from './+types/billing-email.ts';

/** Where the link to an email for invoices leads. It changes nothing by itself: programs follow the links of mails, too. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const token = searchParams.get('token') ?? '';
  if (token === '') return data({ token, asked: undefined }, { status: 404 });
  const reply = await servicesOf(context).door(checkBillingEmail, { query: { token: readable(token) } });
  if (!reply.ok && reply.code === 'LINK_USED_UP') return data({ token, asked: undefined }, { status: 410 });
  return data({ token, asked: requireAnswer(reply) }, { status: 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reply = await servicesOf(context).door(confirmBillingEmail, { body: { token: readable(textIn(form, 'token')) } });
  if (!reply.ok && reply.code === 'LINK_USED_UP') return data({ taken: undefined }, { status: 410 });
  return data({ taken: requireAnswer(reply) }, { status: 200 });
}

/** No token is longer: a longer one does not work either, and need not be asked about whole. */
const readable = (token: string): string => token.slice(0, 100);

export const shouldRevalidate = onceLookedAt;

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Confirm this email for invoices', isUnlisted: true });

export default function BillingEmail({ loaderData: { token, asked }, actionData: outcome }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { taken } = outcome ?? {};
  return (
    <div className="page page-narrow py-8">
      {taken !== undefined ? (
        <div className="card flex flex-col gap-3" role="status">
          <h1>Email confirmed</h1>
          <p>
            Invoices and statements for {taken.organization} go to <EmailText email={taken.email} /> from now on.
          </p>
        </div>
      ) : outcome !== undefined || asked === undefined ? (
        <div className="card flex flex-col gap-3" role="status">
          <h1>{token === '' ? 'This link isn’t complete' : 'This link no longer works'}</h1>
          <p>
            {token === ''
              ? 'Open it from the email once more, or copy all of it.'
              : 'It has been used, it’s too old, or there’s a newer one. Ask the organization’s administrator to send it again.'}
          </p>
        </div>
      ) : (
        <div className="card flex flex-col gap-4">
          <h1>Get invoices at this email?</h1>
          <p>
            Invoices and statements for {asked.organization} would go to <EmailText email={asked.email} />.
          </p>
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button isBusy={state === 'submitting'}>Confirm this email</Button>
          </Form>
        </div>
      )}
    </div>
  );
}
