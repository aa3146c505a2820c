import { describe, expect, it } from 'vitest';
import { randomFrom } from '#database/demo/random.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { foldWords, lexiconOf } from './words.repository.ts';

const SEED = Number(process.env['WORDS_SEED'] ?? Math.trunc(Math.random() * 1e9));
const CHANGES = 40;

const site = useShop();

/** The words of what everybody may see, counted anew from all items. */
const COUNTED = `
  select word, ndoc as items from ts_stat($$
    select to_tsvector('simple', searchable(name || ' ' || brand || ' ' || search_text)) from items where is_published and not (facts ? 'isWholesale')$$)
  where word ~ '^[a-z]{3,}$'
  union all select word, ndoc from ts_stat($$select search from items where is_published and not (facts ? 'isWholesale')$$)
  where word ~ '^[a-z]{1,4}[0-9][a-z0-9]*$' and word not like 'zk0%'`;

const pairsOf = async (sql: string) =>
  (await site.database.query<{ word: string; items: number }>(sql)).rows.map(({ word, items }) => `${word} ${items}`).toSorted();
const KEPT = 'select word, sum(items)::int as items from catalog_words group by word having sum(items) > 0';

describe(`the words of the catalogue (seed ${SEED})`, () => {
  it('are those of what everybody may see, whatever becomes of the items, also when they are folded', async () => {
    const random = randomFrom(SEED);
    const changes = [
      "update items set name = name || ' Quuxling TN-77' where item_id = any($1)",
      "update items set name = replace(name, ' Quuxling TN-77', '') where item_id = any($1)",
      'update items set is_published = not is_published where item_id = any($1)',
      `update items set facts = case when facts ? 'isWholesale' then facts - 'isWholesale' else facts || '{"isWholesale": true}' end where item_id = any($1)`,
      'update items set popularity = popularity + 1 where item_id = any($1)',
      `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, uom, units_in_pack, unit_name, released_on, search_text)
        select item_id || 'x', name, 'Quuxbrand', department_id, category_id, '', '{}', '[]', '{}', uom, 1, unit_name, released_on, 'zq9 quuxtext' from items where item_id = any($1)
        on conflict do nothing`,
      "delete from items where brand = 'Quuxbrand' and $1::text[] is not null",
    ];
    const { rows } = await site.database.query<{ item_id: string }>('select item_id from items order by item_id');
    const ids = rows.map((row) => row.item_id);
    expect(await pairsOf(KEPT)).toEqual(await pairsOf(COUNTED));
    for (let change = 0; change < CHANGES; change += 1) {
      const some = ids.filter(() => random.chance(0.2));
      await site.database.query(random.pick(changes), [some]);
      if (change % 10 === 0) await foldWords(site.database);
      expect(await pairsOf(KEPT), `seed ${SEED}, change ${change}`).toEqual(await pairsOf(COUNTED));
    }
    await foldWords(site.database);
    const { rows: twice } = await site.database.query('select word from catalog_words group by word having count(*) > 1');
    expect(twice).toEqual([]);
  });

  it('are known to searches as soon as the catalogue says that it has changed', async () => {
    await site.database.query("update items set name = 'Zwyblick', is_published = true, facts = '{}' where item_id = '100009'");
    site.shop.catalog.forget();
    expect((await lexiconOf(site.shop)).vocabulary.has('zwyblick')).toBe(true);
  });
});
