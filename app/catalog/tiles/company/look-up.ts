import type { ProductTile } from '#contracts/catalog.ts';
import { tileView, type TileView } from '../tile-view.ts';

/** What is known of a tile beside what the page shows of it. */
export type LookedUp = {
  readonly alternates: readonly TileView[];
  /** Names of what it goes with. */
  readonly models: readonly string[];
  /** Tiles of those of them that the shop has. */
  readonly fitting: readonly TileView[];
};

/** Asks for tiles. @throws when they cannot be had. */
export type AskForTiles = (skus: readonly string[]) => Promise<readonly ProductTile[]>;

/**
 * Looks things up once for each item, as long as the page lives and the same person looks. What could not be had is asked for again. (S3-61)
 *
 * @param options.who names who looks: to another one everything is new.
 * @param options.most how many can be asked for at once.
 */
export function makeLookUp(
  ask: AskForTiles,
  { who, most }: { readonly who: () => string; readonly most: number },
): {
  /** Asks with one question for all that nobody has asked for yet. */
  ahead: (skus: readonly string[]) => void;
  /** @throws when it cannot be had. */
  of: (sku: string) => Promise<LookedUp>;
} {
  let loaded = new Map<string, Promise<LookedUp>>();
  let loadedFor: string | undefined;

  function load(skus: readonly string[]): void {
    const looking = who();
    if (looking !== loadedFor) loaded = new Map();
    loadedFor = looking;
    const fresh = [...new Set(skus)].filter((sku) => !loaded.has(sku));
    for (let from = 0; from < fresh.length; from += most) loadAtOnce(fresh.slice(from, from + most), loaded);
  }

  function loadAtOnce(skus: readonly string[], into: Map<string, Promise<LookedUp>>): void {
    const asked = askForAll(ask, skus, most);
    for (const sku of skus) {
      const one = asked.then((found) => found.get(sku) ?? NOTHING);
      into.set(sku, one);
      // Nobody is told: who opens it asks again. (S8-12)
      one.catch(() => into.delete(sku));
    }
  }

  return {
    ahead: load,
    of: (sku) => {
      load([sku]);
      return loaded.get(sku) ?? Promise.resolve(NOTHING);
    },
  };
}

const NOTHING: LookedUp = { alternates: [], models: [], fitting: [] };

async function askForAll(ask: AskForTiles, skus: readonly string[], most: number): Promise<ReadonlyMap<string, LookedUp>> {
  const tiles = await ask(skus);
  const fittingIds = [...new Set(tiles.flatMap(({ compatibility }) => compatibility?.itemIds ?? []))];
  const fitting = new Map(
    (fittingIds.length === 0 ? [] : await ask(fittingIds.slice(0, most))).map((tile) => [tile.itemId, tileView(tile)]),
  );
  return new Map(
    tiles.map(({ itemId, restrictionDetails, compatibility }) => [
      itemId,
      {
        alternates: (restrictionDetails?.altProducts ?? []).map(tileView),
        models: compatibility?.models ?? [],
        fitting: (compatibility?.itemIds ?? []).flatMap((id) => fitting.get(id) ?? []),
      },
    ]),
  );
}
