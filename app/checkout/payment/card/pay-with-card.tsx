import { useState, type ReactNode } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import Lock from 'lucide-react/icons/lock';
import { CardFieldMarks, CardFrame, type CardFrameProps } from '#app/payment/card-frame.tsx';
import { AcceptedBrands } from '#app/payment/brand-marks.tsx';
import { useIsInBrowser } from '#app/ui/fields/in-browser.ts';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';
import type { StepProps } from '../../checkout-props.ts';
import { useSignedInMark } from '../../signed-in-mark.tsx';
import { CaptchaField, captchaFor, type CaptchaProps } from '../captcha-field.tsx';
import { OtherWays } from '../other-ways.tsx';
import { HostedCardForm, SaveCard, SaveCardToCome } from './hosted-card-form.tsx';
import { CAPTCHA_FIELDS } from '../payment-fields.ts';
import { SavedCards } from './saved-cards.tsx';

/** What the store's own card earns. (C §9, Labels) */
const STORE_CARD_MESSAGE = 'Earns up to 5% back in Rewards.';

/**
 * The cards that are saved, and a new one or a vendor's page; after several wrong cards one question for all of them. Who has a card that pays sees the rest
 * only when they ask for it, or something went wrong.
 */
export function PayWithCard(props: StepProps & Pick<CardFrameProps, 'onRefused'>) {
  const { savedCards } = props.checkout;
  const captcha = captchaFor(props, 'credit', 'prepaid');
  const [typed, setTyped] = useState({ id: '', answer: '' });
  // Where scripts run one question is for all the ways to give a card; else each form asks by itself.
  const answer = useIsInBrowser() ? (typed.id === captcha?.challenge.id ? typed.answer : '') : undefined;
  return (
    <>
      {captcha !== undefined && answer !== undefined && (
        <CaptchaField
          captcha={captcha}
          onAnswer={(text) => {
            setTyped({ id: captcha.challenge.id, answer: text });
          }}
        />
      )}
      <SavedCards cards={savedCards} captcha={captcha} answer={answer} />
      <PayAnotherWay
        isFolded={savedCards.some(({ isExpired }) => !isExpired)}
        isAskedFor={props.failure?.step === 'payment' || captcha !== undefined || props.leftVendor !== undefined}
      >
        <h3 className="text-md">{savedCards.length > 0 ? 'Another card' : 'Pay with a card'}</h3>
        {/* A prepaid card that joined leaves empty fields to the next card. */}
        <NewCard key={props.checkout.payments.length} {...props} captcha={captcha} answer={answer} isLedTo />
        <OtherWays checkout={props.checkout} />
      </PayAnotherWay>
    </>
  );
}

type PayAnotherWayProps = {
  /** It is there when it is wanted. */
  isFolded: boolean;
  /** It was, or may be now: it is open. */
  isAskedFor: boolean;
  children: ReactNode;
};

function PayAnotherWay({ isFolded, isAskedFor, children }: PayAnotherWayProps) {
  const isInBrowser = useIsInBrowser();
  const [isOpen, setIsOpen] = useState(false);
  if (!isFolded) return children;
  return (
    <details
      className="disclosure"
      open={isAskedFor || isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>Pay another way</summary>
      {/* The vendor's frame is not loaded for who does not want it; without scripts it is there as soon as it is seen. */}
      <div className="disclosure-body">{(isAskedFor || isOpen || !isInBrowser) && <div className="another-way">{children}</div>}</div>
    </details>
  );
}

/** The vendor's fields for a card; where they do not work, its own page. */
export function NewCard({
  checkout,
  gateway,
  routeId,
  isDotcom,
  captcha,
  answer,
  onRefused,
  isLedTo = false,
}: StepProps & CaptchaProps & Pick<CardFrameProps, 'onRefused'> & { /** It is the one that links lead to. */ isLedTo?: boolean }) {
  const isInBrowser = useIsInBrowser();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [isToSave, setIsToSave] = useState(false);
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const submit = useSubmit();
  const asked = { captcha, answer };
  const mark = useSignedInMark();
  const answered = captcha && { [CAPTCHA_FIELDS.id]: captcha.challenge.id, [CAPTCHA_FIELDS.answer]: answer ?? '' };
  const handOver = (token: string) => {
    void submit(
      { intent: 'card', token, ...(isToSave && { saveCard: 'on' }), ...answered, ...mark },
      { method: 'post', action: pathname, preventScrollReset: true },
    );
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AcceptedBrands />
        {isDotcom && <p className="text-sm text-ink-soft">Foolscap card: {STORE_CARD_MESSAGE}</p>}
      </div>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Lock size={16} aria-hidden="true" className="flex-none" />
        Your card goes straight to our payment partner. We never see its number.
      </p>
      {isLedTo && (isElsewhere || !isInBrowser) && <CardFieldMarks />}
      {isElsewhere ? (
        <HostedCardForm isMain mayBeSaved={checkout.keepsCards} {...asked} />
      ) : (
        <>
          <div className="with-scripts">
            {isInBrowser ? (
              <CardFrame
                gateway={gateway}
                routeId={routeId}
                checkoutId={checkout.cartId}
                mayBeSaved={checkout.keepsCards}
                isBusy={formData?.get('intent') === 'card'}
                onToken={handOver}
                onGiveUp={() => {
                  setIsElsewhere(true);
                }}
                onRefused={onRefused}
                isLedTo={isLedTo}
              >
                {checkout.keepsCards && (
                  <SaveCard
                    checked={isToSave}
                    onChange={(event) => {
                      setIsToSave(event.currentTarget.checked);
                    }}
                  />
                )}
              </CardFrame>
            ) : (
              <FrameToCome mayBeSaved={checkout.keepsCards} />
            )}
          </div>
          <div className="without-scripts">
            <HostedCardForm isMain mayBeSaved={checkout.keepsCards && !isInBrowser} {...asked} />
          </div>
          <div className="with-scripts">
            <HostedCardForm isSaved={isToSave} captcha={captcha} answer={answer ?? ''} />
          </div>
        </>
      )}
    </>
  );
}

/** The room of the vendor's fields, of what stands between and of the button, until scripts are there: nothing below moves when they come. */
function FrameToCome({ mayBeSaved }: { mayBeSaved: boolean }) {
  return (
    <div className="card-frame" aria-hidden="true">
      <SkeletonBlock className="h-41" />
      {mayBeSaved && <SaveCardToCome />}
      <SkeletonBlock className="h-13" />
    </div>
  );
}
