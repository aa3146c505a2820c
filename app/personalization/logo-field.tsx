import { useState, type ChangeEvent } from 'react';
import { logoPath, logoProblem } from '#domain/personalization/logo.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame, describedBy, type FieldProps } from '#app/ui/fields/field-parts.tsx';
import { Spinner } from '#app/ui/progress/spinner.tsx';
import { LOGO_FILE, NEW_LOGO_PATH, WITHOUT_LOGO } from './personal-paths.ts';

/** What came of a logo that was sent. */
export type SentLogo = { readonly logoId: string } | { readonly problem: string };

export type LogoFieldProps = Omit<FieldProps, 'id'> & {
  id: string;
  /** The logo that was sent; empty as long as none was. */
  logoId: string;
  /** Called when another one was sent, and with nothing when it is taken away. */
  onLogo: (logoId: string) => void;
  onProblem: (problem: string | undefined) => void;
};

/** Takes a logo: with scripts it is sent as soon as it is chosen, and the proof shows it; without them it goes along with the form. */
export function LogoField({ id, name, label, hint, error, logoId, onLogo, onProblem }: LogoFieldProps) {
  const [isSending, setIsSending] = useState(false);
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    const tooLarge = logoProblem({ bytes: chosen.size });
    setIsSending(tooLarge === undefined);
    const sent = tooLarge === undefined ? await sendLogo(chosen) : { problem: tooLarge };
    // Another was chosen meanwhile.
    if (target.files?.[0] !== chosen) return;
    setIsSending(false);
    // What was sent, or cannot be, need not go along with the form.
    target.value = '';
    onProblem('problem' in sent ? sent.problem : undefined);
    if ('logoId' in sent) onLogo(sent.logoId);
  };
  const isThere = logoId !== '';
  return (
    <div className="logo-field">
      <FieldFrame id={id} label={label} hint={hint} error={error} isOptional>
        <input
          type="file"
          id={id}
          name={LOGO_FILE}
          accept="image/png,image/jpeg"
          className="input"
          onChange={(event) => {
            void send(event);
          }}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </FieldFrame>
      <input type="hidden" name={name} value={logoId} />
      <p className="logo-sent" aria-live="polite">
        {isSending && (
          <>
            <Spinner size="sm" /> Adding your logo…
          </>
        )}
        {!isSending && isThere && (
          <>
            <img src={logoPath(logoId)} alt="Your logo" height="40" />
            <Button
              look="quiet"
              size="small"
              name="intent"
              value={WITHOUT_LOGO}
              formNoValidate
              onClick={(event) => {
                event.preventDefault();
                onProblem(undefined);
                onLogo('');
              }}
            >
              Remove logo
            </Button>
          </>
        )}
      </p>
    </div>
  );
}

const NOT_SENT = 'We couldn’t add your logo. Please try again.';

/** Sends a logo by itself. */
async function sendLogo(file: File): Promise<SentLogo> {
  const form = new FormData();
  form.set(LOGO_FILE, file);
  try {
    const answer: unknown = await (await fetch(NEW_LOGO_PATH, { method: 'POST', body: form })).json();
    const [logoId, problem] = ['logoId', 'problem'].map((name): unknown => Reflect.get(Object(answer), name));
    if (typeof logoId === 'string') return { logoId };
    return { problem: typeof problem === 'string' ? problem : NOT_SENT };
  } catch {
    // Nothing came back, or no answer of ours.
    return { problem: NOT_SENT };
  }
}
