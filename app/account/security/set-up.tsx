import { Form, useLocation } from 'react-router';
import { inGroups } from '#domain/identity/second-factor/typed-code.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { CodeField } from './code-field.tsx';
import type { QrCode } from './qr-code.server.ts';

/** What an app is set up with: drawn, and in words for who cannot take a picture of it. With the address that was written to, and what was typed of that mail. */
export type Setup = { readonly secret: string; readonly email: string; readonly mailedCode: string; readonly qr: QrCode };

/** Units around a QR code that stay empty, so that cameras find it. */
const QUIET = 4;

/** The app takes the code, and its first code confirms that, together with the one of the mail. */
export function SetUp({ setup: { secret, email, mailedCode, qr }, errors }: { setup: Setup; errors: readonly FormError[] }) {
  const { key } = useLocation();
  const side = qr.size + 2 * QUIET;
  return (
    <section className="card security" aria-labelledby="set-up-title">
      <h2 id="set-up-title">Set up your app</h2>
      <p>Open your authenticator app, add an account, and scan this code.</p>
      <svg
        className="qr-code"
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
      >
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        Can’t scan it? Enter this key by hand:
        <br />
        <code className="secret-key">{inGroups(secret, ' ')}</code>
      </p>
      <Form method="post" action={PATHS.security} className="account-form" noValidate>
        <ErrorSummary title="It isn’t on yet" errors={errors} />
        <input type="hidden" name="secret" value={secret} />
        <p>
          We’ve sent a code to <strong className="wrap-anywhere">{email}</strong>: so nobody but you can turn this on.
        </p>
        <CodeField
          key={`mailed ${key}`}
          label="Code from our email"
          name="mailedCode"
          isDigits
          autoComplete="off"
          hint="Eight digits. Nothing there? Look among your junk mail."
          defaultValue={mailedCode}
          error={errorAt(errors, 'mailedCode')}
        />
        <CodeField
          key={key}
          isDigits
          label="Six-digit code"
          name="code"
          hint="The code that the app shows now"
          error={errorAt(errors, 'code')}
        />
        <Button name="intent" value="confirm">
          Turn on
        </Button>
      </Form>
    </section>
  );
}
