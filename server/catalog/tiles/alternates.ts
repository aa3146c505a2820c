import type { AlternateTile, ProductTile } from '#contracts/catalog.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import type { Viewer } from '../viewer.ts';
import { tilesFor } from '../viewing.ts';

/** The most alternatives of a tile. */
const MOST_ALTERNATES = 10;

/** In SQL: what tells things of a kind apart is what one chooses by; where it was made is not. */
const IS_CHOSEN_BY = 'not exists (select from labels_without_filter l where l.label = own.value ->> 0)';

/**
 * $1 items. Of each, others of its category: those of its kind first, then those that have most of its specifications, then those that sell.
 * What goes into certain printers is like nothing that goes into others. Only the hundred that sell best are compared.
 */
const findNear = statement<{ item_id: string; near: string[] }>(
  'near_items',
  `
  select i.item_id, array(
    select o.item_id from (
      select p.item_id, p.kind_id, p.specifications, p.popularity from items p
      where p.category_id = i.category_id and p.is_published and p.item_id <> i.item_id and (not i.facts ? 'printerModels'
        or p.facts -> 'printerModels' ?| array(select jsonb_array_elements_text(i.facts -> 'printerModels')))
      order by p.popularity desc, p.item_id limit 100
    ) o
    order by o.kind_id is not distinct from i.kind_id desc,
      (select count(*) from jsonb_array_elements(i.specifications) own where o.specifications @> jsonb_build_array(own.value) and ${IS_CHOSEN_BY}) desc,
      o.popularity desc, o.item_id limit 24
  ) as near
  from items i where i.item_id = any($1::text[])`,
);

/**
 * The tiles with what could be taken instead of those that cannot be had as they are: what replaces an item first, then what is most
 * like it. Only what this viewer may put into the cart right now. (S4-14, S4-15, A-167)
 */
export async function withAlternates(shop: Shop, viewer: Viewer, tiles: readonly ProductTile[]): Promise<ProductTile[]> {
  const restricted = tiles.filter(({ restrictionDetails }) => restrictionDetails !== null && restrictionDetails.type !== null);
  if (restricted.length === 0) return [...tiles];
  const ids = restricted.map(({ itemId }) => itemId);
  const [items, near] = await Promise.all([
    shop.catalog.items(ids),
    shop.catalog.kept.near.get(
      JSON.stringify(ids),
      async () => new Map((await findNear(shop.database, [ids])).map((row) => [row.item_id, row.near])),
    ),
  ]);
  const candidatesOf = (itemId: string) => [
    ...new Set([...[items.get(itemId)?.facts.substitute?.itemId ?? []].flat(), ...(near.get(itemId) ?? [])]),
  ];
  const found = await tilesFor(shop, viewer, [...new Set(ids.flatMap(candidatesOf))]);
  const available = new Map(found.filter(canBeAdded).map((tile) => [tile.itemId, withoutRestriction(tile)]));
  return tiles.map((tile) => {
    const { itemId, restrictionDetails } = tile;
    if (restrictionDetails === null || restrictionDetails.type === null) return tile;
    const altProducts = candidatesOf(itemId).flatMap((id) => available.get(id) ?? []);
    return { ...tile, restrictionDetails: { ...restrictionDetails, altProducts: altProducts.slice(0, MOST_ALTERNATES) } };
  });
}

function canBeAdded({ isOutOfStock, actionLabel }: ProductTile): boolean {
  return !isOutOfStock && actionLabel === 'ADD';
}

function withoutRestriction(tile: ProductTile): AlternateTile {
  const alternate: AlternateTile & Partial<ProductTile> = { ...tile };
  delete alternate.restrictionDetails;
  return alternate;
}
