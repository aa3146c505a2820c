import pg from 'pg';
const url = process.argv[2];
const pool = new pg.Pool({ connectionString: url, max: 10 });
const q = () => pool.query({ name: 'one', text: 'select $1::int as a', values: [1] });
for (const c of [1, 10, 32]) { let n = 0; const end = performance.now() + 2000; await Promise.all(Array.from({ length: c }, async () => { while (performance.now() < end) { await q(); n++; } })); console.log(c, (n / 2).toFixed(0), 'per s'); }
const cl = await pool.connect(); await cl.query("create table if not exists t_tmp(a int)"); let n=0; let end=performance.now()+2000; while (performance.now()<end) { await cl.query({name:'ins',text:'insert into t_tmp values ($1)',values:[1]}); n++; } console.log('commits/s single', n/2); await cl.query('drop table t_tmp'); cl.release();
await pool.end();
