import { families } from '/work/main/database/demo/catalog/families.ts';
import { plannedVariants } from '/work/main/database/demo/catalog/plan.ts';
import { expandItem } from '/work/main/database/demo/catalog/expand.ts';
import { paintOf, distance } from '/work/main/database/demo/catalog/tones.ts';
import { readFileSync } from 'node:fs';
const fams = JSON.parse(readFileSync('/work/main/pictures/families.json','utf8'));
const book = { families: fams, specimens: {} };
const byKey = new Map(Object.values(fams).flat().map(c => [c.key, c]));
const today = new Date('2026-11-20'); let n = 0; const st = new Map(); const used = new Map(); const pairs = new Map();
for (const v of plannedVariants(families)) { if (n >= 2500) break; n++;
  const it = expandItem({ variant: v, itemId: String(200000+n), book, today, keepsReviews: false });
  const p = byKey.get(it.pictures[0]); used.set(p.key, (used.get(p.key) ?? 0) + 1);
  const o = v.options[v.family.colorAxis ?? 'color']; const t = o ? `${o.text} ${o.spec ?? ''}` : '';
  const w = paintOf(t), h = paintOf(p.color); const d = w === undefined ? -1 : distance(w, h);
  const s = st.get(v.family.id) ?? { n: 0, brand: 0, far: 0, ex: new Set() }; s.n++; if (p.brand !== it.brand) { s.brand++; pairs.set(`${Object.entries(fams).find(([k, l]) => l.includes(p))[0]} / ${it.brand}`, (pairs.get(`${Object.entries(fams).find(([k, l]) => l.includes(p))[0]} / ${it.brand}`) ?? 0) + 1); } if (d > 60) { s.far++; s.ex.add(`${o.text || o.spec}->${p.key}`); } st.set(v.family.id, s);
  if (process.argv[2] === v.family.id) console.log(it.name, '=>', p.key);
}
let b = 0, f = 0; for (const [k, s] of st) { b += s.brand; f += s.far; if (s.far || s.brand / s.n > 0.35) console.log(k, s.n, 'brand off', s.brand, 'colour off', s.far, [...s.ex].slice(0, 6).join(' ')); }
console.log('total', n, 'brand off', b, 'colour off', f, 'unused', [...byKey.keys()].filter(k => !used.has(k)).length);
if (process.argv[2] === 'pairs') for (const [k, c] of [...pairs].sort((a, b) => b[1] - a[1])) console.log(c, k);
if (process.argv[2] === 'unused') console.log([...byKey.keys()].filter(k => !used.has(k)).join(' '));
