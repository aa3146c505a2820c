import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '#domain/catalog/pictures/picture-files.ts';
import type { Scene } from './scenes/scene.ts';

const shotSchema = z.object({
  /** Changes with the picture, so that its address can be cached for ever. */
  version: z.string(),
  /** The main colour of what it shows. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});

const lookSchema = z.object({
  look: z.record(z.string(), z.unknown()),
  /** Its pictures, the main one first, with what they say to those who do not see them. */
  views: z.array(z.tuple([z.string(), z.string()])).min(1),
});

const sceneSchema = shotSchema.extend({
  /** The size for which it is composed, in CSS pixels. */
  width: z.number(),
  height: z.number(),
  /** The widths in pixels and the encodings in which it is kept. */
  widths: z.array(z.number()).min(1),
  formats: z.array(z.enum(['avif', 'webp', 'jpg'])).min(1),
  alt: z.string(),
});

/** What the shop reads: the pictures there are, which of them each look has, and the composed scenes by name. */
const manifestSchema = z.object({
  shots: z.record(z.string(), shotSchema),
  looks: z.record(z.string(), lookSchema),
  scenes: z.record(z.string(), sceneSchema).default({}),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** All the files of one shot, below the pictures folder. */
export const filesOf = (id: string): string[] =>
  PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => pictureFile(id, width, format)));

/** The file of one scene in one width, below the pictures folder. */
export const sceneFile = (name: string, width: number, format: string): string => `scenes/${name}-${width}.${format}`;

/** All the files of one scene, below the pictures folder. */
export const filesOfScene = (name: string, { widths, formats }: Pick<Scene, 'widths' | 'formats'>): string[] =>
  widths.flatMap((width) => formats.map((format) => sceneFile(name, width, format)));

/** The manifest in a pictures folder; empty when nothing has been photographed yet. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : { shots: {}, looks: {}, scenes: {} };
}
