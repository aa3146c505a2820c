import type { RowView } from './row-view.ts';

/** What a row costs. What is taken off the whole order is in the summary. */
export function RowPrice({
  row: { unitPrice, volumePrice, nextVolumePrice, total, totalBefore, saving, priceChange, isCharged },
}: {
  row: RowView;
}) {
  return (
    <div className="cart-price">
      {isCharged ? <p className="cart-price-total">{total}</p> : <p className="cart-price-none">Not charged</p>}
      {totalBefore !== undefined && (
        <p className="cart-price-before">
          <s>
            <span className="hearable">Without savings </span>
            {totalBefore}
          </s>
        </p>
      )}
      <p className="cart-price-unit">
        {unitPrice}
        {volumePrice !== undefined && (
          <>
            , <span className="whitespace-nowrap">{volumePrice}</span>
          </>
        )}
      </p>
      {saving !== undefined && <p className="cart-price-saving">You save {saving}</p>}
      {nextVolumePrice !== undefined && <p className="cart-price-more">{nextVolumePrice}</p>}
      {priceChange !== undefined && <p className="cart-price-unit">{priceChange}</p>}
    </div>
  );
}

/** How the price of a row came about. Nothing for the regular price. */
export function WhyThisPrice({ row: { title, reasons } }: { row: RowView }) {
  if (reasons.length === 0) return null;
  return (
    <details className="cart-why">
      <summary>
        <span>
          Why<span className="max-sm:hearable"> this price</span>?<span className="hearable"> {title}</span>
        </span>
      </summary>
      <dl className="cart-why-steps">
        {reasons.map(({ label, amount }, index) => (
          <div key={`${index} ${label}`}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
