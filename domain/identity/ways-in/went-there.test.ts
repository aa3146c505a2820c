import { expect, it } from 'vitest';
import { wentThere } from './went-there.ts';

const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';
it.each([
  [
    'a link or a form of another site',
    true,
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['an address that was typed', true, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a browser that names no destination', true, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['our own page, by a script', true, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['an old browser', true, { accept: PAGE }],
  ['no browser', true, {}],
  ['a frame', false, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['a picture', false, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a script', false, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty', accept: PAGE }],
  ['a page of a neighboring site, by a script', false, { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
  ['a picture in an old browser', false, { accept: 'image/png,image/*;q=0.8,*/*;q=0.5' }],
  ['a script in an old browser', false, { accept: '*/*' }],
])('%s went there: %s', (_what, expected, headers: Record<string, string>) => {
  expect(wentThere((name) => headers[name] ?? null)).toBe(expected);
});
