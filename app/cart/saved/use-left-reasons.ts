import { useState } from 'react';
import { useCart } from '#app/local-cart/cart-store.ts';
import { isAboutSaved, type ActionResult } from '#app/cart/actions/action-result.ts';
import type { ShownMessage } from '#app/cart/messages/shown-message.ts';

/** Why items stay saved, by item; `liveId` names the one whose reason is read out. */
export type LeftReasons = { readonly byId: ReadonlyMap<string, readonly ShownMessage[]>; readonly liveId: string | undefined };

const NO_REASONS: LeftReasons = { byId: new Map(), liveId: undefined };

/** What kept saved items out of the cart, by what was tried last. */
export function useLeftReasons(): LeftReasons {
  const latest = useCart((cart) => cart.latest);
  const [told, setTold] = useState<{ readonly of: ActionResult | undefined; readonly reasons: LeftReasons }>({
    of: undefined,
    reasons: NO_REASONS,
  });
  if (latest !== told.of)
    setTold({
      of: latest,
      reasons: latest !== undefined && isAboutSaved(latest.intent) ? reasonsAfter(told.reasons, latest) : told.reasons,
    });
  return told.reasons;
}

function reasonsAfter(known: LeftReasons, { intent, lineId, left }: ActionResult): LeftReasons {
  const fresh = (left ?? []).map(({ listItemId, messages }) => [listItemId, messages] as const);
  if (intent === 'move-all-saved') return { byId: new Map(fresh), liveId: undefined };
  return { byId: new Map([...[...known.byId].filter(([id]) => id !== lineId), ...fresh]), liveId: fresh[0]?.[0] };
}
