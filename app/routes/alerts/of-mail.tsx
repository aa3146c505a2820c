import type { ReactNode } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { ALERT_WISHES, decideAlertOfMail, getAlertOfMail, type Alert } from '#contracts/alerts/alerts.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { onceLookedAt } from '#app/api/once-looked-at.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfKeyPage } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { longDate } from '#app/catalog/long-date.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/of-mail.ts';
import '../../account/account.css';

/** Where the link of an alert's mail leads. Opening it changes nothing: programs that look through mails open links, too. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const key = readable(searchParams.get('key') ?? '');
  const reply = key === '' ? undefined : await servicesOf(context).door(getAlertOfMail, { query: { key } });
  const isDead = reply === undefined || (!reply.ok && reply.code === 'NOT_FOUND');
  if (isDead) return data({ key, found: undefined }, { status: 410 });
  return data({ key, found: requireAnswer(reply) });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  // A mail program's own "unsubscribe" posts this to the link: its reader wants no more of these. (RFC 8058)
  const isOneClick = textIn(form, 'List-Unsubscribe') === 'One-Click';
  const wish = isOneClick ? 'NEVER' : (ALERT_WISHES.find((one) => one === textIn(form, 'wish')) ?? 'STOP');
  const key = readable(isOneClick ? (url.searchParams.get('key') ?? '') : textIn(form, 'key'));
  const reply = key === '' ? undefined : await servicesOf(context).door(decideAlertOfMail, { body: { key, wish } });
  // What is gone already is as who stops it wants it.
  if (reply === undefined || (!reply.ok && reply.code === 'NOT_FOUND'))
    return data({ done: wish === 'CONFIRM' ? undefined : wish, alert: null }, { status: wish === 'CONFIRM' ? 410 : 200 });
  const { wish: done, alert } = requireAnswer(reply);
  // Said, since the link itself is dead by now.
  return data({ done, alert }, { status: 200 });
}

/** No key is longer: a longer one does not work either, and need not be asked about whole. */
const readable = (key: string): string => key.slice(0, 100);

export const shouldRevalidate = onceLookedAt;

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your email alert', isUnlisted: true });

export default function OfMail({ loaderData: { key, found }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (actionData?.done !== undefined) return <Done done={actionData.done} alert={actionData.alert} />;
  if (found === undefined || actionData !== undefined)
    return (
      <Card title="This link doesn’t work anymore">
        <p>The alert was stopped, or it was not confirmed in time. You can ask for a new one on the product’s page.</p>
        <p>
          <LinkButton to={PATHS.home}>Go to the shop</LinkButton>
        </p>
      </Card>
    );
  const { alert } = found;
  const isWaiting = alert.state === 'WAITING';
  return (
    <Card title={isWaiting ? 'Is this your email?' : 'Your email alert'}>
      <p>{isWaiting ? `Press “Yes, email me”, and we send one email when ${conditionOf(alert)}:` : textOf(alert)}</p>
      <Item alert={alert} />
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="key" value={key} />
        {isWaiting && (
          <Button name="wish" value="CONFIRM" isBusy={state === 'submitting'}>
            Yes, email me
          </Button>
        )}
        {alert.state !== 'TOLD' && (
          <Button look={isWaiting ? 'secondary' : 'primary'} name="wish" value="STOP">
            {isWaiting ? 'No, thanks' : 'Stop this alert'}
          </Button>
        )}
        <Button look={alert.state === 'TOLD' ? 'primary' : 'quiet'} name="wish" value="NEVER">
          Never email me about products
        </Button>
      </Form>
    </Card>
  );
}

type Shown = Omit<Alert, 'alertId'>;

function Done({ done, alert }: { done: (typeof ALERT_WISHES)[number]; alert: Shown | null }) {
  if (done === 'CONFIRM' && alert !== null)
    return (
      <Card title="We’ll email you" isLive>
        <p>{textOf(alert)}</p>
        <Item alert={alert} />
      </Card>
    );
  return (
    <Card title={done === 'NEVER' ? 'No more product emails' : 'Stopped'} isLive>
      <p>
        {done === 'NEVER'
          ? 'All alerts for your address are removed, and nobody can ask for new ones. Emails about your orders still come.'
          : 'You get no email about this product.'}
      </p>
      <p>
        <LinkButton to={PATHS.home}>Go to the shop</LinkButton>
      </p>
    </Card>
  );
}

function Item({ alert: { itemId, itemName } }: { alert: Shown }) {
  if (itemName === null) return <p>We no longer sell this product.</p>;
  return (
    <p>
      <Link className="link wrap-anywhere" to={`/product_${itemId}`}>
        {itemName}
      </Link>
    </p>
  );
}

function Card({ title, isLive = false, children }: { title: string; isLive?: boolean; children: ReactNode }) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4" role={isLive ? 'status' : undefined}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}

function conditionOf({ kind, below }: Pick<Shown, 'kind' | 'below'>): string {
  return kind === 'BACK' ? 'you can order this' : `this costs ${formatDollars(below ?? 0)} or less`;
}

function textOf(alert: Shown): string {
  if (alert.state === 'TOLD') return 'We sent you the one email that you asked for:';
  const what = alert.kind === 'PRICE' ? 'the price' : 'our stock';
  return `We’ll watch ${what} until ${longDate(alert.until)}, and send one email when ${conditionOf(alert)}:`;
}
