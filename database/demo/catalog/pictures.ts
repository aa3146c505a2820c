import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ProductLook } from '#studio/look.ts';
import { keyOfLook } from './look-key.ts';

const lookSchema = z.looseObject({ model: z.string(), color: z.string(), brand: z.string() });
/** A look as the manifest has it: of its parameters nothing is known but that they are plain data. */
type PhotographedLook = { readonly model: string; readonly color: string };

const manifestSchema = z.object({ looks: z.record(z.string(), z.object({ look: lookSchema })) });

type Photographed = { readonly key: string; readonly look: PhotographedLook };

/** What has been photographed: the looks by key, and by model to choose from. */
export type PictureBook = { readonly keys: ReadonlySet<string>; readonly byModel: Readonly<Record<string, readonly Photographed[]>> };

/** The pictures of a folder. */
export function readPictureBook(folder: string): PictureBook {
  const { looks } = manifestSchema.parse(JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')));
  return pictureBook(Object.entries(looks).map(([key, { look }]) => ({ key, look })));
}

/** A book of these looks. */
export function pictureBook(photographed: readonly Photographed[]): PictureBook {
  const byModel: Record<string, Photographed[]> = {};
  for (const one of photographed) (byModel[one.look.model] ??= []).push(one);
  return { keys: new Set(photographed.map(({ key }) => key)), byModel };
}

/** How much it matters that two looks agree in this. Plain, for a parameter of the model: 1. */
const WEIGHTS: Readonly<Record<string, number>> = { color: 8, brand: 4 };

/**
 * The key of a look's pictures. A catalogue larger than the demo's has looks that nobody photographed: they get the
 * pictures of the look of the same model that agrees with them in most.
 * @throws when nothing of its model has been photographed
 */
export function pictureOfLook(book: PictureBook, look: ProductLook): string {
  const key = keyOfLook(look);
  if (book.keys.has(key)) return key;
  const [first, ...others] = book.byModel[look.model] ?? [];
  if (first === undefined) throw new Error(`nothing of the model ${look.model} has been photographed; run npm run pictures`);
  let best = first;
  for (const other of others) if (likeness(other.look, look) > likeness(best.look, look)) best = other;
  return best.key;
}

function likeness(has: PhotographedLook, wanted: ProductLook): number {
  let sum = 0;
  for (const [name, value] of Object.entries(wanted)) if (Reflect.get(has, name) === value) sum += WEIGHTS[name] ?? 1;
  return sum;
}
