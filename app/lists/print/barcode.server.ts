import barcodes from 'bwip-js';

/** A barcode as a path in a box of so many units of width, one unit high: the thinnest bar is one unit wide. */
export type Barcode = { readonly path: string; readonly width: number };

/** The same items stand on many lists. */
const MOST_KEPT = 5_000;
const kept = new Map<string, Barcode>();

/** The number of an item as Code 128, which every scanner reads. @throws when it has other letters than numbers of items have. */
export function barcodeOf(itemId: string): Barcode {
  const known = kept.get(itemId);
  if (known !== undefined) return known;
  const [code] = barcodes.raw({ bcid: 'code128', text: itemId });
  if (code === undefined || !('sbs' in code)) throw new Error('There is no barcode of this text.');
  let at = 0;
  let path = '';
  code.sbs.forEach((width, index) => {
    // Bars and the gaps between them take turns.
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  });
  const made = { path, width: at };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(itemId, made);
  return made;
}
