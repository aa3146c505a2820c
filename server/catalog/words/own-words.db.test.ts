import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

type Answer = z.output<(typeof search)['answer']>;
const site = useShop();

const ITEM = '100003';

async function find(query: string): Promise<string[]> {
  const { status, body } = await aVisitor(site).get<Answer>(`/ele-lpd/api/searchProxy/search?size=5&q=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  return body.data.items.map(({ itemId }) => itemId);
}

const bringWords = async (words: string) => {
  await site.database.query('update items set search_text = $2 where item_id = $1', [ITEM, words]);
  site.shop.catalog.forget();
};

describe('words that a catalogue brings', () => {
  let before = '';
  const keep = async () => {
    const { rows } = await site.database.query<{ search_text: string }>('select search_text from items where item_id = $1', [ITEM]);
    before = rows[0]?.search_text ?? '';
  };
  afterEach(() => bringWords(before));

  it('for one item find it, and nothing else', async () => {
    await keep();
    expect(await find('snollygoster')).toEqual([]);
    await bringWords(`${before}, snollygoster`);
    expect(await find('snollygosters')).toEqual([ITEM]);
  });

  it('for a kind of thing find what is of that kind', async () => {
    await keep();
    const { rows } = await site.database.query<{ kind_id: string }>('select kind_id from items where item_id = $1', ['100001']);
    const [kind] = rows;
    expect(await find('wibbledeck')).toEqual([]);
    await site.database.query(`update product_kinds set names = names || '{wibbledeck}' where kind_id = $1`, [kind?.kind_id]);
    site.shop.catalog.forget();
    expect(await find('wibbledecks')).toContain('100001');
  });

  it.each([
    ['signs of queries', String.raw`') | :*A <-> \ "!( zk0 & %_ <b onclick="x">bold</b> wrybill`],
    ['a word without end', `${'x'.repeat(3900)} wrybill`],
    ['thousands of words', `${Array.from({ length: 700 }, (_, index) => `w${index}`).join(' ')} wrybill`],
  ])('may be %s', async (_, words) => {
    await keep();
    await bringWords(words);
    expect(await find('wrybill')).toEqual([ITEM]);
    for (const query of ['copy paper', 'pens', words.slice(0, 200)]) await find(query);
  });

  it('are no book', async () => {
    await keep();
    await expect(bringWords('a '.repeat(2001))).rejects.toThrow('items_search_text_is_short');
    const many = Array.from({ length: 201 }, (_, index) => `name ${index}`);
    await expect(site.database.query('update product_kinds set names = $1', [many])).rejects.toThrow('product_kinds_names_are_few');
    await expect(site.database.query('update product_kinds set names = $1', [['y'.repeat(8001)]])).rejects.toThrow(
      'product_kinds_names_are_few',
    );
  });
});
