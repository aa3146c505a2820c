import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { View } from './shots/series.ts';
import { pictureFile, WIDTHS } from './manifest.ts';

/** Writes one photograph in all widths and encodings. */
export async function develop(png: Buffer, folder: string, key: string, view: View): Promise<void> {
  const path = (width: number, format: string): string => join(folder, pictureFile(key, view, width, format));
  await mkdir(dirname(path(WIDTHS[0], 'avif')), { recursive: true });
  for (const width of WIDTHS) {
    const picture = sharp(png).removeAlpha().resize(width, width, { kernel: 'lanczos3' });
    const sharpened = width < 400 ? picture.sharpen({ sigma: 0.6 }) : picture;
    await sharpened
      .clone()
      .avif({ quality: width === 800 ? 46 : 51, effort: 5 })
      .toFile(path(width, 'avif'));
    await sharpened
      .clone()
      .webp({ quality: width === 800 ? 72 : 77, effort: 5, smartSubsample: true })
      .toFile(path(width, 'webp'));
  }
}

/** Lays pictures out in rows, `columns` in each, and writes them as one PNG. */
export async function contactSheet(pictures: readonly Buffer[], columns: number, tile: number, file: string): Promise<void> {
  if (pictures.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  const tiles = await Promise.all(pictures.map((picture) => sharp(picture).resize(tile, tile).png().toBuffer()));
  await sharp({ create: { width: columns * tile, height: Math.ceil(tiles.length / columns) * tile, channels: 3, background: '#ffffff' } })
    .composite(tiles.map((input, i) => ({ input, left: (i % columns) * tile, top: Math.floor(i / columns) * tile })))
    .png()
    .toFile(file);
}
