import { useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { BuyNowConfirm } from './buy-now-confirm.tsx';
import type { BuyNowOutcome } from './buy-now-outcome.ts';
import { sendPress } from './send-press.ts';

type Props = { outcome: BuyNowOutcome; onOutcome: (outcome: BuyNowOutcome) => void; isOpen: boolean; onClose: () => void };

/** The order over the page of its item. */
export default function BuyNowDialog({ outcome, onOutcome, isOpen, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    void sendPress(new FormData(event.currentTarget)).then((answered) => {
      // The order stays in view where nobody knows what became of it: pressing once more finds out.
      if (answered === undefined) return;
      setIsBusy(false);
      onOutcome(
        answered.kind === 'FAILED' && answered.isUnreached === true && answered.order === undefined
          ? { ...answered, order: outcome.order }
          : answered,
      );
    });
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Buy now" side="middle" id="buy_now">
      <BuyNowConfirm
        outcome={outcome}
        isBusy={isBusy}
        onSend={send}
        giveUp={
          <Button type="button" look="quiet" isWide onClick={onClose}>
            {outcome.order === undefined ? 'Close' : 'Not now'}
          </Button>
        }
      />
    </Drawer>
  );
}
