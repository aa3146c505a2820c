import { data, Form, Link, useNavigation } from 'react-router';
import { changeEmailPreferences, getEmailPreferences } from '#contracts/account/email-preferences.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { ALERT_PATHS } from '#app/shell/alert-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { EMAIL_PREFERENCES_PATH } from '#app/account/preferences-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/email-preferences.ts';
import '../../account/account.css';

/** Which emails somebody gets. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(getEmailPreferences);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  return { ...requireAnswer(reply, url), isDone: doneIn(context, url) !== undefined };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reply = await servicesOf(context).door(changeEmailPreferences, {
    body: { deals: form.has('deals'), ...(form.has('asksAlerts') && { productAlerts: form.has('productAlerts') }) },
  });
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  requireAnswer(reply, url);
  return doneAt(context, EMAIL_PREFERENCES_PATH, '1');
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Email preferences', isUnlisted: true });

export default function EmailPreferences({ loaderData: { email, deals, productAlerts, isInvoiced, isDone } }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Email preferences" />
      <h1>Email preferences</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Sent to <strong className="wrap-anywhere">{email}</strong>.{' '}
        <Link className="link" to={PATHS.profile}>
          Your profile
        </Link>
      </p>
      <Done>{isDone && 'Your choice is saved.'}</Done>
      <div className="printers">
        <section className="printer" aria-labelledby="chosen-title">
          <h2 id="chosen-title" className="text-md mb-3">
            What you choose
          </h2>
          <Form method="post" action={EMAIL_PREFERENCES_PATH} className="account-form" preventScrollReset>
            <Checkbox
              key={`deals ${deals}`}
              label="Deals"
              name="deals"
              defaultChecked={deals}
              hint="Sales and coupons, when there’s one worth having."
            />
            {productAlerts !== null && (
              <>
                <input type="hidden" name="asksAlerts" value="1" />
                <Checkbox
                  key={`alerts ${productAlerts}`}
                  label="Email alerts"
                  name="productAlerts"
                  defaultChecked={productAlerts}
                  hint="Back in stock and lower prices, where you ask for it. Turning this off removes the alerts that you have."
                />
              </>
            )}
            <div>
              <Button isBusy={isBusy}>Save</Button>
            </div>
          </Form>
          <p className="mt-3">
            <Link className="link inline-flex min-h-11 items-center" to={ALERT_PATHS.own}>
              See your email alerts
            </Link>
          </p>
        </section>
        <section className="printer" aria-labelledby="always-title">
          <h2 id="always-title" className="text-md">
            What always comes
          </h2>
          <ul className="mt-2 list-disc pl-5">
            <li>Your orders: confirmations, shipping, pickup, returns and refunds</li>
            {isInvoiced && <li>Your organization’s account: invoices, reminders before they’re due, and monthly statements</li>}
            <li>Your account: new sign-ins, passwords, passkeys and changes to your email</li>
          </ul>
        </section>
      </div>
    </div>
  );
}
