import type { Bench } from '../bench.ts';
import { shareOf, timesOf } from '../figure.ts';
import { Shopper, textOf } from '../shopper.ts';
import { asking } from './reads.ts';
import { keepInMemory, keptPage } from './visitors.ts';

export const PAGE = '/category/copy-paper';
/** The same page, written as no link of ours writes it: it is not kept, and rendered for each who asks. */
export const RENDERED_PAGE = PAGE.replace('-', '%2D');

/** A page that is kept, beside the same bytes from memory. */
export async function measureKeptPage({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const page = await keptPage(running.base, PAGE);
  await keepInMemory(new Shopper(ceilings.base), PAGE, page);
  const sides = await sideBySide({
    'a kept page': asking(running.base, running.pid, PAGE),
    'the same bytes from memory': asking(ceilings.base, ceilings.pid, `/memory${PAGE}`),
  });
  const value = shareOf(sides.of('a kept page'), sides.of('the same bytes from memory'));
  const note = `${(page.bytes.length / 1024).toFixed(1)} kB as ${page.encoding}`;
  report({
    id: 'page.kept',
    what: 'kept page, against the same bytes from memory',
    value,
    unit: '×',
    goal: { atLeast: 0.5 },
    note,
    sides: sides.all,
  });
}

/** A page that is rendered and compressed, beside React alone and beside a bare React Router. */
export async function measureRenderedPage({ running, ceilings, report, sideBySide }: Bench): Promise<void> {
  const page = await new Shopper(running.base).send('GET', RENDERED_PAGE);
  await new Shopper(ceilings.base).send('PUT', '/react', Buffer.from(textOf(page)), { 'content-type': 'text/html' });
  const sides = await sideBySide({
    'a rendered page': asking(running.base, running.pid, RENDERED_PAGE),
    'a bare React Router with 24 tiles': asking(ceilings.base, ceilings.pid, '/router'),
    'the same tree by renderToString': asking(ceilings.base, ceilings.pid, '/react'),
  });
  const [shop, router, react] = [
    sides.of('a rendered page'),
    sides.of('a bare React Router with 24 tiles'),
    sides.of('the same tree by renderToString'),
  ];
  const what = 'rendered page, in bare React Router pages (CPU)';
  const note = `${timesOf(shop, react).toFixed(1)} × the same tree by renderToString; all compressed`;
  report({ id: 'page.rendered', what, value: timesOf(shop, router), unit: '×', goal: { atMost: 1.5 }, note, sides: sides.all });
}
