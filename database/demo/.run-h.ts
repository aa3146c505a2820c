import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { startEmbeddedPostgres } from '/work/main/server/db/embedded-postgres.ts';
import { openDatabase } from '/work/main/server/db/database.ts';
import { migrate } from '/work/main/server/db/migrate.ts';
import { loadDemo } from '/work/main/database/demo/load-demo.ts';
import { verifyDemo } from '/work/main/database/demo/verify-demo.ts';
import { readPictureBook } from '/work/main/database/demo/catalog/pictures.ts';
const size = Number(process.argv[2] ?? 2500); const cut = Number(process.argv[3] ?? 0); const sql = process.argv[4];
const dir = mkdtempSync('/tmp/demo-pg-'); chmodSync(dir, 0o755);
const server = process.env.PGURL ? { url: process.env.PGURL, stop: async () => {} } : await startEmbeddedPostgres(dir);
const pool = openDatabase(server.url, 4);
let book; try { const real = readPictureBook('/work/main/pictures'); book = { ...real, families: new Proxy(real.families, { get: (t, k) => t[k] ?? (k.toString().length ? [{ key: 'gel-pens-12-blue', color: 'blue', words: [] }] : undefined) }) }; } catch (e) { console.log('no book', e.message); book = { families: new Proxy({}, { get: () => [{ key: 'x', color: 'black', words: [] }] }), specimens: new Proxy({}, { get: () => 'x' }) }; }
const rss0 = process.memoryUsage().rss; let peak = rss0; const t = setInterval(() => { peak = Math.max(peak, process.memoryUsage().rss); }, 50);
try {
  await migrate(pool);
  let last = performance.now(), gap = 0, what0 = '', t0 = performance.now();
  const run = (abort) => loadDemo({ pool, catalogSize: size, now: new Date(), pictures: book, hashPassword: async () => 'hash', onProgress: (d, n, w) => { const x = performance.now(); gap = Math.max(gap, x - last); last = x; if (w !== what0) { console.log(((x - t0) / 1000).toFixed(2), d, n, w); what0 = w; } if (abort && w === abort) throw new Error('cut'); } });
  if (cut) { await run('reviews').catch((e) => console.log('cut off:', e.message)); }
  await run();
  console.log('seconds', (performance.now() - t0) / 1000, 'longest silence ms', gap, 'rss growth MB', (peak - rss0) / 1e6);
  console.log('problems', await verifyDemo(pool));
  for (const q of ["select part, rows from demo_loads order by loaded_at", "select count(*), avg(c) from (select count(r.*) c from items i left join reviews r using(item_id) group by i.item_id) x", "select pg_size_pretty(pg_database_size(current_database()))"]) console.table((await pool.query(q)).rows);
  console.table((await pool.query("select u.email, count(*) n, sum(total_cents)/100 total, min(placed_at)::date, max(placed_at)::date, string_agg(distinct o.status,',') from orders o join users u using (user_id) group by 1 order by 2 desc")).rows);
  if (sql) console.log(JSON.stringify((await pool.query(sql)).rows, null, 1));
} finally { clearInterval(t); await pool.end(); await server.stop(); rmSync(dir, { recursive: true, force: true }); }
