import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { CARDS_PATH } from '#app/payment/cards-paths.ts';
import { BUY_NOW_PATHS } from './buy-now-paths.ts';
import { sendPress } from './send-press.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { Button } from '#app/ui/button.tsx';
import { BUY_NOW_FIELDS, type BuyNowOutcome } from './buy-now-outcome.ts';

/** Only who presses needs it; where it cannot be loaded, the page shows the same. */
const BuyNowDialog = lazy(() => import('./buy-now-dialog.tsx').catch(() => ({ default: OnThePage })));

function OnThePage() {
  return (
    <Link className="link inline-flex min-h-11 items-center" to={BUY_NOW_PATHS.order}>
      Continue to your order
    </Link>
  );
}

/** What was pressed for, and under which key: a press that got no answer goes out once more under its own. */
type Press = { readonly what: string; readonly key: string };

type Props = { /** The form that says what is wanted. */ formId: string; title: string; priceValue: number | null };

/** Orders the item of a form at once; for who has not set that up, the way there. Nothing for guests. It stands beside the form: what it opens has a form of its own. */
export function BuyNowButton({ formId, title, priceValue }: Props) {
  const page = usePageData();
  const user = page?.shown.user;
  const [outcome, setOutcome] = useState<BuyNowOutcome>();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef<Press>(undefined);
  if (user === undefined) return null;
  // It pays with a saved card: who keeps none is offered nothing.
  if (user.buysNow !== true && page?.menus.account.some(({ url }) => url === CARDS_PATH) !== true) return null;
  if (user.buysNow !== true)
    return (
      <Link className="link inline-flex min-h-11 items-center self-center text-sm" to={BUY_NOW_PATHS.settings}>
        Set up Buy now
      </Link>
    );
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    event.preventDefault();
    if (form === null || !form.reportValidity()) return;
    const wanted = new FormData(form);
    wanted.set('intent', 'begin');
    const what = JSON.stringify([...wanted]);
    const isKnown = outcome !== undefined && !(outcome.kind === 'FAILED' && outcome.isUnreached === true);
    if (isKnown || last.current?.what !== what) last.current = { what, key: newKey() };
    wanted.set(BUY_NOW_FIELDS.onceKey, last.current.key);
    setIsBusy(true);
    void sendPress(wanted).then((answered) => {
      if (answered === undefined) return;
      setIsBusy(false);
      setOutcome(answered);
      setIsOpen(true);
    });
  };
  return (
    <>
      <input type="hidden" form={formId} name={BUY_NOW_FIELDS.shownPrice} value={priceValue ?? ''} />
      <Button
        look="secondary"
        size="large"
        isWide
        form={formId}
        name="intent"
        value="begin"
        formAction={BUY_NOW_PATHS.order}
        isBusy={isBusy}
        busyText="One moment …"
        onClick={press}
      >
        Buy now<span className="hearable">: {title}</span>
      </Button>
      {outcome !== undefined && (
        <Suspense>
          <BuyNowDialog
            outcome={outcome}
            onOutcome={setOutcome}
            isOpen={isOpen}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** `crypto.randomUUID` is not there on addresses without TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
