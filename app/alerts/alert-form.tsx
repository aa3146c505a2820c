import { useId } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { AlertKind } from '#domain/alerts/alerts.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { ALERT_PATHS, askAlertPath } from '#app/shell/alert-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { AskedForAlert } from './asked-for-alert.ts';
import './alerts.css';

export type AlertFormProps = {
  readonly itemId: string;
  /** What it is called: heard, where several forms look alike. */
  readonly title: string;
  readonly kind: AlertKind;
  /** The price to begin with, in dollars. */
  readonly suggested?: string | undefined;
  /** What was answered to the form that was sent. */
  readonly answered?: AskedForAlert | undefined;
};

const BUTTON: Record<AlertKind, string> = { BACK: 'Email me when I can order it', PRICE: 'Email me at this price' };

/** Asks for a mail about an item. A guest says where to; who is signed in only presses. It answers on a page of its own: an answer in its place would cost every page of the shop what a fetcher weighs. */
export function AlertForm({ itemId, title, kind, suggested, answered: told }: AlertFormProps) {
  const action = askAlertPath(itemId, kind);
  const { formAction } = useNavigation();
  const id = useId();
  const isSignedIn = usePageData()?.shown.user !== undefined;
  if (told?.next !== undefined) return <Asked told={told} />;
  const errors = told?.wrong ?? {};
  // A partner's shopper may have none that we know.
  const isReached = isSignedIn && errors['email'] === undefined;
  return (
    <Form method="post" action={action} className="alert-form" noValidate>
      {kind === 'PRICE' && (
        <TextField
          id={`${id}-below`}
          label="Your target price"
          name="below"
          inputMode="decimal"
          defaultValue={told?.typed.below ?? suggested}
          error={errors['below']}
          maxLength={12}
          required
        />
      )}
      {!isReached && (
        <TextField
          id={`${id}-email`}
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={told?.typed.email}
          error={errors['email']}
          maxLength={300}
          required
        />
      )}
      {told?.problem !== undefined && <Notice tone="failure" title={told.problem} isLive />}
      <Button look="secondary" isWide isBusy={formAction === action}>
        {BUTTON[kind]}
        <span className="hearable">: {title}</span>
      </Button>
      <p className="text-sm text-ink-soft">
        {isReached
          ? 'We’ll send one email, to the address of your account.'
          : 'We’ll send one email. Check your inbox to confirm your address first.'}
      </p>
    </Form>
  );
}

/** Says the same whatever the shop knows of an address. */
function Asked({ told }: { told: AskedForAlert }) {
  return told.next === 'CONFIRM_BY_MAIL' ? (
    <Notice tone="success" title="Check your email" isLive>
      <p className="wrap-anywhere">
        We sent a link to {told.typed.email === '' ? 'the address of your account' : told.typed.email}. Click it to confirm. We won’t email
        you until you do. If you asked today before, use the link that you have.
      </p>
    </Notice>
  ) : (
    <Notice
      tone="success"
      title="We’ll email you"
      isLive
      action={
        <Link className="link inline-flex min-h-11 items-center" to={ALERT_PATHS.own}>
          See your alerts
        </Link>
      }
    />
  );
}
