import { useEffect, useRef, type ChangeEvent } from 'react';
import { useFetcher } from 'react-router';
import { logoPath, logoProblem } from '#domain/personalization/logo.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame, describedBy, type FieldProps } from '#app/ui/fields/field-parts.tsx';
import { Spinner } from '#app/ui/progress/spinner.tsx';
import { LOGO_FILE, NEW_LOGO_PATH, WITHOUT_LOGO } from './personal-paths.ts';

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
  const { submit, state, data } = useFetcher<SentLogo>();
  const file = useRef<HTMLInputElement>(null);
  const hear = useRef({ onLogo, onProblem });
  useEffect(() => {
    hear.current = { onLogo, onProblem };
  });
  useEffect(() => {
    if (data === undefined) return;
    // What was sent, or cannot be, need not go along with the form.
    if (file.current !== null) file.current.value = '';
    if ('logoId' in data) hear.current.onLogo(data.logoId);
    else hear.current.onProblem(data.problem);
  }, [data]);
  const send = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    const problem = logoProblem({ bytes: chosen.size });
    onProblem(problem);
    if (problem !== undefined) {
      target.value = '';
      return;
    }
    const form = new FormData();
    form.set(LOGO_FILE, chosen);
    void submit(form, { method: 'post', action: NEW_LOGO_PATH, encType: 'multipart/form-data' });
  };
  const isThere = logoId !== '';
  return (
    <div className="logo-field">
      <FieldFrame id={id} label={label} hint={hint} error={error} isOptional>
        <input
          ref={file}
          type="file"
          id={id}
          name={LOGO_FILE}
          accept="image/png,image/jpeg"
          className="input"
          onChange={send}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </FieldFrame>
      <input type="hidden" name={name} value={logoId} />
      <p className="logo-sent" aria-live="polite">
        {state !== 'idle' && (
          <>
            <Spinner size="sm" /> Adding your logo…
          </>
        )}
        {state === 'idle' && isThere && (
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
