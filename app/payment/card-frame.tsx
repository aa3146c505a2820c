import { useEffect, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CARD_FIELD_IDS, CARD_FIELDS, type CardField } from './card-field-ids.ts';
import { frameAddress, frameMessage, type FrameOf } from './frame-messages.ts';
import { paymentTokens } from './payment-tokens.ts';
import { FIRST_FRAME_STATE, gatewayMessage, nextFrameState, RETRY_LABEL, TOKEN_TIMEOUT_MS, type CardError } from './frame-state.ts';

/** What the frame itself has shown already; said once more beside it, it would only be louder. */
const SAID_IN_FRAME = 'SPAY_API_FAILURE';
/** The vendor wants another token of the shop: nothing is wrong with the card. */
const TOKEN_REFUSED = 'AUTH_TOKEN_REFUSED';

export type CardFrameProps = FrameOf & {
  /** The card may be saved. */
  mayBeSaved: boolean;
  /** What the button under the fields says. */
  buttonText?: string;
  /** The token is being handed over to the shop. */
  isBusy: boolean;
  onToken: (token: string) => void;
  /** The frame does not work here: another way to pay is asked for. */
  onGiveUp: () => void;
  /** It says by itself what is wrong with the card: what the page said of the one before is over. */
  onRefused?: (() => void) | undefined;
  /** Links of the page lead to its fields; of one frame on a page alone. */
  isLedTo?: boolean;
  /** Between the card and the button. */
  children?: ReactNode;
};

/**
 * The payment vendor's card fields in a frame of the vendor's origin: the card goes to the vendor, and only a token comes
 * back. Only for where scripts run: render it in the browser alone.
 */
export function CardFrame({
  gateway,
  routeId,
  checkoutId,
  mayBeSaved,
  buttonText = 'Use this card',
  isBusy,
  onToken,
  onGiveUp,
  onRefused,
  isLedTo = false,
  children,
}: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { domainUrl: vendorOrigin, iframeLoadTimeoutInMilliSeconds: loadTimeoutMs } = gateway;
  const [nonce] = useState(randomNonce);
  const [state, dispatch] = useReducer(nextFrameState, FIRST_FRAME_STATE);
  const { phase, attempt, failures, height, error, isAwaited } = state;

  const isSecondTry = useRef(false);

  /** The fields are the frame's: it takes the focus first, and is told which of them is meant. */
  const focus = (field: CardField) => {
    frame.current?.focus();
    frame.current?.contentWindow?.postMessage({ type: 'focus', nonce, field }, vendorOrigin);
  };

  const tokenize = async () => {
    const authToken = await paymentTokens.get({ checkoutId, mayBeSaved });
    if (authToken === undefined) dispatch({ type: 'tokenless' });
    else frame.current?.contentWindow?.postMessage({ type: 'tokenize', nonce, authToken }, vendorOrigin);
  };
  const ask = () => {
    if (isBusy) return;
    dispatch({ type: 'asked' });
    if (phase === 'READY') begin();
  };
  const begin = () => {
    isSecondTry.current = false;
    void tokenize();
  };
  /** Another token, and the same card again: once. */
  const askAgain = () => {
    paymentTokens.forget();
    if (isSecondTry.current) return dispatch({ type: 'tokenless' });
    isSecondTry.current = true;
    void tokenize();
  };
  // Asked for ahead: it is there when the card has been typed.
  useEffect(() => {
    void paymentTokens.get({ checkoutId, mayBeSaved });
  }, [checkoutId, mayBeSaved]);
  // Before the browser goes on: a frame that is in its cache says that it is ready sooner than an effect after the paint would listen, and says it once.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = frameMessage(event, { origin: vendorOrigin, window: frame.current?.contentWindow, nonce });
      switch (message?.type) {
        case undefined:
          return;
        case 'frameReady':
          // Who was led to a field before it was there is still waiting for it.
          CARD_FIELDS.filter((field) => document.activeElement?.id === CARD_FIELD_IDS[field]).forEach(focus);
          dispatch({ type: 'ready', height: message.height });
          return isAwaited ? begin() : undefined;
        case 'frameResize':
          return dispatch({ type: 'resized', height: message.height });
        case 'submitRequested':
          return ask();
        case 'cardError':
          if (message.code === TOKEN_REFUSED) return askAgain();
          onRefused?.();
          return dispatch({ type: 'refused', error: message.code === SAID_IN_FRAME ? undefined : message });
        case 'cardToken':
          dispatch({ type: 'answered' });
          return onToken(message.token);
        default:
          return message satisfies never;
      }
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  });
  useEffect(() => {
    if (phase !== 'LOADING' && phase !== 'ASKING') return;
    const timer = setTimeout(
      () => {
        dispatch({ type: 'timedOut' });
      },
      phase === 'LOADING' ? loadTimeoutMs : TOKEN_TIMEOUT_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [phase, loadTimeoutMs]);

  if (phase === 'FAILED')
    return (
      <>
        {isLedTo && <CardFieldMarks />}
        <FrameFailure
          failures={failures}
          onRetry={() => {
            dispatch({ type: 'retried' });
          }}
          onGiveUp={onGiveUp}
        />
      </>
    );
  return (
    <div className="card-frame">
      {error !== undefined && <WrongCard {...error} onField={focus} />}
      {isLedTo && <CardFieldMarks onFocus={phase === 'READY' ? focus : undefined} />}
      <div className="card-frame-box" data-state={phase === 'LOADING' ? 'loading' : undefined}>
        <iframe
          key={attempt}
          ref={frame}
          title="Card details"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot take the sandbox off
          sandbox="allow-scripts allow-same-origin allow-forms"
          src={frameAddress({ gateway, routeId, parentOrigin: window.location.origin, nonce, checkoutId })}
          height={height}
        />
      </div>
      {children}
      <Button type="button" size="large" isWide isBusy={phase === 'ASKING' || isAwaited || isBusy} busyText="One moment …" onClick={ask}>
        {buttonText}
      </Button>
    </div>
  );
}

/** What is wrong with the card: each field that has to be put right is a press away. Where it is one, it alone is named. */
function WrongCard({ message, fields, onField }: CardError & { onField: (field: CardField) => void }) {
  return (
    <Notice tone="failure" isLive>
      {fields.length !== 1 && <p>{message}</p>}
      {fields.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {fields.map((wrong) => (
            <li key={wrong.field}>
              <button
                type="button"
                className="link font-semibold"
                onClick={() => {
                  onField(wrong.field);
                }}
              >
                {wrong.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Where links to the fields of the card lead: nothing to see, and the focus goes on from here. */
export function CardFieldMarks({ onFocus }: { onFocus?: ((field: CardField) => void) | undefined }) {
  return (
    <span className="hearable">
      {CARD_FIELDS.map((field) => (
        <span key={field} id={CARD_FIELD_IDS[field]} tabIndex={-1} onFocus={() => onFocus?.(field)} />
      ))}
    </span>
  );
}

function FrameFailure({ failures, onRetry, onGiveUp }: { failures: number; onRetry: () => void; onGiveUp: () => void }) {
  const text = gatewayMessage(failures);
  const canRetry = text.endsWith(RETRY_LABEL);
  return (
    <Notice
      tone="failure"
      isLive
      action={
        canRetry ? undefined : (
          <Button type="button" look="secondary" size="small" onClick={onGiveUp}>
            Change payment
          </Button>
        )
      }
    >
      {canRetry ? (
        <>
          {text.slice(0, -RETRY_LABEL.length)}
          <button type="button" className="link font-semibold" onClick={onRetry}>
            {RETRY_LABEL}
          </button>
        </>
      ) : (
        text
      )}
    </Notice>
  );
}

/** Nobody who has not been told can answer for the frame. */
function randomNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
