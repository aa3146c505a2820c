import { TextField } from '#app/ui/fields/text-field.tsx';

type CodeFieldProps = {
  readonly label: string;
  readonly name: string;
  /** Of a page with several of them. */
  readonly id?: string | undefined;
  readonly hint?: string;
  readonly error: string | undefined;
  /** Whether digits alone belong here, so that a phone shows digits to type; else one of recovery may as well. */
  readonly isDigits: boolean;
  readonly autoComplete?: 'off';
  readonly defaultValue?: string;
};

/** Where a code is typed that proves who somebody is: as long as a recovery code may be with all that is typed around it. */
export function CodeField({ isDigits, autoComplete, ...field }: CodeFieldProps) {
  const keys = isDigits ? ({ inputMode: 'numeric' } as const) : ({ autoCapitalize: 'none', spellCheck: false } as const);
  return <TextField {...field} {...keys} autoComplete={autoComplete ?? 'one-time-code'} maxLength={40} />;
}
