import { readFileSync } from 'node:fs';
import { z } from 'zod';

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
  const file = new URL('../../pictures/manifest.json', import.meta.url);
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

/** The main picture of a look; of one that nobody photographed, a drawing that says so. */
export function pictureOf(look: string): ShownPicture {
  return viewsOf(look)[0] ?? NO_PICTURE;
}

/** Every picture of a look, the main one first. */
export function viewsOf(look: string): readonly ShownPicture[] {
  return pictures.get(look) ?? [];
}

/** The version that stands in a picture's address names no folder: it is taken out before the file is looked for. */
export function withoutPictureVersion(url: string): string {
  return url.replace(/^\/pictures\/[0-9a-f]{8,16}\//, '/pictures/');
}
