import { expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const LOG = '/cc/api/log';
const recorded = (text: string) => site.logged.filter((line) => line.includes(text)).length;

it('records 60 errors of a visit a minute; beyond that they are dropped without a word [C7-33 S7-13]', async () => {
  const [visitor, other] = [aVisitor(site), aVisitor(site)];
  for (const one of [visitor, other]) await one.add({ itemId: '100002', qty: 1 });
  const answers = [];
  for (let n = 1; n <= 70; n += 1) answers.push((await visitor.post(LOG, { msg: 'a flood', error: { n }, info: 'page' })).status);
  expect(new Set(answers)).toEqual(new Set([204]));
  // The minute may have turned once while the test ran.
  expect(recorded('a flood')).toBeGreaterThanOrEqual(60);
  expect(recorded('a flood')).toBeLessThan(70);
  await other.post(LOG, { msg: 'a drop' });
  expect(recorded('a drop')).toBe(1);
});

it('covers a card number wherever a long text is cut', async () => {
  const visitor = aVisitor(site);
  await visitor.post(LOG, { msg: `long ${'x'.repeat(1985)} 4242424242424242` });
  expect(recorded('long')).toBe(1);
  expect(site.logged.join()).not.toMatch(/42424/);
});

it('takes up to 16 kB, and whatever the fields hold', async () => {
  const visitor = aVisitor(site);
  expect((await visitor.post(LOG, { msg: 'x'.repeat(15_000) })).status).toBe(204);
  expect((await visitor.post(LOG, { msg: 'x'.repeat(17_000) })).status).toBe(413);
  expect((await visitor.post(LOG, { msg: null, error: [1], info: false })).status).toBe(204);
});

it('keeps nothing under a key: neither an answer, nor a session that would have a count of its own [T64]', async () => {
  const visitor = aVisitor(site);
  for (let n = 0; n < 3; n += 1) {
    const headers = { 'idempotency-key': `log-${n}` };
    expect((await visitor.post(LOG, { msg: 'keyed', info: 'x'.repeat(10_000) }, { headers })).status).toBe(204);
  }
  expect((await site.database.query('select 1 from idempotency_keys')).rows).toHaveLength(0);
});

it('records 300 errors of a network a minute, from however many sessions [T64]', async () => {
  const socket = '198.51.100.7';
  const visitors = Array.from({ length: 7 }, () => aVisitor(site, { socket }));
  for (const visitor of visitors) {
    await visitor.add({ itemId: '100002', qty: 1 });
    for (let n = 0; n < 60; n += 1) await visitor.post(LOG, { msg: 'a flood of many' });
  }
  // The minute may have turned once while the test ran, by a tenth.
  expect(recorded('a flood of many')).toBeGreaterThanOrEqual(300);
  expect(recorded('a flood of many')).toBeLessThan(420);
});
