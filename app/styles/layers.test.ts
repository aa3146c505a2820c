import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('the layers above a page are the header at 100, then scrim, drawer and menu from 9996 to 9998 [S9-07]', async () => {
  const tokens = await readFile('app/styles/tokens.css', 'utf8');
  const layers = [...tokens.matchAll(/--layer-(\w+): (\d+);/g)].map(([, name, index]) => [name, Number(index)]);
  expect(Object.fromEntries(layers)).toEqual({ header: 100, scrim: 9996, drawer: 9997, menu: 9998 });
});
