import { useEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { isChallengeResult } from './challenge-result.ts';
import type { CheckoutOutcome } from '../checkout-outcome.ts';
import type { CheckoutView } from '../checkout-view.ts';
import { sharesText } from './payment-changes.ts';
import { useSignedInMark } from '../signed-in-mark.tsx';

export type ChallengeDialogProps = {
  challenge: Extract<CheckoutOutcome, { kind: 'CHALLENGE' }>;
  checkout: CheckoutView;
  vendorOrigin: string;
};

/** The payer's bank asks whether it is them; when it has its answer, the order goes on where it stopped. */
export function ChallengeDialog({ challenge: { challengeUrl, transactionId }, checkout: { cartId, payments } }: ChallengeDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const submit = useSubmit();
  const { pathname } = useLocation();
  const mark = useSignedInMark();
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (!isChallengeResult(event, { origin: window.location.origin, window: frame.current?.contentWindow, transactionId })) return;
      setIsOpen(false);
      void submit({ intent: 'place', cartId, pays: sharesText(payments), ...mark }, { method: 'post', action: pathname });
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [cartId, mark, payments, pathname, submit, transactionId]);
  return (
    <>
      {!isOpen && (
        <div className="challenge-again">
          <p>Your bank is still waiting for your answer.</p>
          <Button
            type="button"
            look="secondary"
            onClick={() => {
              setIsOpen(true);
            }}
          >
            Answer your bank
          </Button>
        </div>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title="Confirm your payment"
        side="middle"
      >
        <p className="mb-3 text-ink-soft">Your bank needs to verify it’s you. Your order isn’t placed until you do.</p>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it ends on a page of our own, which no sandbox holds */}
        <iframe ref={frame} className="challenge-frame" title="Your bank" src={challengeUrl} />
      </Drawer>
    </>
  );
}
