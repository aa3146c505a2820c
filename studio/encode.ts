import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureFile, WIDTHS } from './manifest.ts';

/** How each width is kept. WebP is for the few browsers that do not know AVIF, and coarser, so that all fit into a clone. */
const QUALITIES = {
  160: { avif: 50, effort: 4, webp: 45 },
  400: { avif: 45, effort: 4, webp: 38 },
  800: { avif: 37, effort: 3, webp: 20 },
} as const satisfies Record<(typeof WIDTHS)[number], object>;

/** Writes one photograph in all widths and encodings, and answers with its main colour. */
export async function develop(png: Buffer, folder: string, id: string): Promise<string> {
  await mkdir(dirname(join(folder, id)), { recursive: true });
  for (const width of WIDTHS) {
    const resized = sharp(png).removeAlpha().resize(width, width, { kernel: 'lanczos3' });
    const picture = width < 400 ? resized.sharpen({ sigma: 0.6 }) : resized;
    const { avif, effort, webp } = QUALITIES[width];
    await picture
      .clone()
      .avif({ quality: avif, effort, chromaSubsampling: '4:2:0' })
      .toFile(join(folder, pictureFile(id, width, 'avif')));
    await picture
      .clone()
      .webp({ quality: webp, effort: 6 })
      .toFile(join(folder, pictureFile(id, width, 'webp')));
  }
  return mainColor(png);
}

/** Colours that differ by less than this in each channel count as one. */
const STEP = 32;

/**
 * The colour that most of a product has, as a CSS hex colour: of the points that are not the white floor and its shadow,
 * the mean of the most frequent kind; vivid ones count double, because they are what the eye keeps.
 */
export async function mainColor(png: Buffer): Promise<string> {
  const { data } = await sharp(png).removeAlpha().resize(64, 64, { kernel: 'nearest' }).raw().toBuffer({ resolveWithObject: true });
  const kinds = new Map<number, { weight: number; r: number; g: number; b: number }>();
  for (let i = 0; i < data.length; i += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
    const span = Math.max(r, g, b) - Math.min(r, g, b);
    if (Math.min(r, g, b) > 222 && span < 14) continue;
    const weight = span > 48 ? 2 : 1;
    const kind = (Math.floor(r / STEP) << 10) | (Math.floor(g / STEP) << 5) | Math.floor(b / STEP);
    const sum = kinds.get(kind) ?? { weight: 0, r: 0, g: 0, b: 0 };
    kinds.set(kind, { weight: sum.weight + weight, r: sum.r + r * weight, g: sum.g + g * weight, b: sum.b + b * weight });
  }
  const [most] = [...kinds.values()].toSorted((a, b) => b.weight - a.weight);
  if (most === undefined) return '#f4f4f2';
  return `#${[most.r, most.g, most.b]
    .map((sum) =>
      Math.round(sum / most.weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
