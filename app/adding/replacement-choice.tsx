import { useEffect, useRef, type FormEvent } from 'react';
import { GENERIC_ERROR } from '#contracts/errors.ts';
import { sendCartForm } from '#app/cart/actions/send-cart-form.ts';
import { useCart } from '#app/local-cart/cart-store.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { showToast } from '#app/ui/toast-queue.ts';
import type { AddOverlayEvent } from './add-overlay.ts';
import type { Replacement } from './replacement.ts';

export type ReplacementChoiceProps = {
  replacement: Replacement;
  isBusy: boolean;
  send: (event: AddOverlayEvent) => void;
  tenant: Tenant;
  onKeep: () => void;
};

/** What was asked for and what is in the cart instead, with their prices: it can be kept or taken out. */
export function ReplacementChoice({ replacement: { lineId, message, now, before }, isBusy, send, tenant, onKeep }: ReplacementChoiceProps) {
  const result = useCart(({ results }) => results.get(lineId));
  const last = useRef(result);
  useEffect(() => {
    if (result === undefined || result === last.current) return;
    last.current = result;
    send({ type: 'STOP_SPINNING', what: lineId });
    if (!result.isDone) {
      send({ type: 'SHOW_ERROR', text: result.messages[0]?.text ?? GENERIC_ERROR });
      return;
    }
    send({ type: 'CLOSE' });
    showToast({ text: `Removed: ${now.title}` });
  }, [result, lineId, now.title, send]);
  const remove = (event: FormEvent<HTMLFormElement>) => {
    send({ type: 'SPIN', what: lineId });
    sendCartForm(event);
  };
  return (
    <div className="flex flex-col gap-3">
      <Notice tone={message.tone}>{message.text}</Notice>
      <dl className="grid grid-cols-2 gap-3">
        <Choice label="You chose" shown={before} />
        <Choice label="Replacement" shown={now} />
      </dl>
      <div className="grid grid-cols-2 gap-3">
        <Button type="button" onClick={onKeep}>
          Keep replacement
        </Button>
        <form method="post" action={cartPath(tenant)} onSubmit={remove}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="cartItemId" value={lineId} />
          <Button look="secondary" isWide isBusy={isBusy} aria-label={`Remove ${now.title}`}>
            Remove
          </Button>
        </form>
      </div>
    </div>
  );
}

function Choice({ label, shown: { title, price, picture } }: { label: string; shown: Replacement['before'] }) {
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex flex-1 flex-col gap-2">
        {picture !== undefined && <Picture picture={picture} widths={[160]} isEager isDecorative className="w-24 self-center rounded-md" />}
        <span className="line-clamp-3 text-sm">{title}</span>
        <b className="figures mt-auto">{price}</b>
      </dd>
    </div>
  );
}
