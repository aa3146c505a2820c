import { ADDRESS_LENGTHS } from '#domain/checkout/address-fields.ts';
import { useState, type FocusEvent } from 'react';
import { likelyEmail } from '#domain/checkout/likely-email.ts';
import { Button } from '#app/ui/button.tsx';
import { fieldId } from '#app/ui/fields/field-parts.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { EMAIL_AS_TYPED } from '../form-marks.ts';

type EmailFieldProps = {
  defaultValue: string | undefined;
  /** The one that the cart has already: nobody is asked about it again. */
  known: string;
  error: string | undefined;
  /** What was typed, and what it was likely meant to be, where the answer to the form asks. */
  asked: Question | undefined;
};

type Question = { readonly typed: string; readonly meant: string };

/**
 * The email that a receipt goes to. One that is nearly that of a well-known host is asked about, once: as soon as the field is left, or, without scripts, by
 * the answer to the form. What was typed is kept by sending it as it is.
 */
export function EmailField({ defaultValue, known, error, asked }: EmailFieldProps) {
  const [question, setQuestion] = useState(asked);
  const ask = ({ target: { value } }: FocusEvent<HTMLInputElement>) => {
    const typed = value.trim();
    const meant = likelyEmail(typed);
    setQuestion(meant === undefined || typed === known ? undefined : { typed, meant });
  };
  return (
    <div>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ADDRESS_LENGTHS.email}
        hint="We’ll send your receipt and order updates here."
        defaultValue={defaultValue}
        error={error}
        onBlur={ask}
      />
      <input type="hidden" name={EMAIL_AS_TYPED} value={question?.typed ?? known} />
      <div role="status" className="email-question">
        {question !== undefined && <Asked question={question} onTake={() => setQuestion(undefined)} />}
      </div>
    </div>
  );
}

function Asked({ question: { typed, meant }, onTake }: { question: Question; onTake: () => void }) {
  return (
    <>
      <p>
        Did you mean <b className="wrap-anywhere">{meant}</b>? If {typed.slice(typed.lastIndexOf('@') + 1)} is right, just go on.
      </p>
      <Button
        look="secondary"
        size="small"
        name="emailMeant"
        value={meant}
        onClick={(event) => {
          const field = document.getElementById(fieldId('email'));
          if (!(field instanceof HTMLInputElement)) return;
          event.preventDefault();
          field.value = meant;
          field.focus();
          onTake();
        }}
      >
        Use {meant}
      </Button>
    </>
  );
}
