import { useEffect, useRef } from 'react';
import { GENERIC_ERROR } from '#contracts/errors.ts';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
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
  const removal = useFetcher<ActionResult>();
  const last = useRef<ActionResult>(undefined);
  const { data, state } = removal;
  useEffect(() => {
    if (data === undefined || data === last.current || state !== 'idle') return;
    last.current = data;
    send({ type: 'STOP_SPINNING', what: lineId });
    if (!data.isDone) {
      send({ type: 'SHOW_ERROR', text: data.messages[0]?.text ?? GENERIC_ERROR });
      return;
    }
    send({ type: 'CLOSE' });
    showToast({ text: `Removed: ${now.title}` });
  }, [data, state, lineId, now.title, send]);
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
        <removal.Form method="post" action={cartPath(tenant)} onSubmit={() => send({ type: 'SPIN', what: lineId })}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="cartItemId" value={lineId} />
          <Button look="secondary" isWide isBusy={isBusy} aria-label={`Remove ${now.title}`}>
            Remove
          </Button>
        </removal.Form>
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
