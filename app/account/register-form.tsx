import { Form, useLocation, useNavigation } from 'react-router';
import { PASSWORD_MIN_CHARACTERS } from '#domain/identity/password-limits.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { registerPath } from '#app/shell/account-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { NameFields } from './profile/name-fields.tsx';
import { PasswordField } from './password-field.tsx';

/** Why no account was opened, and what was typed. */
export type RegisterFailure = {
  readonly errors: readonly FormError[];
  readonly values: { readonly firstName: string; readonly lastName: string; readonly email: string };
};

type RegisterFormProps = {
  readonly returnTo: string;
  readonly failure: RegisterFailure | undefined;
};

const NO_ERRORS: readonly FormError[] = [];

/** Name, email and a password. */
export function RegisterForm({ returnTo, failure }: RegisterFormProps) {
  const { formAction } = useNavigation();
  const { key } = useLocation();
  const errors = failure?.errors ?? NO_ERRORS;
  return (
    <Form method="post" action={registerPath(returnTo)} className="account-form" noValidate>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="jumpUrl" value={returnTo} />
      <NameFields values={failure?.values} errors={errors} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={failure?.values.email}
        error={errorAt(errors, 'email')}
        maxLength={300}
      />
      {/* Typed anew after every try. */}
      <PasswordField
        key={key}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words are easy to remember and hard to guess.`}
        error={errorAt(errors, 'password')}
      />
      <Button isWide isBusy={formAction?.startsWith(PATHS.register)}>
        Create account
      </Button>
    </Form>
  );
}
