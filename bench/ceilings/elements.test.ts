import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elementsOf, treeOf } from './elements.ts';

it('a page that React has written is written again as it was', () => {
  const html =
    '<html lang="en"><head></head><body><a class="tile" href="/p?a=1&amp;b=2">Pens &amp; <b>more</b></a><img alt="x"/><script nonce="n">if (1 < 2) go("</b>");</script></body></html>';
  expect(renderToString(elementsOf(treeOf(`<!doctype html>${html}`)))).toBe(html);
});
