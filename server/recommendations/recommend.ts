import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { getRecommendations as recommendCall, RecommendedTile } from '#contracts/recommendations/recommendations.ts';
import { mayBeShown } from '#domain/recommendations/may-be-shown.ts';
import { COUNTS, placementOf, ruleOf, schemeOf, type Placement } from '#domain/recommendations/placements.ts';
import { becauseText } from '#domain/recommendations/because.ts';
import { findSeenBy, makeViewer, tilesFor, type Viewer } from '../catalog/index.ts';
import { getFrequentlyPurchased } from '../orders/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { candidatesFor, type Asked, type Candidate } from './candidates.ts';
import { ownFacts } from './own-facts.ts';

type Answer = z.output<(typeof recommendCall)['answer']>;

const NOTHING_SEEN: ReadonlyMap<string, unknown> = new Map();

/** So many more are looked at than are asked for: some of them cannot be seen, or had. */
const SPARE = 15;

/** K-19, K-20: what could be of use, for each placement that is asked for. */
export async function recommend(shop: Shop, looking: Looking, { body: { query } }: Input<typeof recommendCall>): Promise<Reply<Answer>> {
  const { shopper } = looking;
  const names = [
    ...new Set([...(query.mboxes ?? []), ...(query.scheme === undefined ? [] : [query.scheme])].flatMap((name) => placementOf(name) ?? [])),
  ];
  const number = Math.min(query.number ?? Infinity, COUNTS[shopper.tenant].asked);
  const said = [...new Set([query.inputs?.coreSkuNumber ?? [], query.skuList ?? [], query.ids ?? []].flat())];
  const [viewer, own] = await Promise.all([makeViewer(shop, shopper), ownFacts(shop, looking)]);
  // Of what who looks may not see nothing is told: not even what goes with it.
  const seen = said.length === 0 ? NOTHING_SEEN : await findSeenBy(shop, viewer, said);
  const named = said.filter((itemId) => seen.has(itemId));
  const leftOut = new Set([...(query.skusToBeFiltered ?? []), ...own.inCart]);
  const blocks = names.map(async (placement) => {
    const items =
      ruleOf(placement).from === 'FREQUENT'
        ? await frequent(shop, looking, leftOut)
        : await found(shop, viewer, placement, { asked: { named, own }, leftOut, number });
    return block(placement, items.slice(0, number));
  });
  return answer({ data: await Promise.all(blocks) });
}

function block(placement: Placement, items: RecommendedTile[]): Answer['data'][number] {
  const scheme = schemeOf(placement);
  return {
    id_scheme: scheme,
    heading: ruleOf(placement).heading,
    items,
    analyticsPayload: { placement, scheme, itemIds: items.map(({ itemId }) => itemId) },
  };
}

type Wanted = { readonly asked: Asked; readonly leftOut: ReadonlySet<string>; readonly number: number };

async function found(shop: Shop, viewer: Viewer, placement: Placement, { asked, leftOut, number }: Wanted): Promise<RecommendedTile[]> {
  const isNamed = ruleOf(placement).from === 'NAMED';
  // What was looked at may lie in the cart by now; what is named otherwise is there already.
  const without = isNamed ? leftOut : new Set([...leftOut, ...asked.named]);
  const candidates = (await candidatesFor(shop, viewer, placement, asked)).filter(({ itemId }) => !without.has(itemId));
  const wanted = candidates.slice(0, number + SPARE);
  const tiles = await tilesFor(
    shop,
    viewer,
    wanted.map(({ itemId }) => itemId),
  );
  const becauseOf = await reasons(shop, wanted);
  return tiles
    .filter((tile) => mayBeShown({ itemId: tile.itemId, status: statusOf(tile), available: tile.isOutOfStock ? 0 : undefined }, without))
    .map((tile) => ({ ...tile, because: becauseOf.get(tile.itemId) ?? null }));
}

/** What whoever recommends items says of them: those that who looks may not buy are left out, and what nobody can buy as it is cannot be had. (C5-21, C5-22) */
function statusOf({ refusalText, restrictionDetails, actionLabel }: ProductTile): string | undefined {
  if (refusalText !== null) return 'OMITTED';
  return restrictionDetails?.type === 'FULLHARDSUB' || actionLabel === 'VIEW' ? 'NOT_AVAILABLE' : undefined;
}

async function reasons(shop: Shop, candidates: readonly Candidate[]): Promise<ReadonlyMap<string, string>> {
  const items = await shop.catalog.items([...new Set(candidates.flatMap(({ because }) => because?.itemId ?? []))]);
  return new Map(
    candidates.flatMap(({ itemId, because }): [string, string][] => {
      if (because === undefined) return [];
      const item = items.get(because.itemId);
      return item === undefined ? [] : [[itemId, becauseText(because.is, item.name)]];
    }),
  );
}

/** What the shopper buys again and again: the same as K-24 tells, without what is in the cart. */
async function frequent(shop: Shop, looking: Looking, leftOut: ReadonlySet<string>): Promise<RecommendedTile[]> {
  const reply = await getFrequentlyPurchased(shop, looking);
  if (!reply.ok) return [];
  return reply.body.data.items
    .filter(({ itemId }) => mayBeShown({ itemId }, leftOut))
    .map(({ badgeDetails, ...tile }) => ({ ...tile, badgeDetails, because: badgeDetails.pastPurchase }));
}
