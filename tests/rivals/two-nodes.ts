import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Cart, CartResponse } from '#contracts/cart.ts';
import type { Shop } from '#server/shop.ts';
import { makeTestNode } from '#tests/support/test-node.ts';
import { useShop, type TestShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

/** How often each pair meets: RIVAL_ROUNDS=200 is the figure to reach before a release. */
const ROUNDS = Number(process.env['RIVAL_ROUNDS'] ?? 25);
const ROUNDS_AT_ONCE = 5;
export const RIVAL_TIMEOUT_MS = 30_000 + ROUNDS * 3000;

export const CART = '/cc/api/checkout/default';
export const ITEM = `${CART}/item`;

/** Two nodes of one shop: what meets in the database meets as it does in production, not one after the other in one process. */
export type TwoNodes = {
  readonly site: TestShop;
  /** What each of the nodes has. */
  shops(): Shop[];
  /** The same visitor, served by the other node. */
  alsoOnOtherNode(visitor: Visitor): Visitor;
};

/** Makes both nodes for a test file. At its end nothing may have failed on the shop's side, and nothing have waited in a circle. */
export function useTwoNodes(options: Parameters<typeof useShop>[0] = {}): TwoNodes {
  const site = useShop({ holdMs: 1000, ...options });
  const other: { node?: Awaited<ReturnType<typeof makeTestNode>> } = {};
  beforeAll(async () => {
    other.node = await makeTestNode(site);
  });
  afterAll(async () => {
    await other.node?.close();
    expect(site.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(await deadlocks(site)).toBe(0);
  });
  return {
    site,
    shops: () => (other.node === undefined ? [] : [site.shop, other.node.shop]),
    alsoOnOtherNode(visitor) {
      const app = other.node?.app ?? site.app;
      const twin = aVisitor({ app }, visitor.from);
      for (const [name, value] of visitor.cookies) twin.cookies.set(name, value);
      return twin;
    },
  };
}

/** PostgreSQL counts them in the background, within a second. */
async function deadlocks({ database }: TestShop): Promise<number> {
  await sleep(1200);
  const { rows } = await database.query<{ deadlocks: string }>('select deadlocks from pg_stat_database where datname = current_database()');
  return Number(rows[0]?.deadlocks);
}

/** Lets a pair meet again and again. */
export async function manyRounds(round: (number: number) => Promise<void>): Promise<void> {
  for (let first = 0; first < ROUNDS; first += ROUNDS_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(ROUNDS_AT_ONCE, ROUNDS - first) }, (_, index) => round(first + index)));
}

/** The same where each round needs to itself what the rounds share. */
export async function inTurn(round: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; number < ROUNDS; number += 1) await round(number);
}

/** A cart's rows as short texts, gifts included, those that are told as deleted left out. */
export function rowsOf({ items, freeItems }: Pick<Cart, 'items' | 'freeItems'>): string[] {
  return [...items, ...freeItems]
    .filter((item) => item.status !== 'DELETED')
    .map((item) => `${item.qty} ${item.itemId} ${item.selectedDeliveryOption.deliveryType}`)
    .toSorted();
}

/** No answer is the shop's fault, and what the last of them told is what is read. Answers the cart that is read. */
export async function readAfter(visitor: Visitor, answers: readonly Answer[]): Promise<Cart> {
  for (const { status, body } of answers) expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(500);
  const read = await visitor.cart();
  for (const { status, body } of answers) {
    if (status !== 200 || !isCartResponse(body) || body.cartInfo.cartId !== read.cartId) continue;
    expect(body.cartInfo.version).toBeLessThanOrEqual(read.version);
    if (body.cartInfo.version === read.version) expect(rowsOf(body.cartInfo)).toEqual(rowsOf(read));
  }
  return read;
}

function isCartResponse(body: unknown): body is CartResponse {
  return Array.isArray(Reflect.get(Object(Reflect.get(Object(body), 'cartInfo')), 'freeItems'));
}
