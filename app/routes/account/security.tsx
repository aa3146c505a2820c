import { data, Form, Link, redirect, useLocation } from 'react-router';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contracts/account/second-factor.ts';
import type { PageServices } from '#contracts/page.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { authenticatorUri, isSecret } from '#domain/identity/second-factor/authenticator.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { CodeField } from '#app/account/security/code-field.tsx';
import { qrCode } from '#app/account/security/qr-code.server.ts';
import { RecoveryCodes } from '#app/account/security/recovery-codes.tsx';
import { SetUp, type Setup } from '#app/account/security/set-up.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith, type Refusal } from '#app/api/refused-with.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PASSKEYS_PATH } from '#app/account/preferences-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done } from '#app/ui/notice.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import type { Route } from './+types/security.ts';
import '../../account/account.css';

/** Whether signing in asks for a code. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(getSecondFactor);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const { onSince, recoveryCodesLeft } = requireAnswer(reply, url);
  return { since: onSince === null ? undefined : momentText(onSince), recoveryCodesLeft, isOffNow: doneIn(context, url) === 'off' };
}

/** What came of a form: an app to set up, codes to keep, or what was wrong. */
type Outcome = {
  readonly setup?: Setup | undefined;
  readonly codes?: readonly string[];
  readonly isNew?: boolean;
  readonly errors: readonly FormError[];
};

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const proofs = { password: textIn(form, 'password').slice(0, 200), code: textIn(form, 'code').slice(0, 40) };
  const intent = textIn(form, 'intent');
  if (intent === 'confirm') {
    const mailedCode = textIn(form, 'mailedCode').slice(0, 40);
    const reply = await door(confirmSecondFactor, { body: { code: proofs.code, mailedCode } });
    if (reply.ok) return keep({ codes: reply.body.recoveryCodes, isNew: true, errors: [] });
    const secret = textIn(form, 'secret');
    // No form of ours: whoever sent it begins again.
    if (!isSecret(secret)) throw redirect(PATHS.security, 303);
    return refused(reply, url, setupOf(servicesOf(context), secret, mailedCode));
  }
  if (intent === 'renew') {
    const reply = await door(renewRecoveryCodes, { body: proofs });
    return reply.ok ? keep({ codes: reply.body.recoveryCodes, errors: [] }) : refused(reply, url);
  }
  if (intent === 'off') {
    const reply = await door(endSecondFactor, { body: proofs });
    return reply.ok ? doneAt(context, PATHS.security, 'off') : refused(reply, url);
  }
  const reply = await door(beginSecondFactor, { body: { password: proofs.password } });
  return reply.ok ? keep({ setup: setupOf(servicesOf(context), reply.body.secret), errors: [] }) : refused(reply, url);
}

const keep = (outcome: Outcome) => data(outcome, { status: 200 });

/** Of what is not as it was thought: another tab has turned it on or off. */
const CHANGED: readonly Refusal['code'][] = ['NOT_FOUND', 'SECOND_FACTOR_IS_ON'];

function refused(reply: Refusal, url: URL, setup?: Setup) {
  if (reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  if (reply.code === 'UNAUTHORIZED') requireAnswer(reply, url);
  if (CHANGED.includes(reply.code)) throw redirect(PATHS.security, 303);
  return data<Outcome>({ setup, errors: formErrors(reply, ['password', 'mailedCode', 'code']) }, refusedWith(reply));
}

/** What an app is told: made of its secret, which the form carries, and of nothing else that was sent. */
function setupOf({ brandName, user }: PageServices, secret: string, mailedCode = ''): Setup {
  const email = user?.email ?? '';
  const qr = qrCode(authenticatorUri({ issuer: brandName, email, secret }));
  return { secret, email, mailedCode, qr };
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Two-step sign-in', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function Security({ loaderData: { since, recoveryCodesLeft, isOffNow }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? NO_ERRORS;
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Two-step sign-in" />
      <h1>Two-step sign-in</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Your password, then a code from an app on your phone: a stolen password alone opens nothing.{' '}
        <Link className="link" to={PATHS.signIns}>
          Where you’re signed in
        </Link>
        {' · '}
        <Link className="link" to={PASSKEYS_PATH}>
          Sign in with a passkey instead
        </Link>
      </p>
      <Done>{actionData === undefined && isOffNow && since === undefined && 'Two-step sign-in is off.'}</Done>
      {actionData?.codes !== undefined ? (
        <RecoveryCodes codes={actionData.codes} isNew={actionData.isNew === true} />
      ) : since !== undefined ? (
        <ItIsOn since={since} recoveryCodesLeft={recoveryCodesLeft} errors={errors} />
      ) : actionData?.setup !== undefined ? (
        <SetUp setup={actionData.setup} errors={errors} />
      ) : (
        <ItIsOff errors={errors} />
      )}
    </div>
  );
}

function ItIsOff({ errors }: { errors: readonly FormError[] }) {
  const { key } = useLocation();
  return (
    <section className="card security" aria-labelledby="off-title">
      <h2 id="off-title">It’s off</h2>
      <p>
        You need an authenticator app, such as the one that’s built into your phone’s passwords, and your email. Once it’s on, you’re signed
        out everywhere else. To begin, enter your password.
      </p>
      <Form method="post" action={PATHS.security} className="account-form" noValidate>
        <ErrorSummary errors={errors} />
        <PasswordField key={key} autoComplete="current-password" error={errorAt(errors, 'password')} />
        <Button name="intent" value="begin">
          Set up
        </Button>
      </Form>
    </section>
  );
}

type On = { since: string; recoveryCodesLeft: number; errors: readonly FormError[] };

function ItIsOn({ since, recoveryCodesLeft, errors }: On) {
  const { key } = useLocation();
  return (
    <section className="card security" aria-labelledby="on-title">
      <h2 id="on-title">It’s on</h2>
      <p>
        Since {since} Eastern. {recoveryCodesLeft} of your recovery codes {recoveryCodesLeft === 1 ? 'is' : 'are'} left.
      </p>
      <p>To get new recovery codes or turn it off, enter your password and a code.</p>
      <Form method="post" action={PATHS.security} className="account-form" noValidate>
        <ErrorSummary errors={errors} />
        <PasswordField key={key} autoComplete="current-password" error={errorAt(errors, 'password')} />
        <CodeField
          key={`code ${key}`}
          isDigits={false}
          label="Code"
          name="code"
          hint="From your app, or one of your recovery codes"
          error={errorAt(errors, 'code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="renew">
            New recovery codes
          </Button>
          <Button look="secondary" name="intent" value="off">
            Turn off
          </Button>
        </div>
      </Form>
    </section>
  );
}
