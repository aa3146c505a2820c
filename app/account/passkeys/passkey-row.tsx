import { Form } from 'react-router';
import { LONGEST_PASSKEY_NAME } from '#domain/identity/passkeys/passkey.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { PASSKEYS_PATH } from '#app/account/preferences-paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

export type ShownPasskey = {
  readonly passkeyId: string;
  readonly name: string;
  readonly isBusinessSite: boolean;
  readonly added: string;
  readonly lastUsed: string | undefined;
};

/** One passkey, with a new name and its end behind a press each. */
export function PasskeyRow({ passkey, errors }: { passkey: ShownPasskey; errors: readonly FormError[] }) {
  const { passkeyId, name, isBusinessSite, added, lastUsed } = passkey;
  return (
    <li className="printer">
      <h2 className="text-md wrap-anywhere">
        {name} {isBusinessSite && <Badge>Business site</Badge>}
      </h2>
      <p className="text-sm text-ink-soft">
        Added {added} · {lastUsed === undefined ? 'Not used yet' : `Last used ${lastUsed}`}
      </p>
      <details className="disclosure">
        <summary>
          Rename<span className="hearable"> {name}</span>
        </summary>
        <Form method="post" action={PASSKEYS_PATH} className="disclosure-body flex flex-wrap items-end gap-3" preventScrollReset>
          <input type="hidden" name="passkeyId" value={passkeyId} />
          <div className="min-w-0 flex-1 basis-48">
            <TextField
              id={`name-${passkeyId}`}
              label="Name"
              name="name"
              defaultValue={name}
              maxLength={LONGEST_PASSKEY_NAME}
              autoComplete="off"
            />
          </div>
          <Button look="secondary" name="intent" value="rename">
            Save
          </Button>
        </Form>
      </details>
      <details className="disclosure" open={errors.length > 0}>
        <summary>
          Remove<span className="hearable"> {name}</span>
        </summary>
        <Form method="post" action={PASSKEYS_PATH} className="disclosure-body account-form" noValidate preventScrollReset>
          <ErrorSummary title="It isn’t removed yet" errors={errors} />
          <p className="text-sm">It won’t sign you in any more. Your password does as before.</p>
          <input type="hidden" name="passkeyId" value={passkeyId} />
          <PasswordField id={`password-${passkeyId}`} autoComplete="current-password" error={errorAt(errors, 'password')} />
          <div>
            <Button look="secondary" name="intent" value="remove">
              Remove<span className="hearable"> {name}</span>
            </Button>
          </div>
        </Form>
      </details>
    </li>
  );
}
