import { Form, Link } from 'react-router';
import { listAlerts, removeAlert, type Alert } from '#contracts/alerts/alerts.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { longDate } from '#app/catalog/long-date.ts';
import { ALERT_PATHS } from '#app/shell/alert-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Done } from '#app/ui/notice.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import type { Route } from './+types/own.ts';
import '../../alerts/alerts.css';

/** The alerts of who is signed in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { alerts } = requireAnswer(await servicesOf(context).door(listAlerts), url);
  return { alerts, isRemoved: doneIn(context, url) === 'removed' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const alertId = textIn(await request.formData(), 'alertId').slice(0, 64);
  const reply = await servicesOf(context).door(removeAlert, { params: { alertId } });
  // What is gone already is as it was wanted.
  if (reply.ok || reply.code !== 'NOT_FOUND') requireAnswer(reply, { pathname: ALERT_PATHS.own, search: '' });
  throw doneAt(context, ALERT_PATHS.own, 'removed');
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your alerts', isUnlisted: true });

export default function OwnAlerts({ loaderData: { alerts, isRemoved } }: Route.ComponentProps) {
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Your alerts" />
      <h1 className="mb-5">Your alerts</h1>
      <Done>{isRemoved && 'The alert is removed.'}</Done>
      {alerts.length === 0 ? (
        <EmptyState title="No alerts" actions={<LinkButton to={PATHS.home}>Go to the shop</LinkButton>}>
          On the page of a product you can ask for an email when it’s back, or when it costs less.
        </EmptyState>
      ) : (
        <ul className="alert-list">
          {alerts.map((alert) => (
            <li key={alert.alertId}>
              <div>
                {alert.itemName === null ? (
                  <p>A product that we no longer sell</p>
                ) : (
                  <Link className="link wrap-anywhere" to={`/product_${alert.itemId}`}>
                    {alert.itemName}
                  </Link>
                )}
                <p className="text-sm text-ink-soft">{textOf(alert)}</p>
              </div>
              <Form method="post">
                <input type="hidden" name="alertId" value={alert.alertId} />
                <Button look="secondary" size="small">
                  Remove<span className="hearable"> the alert for {alert.itemName ?? 'this product'}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function textOf({ kind, below, state, until }: Alert): string {
  const condition = kind === 'BACK' ? 'when you can order it' : `at ${formatDollars(below ?? 0)} or less`;
  if (state === 'WAITING') return `Waiting for you: open the link in our email to say that the address is yours. Until ${longDate(until)}.`;
  return state === 'TOLD' ? `We emailed you ${condition}.` : `We email you once, ${condition}. Until ${longDate(until)}.`;
}
