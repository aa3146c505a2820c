import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSearched, modelsInOneWord } from '#domain/search/as-searched.ts';
import { makeLexicon } from '#domain/search/lexicon.ts';
import { understandQuery } from '#domain/search/understand-query.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { firstThatFinds } from '../search-query.ts';

const site = useShop();
const noNames = makeLexicon({ kinds: [], synonyms: [], words: new Map() });

/** How PostgreSQL reads texts. */
async function readByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await site.database.query<{ read: string }>(
    'select as_searched(said) as read from unnest($1::text[]) with ordinality t(said, place) order by place',
    [texts],
  );
  return rows.map(({ read }) => read);
}

/** Whether an item of that name has all that a query asks for. */
async function isFound(name: string, query: string): Promise<boolean> {
  const found = await firstThatFinds(understandQuery(query, noNames), async (queries) => {
    const { rows } = await site.database.query<{ said: string }>(
      "select said from unnest($2::text[]) q(said) where setweight(to_tsvector('english', searchable($1)), 'B') @@ to_tsquery('english', said)",
      [name, queries],
    );
    return new Set(rows.map(({ said }) => said));
  });
  return found !== undefined && found.givenUp.length === 0;
}

describe('a text is read in one way, by the program and by the database', () => {
  it('however sizes are written', async () => {
    const texts = [
      '12in', '12-in', '12 in.', '12"', '12”', '12″', "12''", '12 inches', '12-Inch', '3 in 1', '12 in a box', '12 oz', '12oz', '8 fl. oz.', '2qt', '2 Quarts',
      '5-Gallon', '1 gal.', "6'", '6’', '6 feet', '6-foot', '6ft', "4' x 6'", '8 1/2 x 11"', '8½" × 11″', '8.5x11', '1,000', '.7mm', 'X-Large', 'x large', 'XL',
      '2XL', 'J67XL', '64GB', '1TB', '20lb', '20 lbs.', "men's", "90's", 'Café', '<b onclick="x">bold</b>', 'a@b.example', 'mp3.wav', 'AT&amp;T', 'No.2', '1.5',
    ]; // prettier-ignore
    expect(await readByDatabase(texts)).toEqual(texts.map(asSearched));
  });

  it('whatever it says', async () => {
    const pieces = ['1', '12', ' ', '  ', '-', '.', ',', '"', "'", '’', '″', '½', '⁄', '/', '×', 'x', 'in', 'inch', 'ft', 'gal', 'oz', 'XL', 'Large', 'é', '<', '&', 'a', 'the', '000', 'mm']; // prettier-ignore
    const texts = fc.sample(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), 3000).map((some) => some.join(''));
    const read = await readByDatabase(texts);
    expect(texts.filter((text, index) => asSearched(text) !== read[index])).toEqual([]);
  });
});

it('a number of a model is one word of an item, a search and a suggestion, if it has four letters at the most', async () => {
  const texts = ['TN-40', 'J-62', 'XLRM-25', 'ABCDE-25', 'a-b-25', '4tn-40', 'TN-40/Box', 'é-40', 'TN-4-5', '2-1/4', 'TN–40', 'W2020A'];
  const { rows } = await site.database.query<{ read: string }>(
    'select searchable(said) as read from unnest($1::text[]) with ordinality t(said, place) order by place',
    [texts],
  );
  expect(rows.map(({ read }) => read)).toEqual(texts.map((text) => modelsInOneWord(asSearched(text)).replaceAll(/[-/]/g, ' ')));
  expect(rows[2]?.read).toBe('xlrm25');
  const words = new Map(['xlrm25', 'abcde25'].map((word) => [word, 1]));
  const lexicon = makeLexicon({ kinds: [], synonyms: [], words });
  const asked = ['xlrm 25', 'abcde 25'].map((query) => JSON.stringify(understandQuery(query, lexicon)));
  expect(asked.map((said) => [said.includes('xlrm25'), said.includes('abcde25')])).toEqual([
    [true, false],
    [false, false],
  ]);
});

describe('an item is found by', () => {
  it.each([
    ['Ruler, 12", Steel', '12in'],
    ['Ruler, 12", Steel', '12 inch ruler'],
    ['Ruler, 12 in., Steel', '12" ruler'],
    ['Ruler, 12in', '12 inches'],
    ['Pitcher, 2 Quarts', '2qt'],
    ['Pitcher, 2qt', '2 quart pitcher'],
    ['Jug, 1 Gallon', '1 gal'],
    ['Jug, 1 gal', 'gallon jug'],
    ['Gloves, X-Large, 100/Box', 'XL gloves'],
    ['Gloves, X Large', 'x-large'],
    ['Gloves, XL', 'gloves x large'],
    ["Cable, 6', Black", '6 ft'],
    ['Cable, 6 ft, Black', "6'"],
    ['Cable, 6-Foot', '6 feet cable'],
    ['Pencils, 0.7 mm', '.7mm'],
    ['Paper, 8.5" x 11"', '8 1/2 x 11'],
    ['Paper, 8½" × 11″', '8.5x11'],
    ['Paper, 8.5x11', '8.5" x 11" paper'],
    ["Board, 6' x 4'", '4x6 board'],
    ['Drive, 64GB', '64 gb'],
    ['Stapler <script>alert(1)</script> Red', 'alert stapler'],
    ['Stapler <script>alert(1)</script> Red', 'red script'],
    ['<b class="big">Bold</b> Tape', 'bold tape'],
    ['Crème Brûlée Cups', 'creme brulee'],
    ['Pens by acme.example', 'acme pens'],
    ['Pens, ask@acme.example', 'acme'],
  ])('what its name says: "%s" by %s', async (name, query) => {
    expect(await isFound(name, query)).toBe(true);
  });

  it.each([
    ['Soap, 12 oz', '12in'],
    ['Soap, 12 oz', '12"'],
    ['Bottles, 2/Pack', '2qt'],
    ['Gloves, Large', 'XL gloves'],
    ['Gloves, X-Large', 'large'],
    ['Cable, 6", Black', "6'"],
    ['Toner J67XL', 'xl'],
    ['Pencils, 7 mm', '.7mm'],
  ])('no other size: "%s" is not found by %s', async (name, query) => {
    expect(await isFound(name, query)).toBe(false);
  });
});
