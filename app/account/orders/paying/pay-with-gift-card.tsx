import { Form, useNavigation } from 'react-router';
import type { CaptchaData } from '#contracts/captcha.ts';
import { PIN_DIGITS } from '#domain/payment/cards/gift-card-pin.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { CaptchaInForm } from '#app/checkout/payment/captcha-field.tsx';
import { GIFT_CARD_FIELDS, GIFT_CARD_FORM } from '#app/checkout/payment/payment-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Props = {
  readonly errors: readonly FormError[];
  /** What is asked before the next try. */
  readonly captcha: CaptchaData | undefined;
  /** It was tried: it stays open. */
  readonly isOpen: boolean;
};

/** A gift card, which pays as much as is on it. Number and PIN stand in their fields and nowhere else. */
export function GiftCardPart({ errors, captcha, isOpen }: Props) {
  const { formData } = useNavigation();
  return (
    <details className="card" open={isOpen}>
      <summary className="font-medium">Use a gift card</summary>
      <Form method="post" className="mt-3 flex flex-col gap-4" noValidate autoComplete="off">
        <p className="text-ink-soft">It pays as much as is on it. A card pays the rest.</p>
        <TextField
          label="Gift card number"
          name={GIFT_CARD_FIELDS.accountNumber}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          hint="16 to 19 digits, on the back of the card"
          error={errorAt(errors, GIFT_CARD_FIELDS.accountNumber)}
        />
        <TextField
          label="PIN"
          name={GIFT_CARD_FIELDS.cvv}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={PIN_DIGITS}
          hint={`${PIN_DIGITS} digits`}
          error={errorAt(errors, GIFT_CARD_FIELDS.cvv)}
        />
        <CaptchaInForm captcha={captcha} />
        <Button look="secondary" name="intent" value={GIFT_CARD_FORM} isBusy={formData?.get('intent') === GIFT_CARD_FORM}>
          Use this gift card
        </Button>
      </Form>
    </details>
  );
}
