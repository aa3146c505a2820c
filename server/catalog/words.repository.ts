import { makeLexicon, type Lexicon } from '#domain/search/lexicon.ts';
import { statement, type Db } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { readEnglishWords } from './words/english-words.ts';

const findKinds = statement<{ kind_id: string; names: string[] }>(
  'search_kinds',
  `select kind_id, names from product_kinds k
  where exists (select from items i where i.kind_id = k.kind_id and i.is_published and not (i.facts ? 'isWholesale')) order by
    (select max(popularity) from items i where i.kind_id = k.kind_id) desc, kind_id`,
);
const findSynonyms = statement<{ said: string; means: string[] }>('search_synonyms', 'select said, means from search_synonyms');
/**
 * Words as they are written, and models ("tn40") as they are looked for. Only of what everybody may see: a word that is offered tells that there
 * is something.
 */
const findWords = statement<{ word: string; items: number }>(
  'search_words',
  `select word, ndoc as items from ts_stat($$
    select to_tsvector('simple', name || ' ' || brand || ' ' || search_text) from items where is_published and not (facts ? 'isWholesale')$$)
  where word ~ '^[a-z]{3,}$'
  union all select word, ndoc from ts_stat($$select search from items where is_published and not (facts ? 'isWholesale')$$)
  where word ~ '^[a-z]{1,4}[0-9][a-z0-9]*$' and word not like 'zk0%'`,
);

/** What the shop knows of words. */
export function lexiconOf(shop: Shop): Promise<Lexicon> {
  return shop.catalog.kept.lexicon.get('', () => readLexicon(shop.database));
}

async function readLexicon(db: Db): Promise<Lexicon> {
  const [kinds, synonyms, words, english] = await Promise.all([
    findKinds(db, []),
    findSynonyms(db, []),
    findWords(db, []),
    readEnglishWords(),
  ]);
  return makeLexicon({
    kinds: kinds.map(({ kind_id: id, names }) => ({ id, names })),
    synonyms,
    words: new Map(words.map(({ word, items }) => [word, items])),
    isOrdinary: (word) => english.has(word),
  });
}
