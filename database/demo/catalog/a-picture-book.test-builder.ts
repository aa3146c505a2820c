import { specimens } from '../specimens/specimens.ts';
import { families } from './families.ts';
import { keyOfLook } from './look-key.ts';
import { lookOf } from './look-of.ts';
import { pictureBook, type PictureBook } from './pictures.ts';
import { variantsOf } from './variants.ts';

/** A picture of everything: the first product of each family, and each specimen. */
export function aPictureBook(): PictureBook {
  const firsts = families.flatMap((family) => {
    const first = variantsOf(family).next().value;
    return first === undefined ? [] : [lookOf(first)];
  });
  return pictureBook([...firsts, ...specimens.map(({ look }) => look)].map((look) => ({ key: keyOfLook(look), look })));
}
