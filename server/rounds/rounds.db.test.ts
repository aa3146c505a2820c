import { describe, expect, it } from 'vitest';
import type { Cart } from '#contracts/cart.ts';
import { MOST_GUESTS, MOST_PEOPLE } from '#domain/rounds/round-limits.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
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
  wantedRound,
  type Refused,
} from '#tests/support/organizations/rounds.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { closeRounds } from './close-rounds.ts';

const site = useShop();
const [BEA, ANN, CARL, ABE] = ['bea.buyer', 'ann.approver', 'carl.contract', 'abe.admin'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
  string,
];
const AXEL = 'axel.approver@cedarlegal.example';
const [PAPER, PENS, TAPE] = ['100001', '100002', '100003'];
const as = (email: string) => signedIn(site, email);
const why = ({ body }: { body: Refused }) => body.errors?.map(({ field, message }) => `${field}: ${message}`) ?? [body.message];
const emptyCart = async (visitor: Visitor) => {
  for (const { cartItemId } of (await visitor.cart()).items) await visitor.delete(`/cc/api/checkout/default/item/${cartItemId}`);
};
const quantities = ({ items }: Pick<Cart, 'items'>) =>
  items.filter(({ status }) => status !== 'DELETED').map(({ itemId, qty }) => [itemId, qty]);
async function subjectsTo(email: string): Promise<string[]> {
  for (let round = 0; round < 3; round += 1) await site.hearEvents();
  const { body } = await aVisitor(site).get<{ mails: { to: string; subject: string }[] }>('/api/dev/outbox');
  return body.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('an office round', () => {
  it('is opened by a buyer, is in the list of colleagues, and has everybody’s rows with names and notes', async () => {
    const [bea, ann, carl] = [await as(BEA), await as(ANN), await as(CARL)];
    const roundId = await openRound(site, bea, { title: 'Front office', message: 'Add what you need.' });
    const listed = await ann.get<{ underWay: { roundId: string; title: string; isOwn: boolean }[] }>(ROUNDS);
    expect(listed.body.underWay).toContainEqual(expect.objectContaining({ roundId, title: 'Front office', isOwn: false }));
    expect((await addTo(ann, roundId, PAPER, 2, '  for the\nlab ')).status).toBe(200);
    expect((await addTo(carl, roundId, PAPER, 1)).status).toBe(200);
    const seen = await roundOf(bea, roundId);
    expect(seen).toMatchObject({ state: 'OPEN', people: 2, rows: 2, mayManage: true, closesText: expect.stringContaining('3:00 PM EST') });
    expect(seen.items.map(({ name, qty, note, mayChange }) => [name, qty, note, mayChange])).toEqual([
      ['Ann Approver', 2, 'for the lab', true],
      ['Carl Contract', 1, '', true],
    ]);
    // The contract's price is the coordinator's.
    expect(seen.total).toBe((seen.items[0]?.price ?? 0) * 3);
    expect((await roundOf(carl, roundId)).items.map(({ isOwn, mayChange }) => [isOwn, mayChange])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('is unknown to everybody else: other organizations, consumers and who has no link', async () => {
    const roundId = await openRound(site, await as(BEA));
    const [row] = (await addTo(await as(BEA), roundId, PENS)).body.items;
    for (const visitor of [await as(AXEL), await as('sam.shopper@example.com'), aVisitor(site, { host: 'business.localhost' })])
      for (const answer of [
        await visitor.get(`${ROUNDS}/${roundId}`),
        await visitor.get(`${ROUNDS}/nothing`),
        await addTo(visitor, roundId, PENS),
        await changeRow(visitor, roundId, row?.rowId ?? '', { qty: 3 }),
        await visitor.get(`${ROUNDS}/${roundId}/search?q=pens`),
      ])
        expect([answer.status, Reflect.get(Object(answer.body), 'code')]).toEqual([404, 'NOT_FOUND']);
    const axel = await as(AXEL);
    for (const answer of [
      await act(axel, roundId, 'CLOSE'),
      await moveToCart(axel, roundId),
      await axel.post(`${ROUNDS}/${roundId}/link`, { isWanted: true }),
    ])
      expect(answer.status).toBe(404);
    const ann = await as(ANN);
    expect((await act(ann, roundId, 'CLOSE')).status).toBe(403);
    expect((await ann.put(`${ROUNDS}/${roundId}`, wantedRound(site))).status).toBe(403);
    expect((await changeRow(ann, roundId, row?.rowId ?? '', { qty: 3 })).status).toBe(400);
  });

  it('says what is wrong with it by its field', async () => {
    const bea = await as(BEA);
    const wrong = { title: 'See evil.example', closesOn: '2020-01-01', personCap: 50, totalCap: 20, categoryIds: ['none'] };
    expect(why(await bea.post<Refused>(ROUNDS, wantedRound(site, wrong)))).toEqual([
      'title: Use a title without web or email addresses, “/” or “:”.',
      'personCap: One person can’t have more than the whole round.',
      'categories: Choose categories from the list.',
      'closesOn: Choose a day and time that are still ahead.',
    ]);
  });

  it('takes only what its coordinator can order, of the categories that it is for', async () => {
    const bea = await as(BEA);
    const { rows } = await site.database.query<{ category_id: string }>('select category_id from items where item_id = $1', [PENS]);
    const roundId = await openRound(site, bea, { categoryIds: [rows[0]?.category_id] });
    const ann = await as(ANN);
    expect((await addTo(ann, roundId, PENS)).status).toBe(200);
    expect(why(await addTo(ann, roundId, PAPER))).toEqual(['itemId: This round is for other kinds of items. See above what it’s for.']);
    expect(why(await addTo(ann, roundId, '999999'))).toEqual([
      'itemId: We don’t have an item with this number. Check it, or search for what you need.',
    ]);
    await site.database.query(`insert into account_policies (account_number, blocked_item_id) values ('4410001', $1)`, [PENS]);
    site.shop.catalog.forget();
    expect(why(await addTo(ann, roundId, PENS))).toEqual(['itemId: Your organization doesn’t buy this item. Choose another one.']);
    await site.database.query(`delete from account_policies where account_number = '4410001' and blocked_item_id = $1`, [PENS]);
    site.shop.catalog.forget();
    const found = await ann.get<{ items: { itemId: string }[] }>(`${ROUNDS}/${roundId}/search?q=pens`);
    expect(found.body.items.length).toBeGreaterThan(0);
  });

  it('keeps to its limits per person and in all', async () => {
    const bea = await as(BEA);
    const roundId = await openRound(site, bea);
    const price = (await addTo(bea, roundId, PENS)).body.items[0]?.price ?? 0;
    const limited = await openRound(site, bea, { personCap: price * 2, totalCap: price * 3 });
    const [ann, carl] = [await as(ANN), await as(CARL)];
    expect((await addTo(ann, limited, PENS, 2)).status).toBe(200);
    expect(why(await addTo(ann, limited, PENS))).toEqual([
      'qty: That’s more than the limit per person. Take fewer, or remove something of yours first.',
    ]);
    expect(why(await addTo(carl, limited, PENS, 2))[0]).toContain('more than what’s left for the whole round');
    const [row] = (await addTo(carl, limited, PENS)).body.items.filter(({ isOwn }) => isOwn);
    expect(why(await changeRow(carl, limited, row?.rowId ?? '', { qty: 2 }))[0]).toContain('more than what’s left for the whole round');
    expect((await changeRow(carl, limited, row?.rowId ?? '', { qty: 0 })).body.items.map(({ name }) => name)).toEqual(['Ann Approver']);
  });
});

describe('the link of a round', () => {
  it('is no more to be read, and works all the same, where only its hash is known or the shop has another secret', async () => {
    const [bea, ann] = [await as(BEA), await as(ANN)];
    const roundId = await openRound(site, bea);
    const token = await linkTo(bea, roundId);
    await site.database.query('update rounds set link_seed = sha256(link_seed) where round_id = $1', [roundId]);
    expect(await roundOf(bea, roundId)).toMatchObject({ hasLink: true, link: null });
    await site.database.query('update rounds set link_seed = null where round_id = $1', [roundId]);
    expect(await roundOf(bea, roundId)).toMatchObject({ hasLink: true, link: null });
    expect((await follow(ann, token)).status).toBe(200);
  });

  it('leads colleagues into it, and nobody else; what opens is kept as a hash alone, and a new one replaces it', async () => {
    const [bea, ann] = [await as(BEA), await as(ANN)];
    const roundId = await openRound(site, bea);
    const token = await linkTo(bea, roundId);
    expect(token).toHaveLength(43);
    const { rows } = await site.database.query<{ all: string }>('select rounds::text as all from rounds where round_id = $1', [roundId]);
    expect(rows[0]?.all).not.toContain(token);
    // Its coordinator reads it again, and nobody else; what is answered to a change may be kept, and does not have it.
    const linkOf = async (visitor: Visitor) => (await roundOf(visitor, roundId)).link?.split('/').at(-1);
    expect([await linkOf(bea), await linkOf(bea), await linkOf(ann), await linkOf(await as(ABE))]).toEqual([
      token,
      token,
      undefined,
      undefined,
    ]);
    expect((await addTo(bea, roundId, PENS)).body).toMatchObject({ hasLink: true, link: null });
    expect((await follow(ann, token)).body).toMatchObject({
      roundId: null,
      asks: 'JOIN',
      isOpen: true,
      organization: 'Harbor Dental Group',
      closesText: expect.stringContaining('3:00 PM'),
    });
    expect((await follow(ann, token, { isSure: true })).body).toMatchObject({ roundId, asks: null });
    expect((await follow(ann, token)).body).toMatchObject({ roundId });
    const stranger = aVisitor(site, { host: 'business.localhost' });
    expect((await follow(stranger, token)).body).toEqual({
      roundId: null,
      asks: 'SIGN_IN',
      title: null,
      coordinator: null,
      organization: null,
      closesText: null,
      isOpen: false,
    });
    expect((await follow(stranger, token, { name: 'Eve', isSure: true })).body).toMatchObject({ asks: 'SIGN_IN' });
    expect((await follow(await as(AXEL), token)).status).toBe(404);
    const newer = await linkTo(bea, roundId);
    expect((await follow(ann, token)).status).toBe(404);
    expect((await follow(ann, newer)).status).toBe(200);
    expect(await linkOf(bea)).toBe(newer);
    await act(bea, roundId, 'CLOSE');
    expect(await linkOf(bea)).toBeUndefined();
    await bea.post(`${ROUNDS}/${roundId}/link`, { isWanted: false });
    expect((await follow(ann, newer)).status).toBe(404);
  });

  it('lets people without an account in under a name, where its coordinator says so: they see their own rows, no prices, and come back by their cookie', async () => {
    const bea = await as(BEA);
    const roundId = await openRound(site, bea, { letsGuestsIn: true });
    const token = await linkTo(bea, roundId);
    await addTo(bea, roundId, PAPER);
    const hal = await aGuestOf(site, token, '  Hal  Hygienist ');
    const added = await addTo(hal, roundId, PENS, 2, 'blue');
    expect([added.status, added.body.items.map(({ name, price }) => [name, price])]).toEqual([200, [['Hal Hygienist', null]]]);
    expect(added.body).toMatchObject({
      isGuest: true,
      total: null,
      ownTotal: null,
      participants: [{ name: 'Hal Hygienist', total: null }],
    });
    const found = await hal.get<{ items: { price: number | null }[] }>(`${ROUNDS}/${roundId}/search?q=pens`);
    expect(found.body.items.every(({ price }) => price === null)).toBe(true);
    // The link again, and the page again: both know the browser.
    expect((await follow(hal, token)).body).toMatchObject({ roundId, asks: null });
    const rowOfBea = (await roundOf(bea, roundId)).items.find(({ isOwn }) => isOwn);
    expect((await changeRow(hal, roundId, rowOfBea?.rowId ?? '', { qty: 9 })).status).toBe(404);
    for (const name of ['', 'www.evil.example', 'Eve eve@evil.example', 'x'.repeat(61)]) {
      const refused = await follow(aVisitor(site, { host: 'business.localhost' }), token, { name, isSure: true });
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'name']);
    }
    await bea.put(`${ROUNDS}/${roundId}`, wantedRound(site, { letsGuestsIn: true, showsGuestsPrices: true }));
    expect((await roundOf(hal, roundId)).items[0]?.price).toBeGreaterThan(0);
    await bea.put(`${ROUNDS}/${roundId}`, wantedRound(site, { letsGuestsIn: false }));
    expect((await hal.get(`${ROUNDS}/${roundId}`)).status).toBe(404);
  });

  it('lets in so many people and no more, and of them so many without an account', async () => {
    const bea = await as(BEA);
    const roundId = await openRound(site, bea, { letsGuestsIn: true });
    const token = await linkTo(bea, roundId);
    const fill = (people: number) =>
      site.database.query(
        `insert into round_people (participant_id, round_id, name, key_hash, joined_at)
         select gen_random_uuid(), $1, 'N ' || n, sha256(convert_to(gen_random_uuid()::text, 'UTF8')), now() from generate_series(1, $2) n`,
        [roundId, people],
      );
    await fill(MOST_GUESTS - 1);
    await aGuestOf(site, token, 'The last one');
    const join = () => follow(aVisitor(site, { host: 'business.localhost' }), token, { name: 'One more', isSure: true });
    expect(why(await join())).toEqual(['name: This round is full. Ask your coordinator to add what you need.']);
    // There is room for the organization's own people still, until all seats are taken.
    expect((await addTo(await as(ANN), roundId, PENS)).status).toBe(200);
    await fill(MOST_PEOPLE - MOST_GUESTS - 1);
    expect(why(await addTo(await as(CARL), roundId, PENS))).toEqual([`itemId: This round is full: ${MOST_PEOPLE} people are in it.`]);
  });
});

describe('a round that is over', () => {
  it('closes by itself: nobody adds after its deadline, and its coordinator is mailed what there is', async () => {
    const [bea, ann] = [await as(BEA), await as(ANN)];
    const [full, empty] = [await openRound(site, bea, { title: 'Full one' }), await openRound(site, bea, { title: 'Empty one' })];
    await addTo(ann, full, PENS);
    await site.database.query("update rounds set closes_at = $1::timestamptz - interval '1 second' where round_id = any ($2)", [
      site.shop.now(),
      [full, empty],
    ]);
    // It is late, whether or not the job has been there.
    expect(why(await addTo(ann, full, PENS))).toEqual(['itemId: This round is closed. Ask your coordinator if you still need something.']);
    await closeRounds(site.shop);
    await closeRounds(site.shop);
    expect([(await roundOf(bea, full)).state, (await roundOf(bea, empty)).state]).toEqual(['CLOSED', 'CLOSED']);
    const subjects = await subjectsTo(BEA);
    expect(subjects.filter((one) => one.includes('one”')).toSorted()).toEqual([
      'Nobody added to “Empty one”',
      '“Full one” is closed: order it now',
    ]);
    const later = await bea.put<Refused & { state: string }>(`${ROUNDS}/${full}`, wantedRound(site, { title: 'Full one' }));
    expect(later.body.state).toBe('OPEN');
    expect((await addTo(ann, full, PENS)).status).toBe(200);
  });

  it('tells who added something when it is canceled, and when others change their rows', async () => {
    const [bea, ann] = [await as(BEA), await as(ANN)];
    const roundId = await openRound(site, bea, { title: 'Never mind' });
    const [row] = (await addTo(ann, roundId, PENS, 3)).body.items;
    expect((await changeRow(bea, roundId, row?.rowId ?? '', { qty: 1 })).status).toBe(200);
    expect(await subjectsTo(ANN)).toContain('What you added to “Never mind” was changed');
    expect((await changeRow(bea, roundId, row?.rowId ?? '', { qty: 0 })).status).toBe(200);
    expect((await roundOf(ann, roundId)).items).toMatchObject([{ isRemoved: true, changedBy: 'Bea Buyer', mayChange: false }]);
    await addTo(ann, roundId, PAPER);
    expect((await act(bea, roundId, 'REMIND')).status).toBe(200);
    expect((await act(bea, roundId, 'CANCEL')).body.state).toBe('CANCELLED');
    const subjects = await subjectsTo(ANN);
    expect(subjects).toContain('“Never mind” was canceled');
    expect(why(await act(bea, roundId, 'CANCEL'))).toEqual(['This round can’t be canceled anymore.']);
    expect(why(await addTo(ann, roundId, PENS))).toEqual(['itemId: This round was canceled.']);
  });

  it('is taken over by an administrator when its coordinator is gone', async () => {
    const [carl, abe, ann] = [await as(CARL), await as(ABE), await as(ANN)];
    const roundId = await openRound(site, carl);
    expect(why(await act(abe, roundId, 'TAKE_OVER'))).toEqual(['Only the coordinator of this round can do this.']);
    await site.database.query("update users set standing = 'OFF' where email = $1", [CARL]);
    expect(why(await addTo(ann, roundId, PENS))[0]).toContain('Ask your administrator to take it over');
    expect((await act(ann, roundId, 'TAKE_OVER')).status).toBe(403);
    expect((await roundOf(abe, roundId)).mayTakeOver).toBe(true);
    expect((await act(abe, roundId, 'TAKE_OVER')).body).toMatchObject({ isOwn: true, coordinator: 'Abe Admin' });
    expect((await addTo(ann, roundId, PENS)).status).toBe(200);
    await site.database.query("update users set standing = 'ACTIVE' where email = $1", [CARL]);
  });
});

describe('a round that is ordered', () => {
  it('is one row for each item in the cart, tells of each row what came of it, and is ordered with the order', async () => {
    const [bea, ann, carl] = [await as(BEA), await as(ANN), await as(CARL)];
    await emptyCart(bea);
    const roundId = await openRound(site, bea, { title: 'All together' });
    await addTo(ann, roundId, PAPER, 2);
    await addTo(carl, roundId, PAPER, 1);
    await addTo(carl, roundId, PENS, 5);
    await addTo(ann, roundId, TAPE, 1);
    expect(why(await moveToCart(bea, roundId))).toEqual(['Close the round first, so nobody adds while you order.']);
    await act(bea, roundId, 'CLOSE');
    await setStock(site, PENS, 3);
    await changeItem(site, TAPE, { isPublished: false });
    expect((await moveToCart(bea, roundId)).body).toEqual({ added: 3, left: 1 });
    expect(quantities(await bea.cart())).toEqual([
      [PAPER, 3],
      [PENS, 3],
    ]);
    const moved = await roundOf(bea, roundId);
    expect([moved.state, moved.items.map(({ outcomeText }) => outcomeText)]).toEqual([
      'IN_CART',
      ['In the cart', 'In the cart', '3 of 5 in the cart: there are no more right now', 'Not in the cart: no longer sold'],
    ]);
    // Pressed again: nothing is in the cart twice, and what could not be had is tried once more.
    expect((await moveToCart(bea, roundId)).body).toEqual({ added: 0, left: 1 });
    expect(quantities(await bea.cart())[0]).toEqual([PAPER, 3]);
    await readyToOrder(site, bea, CARDS.approved, BEA);
    const { body } = await placeOrder(bea);
    expect(['PLACED', 'PENDING_APPROVAL']).toContain(body.status);
    await site.hearEvents();
    const ordered = await roundOf(ann, roundId);
    expect([ordered.state, ordered.items.map(({ outcomeText }) => outcomeText)]).toEqual([
      'BOUGHT',
      ['Ordered', 'Ordered', 'Ordered: 3 of 5', 'Not in the cart: no longer sold'],
    ]);
    expect(ordered.items[0]?.orderNumber).toBe(body.orderNumber);
    expect(await subjectsTo(ANN)).toContain('“All together” was ordered');
    await changeItem(site, TAPE, { isPublished: true });
    await setStock(site, PENS, 500);
  });
});
