import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mainColor } from '#server/gateways/picture-encoding.ts';
import { sceneFile } from '../manifest.ts';
import { mix } from '../scene/palette.ts';
import type { Scene } from './scene.ts';

/** How each encoding is kept: wide backdrops are smooth, so little goes far; large pictures need less than small ones. */
const qualityOf = (width: number): { readonly avif: number; readonly webp: number } =>
  width > 1000 ? { avif: 58, webp: 76 } : { avif: 60, webp: 78 };

/** Writes a photographed scene in its widths and encodings, and answers with its main colour: that of its backdrop where it has one. */
export async function developScene(png: Buffer, folder: string, scene: Scene): Promise<string> {
  await mkdir(join(folder, 'scenes'), { recursive: true });
  for (const width of scene.widths) {
    const resized = sharp(png).resize(width, null, { kernel: 'lanczos3' });
    const picture = scene.backdrop === undefined ? resized : resized.removeAlpha();
    const { avif, webp } = qualityOf(width);
    for (const format of scene.formats) {
      const path = join(folder, sceneFile(scene.name, width, format));
      if (format === 'avif') await picture.clone().avif({ quality: avif, effort: 6 }).toFile(path);
      else if (format === 'webp') await picture.clone().webp({ quality: webp, effort: 6 }).toFile(path);
      else await picture.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toFile(path);
    }
  }
  const { backdrop } = scene;
  return backdrop === undefined
    ? mainColor(await sharp(png).flatten({ background: '#ffffff' }).png().toBuffer())
    : mix(backdrop.floor, backdrop.wall, 0.5);
}
