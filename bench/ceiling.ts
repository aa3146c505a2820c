import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

/**
 * The least that any shop on this stack must do: a cart add, a cart read and a grid of 24, each as one hand-written statement
 * behind bare Fastify, with no rule of a shop. Absolute figures move from machine to machine; the share of this does not.
 */
export async function startCeiling(databaseUrl: string): Promise<{ app: FastifyInstance; base: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query(`
    drop table if exists ceiling_line, ceiling_item;
    create table ceiling_item (id int primary key, name text not null, price int not null, stock int not null);
    insert into ceiling_item select i, 'A believable name of an item, number ' || i, 199 + i % 50 * 37, 1000000 from generate_series(0, 2999) i;
    create table ceiling_line (cart int not null, item int not null references ceiling_item, qty int not null check (qty > 0), primary key (cart, item));
    insert into ceiling_line select c, (c * 7 + v) % 3000, 1 from generate_series(0, 4999) c, generate_series(0, 4) v;`);
  await pool.query('vacuum analyze ceiling_line');
  const lines = 'select l.item, l.qty, i.name, i.price, i.price * l.qty as total from';
  const add = (values: unknown[]) =>
    pool.query({
      name: 'ceiling_add',
      values,
      text: `with up as (insert into ceiling_line values ($1, $2, 1) on conflict (cart, item) do update set qty = ceiling_line.qty % 99 + 1 returning item, qty)
      ${lines} (select item, qty from up union all select item, qty from ceiling_line where cart = $1 and item <> $2) l join ceiling_item i on i.id = l.item order by l.item`,
    });
  const read = (values: unknown[]) =>
    pool.query({
      name: 'ceiling_read',
      values,
      text: `${lines} ceiling_line l join ceiling_item i on i.id = l.item where l.cart = $1 order by l.item`,
    });
  const grid = (values: unknown[]) =>
    pool.query({
      name: 'ceiling_grid',
      values,
      text: 'select id, name, price, stock from ceiling_item where id >= $1 and id < $1 + 24 order by id',
    });
  const random = (most: number) => Math.floor(Math.random() * most);
  const app = Fastify();
  app.get('/add', async () => {
    const cart = random(5000);
    return { lines: (await add([cart, (cart * 7 + random(5)) % 3000])).rows };
  });
  app.get('/read', async () => ({ lines: (await read([random(5000)])).rows }));
  app.get('/grid', async () => ({ items: (await grid([random(2976)])).rows }));
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    base,
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}
