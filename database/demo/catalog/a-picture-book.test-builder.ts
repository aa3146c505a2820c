import { specimens } from '../specimens/specimens.ts';
import { families } from './families.ts';
import type { PictureBook } from './pictures.ts';

/** A picture of everything: one of each family of pictures that products ask for, and one of each specimen. */
export function aPictureBook(): PictureBook {
  const wanted = [...new Set(families.flatMap(({ pictures }) => pictures))];
  return {
    families: Object.fromEntries(wanted.map((family) => [family, [{ key: `${family}-black`, color: 'black', words: [] }]])),
    specimens: Object.fromEntries(specimens.map(({ itemId }) => [itemId, `specimen-${itemId}`])),
  };
}
