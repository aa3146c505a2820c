import pg from 'pg'; import { randomBytes, randomUUID } from 'node:crypto'; import { readFileSync } from 'node:fs';
const url = process.argv[2];
const pool = new pg.Pool({ connectionString: url, max: 8, options: '-c plan_cache_mode=force_generic_plan' });
const src = readFileSync('server/cart/cart.repository.ts', 'utf8');
const run = async (name, f) => { let n = 0; const t = performance.now(); const end = t + 2500; await Promise.all(Array.from({ length: 8 }, async () => { while (performance.now() < end) { await f(); n++; } })); console.log(name.padEnd(30), (n / 2.5).toFixed(0), 'per s'); };
await pool.query(`create table if not exists t_doc (id uuid primary key, session_hash bytea unique, version int, lines jsonb, updated_at timestamptz, coupons text[], checkout jsonb) with (fillfactor=70)`);
const s = (await pool.query('select cart_id, session_hash from carts limit 1')).rows[0];
const ids = []; for (let i = 0; i < 200; i++) { const id = randomUUID(); ids.push([id, randomBytes(32)]); await pool.query('insert into t_doc values ($1,$2,1,$3,now(),$4,$5)', [id, ids[i][1], JSON.stringify([{ a: 1 }]), [], '{}']); }
const pick = () => ids[Math.floor(Math.random() * 200)];
const five = JSON.stringify(Array.from({ length: 5 }, () => ({ lineId: randomUUID(), itemId: '200001', qty: 1, position: 1, prevQty: 0, actioned: 'ADD_ITEM', deliveryType: 'STA', added: 1 })));
await run('select 1', () => pool.query({ name: 'one', text: 'select 1' }));
await run('doc read', () => pool.query({ name: 'dr', text: 'select * from t_doc where session_hash=$1', values: [pick()[1]] }));
await run('stock read', () => pool.query({ name: 'st', text: 'select item_id, location_id, available from stock where item_id = any($1::text[]) and location_id = any($2::text[])', values: [['200001','200002','200003'], ['FC1']] }));
await run('doc save', () => pool.query({ name: 'ds', text: 'update t_doc set version=version+1, lines=$2, updated_at=$3, coupons=$4, checkout=$5 where id=$1', values: [pick()[0], five, new Date(), [], '{}'] }));
const m = /const load = [\s\S]*?statement<CartRow>\(name, `([\s\S]*?)`\);/.exec(src)[1].replace('${owned}', 'session_hash = $1').replace('${lock}', '');
await run('cart_of_session (empty)', () => pool.query({ name: 'cs', text: m, values: [randomBytes(32), 'dotcom', 'DEFAULT', ['200001'], ['FC1']] }));
await pool.query('drop table t_doc'); await pool.end();
