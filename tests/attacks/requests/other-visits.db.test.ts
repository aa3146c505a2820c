import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const live = useLivePages();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function aGuest(): Promise<Visitor> {
  const guest = aVisitor(live.site, { host: `localhost:${live.port}` });
  await guest.add({ itemId: '100001', qty: 1 });
  return guest;
}

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

describe('a page of somebody who was here before', () => {
  it('changes no cart of who is here now, and is shown none [C4-23]', async () => {
    const [before, now] = [await aGuest(), await aGuest()];
    const { cartItemId } = rowOf(await now.cart(), '100001');
    const headers = { ...FORM, cookie: cookieOf(now), 'x-context-token': before.cookies.get('ctxToken') ?? '' };
    const url = '/cc/cart/changes';
    const quantity = `intent=quantity&cartItemId=${cartItemId}&qty=5&whole=true`;
    for (const payload of [quantity, 'intent=add-items&itemId=100002&qty=1']) {
      const answer = await live.send({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': 'a-key' } });
      expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await live.send({ method: 'GET', url, headers })).body).not.toContain('100001');
    expect((await now.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100001', 1]]);
    // As who it is, under the same key, it is done.
    const own = { ...headers, 'idempotency-key': 'a-key', 'x-context-token': now.cookies.get('ctxToken') ?? '' };
    expect((await live.send({ method: 'POST', url, payload: quantity, headers: own })).statusCode).toBe(200);
    expect(rowOf(await now.cart(), '100001').qty).toBe(5);
  });
});

describe('a change that a node began and did not end, sent again', () => {
  it.each(['intent=add-items&itemId=100002&qty=1&coupon=BASKET5', 'intent=save&cartItemId=ROW'])(
    'is said to be under way, so that the browser sends it once more: %s',
    async (form) => {
      const guest = await aGuest();
      const { cartItemId } = rowOf(await guest.cart(), '100001');
      const payload = form.replace('ROW', cartItemId);
      const headers = { ...FORM, cookie: cookieOf(guest), 'idempotency-key': `begun ${form}` };
      const send = () => live.send({ method: 'POST', url: '/cc/cart/changes', payload, headers });
      expect((await send()).statusCode).toBe(200);
      // As the node leaves it that is killed between its claim and its answer.
      await live.site.database.query('update idempotency_keys set status = null, answer = null');
      const again = await send();
      expect([again.statusCode, JSON.parse(again.body).code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    },
  );
});

describe('a form under a name that is not listed', () => {
  it.each(['/delivery-zip', '/cart/add', '/office/supplies/login.data'])('of %s is looked at as any other', async (url) => {
    const host = 'shop.elsewhere.example';
    const before = live.site.logged.length;
    const payload = 'zipcode=1&itemId=100001&qty=1&email=x&returnTo=/';
    const answer = await live.send({ method: 'POST', url, payload, headers: { ...FORM, host, origin: `http://${host}` } });
    expect(answer.body).not.toMatch(/Bad Request|Unexpected Server Error/);
    expect(live.site.logged.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('who hangs up while they send', () => {
  it('is not taken for a database that cannot be asked', async () => {
    const before = live.site.logged.length;
    const hangUp = () =>
      new Promise<void>((resolve) => {
        const socket = connect(live.port, '127.0.0.1', () => {
          socket.write(
            `POST /cc/cart/changes HTTP/1.1\r\nHost: localhost:${live.port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nx`,
          );
          setTimeout(() => socket.destroy(), 100);
        });
        socket.once('close', () => resolve());
        socket.once('error', () => undefined);
      });
    await Promise.all(Array.from({ length: 5 }, hangUp));
    await sleep(300);
    expect(live.site.logged.slice(before).filter((line) => line.includes('could not be asked'))).toEqual([]);
  });
});
