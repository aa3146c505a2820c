import { makeLexicon, type Lexicon } from '#domain/search/lexicon.ts';
import { command, statement, type Db } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { isForAll } from '../seen-items.ts';
import { readEnglishWords } from './english-words.ts';

const findKinds = statement<{ kind_id: string; names: string[]; part_names: string[] }>(
  'search_kinds',
  `select kind_id, names, part_names from product_kinds k
  cross join lateral (select popularity from items i where i.kind_id = k.kind_id and ${isForAll('i')} order by popularity desc limit 1) best
  order by best.popularity desc, kind_id`,
);
const findSynonyms = statement<{ said: string; means: string[]; is_near: boolean }>(
  'search_synonyms',
  'select said, means, is_near from search_synonyms',
);
/** Only of what everybody may see: a word that is offered tells that there is something. Counted with each change of an item, by migration 0080. */
const findWords = statement<{ word: string; items: number }>(
  'search_words',
  'select word, sum(items)::int as items from catalog_words group by word having sum(items) > 0',
);
const fold = command(
  'fold_words',
  `with folded as (delete from catalog_words returning word, items)
  insert into catalog_words select word, sum(items) from folded group by word having sum(items) <> 0`,
);

/** Makes one row of all that was counted of a word. */
export async function foldWords(db: Db): Promise<void> {
  await fold(db, []);
}

/** What the shop knows of words. */
export function lexiconOf(shop: Shop): Promise<Lexicon> {
  return shop.catalog.kept.lexicon.get('', () => readLexicon(shop.database));
}

/** The same, as it is in the database now. */
export async function readLexicon(db: Db): Promise<Lexicon> {
  const [kinds, synonyms, words, english] = await Promise.all([
    findKinds(db, []),
    findSynonyms(db, []),
    findWords(db, []),
    readEnglishWords(),
  ]);
  return makeLexicon({
    kinds: kinds.map(({ kind_id: id, names, part_names: partNames }) => ({ id, names, partNames })),
    synonyms: synonyms.map(({ said, means, is_near: isNear }) => ({ said, means, isNear })),
    words: new Map(words.map(({ word, items }) => [word, items])),
    isOrdinary: (word) => english.has(word),
  });
}
