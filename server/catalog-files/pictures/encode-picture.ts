import { createHash } from 'node:crypto';
import { encodedFiles, mainColor, type EncodedFile, type Qualities } from '../../gateways/picture-encoding.ts';
import { jpegAlone, pngAlone } from '../../gateways/picture-alone.ts';
import { safeSharp as sharp } from '../../gateways/safe-pictures.ts';

/** Somebody else's photographs: finer than those of the studio, which must fit into a clone. */
const QUALITIES: Qualities = {
  160: { avif: 52, effort: 4, webp: 70 },
  400: { avif: 52, effort: 4, webp: 70 },
  800: { avif: 50, effort: 3, webp: 68 },
};
const SIZE = 800;
const FLOOR = '#ffffff';
/** More than any camera takes. */
const MOST_PIXELS = 50_000_000;
/** When it is unpacked, which one whose lines are not in their order (interlaced) is as a whole. */
const MOST_BYTES = 200_000_000;
/** Of one channel of a point, by its depth; of what is deeper, eight. */
const BYTES_OF: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };
/** Less shows nothing: signs by which who reads a page is counted, and icons. */
const LEAST_PIXELS = 50;
const MOST_SECONDS = 20;

/** Changes with what is made of a picture, and all addresses with it. */
const ENCODING = JSON.stringify([QUALITIES, SIZE, FLOOR]);

export type EncodedPicture = { readonly color: string; readonly files: readonly EncodedFile[] };

/** What a picture is known by before it is encoded. */
export function pictureId(bytes: Buffer): string {
  return createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, 32);
}

/**
 * Makes of what somebody else calls a picture the files that pages show: square, upright, on white, without what a camera wrote into it.
 *
 * @returns what is wrong with it, as its owner is told.
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture | { readonly problem: string }> {
  if (!isPicture(file)) return { problem: 'is no picture (JPEG, PNG, WebP, AVIF or GIF)' };
  const bytes = pointsOf(file);
  if (bytes === undefined) return { problem: 'is a picture that cannot be read' };
  try {
    const read = () =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true }).timeout({ seconds: MOST_SECONDS });
    // Nothing is unpacked for these.
    const { width, height, channels, depth } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS || width * height * channels * (BYTES_OF[depth] ?? 8) > MOST_BYTES)
      return { problem: `has ${width} × ${height} points${depth === 'uchar' ? '' : ' of deep colors'}, more than can be read` };
    if (Math.max(width, height) < LEAST_PIXELS) return { problem: `has only ${width} × ${height} points` };
    const { data, info } = await read()
      .autoOrient()
      .flatten({ background: FLOOR })
      .resize(SIZE, SIZE, { fit: 'contain', background: FLOOR, kernel: 'lanczos3' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const square = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return { color: await mainColor(square()), files: await encodedFiles(square, QUALITIES) };
  } catch {
    return { problem: 'is a picture that cannot be read' };
  }
}

/** Without what unpacks to more than any picture, or leads in circles: texts and descriptions are looked at by no page. */
function pointsOf(file: Buffer): Buffer | undefined {
  if (file[0] === 0xff) return jpegAlone(file, { isPhotograph: true })?.bytes;
  return file[0] === 0x89 ? pngAlone(file, { isPhotograph: true })?.bytes : file;
}

/** By its first bytes: names and what servers say are wrong too often. */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 12);
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF.{4}WEBP/s.test(text) ||
    /^.{4}ftypavi[fs]/s.test(text)
  );
}
