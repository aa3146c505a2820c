import type { Lexicon } from '#domain/search/lexicon.ts';
import { pluralName } from '#domain/search/suggesting/plural-name.ts';
import type { Shop } from '../../shop.ts';
import { audienceKey, withoutPrices } from '../audience.ts';
import type { Viewer } from '../viewer.ts';
import { lexiconOf } from '../words/words.repository.ts';
import { findBestKinds } from './suggest.repository.ts';

/** What people of this audience are sold most, by the names that they would search for. */
export function popularTerms(shop: Shop, viewer: Viewer, most: number): Promise<readonly string[]> {
  const audience = withoutPrices(viewer.audience);
  return shop.catalog.kept.popular.get(audienceKey(audience), async () => {
    const [lexicon, kinds] = await Promise.all([lexiconOf(shop), shop.catalog.inTurn((db) => findBestKinds(db, audience, most))]);
    return kinds.flatMap((kind) => pluralName(plainNameOf(kind, lexicon) ?? '') || []);
  });
}

/** What things of a kind are called first of all. */
export function plainNameOf(kindId: string, { terms, kinds }: Lexicon): string | undefined {
  return terms.find(({ key, insteadOf }) => insteadOf === undefined && kinds.get(key)?.[0] === kindId)?.text;
}
