import { expect, it } from 'vitest';
import {
  anOfferedQuote,
  answerQuote,
  askForQuote,
  endQuote,
  offer,
  quoteOf,
  QUOTES,
  REP_QUOTES,
} from '#tests/support/organization/quotes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';

const site = useShop({ hasPages: true });
const PAPER = { itemId: '100001', qty: 1, unitPrice: 36 };
const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://business.localhost', accept: 'text/html' } };
const NEWER = { status: 409, body: { code: 'QUOTE_CHANGED', message: 'There is a newer offer. Look at it, then answer.' } };
const both = async () =>
  [await signedIn(site, 'bea.buyer@harbordental.example'), await signedIn(site, 'cora.csr@foolscap.example')] as const;

it('nobody decides about an offer that they have not seen, whatever they decide', async () => {
  const [bea, cora] = await both();
  for (const [act, more] of [
    ['ACCEPT', {}],
    ['DECLINE', {}],
    ['ASK_CHANGE', { text: 'Two, please.' }],
    ['WITHDRAW', {}],
  ] as const) {
    const number = await anOfferedQuote(bea, cora, [PAPER]);
    await offer(cora, number, [{ ...PAPER, unitPrice: 40 }], { version: 1 });
    expect(await answerQuote(bea, number, act, { version: 1, ...more }), act).toMatchObject(NEWER);
    expect((await quoteOf(bea, number)).state).toBe('OFFERED');
    expect((await answerQuote(bea, number, act, { version: 2, ...more })).status, act).toBe(200);
  }
});

it('who withdraws a request is told of the offer that came meanwhile, and so is a representative of a colleague’s', async () => {
  const [bea, cora] = await both();
  const number = await askForQuote(bea, [{ itemId: PAPER.itemId, qty: 1 }]);
  await offer(cora, number, [PAPER]);
  expect(await answerQuote(bea, number, 'WITHDRAW', { version: 0 })).toMatchObject(NEWER);
  await offer(cora, number, [{ ...PAPER, unitPrice: 35 }], { version: 1 });
  expect(await endQuote(cora, number, 'WITHDRAW')).toMatchObject(NEWER);
  expect((await quoteOf(bea, number)).state).toBe('OFFERED');
});

it('who does not say what they have seen is not heard', async () => {
  const [bea, cora] = await both();
  const number = await anOfferedQuote(bea, cora, [PAPER]);
  for (const answer of [
    await bea.post(`${QUOTES}/${number}/answer`, { act: 'ACCEPT' }),
    await bea.post(`${QUOTES}/${number}/answer`, { act: 'ACCEPT', version: -1 }),
    await cora.post(`${REP_QUOTES}/${number}/end`, { act: 'WITHDRAW', text: 'Gone.' }),
  ])
    expect(answer.status).toBe(400);
});

it('the page shows the newer offer with what was typed, to be sent about that one; where nothing can be asked any more, to be copied', async () => {
  const [bea, cora] = await both();
  const number = await anOfferedQuote(bea, cora, [PAPER]);
  const page = `/quotes/${number}`;
  const change = (version: number) =>
    bea.post<string>(
      page,
      new URLSearchParams({ intent: 'change', version: String(version), text: 'Could it be 33.00?' }).toString(),
      FORM,
    );
  await offer(cora, number, [{ ...PAPER, unitPrice: 34.5 }], { version: 1 });
  const stale = await change(1);
  expect(stale.status).toBe(400);
  expect(stale.body).toContain('There is a newer offer. Look at it, then answer.');
  expect(stale.body).toContain('Our offer, version 2');
  expect(stale.body).toMatch(/<input type="hidden" name="version" value="2"\/>/);
  expect(stale.body).toMatch(/<details class="quote-earlier" open="">[^]*<textarea[^>]*>Could it be 33\.00\?<\/textarea>/);
  await answerQuote(bea, number, 'DECLINE', { version: 2 });
  const late = await change(2);
  expect([late.status, late.body.includes('This offer was declined.')]).toEqual([400, true]);
  expect(late.body).toMatch(/You wrote[^]*Could it be 33\.00\?/);
});
