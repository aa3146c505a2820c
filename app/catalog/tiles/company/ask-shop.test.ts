import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROUTE_PREFIX } from '#contracts/call.ts';
import { findPickupInStore } from '#contracts/stores.ts';
import { getProductTileData, getTileLabels } from '#contracts/tiles.ts';
import { askForLabels, lookUp, TILE_DATA_PATH, TILE_LABELS_PATH } from './ask-shop.ts';
import { PICKUP_PATH } from './pickup-view.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('what tiles ask the shop for', () => {
  it('is asked for where the contracts have it', () => {
    expect(TILE_DATA_PATH).toBe(`${ROUTE_PREFIX}${getProductTileData.path}`);
    expect(PICKUP_PATH).toBe(findPickupInStore.path);
    expect(TILE_LABELS_PATH).toBe(getTileLabels.path);
  });

  it('is nothing, and no error, when the shop cannot say [S8-12]', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    vi.stubGlobal('document', { cookie: '' });
    expect(await askForLabels(['100001'])).toEqual({ labels: {}, machines: [], fits: {}, purchases: {} });
    await expect(lookUp.of('100001')).rejects.toThrow('500');
  });
});
