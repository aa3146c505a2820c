import sharp, { type Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#domain/catalog/pictures/picture-files.ts';

/** How good each file of a picture is, and how much time is spent on making it small. */
export type Qualities = Readonly<Record<PictureWidth, { readonly avif: number; readonly effort: number; readonly webp: number }>>;

export type EncodedFile = { readonly width: PictureWidth; readonly format: PictureFormat; readonly bytes: Buffer };

/** A small picture lost its edges when it became small. */
const SHARPENED_BELOW = 400;

/**
 * A square picture in all widths and encodings.
 *
 * @param source makes it anew each time: a picture is read as often as it is written.
 */
export async function encodedFiles(source: () => Sharp, qualities: Qualities): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const width of PICTURE_WIDTHS) {
    const resized = source().resize(width, width, { kernel: 'lanczos3' });
    const picture = width < SHARPENED_BELOW ? resized.sharpen({ sigma: 0.6 }) : resized;
    const { avif, effort, webp } = qualities[width];
    const encoded = {
      avif: () => picture.clone().avif({ quality: avif, effort, chromaSubsampling: '4:2:0' }),
      webp: () => picture.clone().webp({ quality: webp, effort: 6 }),
    };
    for (const format of PICTURE_FORMATS) files.push({ width, format, bytes: await encoded[format]().toBuffer() });
  }
  return files;
}

/** Colors that differ by less than this in each channel count as one. */
const STEP = 32;

/**
 * The color that most of a product has, as a CSS hex color: of the points that are not the white floor and its shadow,
 * the mean of the most frequent kind; vivid ones count double, because they are what the eye keeps.
 */
export async function mainColor(picture: Buffer | Sharp): Promise<string> {
  const pixels = (Buffer.isBuffer(picture) ? sharp(picture) : picture).removeAlpha().resize(64, 64, { kernel: 'nearest' });
  const { data } = await pixels.raw().toBuffer({ resolveWithObject: true });
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
