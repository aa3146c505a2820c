import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { keepAnswer, type KeyClaimed } from '../../db/kept-answers.ts';
import type { Shop } from '../../shop.ts';
import { identify, type Caller } from '../caller.ts';
import { oncePerKey, replyOncePerKey } from './idempotency.ts';

const site = useShop();
let caller: Caller;

beforeEach(async () => {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  caller = await identify(site.shop, { headers: { host: 'localhost', cookie }, address: '127.0.0.1' });
});

const aCall = (input: unknown = {}) => ({ name: 'addItems', key: randomUUID(), input });
const replies = (...list: readonly Reply<unknown>[]) => {
  const left = [...list];
  return async () => left.shift() ?? refuse('TECHNICAL_PROBLEM');
};
const CLAIMS: readonly KeyClaimed[] = ['FIRST', 'WITH_CHANGE'];

describe.each(CLAIMS)('a call that claims its key %s', (claimsKey) => {
  it.each([refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 }), refuse('TECHNICAL_PROBLEM')])(
    'may come again under it where it was turned away or failed on our side (%j)',
    async (first) => {
      const call = aCall();
      const run = replies(first, answer('done'), answer('done again'));
      const texts = [];
      for (let round = 1; round <= 3; round += 1) texts.push((await oncePerKey(site.shop, caller, call, { run, claimsKey })).text);
      expect(texts.slice(1)).toEqual(['"done"', '"done"']);
    },
  );

  it('has its last word kept, where it has saved another one with a change', async () => {
    const call = aCall();
    const run = async () => {
      const saved = caller.keepAnswer?.(answer('saved'));
      if (saved !== undefined) await keepAnswer(site.database, saved);
      return answer('made over');
    };
    for (let round = 1; round <= 2; round += 1)
      expect((await oncePerKey(site.shop, caller, call, { run, claimsKey })).text).toBe('"made over"');
  });

  it('leaves nothing of itself to the calls that the same page makes after it', async () => {
    await replyOncePerKey(site.shop, caller, aCall(), { run: replies(answer('done')), claimsKey });
    expect([caller.keepAnswer, caller.callKey, caller.requestKey]).toEqual([undefined, undefined, undefined]);
  });

  it('takes over a key that was lost with the same body, and not with another one', async () => {
    const call = aCall({ qty: 1 });
    await oncePerKey(site.shop, caller, call, { run: replies(answer('lost')), claimsKey });
    await site.database.query(
      "update idempotency_keys set status = null, answer = null, created_at = created_at - interval '2 minutes' where key = $1",
      [createHash('sha256').update(call.key).digest('base64url')],
    );
    const other = await oncePerKey(site.shop, caller, { ...call, input: { qty: 2 } }, { run: replies(answer('other')), claimsKey });
    expect([other.status, JSON.parse(other.text ?? '').code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect((await oncePerKey(site.shop, caller, call, { run: replies(answer('done')), claimsKey })).text).toBe('"done"');
  });
});

describe('where no more answers are kept', () => {
  const full: Shop['nodeCounts'] = Object.assign(Object.create(null), {
    takeAll: () => ({ refusal: refuse('TOO_MANY_REQUESTS'), giveBack: () => undefined }),
  });
  const crowded = (): Shop => ({ ...site.shop, settings: { ...site.shop.settings, hasRateLimits: true }, nodeCounts: full });

  it('a call is refused before anything is done', async () => {
    const done = await oncePerKey(crowded(), caller, aCall(), { run: replies(answer('done')), claimsKey: 'WITH_CHANGE' });
    expect(done.status).toBe(429);
  });

  it('a page goes on, and does it each time', async () => {
    const call = aCall();
    const run = replies(answer('first'), answer('second'));
    const bodies = [];
    for (let round = 1; round <= 2; round += 1)
      bodies.push(await replyOncePerKey(crowded(), caller, call, { run, claimsKey: 'WITH_CHANGE' }));
    expect(bodies).toEqual([answer('first'), answer('second')]);
  });
});
