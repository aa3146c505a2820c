import type { AlternateTile, ProductTile } from '#contracts/catalog.ts';
import { likestFirst, type Comparable } from '#domain/catalog/alternates/likeness.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import type { Viewer } from '../viewer.ts';
import { tilesFor } from '../viewing.ts';

/** The most alternatives of a tile. */
const MOST_ALTERNATES = 10;

type NearRow = { item_id: string; kind_id: string | null; specifications: [string, string][]; price_cents: number | null };

/** In SQL: what an item says of itself that one chooses by; where it was made is none of it. */
export const chosenBy = (item: string) => `(select coalesce(jsonb_agg(own.value order by own.ordinality), '[]')
  from jsonb_array_elements(${item}.specifications) with ordinality own
  where not exists (select from labels_without_filter l where l.label = own.value ->> 0)) as specifications`;

/**
 * $1 items. Of each, others of its category: what goes into certain printers is like nothing that goes into others. Only the hundred that sell best are
 * compared, and what is of its kind first.
 */
const findNear = statement<NearRow & { near: NearRow[] }>(
  'near_items',
  `
  select i.item_id, i.kind_id, ${chosenBy('i')}, i.price_cents, coalesce((
    select jsonb_agg(to_jsonb(o) - 'popularity' order by o.kind_id is not distinct from i.kind_id desc, o.popularity desc, o.item_id) from (
      select p.item_id, p.kind_id, ${chosenBy('p')}, p.price_cents, p.popularity from items p
      where p.category_id = i.category_id and p.is_published and p.item_id <> i.item_id and (not i.facts ? 'printerModels'
        or p.facts -> 'printerModels' ?| array(select jsonb_array_elements_text(i.facts -> 'printerModels')))
      order by p.popularity desc, p.item_id limit 100
    ) o
  ), '[]') as near
  from items i where i.item_id = any($1::text[])`,
);

/** So many of them are looked at: some of them cannot be had. */
const MOST_NEAR = 24;

/** Of each of these items what is most like it, the likest first: not all of it can be had by everybody. */
export async function nearTo({ catalog, database }: Shop, itemIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  return catalog.kept.near.get(
    JSON.stringify(itemIds),
    async () => new Map((await findNear(database, [itemIds])).map((row) => [row.item_id, likest(row)])),
  );
}

function likest({ near, ...own }: NearRow & { near: NearRow[] }): string[] {
  return likestFirst(comparable(own), near.map(comparable))
    .slice(0, MOST_NEAR)
    .map(({ itemId }) => itemId);
}

function comparable({ item_id: itemId, kind_id: kindId, specifications, price_cents: priceCents }: NearRow): Comparable {
  return { itemId, kindId, specifications, priceCents: priceCents ?? undefined };
}

/** Of each of these items what could be taken in its place, whether or not who looks may: what replaces it first, then what is most like it. */
export async function takenInstead(shop: Shop, itemIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const [items, near] = await Promise.all([shop.catalog.items(itemIds), nearTo(shop, itemIds)]);
  return new Map(
    itemIds.map((itemId) => [
      itemId,
      [...new Set([...[items.get(itemId)?.facts.substitute?.itemId ?? []].flat(), ...(near.get(itemId) ?? [])])],
    ]),
  );
}

/**
 * The tiles with what could be taken instead of those that cannot be had as they are: what replaces an item first, then what is most
 * like it. Only what this viewer may put into the cart right now. (S4-14, S4-15, A-167)
 */
export async function withAlternates(shop: Shop, viewer: Viewer, tiles: readonly ProductTile[]): Promise<ProductTile[]> {
  const restricted = tiles.filter(({ restrictionDetails }) => restrictionDetails !== null && restrictionDetails.type !== null);
  if (restricted.length === 0) return [...tiles];
  const ids = restricted.map(({ itemId }) => itemId);
  const instead = await takenInstead(shop, ids);
  const candidatesOf = (itemId: string) => instead.get(itemId) ?? [];
  const found = await tilesFor(shop, viewer, [...new Set(ids.flatMap(candidatesOf))]);
  const available = new Map(found.filter(canBeAdded).map((tile) => [tile.itemId, withoutRestriction(tile)]));
  return tiles.map((tile) => {
    const { itemId, restrictionDetails } = tile;
    if (restrictionDetails === null || restrictionDetails.type === null) return tile;
    const altProducts = candidatesOf(itemId).flatMap((id) => available.get(id) ?? []);
    return { ...tile, restrictionDetails: { ...restrictionDetails, altProducts: altProducts.slice(0, MOST_ALTERNATES) } };
  });
}

/** Whether one press puts it into the cart. */
export function canBeAdded({ isOutOfStock, actionLabel }: ProductTile): boolean {
  return !isOutOfStock && actionLabel === 'ADD';
}

function withoutRestriction(tile: ProductTile): AlternateTile {
  const alternate: AlternateTile & Partial<ProductTile> = { ...tile };
  delete alternate.restrictionDetails;
  return alternate;
}
