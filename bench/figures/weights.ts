import type { Bench } from '../bench.ts';
import { BUDGETS } from '../budgets.ts';
import { firstScripts, headerOf, packedKb, pictureWeight, routerDataOf } from '../page-weight.ts';
import { Shopper, textOf } from '../shopper.ts';
import { vitalsOf } from '../vitals.ts';

const PAGE = '/category/copy-paper';

/** What a category page weighs on the way to a browser. */
export async function weigh({ running, report }: Bench): Promise<void> {
  const shopper = new Shopper(running.base);
  const ask = () => shopper.send('GET', PAGE, undefined, { 'accept-encoding': 'br' });
  // As nearly everybody gets it: the first two see it made and packed.
  for (let time = 0; time < 2; time += 1) await ask();
  const page = await ask();
  const html = textOf(page);
  const paths = firstScripts(html);
  const scripts = await Promise.all(paths.map(async (path) => shopper.send('GET', path, undefined, { 'accept-encoding': 'identity' })));
  const value = packedKb(scripts.map(({ bytes }) => bytes));
  const note = `${paths.length} files`;
  report({
    id: 'weight.scripts',
    what: 'JavaScript of a category page, brotli',
    value,
    unit: 'kB',
    goal: { atMost: BUDGETS.category.scriptsKb },
    note,
  });
  report({
    id: 'weight.html',
    what: '… its HTML, brotli',
    value: page.bytes.length / 1024,
    unit: 'kB',
    // The tests' budget is that of another page, whose items have nothing in common.
    goal: { atMost: 12 },
  });
  report({
    id: 'weight.data',
    what: "… of it the router's data, decompressed",
    value: routerDataOf(html).length / 1024,
    unit: 'kB',
    goal: { atMost: BUDGETS.category.dataKb },
  });
  report({
    id: 'weight.header',
    what: '… its header with the whole menu, brotli',
    value: packedKb([Buffer.from(headerOf(html) ?? '')]),
    unit: 'kB',
    goal: { atMost: BUDGETS.headerKb },
  });
  const pictures = await pictureWeight(`${running.base}${PAGE}`);
  report({
    id: 'weight.pictures',
    what: '… its pictures',
    value: pictures.kilobytes,
    unit: 'kB',
    goal: { atMost: 120 },
    note: `${pictures.files} files`,
  });
}

/** What a phone on a slow line sees of two pages (Lighthouse). */
export async function measureVitals({ running, report, isQuick }: Bench): Promise<void> {
  for (const path of ['/', PAGE]) {
    const { lcpSeconds, layoutShift } = await vitalsOf(running.base + path, isQuick ? 1 : 3);
    report({ id: `vitals.lcp ${path}`, what: `largest paint of ${path} (mobile)`, value: lcpSeconds, unit: 's', goal: { atMost: 1.8 } });
    report({ id: `vitals.shift ${path}`, what: `layout shift of ${path}`, value: layoutShift, unit: '', goal: { atMost: 0 } });
  }
}
