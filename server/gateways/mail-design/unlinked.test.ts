import { expect, it } from 'vitest';
import { unlinked } from './unlinked.ts';

it.each([
  ['https://evil.live/login now', 'https:|//evil.|live/login now'],
  ['CLICK evil.page', 'CLICK evil.|page'],
  ['me@evil.example', 'me@|evil.|example'],
  ['evil．com', 'evil．|com'],
])('what was typed is no address for any program: %s', (typed, written) => {
  expect(unlinked(typed).replaceAll('\u200b', '|')).toBe(written);
});

it.each(['Ana Lee', '12 Main St, Apt. 5', 'J. R. Smith', 'St. Mary’s', '8.5 x 11', ''])('what is none stays as it is: %s', (typed) => {
  expect(unlinked(typed)).toBe(typed);
});
