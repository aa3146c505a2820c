import { keyOfLook } from './look-key.ts';
import { pictureBook, type PictureBook } from './pictures.ts';
import { USUAL_SIZE } from './plan.ts';
import { wantedOf } from './wanted-looks.ts';

/** A picture of every look that the demo's catalogue has. */
export function aPictureBook(): PictureBook {
  const looks = new Map(Array.from(wantedOf(USUAL_SIZE), ({ look }) => [keyOfLook(look), look]));
  return pictureBook([...looks].map(([key, look]) => ({ key, look })));
}
