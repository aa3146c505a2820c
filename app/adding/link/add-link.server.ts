import { getProduct } from '#contracts/catalog.ts';
import type { PageServices } from '#contracts/page.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { tileView, type TileView } from '#app/catalog/tiles/tile-view.ts';

/** The most items that a link may name. */
const MOST_ITEMS = 10;
const MOST_COUPONS = 5;
const LONGEST_COUPON = 40;

/** What a link to the add page would add. */
export type AddLinkView = {
  readonly items: readonly { readonly tile: Pick<TileView, 'itemId' | 'title' | 'image' | 'price' | 'url'>; readonly qty: number }[];
  readonly coupons: readonly string[];
};

/** Reads `itemId`, `qty` and `coupon` of a link, each once or several times; what the catalogue does not know is left out. */
export async function addLinkView(door: PageServices['door'], query: URLSearchParams): Promise<AddLinkView> {
  const quantities = query.getAll('qty');
  const wanted = query.getAll('itemId').slice(0, MOST_ITEMS);
  const items = await Promise.all(
    wanted.map(async (itemId, index) => {
      if (itemId === '' || itemId.length > LONGEST_COUPON) return [];
      const reply = await door(getProduct, { params: { itemId } });
      if (!reply.ok) return [];
      const { title, image, price, url } = tileView(reply.body.product);
      return [{ tile: { itemId, title, image, price, url }, qty: submittedQuantity(quantityInField(quantities[index] ?? '')) }];
    }),
  );
  const coupons = query.getAll('coupon').map((code) => code.trim().slice(0, LONGEST_COUPON));
  return { items: items.flat(), coupons: [...new Set(coupons)].filter((code) => code !== '').slice(0, MOST_COUPONS) };
}
