import { useState } from 'react';
import { useIsInBrowser } from './in-browser.ts';
import { Button } from '../button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import './copy-field.css';

type CopyFieldProps = Omit<TextFieldProps, 'defaultValue' | 'value' | 'readOnly'> & { value: string };

/** A text to take along: to be selected, and by a press with scripts. */
export function CopyField({ value, ...field }: CopyFieldProps) {
  const isInBrowser = useIsInBrowser();
  const [stands, setStands] = useState<'COPIED' | 'FAILED' | undefined>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setStands('COPIED');
    } catch {
      // No browser must let a page do it.
      setStands('FAILED');
    }
  };
  return (
    <div className="copy-field">
      <TextField {...field} readOnly defaultValue={value} key={value} onFocus={(event) => event.currentTarget.select()} />
      {isInBrowser && (
        <Button type="button" look="secondary" onClick={() => void copy()}>
          Copy<span className="hearable"> {field.label}</span>
        </Button>
      )}
      <p role="status" className="copy-field-said">
        {stands === 'COPIED' && 'Copied.'}
        {stands === 'FAILED' && 'Your browser didn’t let us copy it. Select the text and copy it yourself.'}
      </p>
    </div>
  );
}
