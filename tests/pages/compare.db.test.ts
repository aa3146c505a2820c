import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();
const ask = async (search: string) => {
  const { statusCode, body } = await live.send({ method: 'GET', url: `/compare${search}`, headers: { host: `localhost:${live.port}` } });
  return { statusCode, text: body.replaceAll('<!-- -->', '') };
};

describe('the address of a page that compares', () => {
  it('is for no search engine, and shows what it names', async () => {
    const { statusCode, text } = await ask('?items=100001,100006');
    expect(statusCode).toBe(200);
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).toContain('Compare 2 items');
  });

  it.each([
    ['', 'Nothing to compare yet'],
    ['?items=', 'Nothing to compare yet'],
    ['?items=100001,100001', 'One item to compare so far'],
    ['?cleared=100001,100006', 'All 2 items were removed.'],
    ['?cleared=%00', 'Nothing to compare yet'],
    ['?items=100001&add=999999', 'We don’t sell an item 999999.'],
    ['?items=100001&add=%3Cb%3E', 'That is no item number.'],
    ['?items=100001,100006&add=100006', 'Item 100006 is here already.'],
    // Not for everybody.
    ['?items=100001&add=100044', 'We don’t sell an item 100044.'],
    ['?items=100001,100002,100003,100006&add=100010', 'Compare 4 items'],
    ['?items=999999,888888', '2 of the items are not sold here.'],
    ['?items=100001,%00', 'One of the items is not sold here.'],
    ['?items=100001,100006,999999', 'One of the items is not sold here.'],
    // Not published, and not for everybody.
    ['?items=100001,100047,100044', '2 of the items are not sold here.'],
    ['?items=100001,100002,100003,100006,100010', 'You can compare four items at once: we kept the first four.'],
  ])('%s is answered with a page that says: %s', async (search, said) => {
    const { statusCode, text } = await ask(search);
    expect(statusCode).toBe(200);
    expect(text).toContain(said);
  });

  it.each([
    [{ referer: '/category/paper?page=2' }, '', 'href="/category/paper?page=2"'],
    [{ referer: '/search?query=copy+paper' }, '', 'Back to results for “copy paper”'],
    // What the address says of it is sent by links of the page itself.
    [{ referer: '/compare?items=1' }, '&from=%2Fcategory%2Fpaper', 'Back to Paper'],
    [{}, '&from=https%3A%2F%2Fevil.example%2Fcategory%2Fa', 'See all '],
  ] as const)('leads back to where one came from: %o %s', async (came, end, said) => {
    const headers = {
      host: `localhost:${live.port}`,
      ...('referer' in came && { referer: `http://localhost:${live.port}${came.referer}` }),
    };
    const { body } = await live.send({ method: 'GET', url: `/compare?items=100001${end}`, headers });
    expect(body.replaceAll('<!-- -->', '')).toContain(said);
    expect(body).not.toContain('href="https://evil.example');
  });

  it('leads nowhere of another site that says it was there before', async () => {
    const headers = { host: `localhost:${live.port}`, referer: 'https://evil.example/category/elsewhere' };
    const { body } = await live.send({ method: 'GET', url: '/compare?items=100001', headers });
    expect(body).not.toContain('elsewhere');
  });

  it('becomes one with the item that was typed', async () => {
    const headers = { host: `localhost:${live.port}` };
    const answer = await live.send({ method: 'GET', url: '/compare?items=100001&add=+100006&from=%2Fcategory%2Fpaper', headers });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/compare?items=100001,100006&from=%2Fcategory%2Fpaper');
  });

  it('says nothing of what this visitor may not see', async () => {
    const { text } = await ask('?items=100001,100006,100044');
    expect(text).toContain('/product_100006');
    expect(text).not.toContain('/product_100044');
  });
});
