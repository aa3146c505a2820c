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

/** Looks things up once for each item, as long as the page lives. What could not be had is asked for again. (S3-61) */
export function makeLookUp(ask: AskForTiles): {
  /** Asks with one question for all that nobody has asked for yet. */
  ahead: (skus: readonly string[]) => void;
  /** @throws when it cannot be had. */
  of: (sku: string) => Promise<LookedUp>;
} {
  const loaded = new Map<string, Promise<LookedUp>>();

  function load(skus: readonly string[]): void {
    const fresh = [...new Set(skus)].filter((sku) => !loaded.has(sku));
    if (fresh.length === 0) return;
    const asked = askForAll(ask, fresh);
    for (const sku of fresh) {
      const one = asked.then((found) => found.get(sku) ?? NOTHING);
      loaded.set(sku, one);
      // Nobody is told: who opens it asks again. (S8-12)
      one.catch(() => loaded.delete(sku));
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

async function askForAll(ask: AskForTiles, skus: readonly string[]): Promise<ReadonlyMap<string, LookedUp>> {
  const tiles = await ask(skus);
  const fittingIds = [...new Set(tiles.flatMap(({ compatibility }) => compatibility?.itemIds ?? []))];
  const fitting = new Map((fittingIds.length === 0 ? [] : await ask(fittingIds)).map((tile) => [tile.itemId, tileView(tile)]));
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
