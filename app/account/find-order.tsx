import { Form, useLocation, useNavigation } from 'react-router';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { signInPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { orderPath } from '#app/shell/account-paths.ts';

const NO_ERRORS: readonly FormError[] = [];

/** Whose order is it? For guests who come from their mail, on whatever device. */
export function FindOrder({
  orderNumber,
  errors = NO_ERRORS,
  email,
}: {
  orderNumber: string;
  errors?: readonly FormError[] | undefined;
  email: string | undefined;
}) {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return (
    <div className="page page-narrow py-8">
      <h1>
        Your order <span className="figures wrap-anywhere">{orderNumber}</span>
      </h1>
      <p className="mt-1 mb-5 text-ink-soft">To protect your privacy, enter the email that you ordered with, or sign in.</p>
      <Form method="post" action={orderPath(orderNumber)} className="account-form card" noValidate>
        <ErrorSummary title="We could not find your order" errors={errors} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          defaultValue={email}
          error={errorAt(errors, 'email')}
        />
        <div className="flex flex-wrap gap-3">
          <Button isBusy={state === 'submitting'}>Show my order</Button>
          <LinkButton look="secondary" to={signInPath(pathname)}>
            Sign in
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
