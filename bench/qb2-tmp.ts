import { measure, Shopper } from './load.ts';
const base = 'http://127.0.0.1:3250';
const add = async (s: Shopper, i: number) => void await s.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: String(200001 + i), qty: 1 }] });
const r = await measure({ concurrency: 16, seconds: 6, warmupSeconds: 3 }, async () => { const s = new Shopper(base); await add(s, 1); return async () => void await s.send('GET', process.argv[2]!); });
console.log(JSON.stringify(r)); process.exit(0);
