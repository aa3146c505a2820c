import { ITEM_COLUMNS } from '#domain/catalog-files/item-columns.ts';
import { dollarText, type WrittenCell } from '#domain/catalog-files/written-cell.ts';
import { isColorLabel, type Options } from '#domain/catalog/variants/options.ts';
import { guestOffers, type GuestOffer } from '../../catalog/index.ts';
import { originOf } from '../../config/origins.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { pagesOf, type Exported } from './exported.ts';

/** The most letters that shopping search engines take. (Google, product data specification) */
const MOST = { title: 150, description: 5_000, pictures: 10, option: 100 } as const;
const IMAGE_WIDTH = 800;

const findItems = statement<{ item_id: string; description: string }>(
  'merchant_feed_items',
  'select item_id, description from items where is_published and not is_wholesale and item_id > $2 order by item_id limit $1',
);

const COLUMNS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'condition',
  'item_group_id',
  'color',
  'size',
  'product_type',
] as const;

/** What shopping search engines are told: what a guest may see and buy on the consumer site, at the price that a guest pays. */
export function merchantFeed(shop: Pick<Shop, 'catalog' | 'settings'>): Exported {
  const origin = originOf(shop.settings, 'dotcom');
  return {
    columns: COLUMNS,
    async *rows(db) {
      const categories = await shop.catalog.categories();
      const nameOf = (id: string) => categories.get(id)?.name ?? id;
      for await (const page of pagesOf(db, findItems, (row) => [row.item_id], [''])) {
        const descriptions = new Map(page.map((row) => [row.item_id, row.description]));
        const offers = await guestOffers(shop, [...descriptions.keys()], db);
        yield* offers.map((offer) => {
          const row = feedRow(offer, origin, descriptions.get(offer.itemId) ?? '', [offer.departmentId, offer.categoryId].map(nameOf));
          return COLUMNS.map((column) => row[column]);
        });
      }
    },
  };
}

function feedRow(
  { itemId, name, brand, priceCents, pictures, availability, availableOn, groupId, options, manufacturerNumber, gtin }: GuestOffer,
  origin: string,
  description: string,
  path: readonly string[],
): Record<(typeof COLUMNS)[number], WrittenCell> {
  const [image = null, ...others] = pictures.slice(0, MOST.pictures + 1).map(({ key }) => `${origin}/pictures/${key}-${IMAGE_WIDTH}.webp`);
  const isBranded = brand !== ITEM_COLUMNS.brand.plain;
  return {
    id: itemId,
    title: shortened(name, MOST.title),
    description: shortened(description === '' ? name : description, MOST.description),
    link: `${origin}/product_${encodeURIComponent(itemId)}`,
    image_link: image,
    additional_image_link: others.join(','),
    availability,
    availability_date: availability === 'preorder' || availability === 'backorder' ? (availableOn ?? null) : null,
    price: `${dollarText(priceCents)} USD`,
    brand: isBranded ? brand : null,
    gtin: gtin ?? null,
    mpn: manufacturerNumber ?? (isBranded ? itemId : null),
    identifier_exists: isBranded || gtin !== undefined,
    condition: 'new',
    product_type: path.join(' > '),
    item_group_id: groupId ?? null,
    color: said(options.filter(([label]) => isColorLabel(label))),
    // Whatever else tells variants apart: to a search engine they must differ in something that it knows.
    size: said(options.filter(([label]) => !isColorLabel(label))),
  };
}

const said = (options: Options) => (options.length === 0 ? null : shortened(options.map(([, value]) => value).join(' / '), MOST.option));

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);
