import { Form, useLocation, useNavigation } from 'react-router';
import { PASSWORD_MIN_CHARACTERS } from '#domain/identity/password-limits.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { NameFields } from './name-fields.tsx';
import type { ProfilePart } from './profile-rows.tsx';

/** What was typed, passwords aside, and what was wrong with it. */
export type ProfileFailure = {
  readonly part: ProfilePart;
  readonly errors: readonly FormError[];
  readonly values: { readonly firstName: string; readonly lastName: string; readonly phone: string; readonly email: string };
};

type Known = ProfileFailure['values'];
type FormProps = { readonly failure: ProfileFailure | undefined };

const NO_ERRORS: readonly FormError[] = [];
const actionOf = (part: ProfilePart) => `${PATHS.profile}?edit=${part}`;

/** Whether that part is on its way. */
function useIsBusy(part: ProfilePart): boolean {
  return useNavigation().formData?.get('intent') === part;
}

export function NameForm({ failure, known, mayChangeName }: FormProps & { known: Known; mayChangeName: boolean }) {
  const isBusy = useIsBusy('name');
  const errors = failure?.errors ?? NO_ERRORS;
  const { firstName, lastName, phone } = failure?.values ?? known;
  return (
    <Form method="post" action={actionOf('name')} className="account-form" noValidate>
      <ErrorSummary errors={errors} />
      {mayChangeName && <NameFields values={{ firstName, lastName }} errors={errors} />}
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={phone}
        hint="Only about your account and your orders"
        error={errorAt(errors, 'phone')}
        maxLength={40}
        isOptional
      />
      <Button name="intent" value="name" isBusy={isBusy}>
        Save
      </Button>
    </Form>
  );
}

export function EmailForm({ failure }: FormProps) {
  const { key } = useLocation();
  const isBusy = useIsBusy('email');
  const errors = failure?.errors ?? NO_ERRORS;
  return (
    <Form method="post" action={actionOf('email')} className="account-form" noValidate>
      <ErrorSummary errors={errors} />
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={failure?.values.email}
        hint="We’ll email it a link. Until you follow that, you sign in with the one you have."
        error={errorAt(errors, 'email')}
        maxLength={300}
      />
      <PasswordField key={key} autoComplete="current-password" error={errorAt(errors, 'password')} />
      <Button name="intent" value="email" isBusy={isBusy}>
        Send the link
      </Button>
    </Form>
  );
}

export function PasswordForm({ failure, email }: FormProps & { email: string }) {
  const { key } = useLocation();
  const isBusy = useIsBusy('password');
  const errors = failure?.errors ?? NO_ERRORS;
  return (
    <Form method="post" action={actionOf('password')} className="account-form" noValidate>
      <ErrorSummary title="Your password has not been changed" errors={errors} />
      {/* Tells a password manager whose it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField key={key} label="Current password" autoComplete="current-password" error={errorAt(errors, 'password')} />
      <PasswordField
        key={`new ${key}`}
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words are easy to remember and hard to guess.`}
        error={errorAt(errors, 'newPassword')}
      />
      <Button name="intent" value="password" isBusy={isBusy}>
        Save password
      </Button>
    </Form>
  );
}
