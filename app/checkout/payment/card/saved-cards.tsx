import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { CaptchaInForm, type CaptchaProps } from '../captcha-field.tsx';
import type { SavedCard } from '../../checkout-view.ts';
import { SignedInMark } from '../../signed-in-mark.tsx';

/** Cards that the shopper has saved, to pay with once more. Nothing where there are none. */
export function SavedCards({ cards, ...asked }: { cards: readonly SavedCard[] } & CaptchaProps) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  if (cards.length === 0) return null;
  return (
    <Form method="post" action={pathname} className="flex flex-col gap-4">
      <SignedInMark />
      <RadioCards
        legend="Your saved cards"
        name="savedCard"
        options={cards.map(({ id, name, expiry, notice, isExpired }) => ({
          value: id,
          label: <span className="figures">{name}</span>,
          more: notice === undefined || isExpired ? expiry : `${notice} · ${expiry}`,
          isDisabled: isExpired,
        }))}
        defaultValue={cards.find(({ isChosen }) => isChosen)?.id}
      />
      <CaptchaInForm {...asked} />
      {cards.some(({ isExpired }) => !isExpired) && (
        <Button name="intent" value="saved-card" size="large" isWide isBusy={formData?.get('intent') === 'saved-card'}>
          Use the saved card
        </Button>
      )}
    </Form>
  );
}
