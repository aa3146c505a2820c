import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Quote } from '#contracts/quotes/quote.ts';
import { expireQuotes } from '#server/quotes/quote-jobs.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import {
  anAcceptedQuote,
  anOfferedQuote,
  answerQuote,
  askForQuote,
  endQuote,
  offer,
  QUOTES,
  quoteOf,
} from '#tests/support/organization/quotes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { useTwoNodes } from './two-nodes.ts';

const { site, shops, alsoOnOtherNode } = useTwoNodes();
const BEA = 'bea.buyer@harbordental.example';
const CORA = 'cora.csr@foolscap.example';
const PAPER = { itemId: '100001', qty: 1, unitPrice: 36 };

/** The figure of the issue. */
const ROUNDS = 100;
const TIMEOUT_MS = 240_000;
const bothOf = async () => [await signedIn(site, BEA), alsoOnOtherNode(await signedIn(site, CORA))] as const;

/** Where a quote has been, in its order. */
async function movesOf(number: string): Promise<string[]> {
  const { rows } = await site.database.query<{ to_state: string }>(
    'select to_state from quote_moves where quote_id = $1 order by move_id',
    [number.slice(2)],
  );
  return rows.map((row) => row.to_state);
}

type Round = (bea: Visitor, cora: Visitor, number: string) => readonly Promise<Answer | undefined>[];

/** Lets both sides meet at one offer, again and again, on two nodes. Each time exactly one has decided, and its history tells just that. */
async function meet(round: Round, allowed: readonly Quote['state'][]): Promise<Map<string, number>> {
  const [bea, cora] = await bothOf();
  const seen = new Map<string, number>();
  for (let at = 0; at < ROUNDS; at += 1) {
    const number = await anOfferedQuote(bea, cora, [PAPER]);
    const answers = await Promise.all(round(bea, cora, number));
    for (const answer of answers) expect(answer?.status ?? 200, JSON.stringify(answer?.body)).toBeOneOf([200, 409]);
    const { state, entries } = await quoteOf(bea, number);
    expect(allowed).toContain(state);
    // One move only after it was offered, or none where a newer offer came first and nothing else.
    expect(await movesOf(number)).toEqual(['REQUESTED', 'OFFERED', ...(state === 'OFFERED' ? [] : [state])]);
    expect(entries.filter(({ kind }) => !['ASKED', 'OFFERED'].includes(kind))).toHaveLength(state === 'OFFERED' ? 0 : 1);
    seen.set(state, (seen.get(state) ?? 0) + 1);
  }
  return seen;
}

describe('who decides about an offer at the same moment', () => {
  it('accept × withdraw: one of them has happened', { timeout: TIMEOUT_MS }, async () => {
    await meet(
      (bea, cora, number) => [answerQuote(bea, number, 'ACCEPT', { version: 1 }), endQuote(cora, number, 'WITHDRAW')],
      ['ACCEPTED', 'WITHDRAWN'],
    );
  });

  it('accept × a newer offer: nobody has accepted what they did not see', { timeout: TIMEOUT_MS }, async () => {
    const [bea, cora] = await bothOf();
    for (let at = 0; at < ROUNDS; at += 1) {
      const number = await anOfferedQuote(bea, cora, [PAPER]);
      const [accepted, offered] = await Promise.all([
        answerQuote(bea, number, 'ACCEPT', { version: 1 }),
        offer(cora, number, [{ ...PAPER, unitPrice: 35 }], { version: 1 }),
      ]);
      expect([accepted.status, offered.status].toSorted()).toEqual([200, 409]);
      const { state, offers } = await quoteOf(bea, number);
      expect([state, offers.length]).toEqual(accepted.status === 200 ? ['ACCEPTED', 1] : ['OFFERED', 2]);
    }
  });

  it('withdraw a request × an offer: nobody has withdrawn what they did not see', { timeout: TIMEOUT_MS }, async () => {
    const [bea, cora] = await bothOf();
    for (let at = 0; at < ROUNDS / 4; at += 1) {
      const number = await askForQuote(bea, [{ itemId: PAPER.itemId, qty: 1 }]);
      const [withdrawn, offered] = await Promise.all([answerQuote(bea, number, 'WITHDRAW', { version: 0 }), offer(cora, number, [PAPER])]);
      expect([withdrawn.status, offered.status].toSorted()).toEqual([200, 409]);
      expect((await quoteOf(bea, number)).state).toBe(withdrawn.status === 200 ? 'WITHDRAWN' : 'OFFERED');
    }
  });

  it(
    'accept × its last day: what was accepted in time was accepted, and nothing is after it was over',
    { timeout: TIMEOUT_MS },
    async () => {
      const [bea, cora] = await bothOf();
      const [, other] = shops();
      if (other === undefined) throw new Error('There is no other node.');
      // The job's clock is beyond the last day, the buyer's is not yet: it ends what was offered, and what was accepted just before.
      const late = new Proxy(other, {
        get: (target, name) => (name === 'now' ? () => new Date('2026-12-12T12:00:00Z') : Reflect.get(target, name)),
      });
      for (let at = 0; at < ROUNDS; at += 1) {
        const number = await anOfferedQuote(bea, cora, [PAPER]);
        const [accepted] = await Promise.all([answerQuote(bea, number, 'ACCEPT', { version: 1 }), expireQuotes(late)]);
        const moves = (await movesOf(number)).slice(2);
        expect(moves[0], accepted.body.message).toBe(accepted.status === 200 ? 'ACCEPTED' : 'EXPIRED');
        expect([['ACCEPTED'], ['ACCEPTED', 'EXPIRED'], ['EXPIRED']]).toContainEqual(moves);
        expect((await quoteOf(bea, number)).state).toBe(moves.at(-1));
      }
    },
  );

  it('accept × accept: it is accepted once, and both are told so', { timeout: TIMEOUT_MS }, async () => {
    const seen = await meet(
      (bea, _cora, number) => [
        answerQuote(bea, number, 'ACCEPT', { version: 1 }),
        answerQuote(alsoOnOtherNode(bea), number, 'ACCEPT', { version: 1 }),
      ],
      ['ACCEPTED'],
    );
    expect([...seen]).toEqual([['ACCEPTED', ROUNDS]]);
  });

  it('accept × decline: one of them has happened', { timeout: TIMEOUT_MS }, async () => {
    await meet(
      (bea, _cora, number) => [
        answerQuote(bea, number, 'ACCEPT', { version: 1 }),
        answerQuote(alsoOnOtherNode(bea), number, 'DECLINE', { version: 1 }),
      ],
      ['ACCEPTED', 'DECLINED'],
    );
  });
});

describe('who orders a quote at the same moment', () => {
  it('order × withdraw: an order has its prices, or it is withdrawn and nothing is ordered', { timeout: TIMEOUT_MS }, async () => {
    const [bea, cora] = await bothOf();
    for (let at = 0; at < 10; at += 1) {
      const number = await anAcceptedQuote(bea, cora, [PAPER]);
      for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
      if ((await bea.cart()).quote !== undefined) await bea.delete(`${CHECKOUT}/quote`);
      await bea.post<CartResponse>(`${QUOTES}/${number}/order`);
      await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
      await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: true } });
      const [placed, withdrawn] = await Promise.all([placeOrder(bea), answerQuote(alsoOnOtherNode(bea), number, 'WITHDRAW')]);
      const { state } = await quoteOf(bea, number);
      if (placed.status === 200) expect([placed.body.status, withdrawn.status, state]).toEqual(['PLACED', 409, 'ORDERED']);
      else expect([withdrawn.status, state], JSON.stringify(placed.body).slice(0, 300)).toEqual([200, 'WITHDRAWN']);
    }
  });

  it('one quote is one order, from however many carts', { timeout: TIMEOUT_MS }, async () => {
    const [bea, cora] = await bothOf();
    const number = await anAcceptedQuote(bea, cora, [PAPER]);
    await bea.post(`${QUOTES}/${number}/order`);
    await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: true } });
    const answers = await Promise.all([placeOrder(bea), placeOrder(alsoOnOtherNode(bea)), placeOrder(bea)]);
    const orders = new Set(answers.flatMap(({ body }) => (body.status === 'PLACED' ? [body.orderNumber] : [])));
    expect(orders.size).toBe(1);
    const { rows } = await site.database.query(
      `select count(*)::int as n from orders where details #>> '{quote,number}' = $1 and state <> 'ABANDONED'`,
      [number],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
