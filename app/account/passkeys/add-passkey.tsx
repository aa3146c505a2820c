import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { beginPasskey } from '#contracts/account/passkeys.ts';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { LONGEST_PASSKEY_NAME } from '#domain/identity/passkeys/passkey.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { CodeField } from '#app/account/security/code-field.tsx';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { PASSKEYS_PATH } from '#app/account/preferences-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

/** What a browser is told to make a passkey of, once its owner has shown who they are. */
export type Making = { readonly options: z.output<(typeof beginPasskey)['answer']>; readonly name: string };

type AddPasskeyProps = { making: Making | undefined; asksForCode: boolean; errors: readonly FormError[] };

/** First who somebody is, then the browser's own question, then it is kept. */
export function AddPasskey({ making, asksForCode, errors }: AddPasskeyProps) {
  const { key } = useLocation();
  const { formData } = useNavigation();
  const { isMaking, text } = useMaking(making);
  const intent = formData?.get('intent');
  return (
    <section className="card security mt-5 with-scripts" aria-labelledby="add-title">
      <h2 id="add-title">Add a passkey</h2>
      <p>
        To begin, enter your password{asksForCode && ' and a code from your authenticator app'}. Then your browser asks where to keep the
        passkey.
      </p>
      <Form method="post" action={PASSKEYS_PATH} className="account-form" noValidate>
        <ErrorSummary title="It isn’t added yet" errors={errors} />
        <p role="status" className={text === undefined ? 'hearable' : ''}>
          {text}
        </p>
        <TextField
          label="Name"
          name="name"
          isOptional
          defaultValue={making?.name}
          maxLength={LONGEST_PASSKEY_NAME}
          autoComplete="off"
          hint="Such as: My phone"
        />
        <PasswordField key={key} autoComplete="current-password" error={errorAt(errors, 'password')} />
        {asksForCode && (
          <CodeField
            key={`code ${key}`}
            isDigits={false}
            label="Code"
            name="code"
            hint="From your app, or one of your recovery codes"
            error={errorAt(errors, 'code')}
          />
        )}
        <Button name="intent" value="begin" isBusy={isMaking || intent === 'begin' || intent === 'add'}>
          Add a passkey
        </Button>
      </Form>
    </section>
  );
}

/** Has the browser make what it was told to, once for each time that it was told. */
function useMaking(making: Making | undefined) {
  const submit = useSubmit();
  const begun = useRef<Making>(undefined);
  const [state, setState] = useState<{ isMaking: boolean; text?: string }>({ isMaking: false });
  useEffect(() => {
    if (making === undefined || begun.current === making) return;
    begun.current = making;
    const make = async () => {
      setState({ isMaking: true });
      const { makePasskey } = await import('./in-browser.ts');
      const made = await makePasskey(making.options);
      setState({ isMaking: false, ...(made !== undefined && 'text' in made && made) });
      if (made !== undefined && 'credential' in made)
        await submit({ intent: 'add', name: making.name, credential: made.credential }, { method: 'post', action: PASSKEYS_PATH });
    };
    make().catch(() => {
      setState({ isMaking: false, text: 'We could not reach the shop. Check your connection and try again.' });
    });
  }, [making, submit]);
  return state;
}
