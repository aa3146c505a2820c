import { useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import Lock from 'lucide-react/icons/lock';
import type { CaptchaData } from '#contracts/captcha.ts';
import { CaptchaInForm } from '#app/checkout/payment/captcha-field.tsx';
import { AcceptedBrands } from '#app/payment/brand-marks.tsx';
import { CardFrame, type CardFrameProps } from '#app/payment/card-frame.tsx';
import { useIsInBrowser } from '#app/ui/fields/in-browser.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';

type Paying = {
  /** '$49.93' */
  amount: string;
  /** What is asked before the next try. */
  captcha: CaptchaData | undefined;
  /** Hidden fields that the form sends along. */
  carried?: Carried;
};

type Carried = Readonly<Record<string, string>>;

function CarriedFields({ carried = {} }: { carried?: Carried | undefined }) {
  return Object.entries(carried).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type SavedCardsProps = Paying & {
  cards: readonly { id: string; name: string; expiry: string | undefined }[];
  chosenId: string | undefined;
};

/** The saved cards, one of which pays all of it. */
export function SavedCards({ cards, amount, captcha, chosenId, carried }: SavedCardsProps) {
  const { state } = useNavigation();
  const chosen = cards.some(({ id }) => id === chosenId) ? chosenId : cards[0]?.id;
  return (
    <Form method="post" className="card flex flex-col gap-4">
      <CarriedFields carried={carried} />
      <RadioCards
        legend="Your saved cards"
        name="savedCard"
        defaultValue={chosen}
        options={cards.map(({ id, name, expiry }) => ({ value: id, label: name, more: expiry }))}
      />
      <CaptchaInForm captcha={captcha} />
      <Button size="large" isWide isBusy={state !== 'idle'} busyText="Asking your bank …">
        Pay {amount}
      </Button>
    </Form>
  );
}

/** A card that the vendor has taken, about to pay. @param whenCharged says when it is charged */
export function EnteredCard({ token, amount, captcha, carried, whenCharged }: Paying & { token: string; whenCharged: string }) {
  const { state } = useNavigation();
  return (
    <Form method="post" className="card flex flex-col gap-4">
      <p>We have your card. {whenCharged}</p>
      <CarriedFields carried={carried} />
      <input type="hidden" name="token" value={token} />
      <CaptchaInForm captcha={captcha} />
      <Button size="large" isWide isBusy={state !== 'idle'} busyText="Asking your bank …">
        Pay {amount}
      </Button>
    </Form>
  );
}

type NewCardProps = Pick<CardFrameProps, 'gateway' | 'routeId' | 'checkoutId'> & {
  amount: string;
  hostedAddress: string;
  /** There are saved cards above. */
  hasOthers: boolean;
  /** Sent along with the token. */
  carried?: Carried;
};

/** The vendor's fields for a card, or the way to its own page. */
export function NewCard({ gateway, routeId, checkoutId, hostedAddress, amount, hasOthers, carried }: NewCardProps) {
  const isInBrowser = useIsInBrowser();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const submit = useSubmit();
  const { state } = useNavigation();
  const onPage = (
    <>
      <p className="mb-2">You enter the card on our payment partner’s page and come straight back here to pay.</p>
      <a className={buttonClass({ size: 'large', isWide: true })} href={hostedAddress}>
        Enter a card
      </a>
    </>
  );
  return (
    <section className="card flex flex-col gap-4" aria-labelledby="new-card-title">
      <h2 id="new-card-title">{hasOthers ? 'Use another card' : 'Enter a card'}</h2>
      <AcceptedBrands />
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Lock size={16} aria-hidden="true" className="flex-none" />
        Your card goes straight to our payment partner. We never see its number.
      </p>
      {isElsewhere ? (
        <div>{onPage}</div>
      ) : (
        <>
          <div className="with-scripts">
            {isInBrowser ? (
              <CardFrame
                gateway={gateway}
                routeId={routeId}
                checkoutId={checkoutId}
                mayBeSaved={false}
                buttonText={`Pay ${amount}`}
                isBusy={state !== 'idle'}
                onToken={(token) => void submit({ ...carried, token }, { method: 'post' })}
                onGiveUp={() => {
                  setIsElsewhere(true);
                }}
              />
            ) : (
              <SkeletonBlock className="h-64" />
            )}
          </div>
          <div className="without-scripts">{onPage}</div>
          <p className="with-scripts text-center">
            <a className={buttonClass({ look: 'quiet', size: 'small' })} href={hostedAddress}>
              Having trouble? Enter your card on a secure page
            </a>
          </p>
        </>
      )}
    </section>
  );
}
