import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ROUTES } from '#server/routes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import type { Drawing } from './arbitrary-of-schema.ts';
import { addressOf, casesOf, Description, fillCart } from './described-calls.ts';

/** FUZZ_CASES for each call; FUZZ_SEED gives again what failed with that seed. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 200);
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.trunc(Math.random() * 1e9));
/** A cart is used for so many cases, then another one. */
const CASES_A_CART = 10;
const TAGS: ReadonlySet<string> = new Set(['cart', 'saved for later']);

const site = useShop();
const calls = ROUTES.map((route) => route.contract).filter((contract) => TAGS.has(contract.tag) && contract.isStream !== true);
let description: z.output<typeof Description>;

beforeAll(async () => {
  description = Description.parse((await aVisitor(site).get('/api/openapi.json')).body);
});

/** A guest with a cart in which every kind of row stands. */
async function aFullCart(): Promise<{ guest: Visitor; drawing: Drawing }> {
  const guest = aVisitor(site);
  return { guest, drawing: { known: await fillCart(guest, CASES_A_CART), schemas: description.components.schemas } };
}

describe(`whatever a client sends (seed ${SEED})`, () => {
  it.each(calls)(
    '$name is answered as it is described, and never with a failure of ours',
    { timeout: 60_000 + CASES * 200 },
    async (call) => {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const operation = description.paths[path]?.[call.method.toLowerCase()];
      if (operation === undefined) throw new Error(`${call.method} ${path} is not described`);
      const statuses: number[] = [];
      for (let first = 0; first < CASES; first += CASES_A_CART) {
        const { guest, drawing } = await aFullCart();
        for (const one of fc.sample(casesOf(operation, drawing), { numRuns: Math.min(CASES_A_CART, CASES - first), seed: SEED + first })) {
          const url = addressOf(path, one);
          // The visitor holds every answer to the contract that the description was made from.
          const answer = await send(guest, call.method, url, one.body);
          expect(answer.status, `${call.method} ${url} ${JSON.stringify(one.body)}`).toBeLessThan(500);
          statuses.push(answer.status);
        }
      }
      expect(statuses.filter((status) => status < 400).length, 'so many must have been good').toBeGreaterThan(CASES / 100);
    },
  );
});

function send(guest: Visitor, method: string, url: string, body: unknown) {
  if (method === 'GET') return guest.get(url);
  if (method === 'POST') return guest.post(url, body);
  return method === 'PUT' ? guest.put(url, body) : guest.delete(url, body);
}
