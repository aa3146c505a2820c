import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import type { SharedLine } from './order-people.ts';
import { roundPaperPath, type RoundPaper } from '#domain/rounds/round-papers.ts';
import { drawLabels } from '#server/gateways/pdf/draw-labels.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { act, addTo, aGuestOf, linkTo, moveToCart, openRound } from '#tests/support/organizations/rounds.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';
import { roundLabels } from './round-papers.ts';

const site = useShop();
const [BEA, ANN, ABE] = ['bea.buyer', 'ann.approver', 'abe.admin'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
];
const [PAPER, PENS] = ['100001', '100002'];

async function ask({ cookies }: Visitor, kind: RoundPaper, number: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: 'business.localhost', cookie };
  const { statusCode, rawPayload } = await site.app.inject({ url: roundPaperPath(kind, number), headers });
  return { statusCode, said: statusCode === 200 ? readPdf(rawPayload).pages.flatMap(({ read }) => read) : [] };
}

/** An order of a round: Ann has paper and pens, Hal without an account has paper; of the paper one less was ordered than asked for. */
async function anOrderOfRound(): Promise<string> {
  const [bea, ann] = [await signedIn(site, BEA), await signedIn(site, ANN)];
  const roundId = await openRound(site, bea, { letsGuestsIn: true });
  const hal = await aGuestOf(site, await linkTo(bea, roundId), 'Hal <b>Hygienist</b>'.replaceAll(/<\/?b>/g, ''));
  await addTo(ann, roundId, PAPER, 2, 'for the lab');
  await addTo(hal, roundId, PAPER, 2, 'יחד & <i>blue</i>');
  await addTo(ann, roundId, PENS, 1);
  await act(bea, roundId, 'CLOSE');
  await moveToCart(bea, roundId);
  const cart = await bea.cart();
  await bea.put('/cc/api/checkout/default/item', { items: [{ cartItemId: rowOf(cart, PAPER).cartItemId, qty: 3 }] });
  await readyToOrder(site, bea, CARDS.approved, BEA);
  const { body } = await placeOrder(bea);
  expect(['PLACED', 'PENDING_APPROVAL'], JSON.stringify(body)).toContain(body.status);
  return body.orderNumber ?? '';
}

it('keeps with an order who gets what of it, on its page’s call and on three papers, for who may open the order and nobody else', async () => {
  const number = await anOrderOfRound();
  const bea = await signedIn(site, BEA);
  const people = await bea.get<{ lines: SharedLine[] }>(`/cc/api/orders/${number}/people`);
  const paper = people.body.lines.find(({ itemId }) => itemId === PAPER);
  expect(paper).toMatchObject({
    qty: 3,
    rest: 0,
    people: [
      { name: 'Ann Approver', qty: 2, note: 'for the lab' },
      { name: 'Hal Hygienist', qty: 1, note: 'יחד & <i>blue</i>' },
    ],
  });
  expect(paper?.name).toBe((await bea.get<Order>(`/cc/api/orders/${number}`)).body.items.find(({ itemId }) => itemId === PAPER)?.name);
  const labels = await ask(bea, 'LABELS', number);
  // One for each of them: what they get, with their note below it.
  expect(labels.said.filter((text) => text === `Order ${number}`)).toHaveLength(2);
  expect(labels.said.slice(0, 3)).toEqual(['Ann Approver', expect.stringMatching(/^2 × .+…$/), 'for the lab']);
  expect(labels.said).toContain('Hal Hygienist');
  const list = await ask(bea, 'WHO_GETS_WHAT', number);
  expect(list.said.indexOf('Ann Approver')).toBeLessThan(list.said.indexOf('Hal Hygienist'));
  expect((await ask(bea, 'PACKING_LIST', number)).said).toContain(`Item ${PAPER} · Ann Approver 2 · Hal Hygienist 1`);
  // Administrators may look at all orders of their organization; strangers and other organizations are told of none.
  expect((await ask(await signedIn(site, ABE), 'LABELS', number)).statusCode).toBe(200);
  const carl = await signedIn(site, 'carl.contract@harbordental.example');
  for (const [stranger, status] of [
    [carl, 404],
    [await signedIn(site, 'axel.approver@cedarlegal.example'), 404],
    [aVisitor(site), 401],
  ] as const) {
    expect((await ask(stranger, 'LABELS', number)).statusCode).toBe(303);
    expect((await stranger.get(`/cc/api/orders/${number}/people`)).status).toBe(status);
  }
});

it('draws five hundred labels in a few seconds, thirty on a sheet, and a name that goes on is numbered', async () => {
  const people = Array.from({ length: 500 }, (_, index) => ({ name: `Person ${index}`, qty: 1, note: 'blue, for the front desk' }));
  const long = 'Retractable Gel Pens, Medium Point, 0.7 mm, Assorted Barrels, Assorted Ink, Box of Thirty-Six';
  const lines = [
    { cartItemId: 'x', itemId: PENS, name: long, qty: 500, people, rest: 0 },
    { cartItemId: 'y', itemId: PAPER, name: 'Paper', qty: 1, people: [{ name: 'Person 0', qty: 2, note: 'white' }], rest: 0 },
  ];
  const about = { orderNumber: '1', lines, brandName: 'Foolscap', accent: '#000000', at: site.shop.now() };
  const started = performance.now();
  const { pages, objects } = readPdf(await buffer(drawLabels(roundLabels(about))));
  // What has no room on its line is read in full all the same.
  expect(pages.flatMap(({ read }) => read).filter((text) => /^1 × Retractable Gel Pens.*…$/.test(text))).toHaveLength(500);
  expect([...objects.values()].filter((object) => object.includes('/ActualText'))).toHaveLength(500);
  expect([pages.length, pages[0]?.read.filter((text) => /^Person \d+$/.test(text))]).toEqual([17, expect.objectContaining({ length: 30 })]);
  expect(pages[0]?.read).toEqual(expect.arrayContaining(['Order 1 · 1 of 2', '2 × Paper', 'white', 'Order 1 · 2 of 2']));
  expect(performance.now() - started).toBeLessThan(15_000);
});
