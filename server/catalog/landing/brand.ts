import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { getBrand as brandCall } from '#contracts/catalog/landing.ts';
import { brandId } from '#domain/catalog/brand-id.ts';
import type { z } from 'zod';
import type { Shop } from '../../shop.ts';
import type { Audience } from '../audience.ts';
import { categoryCards } from '../browse.ts';
import { NO_FILTERS } from '../listing/listing-query.ts';
import { filtersOf, list, type Wish } from '../listing/listing.ts';
import type { Viewer } from '../viewer.ts';
import { readBrands, readBrandWords } from './landing.repository.ts';

/** A brand: a page of its items. */
export async function getBrand(
  shop: Shop,
  viewer: Viewer,
  { params, query }: Input<typeof brandCall>,
): Promise<Reply<z.output<(typeof brandCall)['answer']>>> {
  // Names that an address cannot tell apart, "Pen & Gear" and "Pen+Gear", have one page of the things of both.
  const names = (await brands(shop, viewer.audience)).filter((brand) => brandId(brand) === params.id);
  const [name] = names;
  if (name === undefined) return refuse('NOT_FOUND');
  const wish: Wish = {
    scope: { kind: 'brand', brands: names },
    words: undefined,
    filters: { ...filtersOf(viewer, { ...query, brand: [] }), categoryIds: query.supercategory },
    sort: query.sort ?? 'bestselling',
    page: query.page,
    size: query.size,
    pages: query.pages,
    hasSpecifications: query.specifications === true,
  };
  const [data, about] = await Promise.all([list(shop, viewer, wish), readBrandWords(shop.database, names)]);
  // Of whose things the viewer may see none, they do not learn the name.
  const hasAny =
    data.totalItems > 0 || (await list(shop, viewer, { ...wish, filters: NO_FILTERS, page: 1, hasSpecifications: false })).totalItems > 0;
  if (!hasAny) return refuse('NOT_FOUND');
  const counted = data.facets.find(({ key }) => key === 'supercategory')?.values ?? [];
  const cards = await categoryCards(
    shop,
    viewer,
    counted.map(({ value }) => value),
  );
  const kinds = cards.map((card) => ({ ...card, itemCount: counted.find(({ value }) => value === card.id)?.count ?? 0 }));
  return answer({ brand: { id: params.id, name, about: about ?? null }, kinds, data });
}

/** The brands of what everybody may see, and of wholesale wares for those who may see them, by name. */
export function brands(shop: Shop, { seesWholesale }: Pick<Audience, 'seesWholesale'>): Promise<readonly string[]> {
  return shop.catalog.kept.brands.get(`${seesWholesale}`, () => readBrands(shop.database, { hasWholesale: seesWholesale }));
}
