import type { ComponentProps } from 'react';
import { Form, useLocation } from 'react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { CaptchaInForm, type CaptchaProps } from '../captcha-field.tsx';
import { SignedInMark } from '../../signed-in-mark.tsx';

/** The card on the vendor's own page, and back: for where the frame does not work. */
export function HostedCardForm({
  isMain = false,
  mayBeSaved = false,
  isSaved = false,
  ...asked
}: CaptchaProps & {
  isMain?: boolean | undefined;
  /** Asks whether to keep the card. */
  mayBeSaved?: boolean | undefined;
  /** It was asked elsewhere. */
  isSaved?: boolean | undefined;
}) {
  const { pathname } = useLocation();
  return (
    // Leaves the site: the browser itself has to go.
    <Form method="post" action={pathname} reloadDocument className={isMain ? 'flex flex-col gap-2' : 'text-center'}>
      <SignedInMark />
      <input type="hidden" name="intent" value="hosted-card" />
      {isSaved && <input type="hidden" name="saveCard" value="on" />}
      {isMain && <p>You enter the card on our payment partner's page and come straight back here to review the order.</p>}
      {mayBeSaved && <SaveCard id="hosted-save-card" />}
      <CaptchaInForm {...asked} />
      <Button look={isMain ? 'primary' : 'quiet'} size={isMain ? 'large' : 'small'} isWide={isMain}>
        {isMain ? 'Enter the card' : 'Having trouble? Enter your card on a secure page'}
        <ExternalLink size={16} aria-hidden="true" />
      </Button>
    </Form>
  );
}

const SAVE_CARD = {
  label: 'Save this card for next time',
  hint: 'Kept once your order is placed. Prepaid cards are not kept.',
};

/** Whether a card is kept for the next order. */
export function SaveCard(props: Pick<ComponentProps<typeof Checkbox>, 'id' | 'checked' | 'onChange'>) {
  return <Checkbox {...props} {...SAVE_CARD} name="saveCard" />;
}

/** The room that it takes, unseen: nothing that can be found, checked or sent. */
export function SaveCardToCome() {
  return (
    <div className="invisible" aria-hidden="true">
      <p className="choice">{SAVE_CARD.label}</p>
      <p className="field-hint">{SAVE_CARD.hint}</p>
    </div>
  );
}
