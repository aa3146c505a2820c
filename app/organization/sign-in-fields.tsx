import type { SignInSettings } from '#domain/identity/saml/company-sign-in.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Props = {
  readonly shown: SignInSettings | undefined;
  readonly emailDomains: readonly string[];
  readonly errors: readonly FormError[];
};

/** The settings of a company's sign-in. */
export function SignInFields({ shown, emailDomains, errors }: Props) {
  return (
    <>
      <TextField label="Entity ID" name="entityId" defaultValue={shown?.entityId} maxLength={500} error={errorAt(errors, 'entityId')} />
      <TextField label="Sign-in address" name="ssoUrl" defaultValue={shown?.ssoUrl} maxLength={1000} error={errorAt(errors, 'ssoUrl')} />
      <TextAreaField
        label="Certificate"
        name="certificate"
        rows={5}
        defaultValue={shown?.certificates[0]}
        error={errorAt(errors, 'certificate')}
      />
      <TextAreaField
        label="Next certificate"
        isOptional
        hint="While you change certificates, either one is taken."
        name="nextCertificate"
        rows={5}
        defaultValue={shown?.certificates[1]}
        error={errorAt(errors, 'nextCertificate')}
      />
      <TextField
        label="Attribute with the email"
        isOptional
        hint="Leave empty if the name ID is the email."
        name="emailAttribute"
        defaultValue={shown?.emailAttribute}
        maxLength={200}
      />
      <Checkbox
        label="People may come from your company’s page without starting here"
        hint="They confirm who they are with one press when they arrive."
        name="takesUnasked"
        defaultChecked={shown?.takesUnasked ?? false}
      />
      <Checkbox
        label="Open an account for whoever comes for the first time"
        hint={emailDomains.length === 0 ? 'Contact us first, so we can add your email domain.' : `For emails at ${emailDomains.join(', ')}`}
        name="addsPeople"
        defaultChecked={shown?.addsPeople ?? false}
        error={errorAt(errors, 'addsPeople')}
      />
      <Checkbox
        label="Your people sign in with your company only"
        hint="Their passwords and passkeys stop working here. Administrators with a password and two-step sign-in can still use both, in case your sign-in fails."
        name="hidesPasswords"
        defaultChecked={shown?.hidesPasswords ?? false}
        error={errorAt(errors, 'hidesPasswords')}
      />
    </>
  );
}
