import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { showHeader } from '#app/shell/scroll-direction.ts';
import { IconButton, LinkButton } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { AddOutcomeContent } from './add-outcome-content.tsx';
import { outcomeTitle } from './add-outcome-text.ts';
import type { AddOutcome } from './add-outcome.ts';
import { onLeaving, openBeside, returnFocus } from './overlay-place.ts';
import type { AddOverlay, AddOverlayEvent } from './add-overlay.ts';
import { ChildOffers } from './child-offer-list.tsx';
import { ReplacementChoice } from './replacement-choice.tsx';

/** The overlay goes by itself when nobody reads it. */
const SHOWN_MS = 8000;

type PanelProps = { overlay: AddOverlay; send: (event: AddOverlayEvent) => void; tenant: Tenant };
type OpenPanelProps = PanelProps & { outcome: AddOutcome; onClose: () => void };

/**
 * What became of an add: from the side or from below in a drawer, beside the cart in an overlay, in the middle when it went
 * wrong or has to be answered.
 */
export function AddOutcomePanel({ overlay, send, tenant }: PanelProps) {
  const { outcome, surface } = overlay;
  if (outcome === undefined || surface === 'none') return null;
  const onClose = () => send({ type: 'CLOSE' });
  const panel = { overlay, send, tenant, outcome, onClose };
  if (surface === 'overlay') return <Overlay key={overlay.turn} {...panel} />;
  return (
    <Drawer
      key={`${surface} ${overlay.turn}`}
      isOpen
      onClose={onClose}
      title={outcomeTitle(outcome)}
      side={surface === 'drawer' ? 'right' : 'middle'}
      footer={footOf(panel)}
    >
      <Content {...panel} />
      {surface === 'drawer' && <Recommended {...panel} />}
    </Drawer>
  );
}

/** The ways on; of an add that came to nothing only to a cart that holds something. */
function footOf({ outcome: { isDone, cart }, tenant, onClose }: OpenPanelProps): ReactNode {
  if (isDone) return <Actions tenant={tenant} onGo={onClose} />;
  if (cart === undefined || cart.count === 0) return undefined;
  return (
    <LinkButton to={cartPath(tenant)} look="secondary" isWide onClick={onClose}>
      View cart
    </LinkButton>
  );
}

function Overlay(panel: OpenPanelProps) {
  const { outcome, tenant, onClose } = panel;
  const [isHeld, setIsHeld] = useState(hasMoreToRead(outcome));
  const box = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Its end comes before the element goes: what has the focus in it would lose it.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    showHeader();
    const source = openBeside(element);
    const stop = onLeaving(element, () => close.current());
    return () => {
      stop();
      returnFocus(element, source);
    };
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      close.current();
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld]);
  const hold = () => {
    setIsHeld(true);
  };
  const title = outcomeTitle(outcome);
  return (
    <section ref={box} popover="manual" className="header-panel added-overlay" aria-label={title} onPointerEnter={hold} onFocus={hold}>
      <div className="flex items-center gap-2">
        <div className="flex-1" role="status">
          <h2 className="text-lg">{title}</h2>
        </div>
        <IconButton type="button" label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </div>
      <Content {...panel} />
      <div className="mt-4">
        <Actions tenant={tenant} onGo={onClose} />
      </div>
      <Recommended {...panel} />
    </section>
  );
}

const OverlayRecommended = lazy(() => import('#app/recommendations/overlay-recommended.tsx').catch(() => ({ default: () => null })));

/** What others took beside it; where something has to be read first, not yet. */
function Recommended({ outcome: { isDone, lines }, overlay: { done, busy }, tenant, send }: OpenPanelProps) {
  if (!isDone || lines.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <div className="mt-4">
        <OverlayRecommended
          itemIds={lines.map(({ itemId }) => itemId)}
          tenant={tenant}
          added={done}
          busy={busy}
          onAdd={(itemId) => send({ type: 'SPIN', what: itemId })}
        />
      </div>
    </Suspense>
  );
}

function Content({ overlay, send, tenant, outcome, onClose }: OpenPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      {overlay.error !== undefined && (
        <Notice tone="failure" isLive>
          {overlay.error}
        </Notice>
      )}
      <AddOutcomeContent
        outcome={outcome}
        replacements={outcome.replacements.map((replacement) => (
          <ReplacementChoice
            key={replacement.lineId}
            replacement={replacement}
            isBusy={overlay.busy.includes(replacement.lineId)}
            send={send}
            tenant={tenant}
            onKeep={onClose}
          />
        ))}
      >
        <ChildOffers offers={outcome.offers} overlay={overlay} send={send} />
      </AddOutcomeContent>
    </div>
  );
}

/** Whoever has to read or to choose is not hurried. */
function hasMoreToRead({ messages, missed, offers }: AddOutcome): boolean {
  return messages.length + missed.length + offers.length > 0;
}

function Actions({ tenant, onGo }: { tenant: Tenant; onGo: () => void }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <LinkButton to={cartPath(tenant)} look="secondary" onClick={onGo}>
        View cart
      </LinkButton>
      <LinkButton to={PATHS.checkout} onClick={onGo}>
        Check out
      </LinkButton>
    </div>
  );
}
