import { useState, type SyntheticEvent } from 'react';
import type { ProductView } from './product-view.ts';
import { volumeRowOf, type VolumeRow } from './volume-view.ts';

/** What it costs by quantity, with the line marked that the quantity in the form is in. */
export function VolumeTable({ rows, qty }: { rows: readonly VolumeRow[]; qty: number }) {
  if (rows.length === 0) return null;
  const here = volumeRowOf(rows, qty);
  return (
    <table className="volume-prices">
      <caption>Buy more, pay less</caption>
      <thead className="hearable">
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.fromQty} aria-current={row === here ? 'true' : undefined}>
            <th scope="row">{row.quantity}</th>
            <td>{row.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As far as it decides what a piece costs: where each line begins. */
export type BuyQuantity = {
  readonly qty: number;
  /** Is told what is typed and pressed in the form; undefined where the price is the same for any quantity. */
  readonly follow: ((event: SyntheticEvent<HTMLFormElement>) => void) | undefined;
};

/** Which quantity the form of a product has, for all that shows its price. Another product begins with one. */
export function useBuyQuantity({ itemId, volumePrices }: Pick<ProductView, 'itemId' | 'volumePrices'>): BuyQuantity {
  const [typed, setTyped] = useState({ itemId, qty: 1 });
  const qty = typed.itemId === itemId ? typed.qty : 1;
  if (volumePrices.length === 0) return { qty, follow: undefined };
  const follow = (event: SyntheticEvent<HTMLFormElement>) => {
    const now = volumeRowOf(volumePrices, quantityIn(event))?.fromQty ?? 1;
    if (now !== qty) setTyped({ itemId, qty: now });
  };
  return { qty, follow };
}

/** The quantity that stands in a form, whether it was typed or came by its buttons. */
function quantityIn(event: SyntheticEvent<HTMLFormElement>): number {
  return Number(new FormData(event.currentTarget).get('qty'));
}
