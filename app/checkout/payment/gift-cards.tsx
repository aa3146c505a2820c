import { useEffect, useRef, type FormEvent } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import CreditCard from 'lucide-react/icons/credit-card';
import type { CaptchaData } from '#contracts/captcha.ts';
import { ERRORS } from '#contracts/errors.ts';
import { giftCardNumberInField } from '#domain/payment/cards/card-number.ts';
import { PIN_DIGITS, pinInField } from '#domain/payment/cards/gift-card-pin.ts';
import { STORED_VALUE_CARDS_MAX } from '#domain/payment/tenders.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import type { PaymentView } from '#app/payment/payment-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { captchaFor, CaptchaInForm } from './captcha-field.tsx';
import type { StepProps } from '../checkout-props.ts';
import { amountField, GIFT_CARD_FIELDS, GIFT_CARD_FORM } from './payment-fields.ts';
import { GIFT_CARDS_ID } from './refusals/refusal-words.ts';
import { SignedInMark } from '../signed-in-mark.tsx';

const NO_ERRORS: readonly FormError[] = [];

/** Gift and prepaid cards: which pay, how much each, what they leave, and the way to add another gift card. */
export function GiftCards(props: StepProps) {
  const { checkout, failure, outcome } = props;
  const { payments, leftToPay } = checkout;
  const cards = payments.filter(({ hasBalance }) => hasBalance);
  const errors = failure?.step === 'payment' ? failure.errors : NO_ERRORS;
  const section = useFocusOnChange(cards.map(({ id, amount }) => `${id} ${amount}`).join());
  const isAboutNew = failure?.values['form'] === GIFT_CARD_FORM;
  return (
    <section ref={section} id={GIFT_CARDS_ID} tabIndex={-1} className="gift-cards" aria-label="Gift and prepaid cards">
      {cards.length > 0 && (
        <>
          <AppliedCards cards={cards} errors={errors} changed={failure?.values['form']} />
          <p className="left-to-pay figures" role="status">
            {leftToPay === undefined
              ? 'Your cards pay for everything: no other card is needed.'
              : `${leftToPay} left to pay with your card`}
          </p>
        </>
      )}
      {leftToPay === undefined ? null : cards.length >= STORED_VALUE_CARDS_MAX ? (
        <p className="text-sm text-ink-soft">{ERRORS.GIFT_CARD_LIMIT_EXCEEDED.message}</p>
      ) : (
        <Disclosure
          // Another card, another form: what was typed for the last one is gone.
          key={cards.length}
          isOpen={isAboutNew || outcome?.kind === 'BALANCE'}
          summary={
            <span className="flex items-center gap-2">
              <CreditCard size={20} aria-hidden="true" className="flex-none text-ink-soft" />
              {cards.length === 0 ? 'Use a gift card' : 'Use another gift card'}
            </span>
          }
        >
          <GiftCardForm
            errors={isAboutNew ? errors : NO_ERRORS}
            captcha={captchaFor(props, 'gift')}
            amount={failure?.values[GIFT_CARD_FIELDS.amount]}
            balance={outcome?.kind === 'BALANCE' ? outcome.balance : undefined}
          />
        </Disclosure>
      )}
    </section>
  );
}

/** The focus stays with the cards when one comes, goes or pays another amount, and with it the button that was pressed. */
function useFocusOnChange(cards: string) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(cards);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || section.current?.contains(activeElement) === true;
    if (last.current !== cards && isHere) section.current?.focus({ preventScroll: true });
    last.current = cards;
  }, [cards]);
  return section;
}

/** Those that pay, each with its amount. @param changed whose amount could not be changed: `errors` say why */
export function AppliedCards({
  cards,
  errors = NO_ERRORS,
  changed,
}: {
  cards: readonly PaymentView[];
  errors?: readonly FormError[];
  changed?: string | undefined;
}) {
  return (
    <ul className="applied-cards">
      {cards.map((card) => (
        <AppliedCard key={card.id} card={card} errors={errors} isOpen={changed === card.id} />
      ))}
    </ul>
  );
}

function AppliedCard({
  card: { id, name, expiry, amount, isNeeded },
  errors,
  isOpen,
}: {
  card: PaymentView;
  errors: readonly FormError[];
  isOpen: boolean;
}) {
  const { pathname } = useLocation();
  const isBusyWith = useBusyForm(id);
  const field = amountField(id);
  return (
    <li className="applied-card">
      <p>
        <b className="figures">{name}</b>
        <span className="figures block text-sm text-ink-soft">{isNeeded ? `Pays ${amount}` : 'Not needed for this order'}</span>
        {expiry !== undefined && <span className="figures block text-sm text-ink-faint">{expiry}</span>}
      </p>
      <Form method="post" action={pathname} preventScrollReset>
        <SignedInMark />
        <input type="hidden" name="paymentId" value={id} />
        <Button
          name="intent"
          value="remove-payment"
          look="quiet"
          size="small"
          isBusy={isBusyWith('remove-payment')}
          aria-label={`Remove ${name}`}
        >
          Remove
        </Button>
      </Form>
      <details key={amount} className="applied-card-amount" open={isOpen}>
        <summary className="link">Change amount</summary>
        <Form method="post" action={pathname} preventScrollReset noValidate className="amount-form">
          <SignedInMark />
          <input type="hidden" name="paymentId" value={id} />
          <TextField
            label="Amount to use"
            name={field}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={amount.replaceAll(/[$,]/g, '')}
            error={errorAt(errors, field)}
          />
          <Button name="intent" value="change-payment" look="secondary" isBusy={isBusyWith('change-payment')}>
            Change<span className="hearable"> what {name} pays</span>
          </Button>
        </Form>
      </details>
    </li>
  );
}

/** Whether the form of a payment that is under way does this. */
function useBusyForm(paymentId: string): (intent: string) => boolean {
  const { formData } = useNavigation();
  return (intent) => formData?.get('paymentId') === paymentId && formData.get('intent') === intent;
}

/** Number and PIN stand in their fields and nowhere else; a PIN that was refused is typed again. */
export function GiftCardForm({
  errors,
  captcha,
  amount,
  balance,
}: {
  errors: readonly FormError[];
  captcha: CaptchaData | undefined;
  amount: string | undefined;
  balance: string | undefined;
}) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const pin = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.length > 0 && pin.current !== null) pin.current.value = '';
  }, [errors]);
  return (
    <Form method="post" action={pathname} preventScrollReset noValidate autoComplete="off" className="gift-card-form">
      <SignedInMark />
      <div className="gift-card-fields">
        <TextField
          label="Gift card number"
          name={GIFT_CARD_FIELDS.accountNumber}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          hint="16 to 19 digits, on the back of the card"
          onInput={tidied(giftCardNumberInField)}
          error={errorAt(errors, GIFT_CARD_FIELDS.accountNumber)}
        />
        <TextField
          ref={pin}
          label="PIN"
          name={GIFT_CARD_FIELDS.cvv}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={PIN_DIGITS}
          hint={`${PIN_DIGITS} digits`}
          onInput={tidied(pinInField)}
          error={errorAt(errors, GIFT_CARD_FIELDS.cvv)}
        />
        <TextField
          label="Amount to use"
          isOptional
          name={GIFT_CARD_FIELDS.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint="Leave blank to use the full balance"
          defaultValue={amount}
          error={errorAt(errors, GIFT_CARD_FIELDS.amount)}
        />
      </div>
      <CaptchaInForm captcha={captcha} />
      {balance !== undefined && (
        <Notice tone="success" isLive>
          There is {balance} left on this gift card.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="gift-card" look="secondary" isBusy={formData?.get('intent') === 'gift-card'}>
          Use this gift card
        </Button>
        <Button name="intent" value="gift-balance" look="quiet" isBusy={formData?.get('intent') === 'gift-balance'}>
          Check balance
        </Button>
      </div>
    </Form>
  );
}

/** Keeps a field to what its rule lets stand in it. */
function tidied(rule: (text: string) => string) {
  return ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
    const tidy = rule(field.value);
    if (tidy !== field.value) field.value = tidy;
  };
}
