import { afterEach, describe, expect, it } from 'vitest';
import { MOST_ROWS_OF_GUEST, MOST_ROWS_OF_GUESTS } from '#domain/rounds/round-limits.ts';
import {
  act,
  addTo,
  aGuestOf,
  changeRow,
  follow,
  linkTo,
  moveToCart,
  openRound,
  roundOf,
  ROUNDS,
  type Refused,
  type RoundOrRefused,
} from '#tests/support/organizations/rounds.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const [BEA, ANN, CARL] = ['bea.buyer', 'ann.approver', 'carl.contract'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
];
const [PAPER, PENS] = ['100001', '100002'];
const as = (email: string) => signedIn(site, email);
const why = ({ body }: { body: Refused }) => body.errors?.map(({ field, message }) => `${field}: ${message}`) ?? [body.message];

/** A round that lets people without an account in, and one of them. */
async function guestsRound(more: object = {}) {
  const bea = await as(BEA);
  const roundId = await openRound(site, bea, { letsGuestsIn: true, ...more });
  const token = await linkTo(bea, roundId);
  return { bea, roundId, token, hal: await aGuestOf(site, token, 'Hal Hygienist') };
}

const removeGuest = (visitor: Visitor, roundId: string, participantId: string) =>
  visitor.delete<RoundOrRefused>(`${ROUNDS}/${roundId}/guests/${participantId}`);
const participantOf = async (visitor: Visitor, roundId: string, name: string) =>
  (await roundOf(visitor, roundId)).participants.find((one) => one.name === name);

describe('limits in dollars', () => {
  it('say nothing to who is shown no prices, whatever they try: they are told to the coordinator [T46]', async () => {
    const { bea, roundId, hal } = await guestsRound({ personCap: 1, totalCap: 1 });
    const cleo = await noPrices(CARL);
    for (const visitor of [hal, cleo]) {
      const answers = [];
      for (const qty of [1, 2, 500, 9999]) answers.push(await addTo(visitor, roundId, PENS, qty));
      const [row] = answers[0]?.body.items.filter(({ isOwn }) => isOwn) ?? [];
      answers.push(await changeRow(visitor, roundId, row?.rowId ?? '', { qty: 9998 }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const { participants, isOverCap } = await roundOf(visitor, roundId);
      expect([isOverCap, ...participants.map((one) => one.isOverCap)].filter(Boolean)).toEqual([]);
    }
    const seen = await roundOf(bea, roundId);
    expect([seen.isOverCap, seen.participants.map(({ name, isOverCap }) => [name, isOverCap])]).toEqual([
      true,
      [
        ['Hal Hygienist', true],
        ['Carl Contract', true],
      ],
    ]);
    // Who is shown prices is held to them.
    expect(why(await addTo(await as(ANN), roundId, PENS))[0]).toContain('more than the limit per person');
  });

  it('are not told to a coordinator who is shown no prices, either: they would try with rows of their own', async () => {
    const bea = await noPrices(BEA);
    const roundId = await openRound(site, bea, { personCap: 1, totalCap: 1 });
    const { body, status } = await addTo(bea, roundId, PENS, 100);
    expect([status, body.isOverCap, body.participants?.map(({ isOverCap }) => isOverCap)]).toEqual([200, false, [false]]);
  });

  it('hold for people without an account who are shown prices', async () => {
    const { roundId, hal } = await guestsRound({ personCap: 1, showsGuestsPrices: true });
    expect(why(await addTo(hal, roundId, PENS, 50))[0]).toContain('more than the limit per person');
  });

  const showPrices = (email: string, isShown: boolean) =>
    site.database.query(
      `update users set settings = jsonb_set(settings, '{displayRules}', coalesce(settings -> 'displayRules', '{}') || jsonb_build_object('SHOW_PRICE', $2::boolean)) where email = $1`,
      [email, isShown],
    );
  async function noPrices(email: string): Promise<Visitor> {
    await showPrices(email, false);
    return as(email);
  }
  afterEach(() => Promise.all([BEA, CARL].map((email) => showPrices(email, true))).then(() => undefined));
});

describe('people without an account', () => {
  it('have a share of the rows each and one together, so that there is room for the organization’s own', async () => {
    const { bea, roundId, token, hal } = await guestsRound();
    await addTo(hal, roundId, PENS);
    const fill = (name: string, rows: number) =>
      site.database.query(
        `insert into round_rows (row_id, round_id, participant_id, item_id, qty, price_cents, added_at)
         select gen_random_uuid(), $1, participant_id, $3, 1, 100, now() from round_people, generate_series(1, $4) where round_id = $1 and name = $2`,
        [roundId, name, PENS, rows],
      );
    await fill('Hal Hygienist', MOST_ROWS_OF_GUEST - 1);
    expect(why(await addTo(hal, roundId, PENS))[0]).toContain(`You’ve added ${MOST_ROWS_OF_GUEST} items`);
    const eve = await aGuestOf(site, token, 'Eve');
    expect((await addTo(eve, roundId, PENS)).status).toBe(200);
    // However many names one person joins under.
    await aGuestOf(site, token, 'Mallory');
    await fill('Mallory', MOST_ROWS_OF_GUESTS - MOST_ROWS_OF_GUEST - 1);
    expect(why(await addTo(eve, roundId, PENS))).toEqual([
      'qty: This round can’t hold more items from people without an account. Ask your coordinator to add it for you.',
    ]);
    expect((await addTo(bea, roundId, PENS)).status).toBe(200);
  });

  it('are taken out with all that they added by one press of the coordinator, and come back only by a link that works', async () => {
    const { bea, roundId, token, hal } = await guestsRound();
    const eve = await aGuestOf(site, token, 'Eve');
    for (const _ of [1, 2, 3]) await addTo(eve, roundId, PENS);
    const own = (await addTo(hal, roundId, PAPER)).body.items[0]?.rowId ?? '';
    const { participantId = '' } = (await participantOf(bea, roundId, 'Eve')) ?? {};
    // Nobody else, and nobody of the organization.
    expect((await removeGuest(await as(ANN), roundId, participantId)).status).toBe(403);
    expect((await removeGuest(hal, roundId, participantId)).status).toBe(401);
    await addTo(await as(ANN), roundId, PENS);
    expect((await removeGuest(bea, roundId, (await participantOf(bea, roundId, 'Ann Approver'))?.participantId ?? '')).status).toBe(404);
    const elsewhere = await openRound(site, bea);
    expect((await removeGuest(bea, elsewhere, participantId)).status).toBe(404);
    const removed = await removeGuest(bea, roundId, participantId);
    expect([removed.status, removed.body.items.map(({ name }) => name)]).toEqual([200, ['Hal Hygienist', 'Ann Approver']]);
    expect(removed.body.participants.map(({ name }) => name)).toEqual(['Hal Hygienist', 'Ann Approver']);
    for (const answer of [await eve.get(`${ROUNDS}/${roundId}`), await addTo(eve, roundId, PENS)]) expect(answer.status).toBe(404);
    expect((await removeGuest(bea, roundId, participantId)).status).toBe(404);
    await bea.post(`${ROUNDS}/${roundId}/link`, { isWanted: false });
    expect((await follow(eve, token, { name: 'Eve', isSure: true })).status).toBe(404);
    expect((await changeRow(hal, roundId, own, { qty: 2 })).status).toBe(200);
  });

  it('leave behind what is in the cart already, and are in the round no more', async () => {
    const { bea, roundId, hal } = await guestsRound();
    for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`/cc/api/checkout/default/item/${cartItemId}`);
    await addTo(hal, roundId, PENS);
    await act(bea, roundId, 'CLOSE');
    await moveToCart(bea, roundId);
    const { participantId = '' } = (await participantOf(bea, roundId, 'Hal Hygienist')) ?? {};
    expect((await removeGuest(bea, roundId, participantId)).body.items.map(({ outcomeText }) => outcomeText)).toEqual(['In the cart']);
    expect((await hal.get(`${ROUNDS}/${roundId}`)).status).toBe(404);
  });
});

describe('what others change of somebody’s rows', () => {
  it('is one mail at once, and all that follows within ten minutes another one', async () => {
    const [bea, ann] = [await as(BEA), await as(ANN)];
    const roundId = await openRound(site, bea, { title: 'Busy round' });
    const rows: string[] = [];
    for (const itemId of [PENS, PAPER]) rows.push((await addTo(ann, roundId, itemId ?? '', 9)).body.items.at(-1)?.rowId ?? '');
    const change = async (row: number, qty: number) => expect((await changeRow(bea, roundId, rows[row] ?? '', { qty })).status).toBe(200);
    await change(0, 8);
    const [first] = await mailsOfChanges();
    for (const qty of [7, 6, 5]) await change(0, qty);
    await change(1, 4);
    expect(await mailsOfChanges()).toEqual([first]);
    const now = site.shop.now();
    site.setNow(new Date(now.getTime() + 9 * 60_000));
    expect(await mailsOfChanges()).toEqual([first]);
    site.setNow(new Date(now.getTime() + 11 * 60_000));
    const [newest, ...before] = await mailsOfChanges();
    expect(before).toEqual([first]);
    // It says what is there now, of both.
    expect(newest).toMatch(/5 x [^]*4 x /);
    await change(1, 3);
    expect(await mailsOfChanges()).toHaveLength(2);
    site.setNow(new Date(now.getTime() + 30 * 60_000));
    expect(await mailsOfChanges()).toHaveLength(3);
    site.setNow(now);
  });

  /** Those to Ann about “Busy round”, the newest first. */
  async function mailsOfChanges(): Promise<string[]> {
    for (let round = 0; round < 3; round += 1) await site.hearEvents();
    const { body } = await aVisitor(site).get<{ mails: { to: string; subject: string; text: string }[] }>('/api/dev/outbox');
    return body.mails.filter(({ to, subject }) => to === ANN && subject.includes('Busy round')).map(({ text }) => text);
  }
});
