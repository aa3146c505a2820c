import { expect, it } from 'vitest';
import { AUDIENCES, visitorMix, type Visitor } from './audiences.ts';

const share = (visitors: readonly Visitor[], is: (visitor: Visitor) => boolean) => visitors.filter(is).length / visitors.length;
const isGuest = ({ audience }: Visitor) => audience.email === undefined;
const hasCart = (visitor: Visitor) => visitor.hasCart;

it('the visitors of the bench are of twelve audiences, no two of which say the same of themselves', () => {
  const said = AUDIENCES.map(({ zip, email }) => `${zip} ${email}`);
  expect(new Set(said).size).toBe(12);
  expect(new Set(visitorMix().map(({ audience }) => audience)).size).toBe(12);
});

it('six in ten are guests and four are signed in, and three in ten of both have a cart', () => {
  const all = visitorMix();
  expect([share(all, isGuest), share(all, hasCart)]).toEqual([0.6, 0.3]);
  expect(share(all.filter(isGuest), hasCart)).toBe(0.3);
  expect(
    share(
      all.filter((visitor) => !isGuest(visitor)),
      hasCart,
    ),
  ).toBe(0.3);
});

it('some of each audience have a cart, and about three in ten', () => {
  for (const audience of AUDIENCES) {
    const own = visitorMix().filter((visitor) => visitor.audience === audience);
    expect(own.length, audience.name).toBeGreaterThanOrEqual(8);
    expect(share(own, hasCart), audience.name).toBeGreaterThanOrEqual(0.2);
    expect(share(own, hasCart), audience.name).toBeLessThanOrEqual(0.4);
  }
});
