import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useIsInBrowser } from '#app/ui/fields/in-browser.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { KEEP_ADDRESS_FIELD } from './address-form.ts';
import type { AddressView, CheckoutView } from '../checkout-view.ts';
import { SignedInMark } from '../signed-in-mark.tsx';
import { Lines } from '../step.tsx';

/** What has to be asked about the address that was entered; nothing where it is beyond doubt. (C §2, Payment drawers) */
export function questionOf({ suggestion, doubted, billing }: Pick<CheckoutView, 'suggestion' | 'doubted' | 'billing'>): ReactNode {
  const which = (id: string) => billing && (billing.id === id ? 'billing address' : 'delivery address');
  if (suggestion !== undefined)
    return (
      <Asked
        key={suggestion.entered.id}
        id="address_validation_suggestion"
        button="Use the selected address"
        which={which(suggestion.entered.id)}
      >
        <WhichOne {...suggestion} />
      </Asked>
    );
  return (
    doubted !== undefined && (
      <Asked key={doubted.id} id="address_validation_confirmation" button="Use as entered" which={which(doubted.id)}>
        <IsItRight entered={doubted} />
      </Asked>
    )
  );
}

type AskedProps = {
  id: string;
  button: string;
  /** Of two different ones. */
  which: string | undefined;
  children: ReactNode;
};

/** Asks over the page, where scripts run; without them, and once it was closed, on it. */
function Asked({ id, button, which, children }: AskedProps) {
  const { pathname, search } = useLocation();
  const { formData } = useNavigation();
  const isToKeep = new URLSearchParams(search).has(KEEP_ADDRESS_FIELD);
  const isInBrowser = useIsInBrowser();
  const [isClosed, setIsClosed] = useState(false);
  const isOver = isInBrowser && !isClosed;
  const form = (
    <Form method="post" action={pathname} className="step-form" id={isOver ? undefined : id} preventScrollReset>
      <SignedInMark />
      <input type="hidden" name="intent" value="choose-address" />
      {isToKeep && <input type="hidden" name={KEEP_ADDRESS_FIELD} value="on" />}
      {which !== undefined && <p className="text-ink-soft">About your {which}:</p>}
      {children}
      <Button size="large" isWide isBusy={formData?.get('intent') === 'choose-address'}>
        {button}
      </Button>
      <LinkButton look="secondary" isWide to={`${pathname}?edit=address`} preventScrollReset>
        Edit the address
      </LinkButton>
    </Form>
  );
  if (!isOver) return form;
  return (
    <>
      <p className="text-ink-soft">One question about this address is open.</p>
      <Drawer
        id={id}
        isOpen
        side="middle"
        title="Check the address"
        onClose={() => {
          setIsClosed(true);
        }}
      >
        {form}
      </Drawer>
    </>
  );
}

/** The zip belongs to another place than the one that was entered: which is meant? */
function WhichOne({ suggested, entered }: { suggested: AddressView; entered: AddressView }) {
  const question = useFocusWhenAsked();
  return (
    <RadioCards
      name="choice"
      legend={
        <span ref={question} tabIndex={-1}>
          Did you mean this address?
        </span>
      }
      hint="City, state and ZIP code do not quite belong together."
      defaultValue="suggested"
      isAcross
      options={[
        { value: 'suggested', label: 'Use suggested', more: <Lines lines={[suggested.name, ...suggested.lines]} /> },
        { value: 'entered', label: 'Use as entered', more: <Lines lines={[entered.name, ...entered.lines]} /> },
      ]}
    />
  );
}

/** No building has a number in what was entered: most such addresses are typed in haste, and a few are right. */
function IsItRight({ entered }: { entered: AddressView }) {
  const question = useFocusWhenAsked();
  return (
    <div>
      <p>
        <b ref={question} tabIndex={-1}>
          Is this address complete?
        </b>
      </p>
      <p className="mb-3 text-ink-soft">We don’t see a building number in it.</p>
      <Lines lines={[entered.name, ...entered.lines]} />
    </div>
  );
}

/** The button that was pressed is gone when the question takes the form's place: the keyboard goes on at the question. */
function useFocusWhenAsked() {
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    // A layer that opens over the page begins there.
    question.current?.setAttribute('autofocus', '');
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) question.current?.focus();
  }, []);
  return question;
}
