import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const ITEMS = 3000;
const CARTS = 5000;
const ROWS = 3;
const WORDS = ['pen', 'stapler', 'paper', 'binder', 'lamp', 'notebook', 'toner', 'label', 'acme', 'heron'];

const TABLES = `
  drop table if exists ceiling_line, ceiling_item;
  create table ceiling_item (id int primary key, name text not null, price int not null, stock int not null, brand text not null,
    category text not null, search tsvector not null);
  insert into ceiling_item select i, b || ' ' || k || ', number ' || i, 199 + i % 50 * 37, 1000000, b, k,
      to_tsvector('english', b || ' ' || k || ' dependable for every desk; pack of office supplies ' || i)
    from (select i, (array['Acme','Borealis','Corvus','Delta','Elm','Fjord','Gable','Heron'])[1 + i / 3 % 8] b,
      (array['Ballpoint pen','Stapler','Copy paper','Ring binder','Desk lamp','Envelope','Highlighter','Notebook','Toner','Label roll'])[1 + i / 3 % 10] k
      from generate_series(0, ${ITEMS - 1}) i) s;
  create index on ceiling_item using gin (search);
  create table ceiling_line (cart int not null, item int not null references ceiling_item, qty int not null check (qty > 0), primary key (cart, item));
  insert into ceiling_line select c, (c * 7 + v) % ${ITEMS}, 1 from generate_series(0, ${CARTS - 1}) c, generate_series(0, ${ROWS - 1}) v;`;

const LINES = 'select l.item, l.qty, i.name, i.price, i.price * l.qty as total from';
const STATEMENTS = {
  add: `with up as (insert into ceiling_line values ($1, $2, 1) on conflict (cart, item) do update set qty = ceiling_line.qty % 99 + 1 returning item, qty)
    ${LINES} (select item, qty from up union all select item, qty from ceiling_line where cart = $1 and item <> $2) l join ceiling_item i on i.id = l.item order by l.item`,
  read: `${LINES} ceiling_line l join ceiling_item i on i.id = l.item where l.cart = $1 order by l.item`,
  grid: 'select id, name, price, stock from ceiling_item where id >= $1 and id < $1 + 24 order by id',
  find: `with hit as materialized (select id, name, price, brand, category, ts_rank(search, q) as rank from ceiling_item, websearch_to_tsquery('english', $1) q where search @@ q)
    select (select json_agg(t) from (select * from hit order by rank desc, id limit 24) t) as items, (select count(*)::int from hit) as total,
      (select json_object_agg(brand, n) from (select brand, count(*) as n from hit group by 1) b) as brands,
      (select json_object_agg(category, n) from (select category, count(*) as n from hit group by 1) c) as categories`,
  shop: `select item_id, name, price_cents from items where search @@ websearch_to_tsquery('english', $1) order by popularity desc, item_id limit 24`,
} as const;

/** A cart add, a cart read, a grid of 24, a search with two facets and one of the shop's own items, each as one hand-written statement with no rule of a shop. */
export async function oneStatementEach(app: FastifyInstance, pool: pg.Pool): Promise<void> {
  await pool.query(TABLES);
  await pool.query('vacuum analyze ceiling_line');
  await pool.query('vacuum analyze ceiling_item');
  const ask = async (name: keyof typeof STATEMENTS, values: unknown[]) =>
    (await pool.query({ name: `ceiling_${name}`, text: STATEMENTS[name], values })).rows;
  const random = (most: number) => Math.floor(Math.random() * most);
  app.post('/add', async () => {
    const cart = random(CARTS);
    return { lines: await ask('add', [cart, (cart * 7 + random(ROWS)) % ITEMS]) };
  });
  app.get('/read', async () => ({ lines: await ask('read', [random(CARTS)]) }));
  app.get('/grid', async () => ({ items: await ask('grid', [random(ITEMS - 24)]) }));
  app.get<{ Querystring: { q: string } }>('/items', async ({ query }) => ({ items: await ask('shop', [query.q]) }));
  app.get('/search', async () => (await ask('find', [WORDS[random(WORDS.length)]]))[0]);
}
