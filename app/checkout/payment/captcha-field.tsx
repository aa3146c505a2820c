import { useId } from 'react';
import type { CaptchaData, CaptchaSection } from '#contracts/captcha.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { CAPTCHA_FIELDS } from './payment-fields.ts';
import type { StepProps } from '../checkout-props.ts';

/** What is asked before the next try in one of these sections; undefined where nothing is. */
export function captchaFor(
  { checkout, failure }: Pick<StepProps, 'checkout' | 'failure'>,
  ...sections: readonly CaptchaSection[]
): CaptchaData | undefined {
  return [failure?.captcha, checkout.captcha].find((captcha) => captcha !== undefined && sections.includes(captcha.section));
}

export type CaptchaProps = {
  captcha: CaptchaData | undefined;
  /** What was typed elsewhere on the page; without it the form asks by itself. */
  answer?: string | undefined;
};

/** The question in a form, or the answer that was given to it elsewhere. Nothing where nothing is asked. */
export function CaptchaInForm({ captcha, answer }: CaptchaProps) {
  if (captcha === undefined) return null;
  const { id } = captcha.challenge;
  return (
    <>
      <input type="hidden" name={CAPTCHA_FIELDS.id} value={id} />
      {answer === undefined ? <CaptchaField captcha={captcha} /> : <input type="hidden" name={CAPTCHA_FIELDS.answer} value={answer} />}
    </>
  );
}

/** The question with the field for its answer. */
export function CaptchaField({ captcha, onAnswer }: { captcha: CaptchaData; onAnswer?: (answer: string) => void }) {
  const { id, question } = captcha.challenge;
  return (
    <TextField
      // Another question, another answer.
      key={id}
      id={useId()}
      label={question}
      name={CAPTCHA_FIELDS.answer}
      autoComplete="off"
      maxLength={20}
      hint="A few tries didn't work. Answer this so we know you're a person."
      onChange={(event) => onAnswer?.(event.currentTarget.value)}
    />
  );
}
