import { useEffect, useRef, useState } from 'react';
import X from 'lucide-react/icons/x';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { showHeader } from '#app/shell/scroll-direction.ts';
import { IconButton, LinkButton } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { ProgressMeter } from '#app/ui/meter.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { AddOutcome } from './add-outcome.ts';

/** The overlay goes by itself when nobody reads it. */
const SHOWN_MS = 8000;

type PanelProps = { outcome: AddOutcome; state: 'error' | 'drawer' | 'overlay'; tenant: Tenant; onClose: () => void };

/** What became of an add: from below on narrow windows, beside the cart on wide ones, in the middle when it went wrong. */
export default function AddOutcomePanel({ outcome, state, tenant, onClose }: PanelProps) {
  const title = titleOf(outcome);
  if (state === 'overlay') return <Overlay outcome={outcome} title={title} tenant={tenant} onClose={onClose} />;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title}
      side={state === 'error' ? 'middle' : 'right'}
      footer={outcome.line === undefined ? undefined : <Actions tenant={tenant} onGo={onClose} />}
    >
      <Content outcome={outcome} />
    </Drawer>
  );
}

function titleOf({ line, messages }: AddOutcome): string {
  if (line === undefined) return 'Not added to your cart';
  return messages.some(({ tone }) => tone !== 'info') ? 'Added to your cart, with a change' : 'Added to your cart';
}

function Overlay({ outcome, title, tenant, onClose }: Omit<PanelProps, 'state'> & { title: string }) {
  const [isHeld, setIsHeld] = useState(outcome.messages.length > 0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    showHeader();
    box.current?.showPopover();
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld, onClose]);
  const hold = () => {
    setIsHeld(true);
  };
  return (
    <section
      ref={box}
      popover="manual"
      className="header-panel added-overlay"
      aria-label={title}
      onPointerEnter={hold}
      onFocus={hold}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="flex items-center gap-2">
        <h2 className="flex-1 text-lg" role="status">
          {title}
        </h2>
        <IconButton type="button" label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </div>
      <Content outcome={outcome} />
      <div className="mt-4">
        <Actions tenant={tenant} onGo={onClose} />
      </div>
    </section>
  );
}

function Content({ outcome: { line, messages, cart } }: { outcome: AddOutcome }) {
  return (
    <div className="flex flex-col gap-4">
      {line !== undefined && (
        <div className="flex items-center gap-4">
          {line.picture !== undefined && (
            <Picture picture={line.picture} widths={[160]} isEager isDecorative className="w-20 flex-none rounded-md" />
          )}
          <div className="min-w-0">
            <p className="line-clamp-3 font-medium">{line.title}</p>
            <p className="figures text-sm text-ink-faint">
              {line.addedQty === line.qty ? `Quantity ${line.qty}` : `${line.addedQty} more, ${line.qty} in your cart`}
            </p>
          </div>
        </div>
      )}
      {messages.map((message) => (
        <Notice key={message.code} tone={message.tone}>
          {message.text}
        </Notice>
      ))}
      {cart !== undefined && line !== undefined && <CartSum cart={cart} />}
    </div>
  );
}

function CartSum({ cart: { count, subtotal, freeDelivery } }: { cart: NonNullable<AddOutcome['cart']> }) {
  return (
    <div className="figures flex flex-col gap-2 border-t border-line pt-3">
      <p className="flex justify-between gap-4">
        <span>Cart subtotal ({count === 1 ? '1 item' : `${count} items`})</span>
        <b>{subtotal}</b>
      </p>
      {freeDelivery !== undefined && (
        <div className="flex flex-col gap-1 text-sm text-ink-soft">
          <p>{freeDelivery.missingDollars > 0 ? `${freeDelivery.missing} more for free delivery` : 'Delivery is free'}</p>
          <ProgressMeter
            value={freeDelivery.fromDollars - freeDelivery.missingDollars}
            most={freeDelivery.fromDollars}
            label="Towards free delivery"
          />
        </div>
      )}
    </div>
  );
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
