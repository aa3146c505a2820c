import { Picture } from '#app/ui/picture.tsx';
import { RemoveForm } from './remove-form.tsx';
import { rowElementId } from './removed-toast.ts';
import type { UnavailableRow } from './unavailable-view.ts';
import { useNews } from '#app/cart/use-cart-forms.ts';

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

function UnavailableItem({ row: { lineId, title, qty, picture, price, reason } }: { row: UnavailableRow }) {
  const { busy } = useNews(lineId);
  return (
    <li id={rowElementId(lineId)} className="cart-small-row" data-state={busy.includes('remove') ? 'leaving' : undefined}>
      {picture !== undefined && <Picture picture={picture} widths={[160]} isDecorative className="gift-picture" />}
      <div className="cart-small-row-name">
        <h3>
          {title}
          {qty > 1 && ` × ${qty.toLocaleString('en-US')}`}
        </h3>
        <p className="cart-unavailable-reason">{reason}</p>
      </div>
      <p className="cart-child-price">
        <span className="cart-price-none">Not charged</span>
        <span className="cart-price-unit block">{price} each</span>
      </p>
      <RemoveForm lineId={lineId} title={title} isBusy={busy.includes('remove')} />
    </li>
  );
}
