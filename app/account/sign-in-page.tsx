import { Form, Link, useLocation, useNavigation } from 'react-router';
import { companySignInPath } from '#domain/identity/saml/saml-paths.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath, PATHS, signInPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { ACCOUNT_PATHS, registerPath } from '#app/shell/account-paths.ts';
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
import { PasswordField } from './password-field.tsx';
import { whySignIn } from './why-sign-in.ts';

export type SignInPageProps = {
  returnTo: string;
  mayRegister: boolean;
  isCheckout: boolean;
  mayGoOnAsGuest: boolean;
  wasSentHere: boolean;
  wasSignedOut: boolean;
  failure: { errors: readonly FormError[]; email: string; otherSite: string | undefined } | undefined;
};

const NO_ERRORS: readonly FormError[] = [];

/** Who is there? On the way to checkout a guest is let through, too. */
export function SignInPage(props: SignInPageProps) {
  const { isCheckout, mayGoOnAsGuest, mayRegister, wasSentHere, wasSignedOut, failure, returnTo } = props;
  const tenant = usePageData()?.tenant ?? 'dotcom';
  const hasAside = mayGoOnAsGuest || mayRegister;
  return (
    <div className="page py-8" data-width={hasAside ? undefined : 'narrow'}>
      <div className={hasAside ? 'mx-auto max-w-4xl' : 'mx-auto max-w-md'}>
        <h1 className="mb-5">{isCheckout ? 'How would you like to check out?' : 'Sign in'}</h1>
        <div className={hasAside ? 'sign-in sign-in-two' : 'sign-in'}>
          {mayGoOnAsGuest && <GuestCard returnTo={returnTo} />}
          <section className="card" aria-labelledby="sign-in-title">
            <h2 id="sign-in-title">{isCheckout ? 'Sign in and check out' : 'With your account'}</h2>
            {wasSignedOut && failure === undefined && (
              <Notice tone="warning" title="You were signed out">
                Sign in to go on where you were. Your cart is safe in your account.
              </Notice>
            )}
            {wasSentHere && failure === undefined && <Notice tone="info">{whySignIn(returnTo)}</Notice>}
            <SignInForm {...props} />
            <PasskeySignIn returnTo={returnTo} />
            {tenant === 'SBA' && (
              <p>
                <Link className="link inline-flex min-h-11 items-center" to={companySignInPath(returnTo)}>
                  Sign in with your company
                </Link>
              </p>
            )}
          </section>
          {mayRegister && !mayGoOnAsGuest && <NewHereCard returnTo={returnTo} />}
        </div>
        {isCheckout && (
          <p className="mt-5 text-center">
            <Link className="link inline-flex min-h-11 items-center" to={cartPath(tenant)}>
              Back to your cart
            </Link>
          </p>
        )}
        {!isCheckout && (
          <p className="mt-5 text-center">
            Just looking for one order?{' '}
            <Link className="link inline-flex min-h-11 items-center" to={ACCOUNT_PATHS.findOrder}>
              Find your order
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

/** Email and password. */
export function SignInForm({ returnTo, failure }: Pick<SignInPageProps, 'returnTo' | 'failure'>) {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  const { formAction, state } = useNavigation();
  const { key } = useLocation();
  const isBusy = state !== 'idle' && formAction?.startsWith(PATHS.signIn) === true;
  return (
    <Form method="post" action={signInPath(returnTo)} className="account-form" noValidate>
      <ErrorSummary title="You are not signed in yet" errors={failure?.errors ?? NO_ERRORS} />
      {failure?.otherSite !== undefined && (
        <p>
          <a className="link font-semibold" href={failure.otherSite}>
            Go to the site of your account
          </a>
        </p>
      )}
      {failure !== undefined && tenant === 'SBA' && (
        <p>
          If your company signs you in, there’s no password here.{' '}
          <Link className="link font-semibold" to={companySignInPath(returnTo)}>
            Use your company’s sign-in
          </Link>
          .
        </p>
      )}
      <input type="hidden" name="jumpUrl" value={returnTo} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={failure?.email}
        error={errorAt(failure?.errors, 'email')}
        maxLength={300}
      />
      {/* Typed anew after every try. */}
      <PasswordField key={key} autoComplete="current-password" error={errorAt(failure?.errors, 'password')} />
      <Button isWide isBusy={isBusy}>
        Sign in
      </Button>
      <p>
        <Link className="link inline-flex min-h-11 items-center" to={ACCOUNT_PATHS.forgotPassword}>
          Forgot your password?
        </Link>
      </p>
    </Form>
  );
}

function GuestCard({ returnTo }: { returnTo: string }) {
  const { formData } = useNavigation();
  return (
    <section className="card" aria-labelledby="guest-title">
      <h2 id="guest-title">Without an account</h2>
      <p className="text-ink-soft">
        All we need is an email for the receipt, where to deliver and a phone number for the carrier. You can create an account afterwards.
      </p>
      <Form method="post" action="/cc/mmx/cart">
        <input type="hidden" name="intent" value="continue-as-guest" />
        <Button isWide isBusy={formData?.get('intent') === 'continue-as-guest'}>
          Continue as guest
        </Button>
      </Form>
      <LinkButton look="secondary" isWide to={registerPath(returnTo)}>
        Create account
      </LinkButton>
    </section>
  );
}

function NewHereCard({ returnTo }: { returnTo: string }) {
  return (
    <section className="card" aria-labelledby="new-title">
      <h2 id="new-title">New here?</h2>
      <p className="text-ink-soft">An account keeps your addresses, cards and orders, so ordering again is quick.</p>
      <LinkButton look="secondary" isWide to={registerPath(returnTo)}>
        Create account
      </LinkButton>
    </section>
  );
}
