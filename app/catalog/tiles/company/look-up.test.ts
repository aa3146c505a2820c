import { describe, expect, it, vi } from 'vitest';
import { A_TILE } from '../a-tile.test-builder.ts';
import { makeLookUp } from './look-up.ts';

const restrictionDetails = {
  type: 'OUTOFSTOCK' as const,
  limitedQtyTxt: null,
  alternateItemURL: null,
  alternateText: null,
  altProducts: [{ ...A_TILE, itemId: '9' }],
};
const tile = (itemId: string) => ({ ...A_TILE, itemId, restrictionDetails });

const SAME = { who: () => 'Sam', most: 50 };

describe('what is looked up', () => {
  it('is asked for once for each item, and for many with one question [S3-61 S4-14 S4-15]', async () => {
    const ask = vi.fn(async (skus: readonly string[]) => skus.map(tile));
    const lookUp = makeLookUp(ask, SAME);
    lookUp.ahead(['1', '2', '1']);
    lookUp.ahead(['2']);
    expect((await lookUp.of('1')).alternates.map(({ itemId }) => itemId)).toEqual(['9']);
    await lookUp.of('3');
    expect(ask.mock.calls).toEqual([[['1', '2']], [['3']]]);
  });

  it('is another for somebody else', async () => {
    let who = 'Sam';
    const ask = vi.fn(async (skus: readonly string[]) => skus.map(tile));
    const lookUp = makeLookUp(ask, { who: () => who, most: 50 });
    await lookUp.of('1');
    who = 'Bea';
    await lookUp.of('1');
    await lookUp.of('1');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked for in portions where it is more than can be had at once', async () => {
    const ask = vi.fn(async (skus: readonly string[]) => skus.map(tile));
    const lookUp = makeLookUp(ask, { who: () => 'Sam', most: 2 });
    lookUp.ahead(['1', '2', '3']);
    expect((await lookUp.of('3')).alternates).toHaveLength(1);
    expect(ask.mock.calls).toEqual([[['1', '2']], [['3']]]);
  });

  it('is nothing for what is left out', async () => {
    expect(await makeLookUp(async () => [], SAME).of('1')).toEqual({ alternates: [], models: [], fitting: [] });
  });

  it('is asked for again after a failure, which nobody hears of before [S8-12]', async () => {
    const ask = vi.fn(async (skus: readonly string[]) => skus.map(tile));
    ask.mockRejectedValueOnce(new Error('away'));
    const lookUp = makeLookUp(ask, SAME);
    lookUp.ahead(['1']);
    await new Promise((done) => setTimeout(done, 0));
    expect((await lookUp.of('1')).alternates).toHaveLength(1);
  });

  it('brings the tiles of what it goes with', async () => {
    const compatibility = { kind: 'PRINTERS' as const, models: ['Ardent L48'], itemIds: ['7', '8'] };
    const lookUp = makeLookUp(
      async (skus) => skus.filter((sku) => sku !== '8').map((itemId) => ({ ...tile(itemId), compatibility })),
      SAME,
    );
    const found = await lookUp.of('1');
    expect(found.models).toEqual(['Ardent L48']);
    expect(found.fitting.map(({ itemId }) => itemId)).toEqual(['7']);
  });
});
