import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { mountSitemaps } from '#server/sitemaps/sitemaps.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

/**
 * Items that some may see and others not, each with words that nothing else has: in its name, its brand, its number, a line of its
 * specifications and a category of its own.
 */
const CANARIES = [
  { word: 'quaggawort', misspelled: 'quagawort', kind: 'published for nobody', seenBy: [] },
  { word: 'zyzzyvane', misspelled: 'zyzyvane', kind: 'for wholesale alone', seenBy: ['walt'] },
  {
    word: 'xanthippal',
    misspelled: 'xanthipal',
    kind: 'hidden by the policies of an account',
    seenBy: ['guest', 'sam', 'bea', 'walt', 'bo'],
  },
] as const;
type Canary = (typeof CANARIES)[number];
const EMAILS = {
  guest: undefined,
  sam: 'sam.shopper@example.com',
  bea: 'bea.buyer@harbordental.example',
  carl: 'carl.contract@harbordental.example',
  walt: 'walt.wholesale@northwindschools.example',
  bo: 'bo.buyer@cedarlegal.example',
} as const;
type Name = keyof typeof EMAILS;
const visitors = new Map<Name, Visitor>();

const PREFIX = '/ele-lpd';
const SEARCH = `${PREFIX}/api/searchProxy/search`;
const idOf = ({ word }: Canary) => `${word.slice(0, 4).toUpperCase()}77`;

beforeAll(async () => {
  for (const [index, canary] of CANARIES.entries()) {
    const { word } = canary;
    await site.database.query(
      `insert into categories select $1, parent_id, $2, '', picture, 900 from categories where category_id = 'ballpoint-pens'`,
      [`${word}-things`, `${word} things`],
    );
    await site.database.query(
      `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom,
         units_in_pack, unit_name, released_on, search_text, kind_id, popularity, list_price_cents, is_published, facts)
       select $1, $2, $3, department_id, $4, $5, '{}', $6, pictures, 76543, 'Each', 1, 'each', released_on, $5, kind_id, 2000000, 99999, $7, $8
       from items where item_id = '100002'`,
      [
        idOf(canary),
        `${word} pens`,
        `${word} brand`,
        `${word}-things`,
        `${word} text`,
        JSON.stringify([['Color', `${word} blue`]]),
        index !== 0,
        index === 1 ? { isWholesale: true } : {},
      ],
    );
  }
  const hidden = CANARIES.find(({ word }) => word === 'xanthippal');
  if (hidden !== undefined)
    await site.database.query("insert into account_policies (account_number, blocked_item_id) values ('4410001', $1)", [idOf(hidden)]);
  site.shop.catalog.forget();
  for (const [name, email] of Object.entries(EMAILS))
    visitors.set(name as Name, email === undefined ? aVisitor(site) : await signedIn(site, email));
}, 60_000);

/** Everything that lists, counts, suggests or names items. */
function questions(canary: Canary): readonly (readonly [what: string, ask: (visitor: Visitor) => Promise<Answer>])[] {
  const { word, misspelled } = canary;
  const id = idOf(canary);
  const get = (path: string) => [path, (visitor: Visitor) => visitor.get(path)] as const;
  const post = (path: string, body: unknown) =>
    [`${path} ${JSON.stringify(body)}`, (visitor: Visitor) => visitor.post(path, body)] as const;
  const typed = [word, misspelled, word.slice(0, 2), word.slice(0, 6), id, id.slice(0, 5), `${word} pens`, `${word} blue`, 'pens', 'pen'];
  const found = ['bestselling', 'price_desc', 'newest', 'rating'].map((sort) => `pens&sort=${sort}`);
  return [
    ...typed.map((text) => get(`/search/suggest?q=${encodeURIComponent(text)}`)),
    ...[...typed.map((text) => encodeURIComponent(text)), ...found].map((text) => get(`${SEARCH}?size=100&q=${text}`)),
    get(`${SEARCH}?q=${misspelled}&exact=true`),
    get(`${SEARCH}?q=&brand=${word}%20brand&size=100`),
    get(`${SEARCH}?q=pens&attribute=Color:${word}%20blue`),
    get(`${SEARCH}?q=pens&price=500-&promo=sale&inStock=true`),
    get('/cc/api/categories'),
    get(`/cc/api/categories/${word}-things`),
    get('/cc/api/categories/writing?size=100&sort=newest'),
    get('/cc/api/categories/writing?size=100'),
    get('/cc/api/home'),
    get(`/cc/api/brands/${word}-brand`),
    get(`/cc/api/products/${id}`),
    get(`/cc/api/products/${id}/reviews`),
    get(`/cc/api/products/${id}/questions`),
    get(`/cc/api/products/${id}/review`),
    get('/cc/api/products/100002'),
    get(`/cc/api/compared-products?skus=${id}&skus=100002`),
    post(`${PREFIX}/api/productTileProxy/getProductTileData`, { query: { skus: [id, '100002'] } }),
    post(`${PREFIX}/api/sparxProxy/atRecommendation`, {
      query: { mboxes: ['cart_overlay', 'recently_viewed', 'alternates', 'home_trending'], skuList: [id, '100002'] },
    }),
    post(`${PREFIX}/api/sparxProxy/getCriteoData`, { skus: [id, '100002'] }),
    post(`${PREFIX}/api/landingPages/fetchComponentsModel`, { pageId: 'deals', size: 100 }),
    post(`${PREFIX}/api/landingPages/fetchComponentsModel`, { pageId: 'deals', brands: [`${word} brand`] }),
  ];
}

/** Whether an answer tells of the item more than was typed. */
function tells({ body }: Answer, { word, ...canary }: Canary, typed: string): boolean {
  const text = JSON.stringify(body).toLowerCase();
  const id = idOf({ word, ...canary } as Canary).toLowerCase();
  // What was asked for may be said again: "No results for …".
  const isTyped = typed.includes(word);
  const own = isTyped ? [`${word} things`, `${word}-things"`, `${word} text`, `"${word} brand"`] : [word];
  return [...own, ...(typed.toLowerCase().includes(id) ? [`product_${id}`, `"${id}"`] : [id])].some((one) => text.includes(one));
}

describe.each(CANARIES.map((canary) => [canary.kind, canary] as const))('what is %s', (_kind, canary) => {
  it('is told to nobody else, by no word, number, count, suggestion or correction', async () => {
    const told: string[] = [];
    for (const [name, visitor] of visitors) {
      if ((canary.seenBy as readonly string[]).includes(name)) continue;
      for (const [what, ask] of questions(canary)) {
        const answer = await ask(visitor);
        if (answer.status < 500 && !tells(answer, canary, decodeURIComponent(what))) continue;
        told.push(`${answer.status} ${name}: ${what}: ${JSON.stringify(answer.body).slice(0, 300)}`);
      }
    }
    expect(told).toEqual([]);
  });

  it('is found by those who may see it', async () => {
    for (const name of canary.seenBy) {
      const visitor = visitors.get(name);
      if (visitor === undefined) throw new Error(`${name} is not there`);
      const telling = await Promise.all(
        questions(canary).map(async ([what, ask]) => (tells(await ask(visitor), canary, decodeURIComponent(what)) ? [what] : [])),
      );
      // Most questions are asked so that they lead to it, or this would prove nothing.
      expect(telling.flat().length).toBeGreaterThan(questions(canary).length / 2);
    }
  });
});

it('no sitemap names what not everybody may see', async () => {
  const app = Fastify();
  mountSitemaps(app, site.shop);
  const ask = async (url: string) => (await app.inject({ url, headers: { host: 'localhost' } })).body;
  const parts = [...(await ask('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(parts.length).toBeGreaterThan(1);
  const all = (await Promise.all([...parts, '/robots.txt'].map(ask))).join('\n').toLowerCase();
  expect(all).toContain('/product_100002');
  for (const canary of CANARIES.slice(0, 2)) {
    expect(all).not.toContain(canary.word);
    expect(all).not.toContain(idOf(canary).toLowerCase());
  }
  await app.close();
});
