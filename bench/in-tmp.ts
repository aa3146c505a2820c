import { readSettings } from '../server/config/settings.ts';
import { openDatabase } from '../server/db/database.ts';
import { makeShop } from '../server/make-shop.ts';
import { makeApp } from '../server/http/app.ts';
import { makeLog } from '../server/telemetry/log.ts';
const db = openDatabase(process.argv[2]!, 12);
const orig = db.query.bind(db);
const t: Record<string, number[]> = {};
(db as any).query = async (q: any, v: any) => { const s = performance.now(); const r = await orig(q, v); (t[q.name ?? 'x'] ??= []).push(performance.now() - s); return r; };
const shop = makeShop(readSettings({ RATE_LIMITS: 'off', DATA_DIR: '/tmp/e3' }), db, makeLog('warn'));
const app = await makeApp(shop); await app.ready();
let cookie = ''; const all: number[] = [];
for (let i = 0; i < 600; i++) { const s = performance.now(); const r = await app.inject({ method: 'POST', url: '/cc/api/checkout/default/item', headers: { host: 'localhost', 'content-type': 'application/json', ...(i % 5 ? { cookie } : {}) }, payload: JSON.stringify({ items: [{ itemId: String(200001 + i % 400), qty: 1 }] }) }); if (i % 5 === 0) cookie = r.cookies.map(c => `${c.name}=${c.value}`).join('; '); if (i > 200) all.push(performance.now() - s); }
const med = (a: number[]) => a.sort((x, y) => x - y)[Math.floor(a.length / 2)]!.toFixed(3);
console.log('inject', med(all)); for (const [k, v] of Object.entries(t)) console.log(k, v.length, med(v.slice(v.length / 3)));
await app.close(); await db.end();
