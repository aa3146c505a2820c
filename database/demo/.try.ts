import { families } from '/work/main/database/demo/catalog/families.ts';
import { plannedVariants, FIRST_GENERATED_ITEM } from '/work/main/database/demo/catalog/plan.ts';
import { spaceOf } from '/work/main/database/demo/catalog/variants.ts';
import { expandItem } from '/work/main/database/demo/catalog/expand.ts';
const N = Number(process.argv[2] ?? 2500);
const book = { families: new Proxy({}, { get: () => [{ key: 'x', color: 'black', words: [] }] }), specimens: {} };
const t0 = performance.now();
let n = 0; const names = new Map(); const cats = new Map(); const items = []; let reviews=0, rc=0, rs=0, noun=0; const fam = new Map();
const today = new Date('2025-11-20');
for (const v of plannedVariants(families)) {
  if (n >= N) break;
  const item = expandItem({ variant: v, itemId: String(FIRST_GENERATED_ITEM + n), book, today, keepsReviews: n < 20000 });
  n++;
  if (names.has(item.name)) { if ((globalThis.d = (globalThis.d ?? 0) + 1) < 20) console.log('DUP', item.name, names.get(item.name), v.family.id, v.number); } else names.set(item.name, v.family.id+' '+v.number);
  cats.set(item.categoryId, (cats.get(item.categoryId) ?? 0) + 1);
  fam.set(v.family.id, (fam.get(v.family.id) ?? 0) + 1);
  reviews += item.reviews.length; rc += item.ratingCount; rs += item.ratingSum;
  if (N <= 5000) items.push(item);
}
console.log('n', n, 'dups', globalThis.d ?? 0, 'cats', cats.size, 'ms', Math.round(performance.now() - t0), 'reviews', reviews, 'mean', rs / rc, 'ratings/item', rc/n, 'capacity', families.reduce((s, f) => s + spaceOf(f), 0), 'rss', process.memoryUsage().rss/1e6);
if (N > 5000) { for (const f of families) if (fam.get(f.id) !== undefined) console.log(f.id, spaceOf(f), fam.get(f.id)); }
if (process.argv[3]) {
  let s = Number(process.argv[4] ?? 7); const rnd = () => (s = (s * 16807) % 2147483647) / 2147483647;
  for (let i = 0; i < Number(process.argv[3]); i++) { const it = items[Math.floor(rnd() * items.length)];
    console.log('\n' + it.itemId + ' ' + it.name + '  $' + it.priceCents/100 + (it.listPriceCents ? ' list ' + it.listPriceCents/100 : '') + (it.memberPriceCents ? ' member ' + it.memberPriceCents/100 : '') + ' ' + it.uom + ' ' + it.unitsInPack + ' ' + it.unitName + ' pop ' + it.popularity + ' rated ' + it.ratingCount + ' ' + (it.ratingSum/it.ratingCount).toFixed(2));
    if (process.argv[5]) { console.log('  ' + it.description); console.log('  * ' + it.highlights.join('\n  * ')); console.log('  ' + it.specifications.map(x => x.join(': ')).join('; ')); for (const r of it.reviews) console.log('   ', r.stars, r.title, '|', r.body, '-', r.author, r.writtenOn); } }
}
