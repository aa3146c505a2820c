import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { MOST_VOLUME_PRICES, wrongOfVolumePrices, type VolumePrice, type VolumePrices } from '#domain/volume/volume-prices.ts';
import { count, list, Wrong } from './cell.ts';
import { dollars } from './money-cell.ts';
import { dollarText, labelParts, labelText } from './written-cell.ts';

const pieces = count(2, MAX_LINE_QTY);

/** "5: 4.29": from five on, 4.29 each. */
function volumePrice(cell: string): VolumePrice | Wrong {
  const [from = '', each = ''] = labelParts(cell) ?? [];
  if (from === '' || each === '') return new Wrong('is not like “5: 4.29”');
  const [qty, cents] = [pieces(from.replace(/\s*\+$/, '')), dollars(each)];
  if (qty instanceof Wrong) return qty;
  if (cents instanceof Wrong) return cents;
  return cents === 0 ? new Wrong('costs nothing') : [qty, cents];
}

const prices = list(volumePrice, MOST_VOLUME_PRICES);

/** What an item costs by quantity: "5: 4.29 | 10: 3.99". */
export function volumePricesCell(cell: string): VolumePrices | Wrong {
  const read = prices(cell);
  if (read instanceof Wrong) return read;
  const wrong = wrongOfVolumePrices(read);
  return wrong === undefined ? read : new Wrong(wrong);
}

/** The same as it is written, a part for each. */
export function writtenVolumePrices(volumePrices: VolumePrices): string[] {
  return volumePrices.map(([qty, cents]) => labelText([String(qty), dollarText(cents)]));
}
