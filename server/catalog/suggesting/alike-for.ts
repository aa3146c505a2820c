import { alikeNames, type AlikeNames } from '#domain/search/instead/alike-names.ts';
import type { Shop } from '../../shop.ts';
import { audienceKey, withoutPrices } from '../audience.ts';
import type { Viewer } from '../viewer.ts';
import { lexiconOf } from '../words/words.repository.ts';
import { popularTerms } from './popular-terms.ts';
import { findSeenKinds } from './suggest.repository.ts';

/** So many names stand beside a search that has found nothing. */
const MOST_ALIKE = 5;

/** Names of things that are like what was typed, of which a viewer may see some; where there are none, what people are sold most. */
export async function alikeFor(shop: Shop, viewer: Viewer, typed: string): Promise<AlikeNames & { popular: string[] }> {
  const audience = withoutPrices(viewer.audience);
  const [lexicon, seen] = await Promise.all([
    lexiconOf(shop),
    shop.catalog.kept.seenKinds.get(audienceKey(audience), () => findSeenKinds(shop.database, audience)),
  ]);
  const alike = alikeNames(typed, lexicon, { mayName: (kind) => seen.has(kind), most: MOST_ALIKE });
  return { ...alike, popular: alike.names.length > 0 ? [] : [...(await popularTerms(shop, viewer, MOST_ALIKE))] };
}
