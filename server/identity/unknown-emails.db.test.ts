import { describe, expect, it, vi } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { GAIL, goToCheckout } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Answer } from '#tests/support/visitor.ts';
import { hashPassword } from './password.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const KNOWN = 'sam.shopper@example.com';
const UNKNOWN = 'nobody.at.all@example.com';

let networks = 0;
/** A visitor of a network of their own. */
const somebody = () => aVisitor(site, { address: `198.18.${(networks += 1)}.1` });

/** What an answer tells, to the byte, without what is different in each. */
const told = ({ status, body, headers }: Answer) =>
  JSON.stringify([status, body, Object.keys(headers).toSorted(), headers['retry-after'], headers['content-length']]);

const login = (email: string) => somebody().post('/cc/api/auth/login', { email, password: 'wrong-password' });
const reset = (email: string) => somebody().post('/cc/api/auth/reset', { email });
const lookUp = (email: string) => somebody().get(`/cc/api/orders/10009999?email=${email}`);

/** What is asked of the database until a call is answered. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(site.database, 'query');
  await work();
  const names = query.mock.calls.map(([asked]) => String(Reflect.get(Object(asked), 'name') ?? asked));
  query.mockRestore();
  return names;
}

describe('who asks whether an email has an account', () => {
  it.each([
    ['signing in', login],
    ['asking for a new password', reset],
    ['looking an order up', lookUp],
  ])('learns nothing by %s: the answers are the same to the byte, and so is what is asked of the database [T53]', async (_name, call) => {
    expect(told(await call(KNOWN))).toBe(told(await call(UNKNOWN)));
    expect(await statementsOf(() => call(KNOWN))).toEqual(await statementsOf(() => call(UNKNOWN)));
  });

  it('learns nothing from how long a sign-in takes: a password is hashed for nobody, too [T53]', async () => {
    // The people of the tests' demo have passwords that cost little: this one has one as everybody has it.
    await site.database.query('update users set password_hash = $2 where email = $1', [
      KNOWN,
      await hashPassword('a password as any other'),
    ]);
    const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
    for (let round = 0; round < 9; round += 1) {
      for (const email of [KNOWN, UNKNOWN]) {
        const started = process.cpuUsage();
        await login(email);
        const { user, system } = process.cpuUsage(started);
        times[email]?.push(user + system);
        // What is wrong ten times is not looked at any more.
        await site.database.query('delete from limit_seats');
      }
    }
    const [known = 0, unknown = 0] = [KNOWN, UNKNOWN].map((email) => Math.min(...(times[email] ?? [])));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('learns nothing by ordering as a guest [T53]', async () => {
    const addressed = async (email: string) => {
      const guest = somebody();
      await guest.add({ itemId: '100001', qty: 1 });
      const cart = await goToCheckout(guest, { ...GAIL, email });
      const { status, body } = await guest.get<CartResponse>('/cc/api/checkout?grindType=ALL');
      const text = JSON.stringify([status, cart, body.cartInfo]).replaceAll(email, 'EMAIL');
      return text.replaceAll(/"[0-9a-f-]{36}"/g, '"ID"').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
    };
    expect(await addressed(KNOWN)).toBe(await addressed(UNKNOWN));
  });

  it('finds out by opening accounts alone, as often as the table says [T53]', async () => {
    const person = { password: 'a-fine-pass-phrase', firstName: 'Nina', lastName: 'New' };
    const address = '203.0.113.50';
    const tries = Array.from({ length: 40 }, (_, n) =>
      aVisitor(site, { address }).post<{ message: string }>('/cc/api/auth/register', {
        ...person,
        email: n % 2 === 0 ? KNOWN : `new.${n}@example.com`,
      }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(LIMITS.REGISTER_ADDRESS.most);
    for (const { status, body } of answers) if (status === 400) expect(body.message).not.toMatch(/taken|exists|there is an account/i);
    const visitor = somebody();
    await visitor.add({ itemId: '100001', qty: 1 });
    const ofOne = await Promise.all(Array.from({ length: 10 }, () => visitor.post('/cc/api/auth/register', { ...person, email: KNOWN })));
    expect(ofOne.filter(({ status }) => status === 400)).toHaveLength(LIMITS.REGISTER.most);
  });
});
