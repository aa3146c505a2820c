import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureFile } from '#domain/catalog/pictures/picture-files.ts';
import { encodedFiles, mainColor, type Qualities } from '#server/gateways/picture-encoding.ts';

/** How each width is kept. WebP is for the few browsers that do not know AVIF, and coarser, so that all fit into a clone. */
const QUALITIES: Qualities = {
  160: { avif: 50, effort: 4, webp: 45 },
  400: { avif: 45, effort: 4, webp: 30 },
  800: { avif: 37, effort: 3, webp: 11 },
};

/** Writes one photograph in all widths and encodings, and answers with its main colour. */
export async function develop(png: Buffer, folder: string, id: string): Promise<string> {
  await mkdir(dirname(join(folder, id)), { recursive: true });
  for (const { width, format, bytes } of await encodedFiles(() => sharp(png).removeAlpha(), QUALITIES))
    await writeFile(join(folder, pictureFile(id, width, format)), bytes);
  return mainColor(png);
}
