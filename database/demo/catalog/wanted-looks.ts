import type { ProductLook } from '#studio/look.ts';
import { specimens } from '../specimens/specimens.ts';
import { waves } from './families/families.ts';
import { categoryIdOf } from './category.ts';
import { lookOf } from './look-of.ts';
import { FIRST_GENERATED_ITEM, plannedVariants } from './plan.ts';
import { wordsOf } from './variant-words.ts';
import { fill } from './wording.ts';

/** An item of the shop as the studio needs it. */
export type WantedItem = { readonly itemId: string; readonly name: string; readonly categoryId: string; readonly look: ProductLook };

/** What must be photographed for a catalogue of `size` generated items: the specimens, then those in their order. */
export function* wantedOf(size: number): Generator<WantedItem, void> {
  for (const { itemId, name, category, look } of specimens) yield { itemId, name, categoryId: category, look };
  const variants = plannedVariants(waves);
  for (let i = 0; i < size; i += 1) {
    const variant = variants.next().value;
    yield {
      itemId: String(FIRST_GENERATED_ITEM + i),
      name: fill(variant.family.name, wordsOf(variant)),
      categoryId: categoryIdOf(variant),
      look: lookOf(variant),
    };
  }
}
