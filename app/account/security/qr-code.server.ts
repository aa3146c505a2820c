import barcodes from 'bwip-js';

/** A QR code as a path of unit squares, in a square of `size` units. */
export type QrCode = { readonly path: string; readonly size: number };

/** Draws a text as a QR code. @throws when it is too long for one, or empty. */
export function qrCode(text: string): QrCode {
  const [drawn] = barcodes.raw({ bcid: 'qrcode', text });
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('There is no QR code of this text.');
  const { pixs, pixx: size } = drawn;
  const path = pixs.map((isDark, at) => (isDark === 1 ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('');
  return { path, size };
}
