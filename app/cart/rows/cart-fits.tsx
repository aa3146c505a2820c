import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOwnLabels } from '#app/catalog/machines/own-labels.tsx';
import { rowElementId } from '#app/local-cart/gone-rows.ts';
import { unpackRow, type PackedRow } from './packed-rows.ts';

/** Says at the rows of what is made for printers which of the visitor's it fits. It comes after the cart, for who is signed in. */
export default function CartFits({ rows }: { rows: readonly PackedRow[] }): ReactNode {
  // The same text as long as the same items stand there: quantities come and go.
  const said = rows.map(({ text }) => unpackRow(text).itemId).join(' ');
  const own = useOwnLabels(useMemo(() => (said === '' ? [] : said.split(' ')), [said]));
  const places = usePlaces(rows);
  return places.map(({ lineId, itemId, place }) => {
    const fit = own?.fits[itemId];
    if (fit === undefined) return null;
    return createPortal(
      <span className={fit === null ? 'cart-row-misfit' : 'cart-row-fits'}>{fit ?? 'Doesn’t fit any of your printers'}</span>,
      place,
      lineId,
    );
  });
}

type Place = { readonly lineId: string; readonly itemId: string; readonly place: Element };

/** Where each row says what is to be known of it, once it is there. */
function usePlaces(rows: readonly PackedRow[]): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setPlaces(
        rows.flatMap(({ lineId, text }) => {
          const place = document.getElementById(rowElementId(lineId))?.querySelector('.cart-row-facts');
          return place ? [{ lineId, itemId: unpackRow(text).itemId, place }] : [];
        }),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [rows]);
  return places;
}
