import pg from 'pg'; import { readFileSync } from 'node:fs';
const c = new pg.Client({ connectionString: process.argv[2], options: '-c plan_cache_mode=force_generic_plan' }); await c.connect();
const src = readFileSync('server/orders/order.repository.ts', 'utf8');
const get = (n) => new RegExp(`'${n}', \`([\\s\\S]*?)\`\\)`).exec(src)[1];
await c.query(`prepare a(text[], text[], int[]) as ${get('stock_hold')}`);
console.log((await c.query(`explain execute a(array['100001'], array['FC1'], array[1])`)).rows.map(r => r['QUERY PLAN']).join('\n'));
await c.query(`prepare b(text, timestamptz, text, json) as ${get('order_finish')}`);
console.log((await c.query(`explain execute b('x', now(), 'shopper', '[]')`)).rows.map(r => r['QUERY PLAN']).join('\n'));
await c.end();
