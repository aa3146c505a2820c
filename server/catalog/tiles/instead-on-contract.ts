import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { findInsteadOnContract as insteadCall } from '#contracts/catalog/instead-on-contract.ts';
import type { ContractInstead, ProductTile } from '#contracts/catalog.ts';
import { equivalentsOf, perPack, type Packed } from '#domain/catalog/alternates/equivalent.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { audienceKey } from '../audience.ts';
import type { Viewer } from '../viewer.ts';
import { tilesFor } from '../viewing.ts';
import { canBeAdded, chosenBy } from './alternates.ts';

type PackedRow = {
  item_id: string;
  kind_id: string | null;
  specifications: [string, string][];
  price_cents: number | null;
  uom: string;
  units_in_pack: number;
  unit_name: string;
};

const packed = (item: string) =>
  `${item}.item_id, ${item}.kind_id, ${chosenBy(item)}, ${item}.price_cents, ${item}.uom, ${item}.units_in_pack, ${item}.unit_name`;

/** $1 account, $2 items. Of each, what of its kind and pack stands on the account's contract: what sells best of very many. */
const findOnContract = statement<PackedRow & { on_contract: PackedRow[] }>(
  'equivalents_on_contract',
  `
  select ${packed('i')}, coalesce((
    select jsonb_agg(to_jsonb(o) - 'popularity' order by o.popularity desc, o.item_id) from (
      select ${packed('p')}, p.popularity from items p join contract_prices c on c.account_number = $1 and c.item_id = p.item_id
      where p.category_id = i.category_id and p.kind_id = i.kind_id and p.uom = i.uom and p.units_in_pack = i.units_in_pack and p.unit_name = i.unit_name
        and p.is_published and p.item_id <> i.item_id and (not i.facts ? 'printerModels'
        or p.facts -> 'printerModels' ?| array(select jsonb_array_elements_text(i.facts -> 'printerModels')))
      order by p.popularity desc, p.item_id limit 50
    ) o
  ), '[]') as on_contract
  from items i where i.item_id = any($2::text[])`,
);

/** So many of them are looked at: some of them cannot be had. */
const MOST_LOOKED_AT = 8;

/** Of each of these items what does the same on an account's contract, the likest first. */
async function equivalentsFor(shop: Shop, viewer: Viewer, itemIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { accountNumber } = viewer.audience;
  if (accountNumber === undefined || itemIds.length === 0) return new Map();
  return shop.catalog.kept.onContract.get(JSON.stringify([audienceKey(viewer.audience), itemIds]), async () => {
    const rows = await findOnContract(shop.database, [accountNumber, itemIds]);
    return new Map(rows.map(({ on_contract: others, ...own }) => [own.item_id, likest(own, others)]));
  });
}

function likest(own: PackedRow, others: readonly PackedRow[]): string[] {
  return equivalentsOf(packedItem(own), others.map(packedItem))
    .slice(0, MOST_LOOKED_AT)
    .map(({ itemId }) => itemId);
}

function packedItem(row: PackedRow): Packed {
  const {
    item_id: itemId,
    kind_id: kindId,
    specifications,
    price_cents: price,
    uom,
    units_in_pack: unitsInPack,
    unit_name: unitName,
  } = row;
  return { itemId, kindId, specifications, priceCents: price ?? undefined, uom, unitsInPack, unitName };
}

/**
 * Of each of these items that is not on the viewer's contract what is on it and does the same, as far as they may put it into the cart right now: the likest that costs less,
 * and where they are to buy by contract the likest. Items on the contract, and those of who has none, are missing.
 */
export async function insteadOnContract(
  shop: Shop,
  viewer: Viewer,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ContractInstead | undefined>> {
  if (!viewer.hasContract) return new Map();
  const off = (await tilesFor(shop, viewer, itemIds)).filter(({ onContract }) => !onContract);
  const known = await equivalentsFor(
    shop,
    viewer,
    off.map(({ itemId }) => itemId),
  );
  const others = await tilesFor(shop, viewer, [...new Set([...known.values()].flat())]);
  const available = new Map(others.filter((tile) => tile.onContract && canBeAdded(tile)).map((tile) => [tile.itemId, tile]));
  const uoms = await shop.catalog.items([...available.keys()]);
  return new Map(
    off.map((own) => {
      const found = (known.get(own.itemId) ?? []).flatMap((id) => {
        const tile = available.get(id);
        return tile === undefined ? [] : [viewInstead(own, tile, perPack(uoms.get(id)?.uom ?? 'Each'))];
      });
      const best = found.find(({ saved }) => saved !== null) ?? (viewer.offContract === 'ALLOW' ? undefined : found[0]);
      return [own.itemId, best];
    }),
  );
}

function viewInstead({ priceValue: ownPrice }: ProductTile, tile: ProductTile, per: string): ContractInstead {
  const { itemId, title, url, image, price, priceValue } = tile;
  const savedCents = ownPrice === null || priceValue === null ? 0 : Math.round(ownPrice * 100) - Math.round(priceValue * 100);
  return { itemId, title, url, image, price, saved: savedCents > 0 ? savedCents / 100 : null, per };
}

/** What could be had by contract instead of items that somebody has in their cart, and what their organization says of these. */
export async function findInsteadOnContract(
  shop: Shop,
  viewer: Viewer,
  { query: { itemId } }: Input<typeof insteadCall>,
): Promise<Reply<z.input<(typeof insteadCall)['answer']>>> {
  const found = await insteadOnContract(shop, viewer, [...new Set(itemId)]);
  return answer({
    offContract: viewer.offContract,
    items: [...found].map(([offItemId, instead]) => ({ itemId: offItemId, instead: instead ?? null })),
  });
}
