import type { ProductLook } from './look.ts';
import { keyOfLook } from '#database/demo/catalog/look-key.ts';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import { wantedOf, type WantedItem } from '#database/demo/catalog/wanted-looks.ts';

/** A look that items of the shop have, with the first of them. */
export type Wanted = { readonly key: string; readonly look: ProductLook; readonly items: readonly WantedItem[] };

/** Every look of the demo shop's catalogue, once: specimens first. `size` as CATALOG_SIZE. */
export function wantedLooks(size = USUAL_SIZE): Wanted[] {
  const wanted = new Map<string, { key: string; look: ProductLook; items: WantedItem[] }>();
  for (const item of wantedOf(size)) {
    const key = keyOfLook(item.look);
    const known = wanted.get(key);
    if (known === undefined) wanted.set(key, { key, look: item.look, items: [item] });
    else known.items.push(item);
  }
  return [...wanted.values()];
}
