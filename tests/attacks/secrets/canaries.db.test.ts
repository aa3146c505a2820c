import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { inLanes } from '../requests/raw-requests.ts';

/** CANARY_PAGES pages; 20,000 take some minutes. */
const PAGES = Number(process.env['CANARY_PAGES'] ?? 200);
const SESSIONS = Math.min(200, PAGES);
const AT_ONCE = 32;
const PATHS = ['/cc/sparq/checkout', '/cc/sparq/checkout.data', '/cc/mmx/checkout?edit=address', '/cc/api/checkout?grindType=ALL'];

const live = useLivePages();

/** A guest whose name nobody else has. */
async function aCanary(index: number): Promise<{ visitor: Visitor; name: string }> {
  const visitor = aVisitor(live.site, { host: new URL(live.base).host });
  const name = `Canary${index}x`;
  await visitor.add({ itemId: '100001', qty: 1 });
  await visitor.put('/cc/api/checkout/default?actionType=PROCEED_CHECKOUT', { proceedCheckout: true, continueAsGuest: true });
  const { status } = await visitor.post('/cc/api/checkout/default/address', {
    type: 'SB',
    email: `${name}@example.com`,
    firstName: name,
    lastName: name,
    address1: `${index} Main St`,
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    phones: ['5085550100'],
  });
  expect(status).toBe(200);
  return { visitor, name };
}

describe(`${SESSIONS} people`, () => {
  it(`see nothing of each other on ${PAGES} pages that are made side by side [T56]`, { timeout: 120_000 + PAGES * 100 }, async () => {
    const canaries = await inLanes(
      Array.from({ length: SESSIONS }, (_, index) => index),
      8,
      aCanary,
    );
    const turns = Array.from({ length: PAGES }, (_, index) => index);
    const foreign: string[] = [];
    let own = 0;
    await inLanes(turns, AT_ONCE, async (turn) => {
      const { visitor, name } = canaries[turn % SESSIONS] ?? (await aCanary(turn));
      const cookie = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const url = PATHS[Math.floor(turn / SESSIONS + turn) % PATHS.length] ?? '/';
      const { body, statusCode } = await live.send({ url, headers: { cookie } });
      const seen = new Set(body.match(/Canary\d+x/gi)?.map((one) => one.toLowerCase()));
      if (seen.delete(name.toLowerCase())) own += 1;
      if (seen.size > 0 || statusCode >= 400) foreign.push(`${statusCode} ${url}: ${name} saw ${[...seen].join(', ')}`);
    });
    expect(foreign).toEqual([]);
    expect(own).toBe(PAGES);
  });
});
