import { describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

describe('where a ZIP code is', () => {
  const ask = (zip: string) => aVisitor(site).get<{ place: unknown }>(`/cc/api/zip/${zip}`);

  it('is told to everybody', async () => {
    expect((await ask('01702')).body).toEqual({ place: { city: 'Framingham', state: 'MA' } });
    expect((await ask('96813')).body).toEqual({ place: { city: 'Honolulu', state: 'HI' } });
  });

  it('is nothing for one that does not exist, which is no mistake of who types', async () => {
    expect(await ask('00000')).toMatchObject({ status: 200, body: { place: null } });
    expect((await ask('1702')).status).toBe(400);
  });
});
