import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ownPicture } from '#domain/catalog/pictures/own-picture.ts';

const Manifest = z.object({
  shots: z.record(z.string(), z.object({ version: z.string(), color: z.string() })),
  looks: z.record(z.string(), z.object({ views: z.array(z.tuple([z.string(), z.string()])).min(1) })),
});

/** A picture as pages show it: what stands for it while it loads, and what it says to those who do not see it. */
export type ShownPicture = { key: string; alt: string; color: string };

/**
 * The pictures of every look that has been photographed, the main one first. The key of a picture is the path of its files
 * up to the width, with the version in it, so that they may be kept for ever: another picture has another address.
 */
function readPictures(): ReadonlyMap<string, readonly ShownPicture[]> {
  const file = new URL('../../../pictures/manifest.json', import.meta.url);
  const { shots, looks } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    Object.entries(looks).map(([look, { views }]) => [
      look,
      views.flatMap(([id, alt]) => {
        const shot = shots[id];
        return shot === undefined ? [] : [{ key: `${shot.version}/${id}`, alt, color: shot.color }];
      }),
    ]),
  );
}

const pictures = readPictures();

/** What stands where there is no picture: studio/no-picture.ts draws it. */
const NO_PICTURE: ShownPicture = { key: 'no-picture', alt: '', color: '#f4f1ea' };

/** The main picture of a look, or one that came with a file; of a look that nobody photographed, a drawing that says so. */
export function pictureOf(look: string): ShownPicture {
  return viewsOf(look)[0] ?? NO_PICTURE;
}

/** Every picture of a look, the main one first; or the one that came with a file and is called so. */
export function viewsOf(look: string): readonly ShownPicture[] {
  const known = pictures.get(look);
  if (known !== undefined) return known;
  const own = ownPicture(look);
  return own === undefined ? [] : [{ key: own.key, alt: '', color: own.color }];
}

/** Every picture of an item. One that came with a file says nothing of what it shows but the item's name. */
export function picturesOf({
  name,
  pictures: looks,
}: {
  readonly name: string;
  readonly pictures: readonly string[];
}): readonly ShownPicture[] {
  return looks.flatMap(viewsOf).map((picture) => (picture.alt === '' ? { ...picture, alt: name } : picture));
}

/** Whether this is the name of a photograph of the shop. */
export const isPhotograph = (look: string): boolean => pictures.has(look);

/** The version that stands in a picture's address names no folder: it is taken out before the file is looked for. */
export function withoutPictureVersion(url: string): string {
  return url.replace(/^\/pictures\/[0-9a-f]{8,16}\//, '/pictures/');
}
