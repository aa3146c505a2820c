import { expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();
const headOf = async (search: string) => {
  const { body } = await live.send({ method: 'GET', url: `/search${search}`, headers: { host: `localhost:${live.port}` } });
  return body.slice(0, body.indexOf('</head>'));
};
const NOINDEX = 'name="robots" content="noindex"';

it('a search for what the shop has may be shown by search engines, under one address', async () => {
  const head = await headOf('?q=copy+paper&utm_source=letter');
  expect(head).not.toContain(NOINDEX);
  expect(head).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/search\?query=copy%20paper"/);
  expect(head).toMatch(/name="description" content="\d+ items? for “copy paper”/);
});

it.each([
  ['made-up words', '?query=xqzzvw'],
  ['words that are corrected', '?query=coppy+paper'],
  ['more than there is', '?query=copy+paper+viagra'],
  ['a filtered listing', '?query=paper&brand=Northline'],
  ['a later page', '?query=paper&page=2'],
  ['words to be taken as they are', '?query=copy+paper&exact=true'],
])('%s make no page for search engines: %s', async (_what, search) => {
  expect(await headOf(search)).toContain(NOINDEX);
});
