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

it.each(['?q=Copy++PAPER', '?query=+copy-paper+', '?query=COPY+paper!'])(
  'a search that is read as the same words has the same address: %s',
  async (search) => {
    const head = await headOf(search);
    expect(head).not.toContain(NOINDEX);
    expect(head).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/search\?query=copy%20paper"/);
  },
);

it('a page says what the shop does not carry, above what comes near, and is not for search engines', async () => {
  const { body } = await live.send({ method: 'GET', url: '/search?query=swingline', headers: { host: `localhost:${live.port}` } });
  expect(body.replaceAll('<!-- -->', '')).toContain('We don’t carry “swingline”. The closest we have: staplers.');
  expect(body).toContain(NOINDEX);
});

it('what is not carried is counted for each network that opens the page, which is kept for nobody', async () => {
  for (const network of [1, 2, 3])
    await live.site.app.inject({
      url: '/search?query=swingline',
      headers: { host: `localhost:${live.port}` },
      remoteAddress: `198.51.${network}.7`,
    });
  await live.site.shop.unfoundSearches.flush();
  const { rows } = await live.site.database.query("select visitors from searches_without_result where words = 'swingline'");
  // Others of this file open it, too.
  expect(rows).toEqual([{ visitors: expect.toSatisfy((visitors: number) => visitors >= 3) }]);
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

it('a page about printers names those that something is made for, and nothing else that its address says', async () => {
  const page = async (search: string) => (await live.send({ method: 'GET', url: `/search${search}` })).body;
  expect(await page('?printer=Ardent+L48')).toContain('<h1 class="wrap-anywhere">Supplies for Ardent L48</h1>');
  const madeUp = await page('?printer=Call+555-0100&printer=Ardent+L48&query=');
  expect(madeUp).toContain('<h1 class="wrap-anywhere">Supplies for Ardent L48</h1>');
  expect(await page('?printer=Call+555-0100')).toContain('<h1 class="wrap-anywhere">Supplies for this printer</h1>');
  for (const search of ['?printer=Call+555-0100', '?query=toner&printer=Call+555-0100'])
    expect((await page(search)).replaceAll(/<script[^>]*>.*?<\/script>|<[^>]*>/gs, ' ')).not.toContain('555-0100');
});
