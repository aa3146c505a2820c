import { Form, useLocation, useNavigation } from 'react-router';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { ACCOUNT_PATHS, orderPath } from '#app/shell/account-paths.ts';

const NO_ERRORS: readonly FormError[] = [];

type FormProps = { errors?: readonly FormError[] | undefined; email: string | undefined };

/** Whose order is it? For guests who come from their mail, on whatever device. */
export function FindOrder({ orderNumber, ...form }: FormProps & { orderNumber: string }) {
  return (
    <div className="page page-narrow py-8">
      <h1>
        Your order <span className="figures wrap-anywhere">{orderNumber}</span>
      </h1>
      <p className="mt-1 mb-5 text-ink-soft">To protect your privacy, enter the email you ordered with, or sign in.</p>
      <LookUp action={orderPath(orderNumber)} {...form} />
    </div>
  );
}

/** The same for who knows the number and has no link. */
export function FindYourOrder({ orderNumber, ...form }: FormProps & { orderNumber: string | undefined }) {
  return (
    <div className="page page-narrow py-8">
      <h1>Find your order</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Enter your order number and the email you ordered with. Both are in your confirmation email.
      </p>
      <LookUp action={ACCOUNT_PATHS.findOrder} asksNumber orderNumber={orderNumber} {...form} />
    </div>
  );
}

type LookUpProps = FormProps & { action: string; asksNumber?: boolean; orderNumber?: string | undefined };

function LookUp({ action, asksNumber = false, orderNumber, errors = NO_ERRORS, email }: LookUpProps) {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return (
    <Form method="post" action={action} className="account-form card" noValidate>
      <ErrorSummary title="We could not find your order" errors={errors} />
      {asksNumber && (
        <TextField
          label="Order number"
          name="orderNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={orderNumber}
          error={errorAt(errors, 'orderNumber')}
        />
      )}
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
        <LinkButton look="secondary" to={signInPath(asksNumber ? PATHS.orders : pathname)}>
          Sign in
        </LinkButton>
      </div>
    </Form>
  );
}
