import { describe, expect, it } from 'vitest';
import {
  addTo,
  act,
  aGuestOf,
  changeRow,
  linkTo,
  moveToCart,
  openRound,
  roundOf,
  ROUNDS,
  wantedRound,
} from '#tests/support/organizations/rounds.ts';
import { MOST_ROWS_OF_GUEST } from '#domain/rounds/round-limits.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useTwoNodes } from './two-nodes.ts';

const { site, alsoOnOtherNode } = useTwoNodes();
const [BEA, ANN, CARL] = ['bea.buyer', 'ann.approver', 'carl.contract'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
];
const PENS = '100002';
const AT_ONCE = 30;

/** People of one office, each served by either node in turn. */
async function anOffice() {
  const people = await Promise.all([BEA, ANN, CARL].map((email) => signedIn(site, email)));
  return [...people, ...people.map(alsoOnOtherNode)];
}

describe('a round that many add to at once', { timeout: 120_000 }, () => {
  it.each([
    ['in all', 10, { totalCap: 10 }],
    ['per person', 9, { personCap: 3 }],
  ])(
    'holds no more than its limit %s: of thirty adds on two nodes as many are in it as fit, and each of the others is told',
    async (_what, most, caps) => {
      const office = await anOffice();
      const [bea] = office;
      if (bea === undefined) throw new Error('There is nobody.');
      const open = await openRound(site, bea);
      const price = (await addTo(bea, open, PENS)).body.items[0]?.price ?? 0;
      const limited = Object.fromEntries(Object.entries(caps).map(([name, pieces]) => [name, Math.round(price * pieces * 100) / 100]));
      const roundId = await openRound(site, bea, limited);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => addTo(office[index % office.length] ?? bea, roundId, PENS)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(most);
      expect(statuses.filter((status) => status === 400)).toHaveLength(AT_ONCE - most);
      expect((await roundOf(bea, roundId)).rows).toBe(most);
    },
  );

  it('is closed for who comes after its close, however close they come', async () => {
    const office = await anOffice();
    const [bea, ann] = office;
    if (bea === undefined || ann === undefined) throw new Error('There is nobody.');
    const roundId = await openRound(site, bea);
    const [closed, ...answers] = await Promise.all([
      act(bea, roundId, 'CLOSE'),
      ...Array.from({ length: 12 }, (_, index) => addTo(office[index % office.length] ?? ann, roundId, PENS)),
    ]);
    expect(closed.status).toBe(200);
    expect((await roundOf(bea, roundId)).rows).toBe(answers.filter(({ status }) => status === 200).length);
  });

  it('has nothing of a guest who is taken out of it while they add, on two nodes', async () => {
    const bea = await signedIn(site, BEA);
    const roundId = await openRound(site, bea, { letsGuestsIn: true });
    const guest = await aGuestOf(site, await linkTo(bea, roundId), 'Hal Hygienist');
    const [known] = (await roundOf(bea, roundId)).participants;
    const [removed, ...answers] = await Promise.all([
      bea.delete(`${ROUNDS}/${roundId}/guests/${known?.participantId}`),
      ...Array.from({ length: 12 }, (_, index) => addTo(index % 2 === 0 ? guest : alsoOnOtherNode(guest), roundId, PENS)),
    ]);
    expect(removed.status).toBe(200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    const { items, participants } = await roundOf(bea, roundId);
    expect({ items, participants }).toEqual({ items: [], participants: [] });
  });

  it('holds no more rows of a guest than their share, of thirty adds on two nodes', async () => {
    const bea = await signedIn(site, BEA);
    const roundId = await openRound(site, bea, { letsGuestsIn: true });
    const guest = await aGuestOf(site, await linkTo(bea, roundId), 'Hal Hygienist');
    for (let n = 0; n < MOST_ROWS_OF_GUEST - 10; n += 1) await addTo(guest, roundId, PENS);
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => addTo(index % 2 === 0 ? guest : alsoOnOtherNode(guest), roundId, PENS)),
    );
    expect((await roundOf(bea, roundId)).rows).toBe(MOST_ROWS_OF_GUEST);
  });

  it('tells somebody of changes of theirs by one mail at a time, however many are made at once', async () => {
    const [bea, ann] = [await signedIn(site, BEA), await signedIn(site, ANN)];
    const roundId = await openRound(site, bea);
    const [row] = (await addTo(ann, roundId, PENS, 50)).body.items;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        changeRow(index % 2 === 0 ? bea : alsoOnOtherNode(bea), roundId, row?.rowId ?? '', { qty: index + 1 }),
      ),
    );
    const { rows } = await site.database.query<{ n: number }>(
      "select count(*)::int as n from outbox where kind = 'round.rows-changed' and handler is null and payload ->> 'roundId' = $1",
      [roundId],
    );
    // The one of the first change, and that of all others ten minutes later.
    expect(rows[0]?.n).toBe(2);
  });

  it('is in the cart once, however often it is moved at once', async () => {
    const bea = await signedIn(site, BEA);
    const twin = alsoOnOtherNode(bea);
    for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`/cc/api/checkout/default/item/${cartItemId}`);
    const roundId = await openRound(site, bea);
    await addTo(bea, roundId, PENS, 4);
    await act(bea, roundId, 'CLOSE');
    const answers = await Promise.all([bea, twin, bea, twin].map((one) => moveToCart(one, roundId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await bea.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([[PENS, 4]]);
  });

  it('is one round more for each that was opened, up to as many as an organization has', async () => {
    const bea = await signedIn(site, BEA);
    const { rows } = await site.database.query<{ n: number }>(
      "select count(*)::int as n from rounds where account_number = '4410001' and state not in ('BOUGHT', 'CANCELLED')",
    );
    const left = 50 - (rows[0]?.n ?? 0);
    const answers = await Promise.all(
      Array.from({ length: left + 5 }, (_, index) => (index % 2 === 0 ? bea : alsoOnOtherNode(bea)).post(ROUNDS, wantedRound(site))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(left);
  });
});
