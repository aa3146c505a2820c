import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CartIntent } from '#app/cart/actions/action-result.ts';
import type { RowView } from '#app/cart/rows/row-view.ts';
import { DeliveryPanel } from './delivery-panel.tsx';

/** The parameter of the page's address that names the row whose delivery is unfolded. */
const DETAIL = 'detail';

/**
 * How a row comes, in one line; pressed, it unfolds what is known of it and the other ways. Those are there only while it is
 * open: browsers look at every field of a page when it is loaded, and a cart has up to 200 rows. Without scripts the same line
 * is a link to the page on which it is open.
 */
export function RowDelivery({ row, busy }: { row: RowView; busy: readonly CartIntent[] }) {
  const { lineId, title, delivery } = row;
  const isAsked = new URLSearchParams(useLocation().search).get(DETAIL) === lineId;
  const [isOpen, setIsOpen] = useState(isAsked);
  const box = useRef<HTMLDetailsElement>(null);
  // It may have been pressed before the scripts were there.
  useEffect(() => {
    if (box.current?.open === true) setIsOpen(true);
  }, []);
  if (delivery.line === undefined) return null;
  const line = (
    <>
      <span className="cart-delivery-line">{delivery.line}</span>
      <span aria-hidden="true"> · </span>
      <span className="cart-delivery-change">{delivery.isChangeable ? 'Change' : 'Details'}</span>
      <span className="hearable"> how {title} comes</span>
    </>
  );
  return (
    <div className="cart-delivery">
      <details
        ref={box}
        id={detailId(lineId)}
        open={isAsked}
        onToggle={(event) => {
          setIsOpen(event.currentTarget.open);
        }}
      >
        <summary>{line}</summary>
        {isOpen && <DeliveryPanel row={row} busy={busy} />}
      </details>
      <a className="cart-delivery-link without-scripts" href={`?${DETAIL}=${encodeURIComponent(lineId)}#${detailId(lineId)}`}>
        {line}
      </a>
    </div>
  );
}

function detailId(lineId: string): string {
  return `detail-${lineId}`;
}
