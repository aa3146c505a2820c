import type { SyntheticEvent } from 'react';
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

/** The quantity that stands in a form, whether it was typed or came by its buttons. */
export function quantityIn(event: SyntheticEvent<HTMLFormElement>): number {
  return Number(new FormData(event.currentTarget).get('qty'));
}
