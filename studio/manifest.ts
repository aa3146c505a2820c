import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { paint } from './scene/palette.ts';
import type { Shot } from './shots/series.ts';

/** The widths in pixels in which each picture is kept. */
export const WIDTHS = [160, 400, 800] as const;
/** The encodings in which each picture is kept, best first. */
export const FORMATS = ['avif', 'webp'] as const;

const entrySchema = z.object({
  alt: z.string().min(1),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  views: z.array(z.enum(['hero', 'top', 'detail'])).min(1),
  widths: z.array(z.number()),
  /** Changes with the picture, so that its address can be cached for ever. */
  version: z.string(),
});

/** The manifest the shop reads: what there is of each picture. */
export const manifestSchema = z.record(z.string(), entrySchema);
export type Manifest = z.infer<typeof manifestSchema>;

/** The file of one picture, below the pictures folder. */
export const pictureFile = (key: string, view: string, width: number, format: string): string => `${key}/${view}-${width}.${format}`;

/** All the files of one shot, below the pictures folder. */
export const filesOf = (key: string, views: readonly string[]): string[] =>
  views.flatMap((view) => WIDTHS.flatMap((width) => FORMATS.map((format) => pictureFile(key, view, width, format))));

/** The manifest entry of a finished shot. */
export const entryOf = (shot: Shot, version: string): Manifest[string] => ({
  alt: shot.alt,
  color: paint(shot.color),
  views: [...shot.views],
  widths: [...WIDTHS],
  version,
});

/** The manifest in a pictures folder; empty when nothing has been photographed yet. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** What the catalogue's generator chooses from: each family's pictures with what is written on them. */
export function familiesOf(shots: readonly Shot[]): Record<string, object[]> {
  const families: Record<string, object[]> = {};
  for (const shot of shots) {
    const { key, color, brand, words } = shot;
    (families[shot.family] ??= []).push({ key, color, brand, words });
  }
  return families;
}
