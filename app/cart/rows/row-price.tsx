import type { RowView } from './row-view.ts';

/** What a row costs, and why. */
export function RowPrice({ row: { unitPrice, total, totalBefore, saving, reasons, priceChange, isCharged, title } }: { row: RowView }) {
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
      <p className="cart-price-unit">{unitPrice}</p>
      {saving !== undefined && <p className="cart-price-saving">You save {saving}</p>}
      {priceChange !== undefined && <p className="cart-price-unit">{priceChange}</p>}
      {reasons.length > 0 && (
        <details className="cart-why">
          <summary>
            Why this price?<span className="hearable"> {title}</span>
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
      )}
    </div>
  );
}
