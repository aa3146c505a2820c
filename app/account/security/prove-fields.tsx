import { PasswordField } from '../password-field.tsx';
import { CodeField } from './code-field.tsx';
import { errorAt, type FormError } from '#app/api/form-errors.ts';

type Props = {
  readonly asksForCode: boolean;
  readonly errors: readonly FormError[];
  /** Of a second form on a page. */ readonly prefix?: string;
};

/** What whoever changes how others come in proves themselves with. */
export function ProveFields({ asksForCode, errors, prefix = '' }: Props) {
  return (
    <>
      <PasswordField
        {...(prefix !== '' && { id: `${prefix}-password` })}
        label="Your password"
        autoComplete="current-password"
        error={errorAt(errors, 'password')}
      />
      {asksForCode && (
        <CodeField
          id={prefix === '' ? undefined : `${prefix}-code`}
          label="Code"
          name="code"
          hint="From your authenticator app, or a recovery code."
          isDigits={false}
          error={errorAt(errors, 'code')}
        />
      )}
    </>
  );
}
