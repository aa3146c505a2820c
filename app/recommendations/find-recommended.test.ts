import { describe, expect, it } from 'vitest';
import type { Recommendations } from '#contracts/recommendations/recommendations.ts';
import { schemeOf } from '#domain/recommendations/placements.ts';
import type { ErrorReport } from '#app/api/log-error.ts';
import { A_TILE } from '#app/catalog/tiles/a-tile.test-builder.ts';
import type { ShopEvent } from '#app/api/shop-events.ts';
import { findRecommended, type RecommendedQuery } from './find-recommended.ts';

const ITEM = { ...A_TILE, restrictionDetails: null, because: 'Often bought with Stapler' };

/** Asks for the overlay of a shop that answers so many items of each placement; an error fails the call. */
async function overlay(answers: Readonly<Record<string, number | Error>>) {
  const asked: RecommendedQuery[] = [];
  const reported: ErrorReport[] = [];
  const told: ShopEvent[] = [];
  const ask = async (query: RecommendedQuery): Promise<Recommendations> => {
    asked.push(query);
    return query.mboxes.map((placement) => {
      const count = answers[placement] ?? 0;
      if (count instanceof Error) throw count;
      const items = Array.from({ length: count }, (_, index) => ({ ...ITEM, itemId: `${index}` }));
      const scheme = schemeOf(placement);
      return { id_scheme: scheme, heading: placement, items, analyticsPayload: { placement, scheme, itemIds: [] } };
    });
  };
  const found = await findRecommended('cart_overlay', ['1'], {
    ask,
    report: (one) => reported.push(one),
    tell: (event) => told.push(event),
  });
  return { found, asked: asked.flatMap(({ mboxes }) => mboxes), reported, told };
}

describe('what is recommended in the overlay', () => {
  it('comes with its heading, and with why it is there [S4-25]', async () => {
    const { found, asked, told } = await overlay({ cart_overlay: 2 });
    expect(found).toMatchObject({ scheme: 'cart_overlay_rr', heading: 'cart_overlay' });
    expect(found?.cards.map(({ why }) => why)).toEqual(['Often bought with Stapler', 'Often bought with Stapler']);
    expect([asked, told]).toEqual([['cart_overlay'], []]);
  });

  it('is asked for once more, for what many order, where nothing came [S4-26]', async () => {
    const { found, asked, told } = await overlay({ cart_overlay: 0, home_trending: 3 });
    expect(found).toMatchObject({ heading: 'home_trending' });
    expect([asked, told]).toEqual([['cart_overlay', 'home_trending'], []]);
  });

  it('is nothing where nothing came twice, which is told, and not asked for again [S8-09]', async () => {
    const { found, asked, told, reported } = await overlay({});
    expect(found).toBeUndefined();
    expect(asked).toEqual(['cart_overlay', 'home_trending']);
    expect(told).toEqual([{ event: 'ATC_NO_RESPONSE', placement: 'cart_overlay', scheme: 'cart_overlay_rr' }]);
    expect(reported).toEqual([]);
  });

  it('is nothing where the call fails: it is reported, and nobody is shown an error [S8-10, S8-14]', async () => {
    const error = new Error('answered 500');
    for (const answers of [{ cart_overlay: error }, { cart_overlay: 0, home_trending: error }]) {
      const { found, reported, told } = await overlay(answers);
      expect(found).toBeUndefined();
      expect(reported).toMatchObject([{ error }]);
      expect(told).toEqual([]);
    }
  });
});
