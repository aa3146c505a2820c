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
    ['', 'Choose at least two items to compare'],
    ['?items=', 'Choose at least two items to compare'],
    ['?items=100001,100001', 'Choose at least two items to compare'],
    ['?items=999999,888888', '2 of the items are not sold here.'],
    ['?items=100001,%00', 'One of the items is not sold here.'],
    ['?items=100001,100006,999999', 'One of the items is not sold here.'],
    // Not published, and not for everybody.
    ['?items=100001,100047,100044', '2 of the items are not sold here.'],
    ['?items=100001,100002,100003,100006,100010', 'Four items can be compared at once'],
  ])('%s is answered with a page that says: %s', async (search, said) => {
    const { statusCode, text } = await ask(search);
    expect(statusCode).toBe(200);
    expect(text).toContain(said);
  });

  it('says nothing of what this visitor may not see', async () => {
    const { text } = await ask('?items=100001,100006,100044');
    expect(text).toContain('/product_100006');
    expect(text).not.toContain('/product_100044');
  });
});
