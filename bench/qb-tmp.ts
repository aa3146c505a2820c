import { measure, Shopper } from './load.ts';
const base = 'http://127.0.0.1:3250';
const conc = Number(process.argv[2] ?? 32);
const itemOf = (i: number) => String(200001 + (i % 400));
const add = async (s: Shopper, i: number) => void await s.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: itemOf(i), qty: 1 }] });
const r = await measure({ concurrency: conc, seconds: 6, warmupSeconds: 2 }, async (n) => { const s = new Shopper(base); let k = 0; return async () => { if (k >= 5) { s.forget(); k = 0; } await add(s, n * 11 + k++); }; });
console.log(JSON.stringify(r)); process.exit(0);
