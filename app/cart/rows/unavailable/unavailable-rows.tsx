import type { ReactNode } from 'react';
import { RemoveForm } from '../remove-form.tsx';
import { SmallRow } from '../small-row.tsx';
import type { UnavailableRow } from './unavailable-view.ts';
import { ContractSwap } from '../contract-swap.tsx';
import { usePlaceState } from '#app/cart/actions/place-state.ts';

/** What cannot be bought as it stands, apart from the rest: why, and the way to take it out. Nothing when all can. */
export function UnavailableRows({ rows }: { rows: readonly UnavailableRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="cart-group cart-unavailable" aria-labelledby="unavailable-title">
      <h2 id="unavailable-title" className="cart-group-title">
        Cannot be bought now
      </h2>
      <ul className="cart-rows">
        {rows.map((row) => (
          <UnavailableItem key={row.lineId} row={row} />
        ))}
      </ul>
    </section>
  );
}

function UnavailableItem({ row }: { row: UnavailableRow }) {
  const { lineId, title, price, reason, instead, qty } = row;
  const { busy } = usePlaceState(lineId);
  const isLeaving = busy.includes('remove');
  return (
    <SmallRow
      row={row}
      isLeaving={isLeaving}
      note={
        <Why reason={reason}>{instead !== undefined && <ContractSwap row={{ lineId, title, qty }} instead={instead} busy={busy} />}</Why>
      }
    >
      <p className="cart-child-price">
        <span className="cart-price-none">Not charged</span>
        <span className="cart-price-unit block">{price} each</span>
      </p>
      <RemoveForm lineId={lineId} title={title} isBusy={isLeaving} />
    </SmallRow>
  );
}

function Why({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <>
      <p className="cart-unavailable-reason">{reason}</p>
      {children}
    </>
  );
}
