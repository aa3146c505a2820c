import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

export type PasswordFieldProps = {
  autoComplete: 'current-password' | 'new-password';
  /** Of a form that asks for two of them. */
  label?: string;
  name?: string;
  /** Of a page with several of them. */
  id?: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A password that can be looked at while it is typed, where scripts run. Never filled in by us. */
export function PasswordField({ autoComplete, label = 'Password', name = 'password', id, hint, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password">
      <TextField
        label={label}
        name={name}
        id={id}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        hint={hint}
        error={error}
      />
      <Button
        type="button"
        look="quiet"
        size="small"
        className="password-show with-scripts"
        aria-pressed={isShown}
        onClick={() => {
          setIsShown(!isShown);
        }}
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="hearable"> {label.toLowerCase()}</span>
      </Button>
    </div>
  );
}
