import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnAddresses } from '#contracts/account/own-addresses.ts';
import { transaction } from '#server/db/transaction.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const BOOK = '/cc/api/account/addresses';
const WALLET = '/cc/api/wallet';
const SAM = 'sam.shopper@example.com';
/** SQL of who Sam is. */
const ID = `(select user_id from users where email = '${SAM}')`;
const HOME = {
  firstName: 'Sam',
  lastName: 'Shopper',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: ['5085550100'],
};

const streets = async (visitor: Visitor) => (await visitor.cart()).knownAddresses.map(({ address1 }) => address1);
const cards = async (visitor: Visitor) => {
  const { userPayment } = await visitor.cart();
  return (
    userPayment?.userPayments.map(({ id, userNotes: nickname }) => ({ id, nickname, isDefault: id === userPayment.defaultPaymentId })) ?? []
  );
};

describe('what a cart tells of cards and addresses, though it is remembered', () => {
  it('is what they are now, after each change of an address', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const before = await streets(sam);
    const { body: added } = await sam.post<{ addressId: string }>(BOOK, HOME);
    expect((await streets(sam)).sort()).toEqual([...before, '12 Main St'].sort());
    await sam.put(`${BOOK}/${added.addressId}`, { ...HOME, address1: '14 Main St' });
    expect(await streets(sam)).toContain('14 Main St');
    expect((await sam.post<OwnAddresses>(`${BOOK}/${added.addressId}/default`)).status).toBe(200);
    expect((await streets(sam))[0]).toBe('14 Main St');
    expect((await sam.delete(`${BOOK}/${added.addressId}`)).status).toBe(200);
    expect((await streets(sam)).sort()).toEqual(before.sort());
  });

  it('is what they are now, after each change of a card', async () => {
    const paula = await signedIn(site, 'paula.plus@example.com');
    const before = await cards(paula);
    await site.database.query(
      `insert into wallet_cards (user_id, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at)
       select user_id, 'tok-desk', 'key-desk', 'VISA', '0077', 12, 2030, 'Desk', false, now() from users where email = 'paula.plus@example.com'`,
    );
    const withIt = await cards(paula);
    expect(withIt).toHaveLength(before.length + 1);
    const { id = '' } = withIt.find(({ nickname }) => nickname === 'Desk') ?? {};
    await paula.put(`${WALLET}/${id}`, { nickname: 'Shelf', isDefault: true });
    expect(await cards(paula)).toContainEqual({ id, nickname: 'Shelf', isDefault: true });
    expect((await paula.delete(`${WALLET}/${id}`)).status).toBe(200);
    expect(await cards(paula)).toEqual(before);
  });

  it('is what others of an organization have made of its places', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const before = await streets(bea);
    const { rows } = await site.database.query<{ address_id: string }>(
      `insert into addresses (account_number, kind, first_name, last_name, organization, address1, city, state, zip, phone)
       select account_number, 'S', '', '', '', '9 New Wharf', 'Salem', 'MA', '01970', '9785550199' from users where email = 'bea.buyer@harbordental.example' returning address_id`,
    );
    expect((await streets(bea)).sort()).toEqual([...before, '9 New Wharf'].sort());
    await site.database.query('delete from addresses where address_id = $1', [rows[0]?.address_id]);
    expect(await streets(bea)).toEqual(before);
  });

  describe('of the orders that somebody has placed', () => {
    /** Somebody with two cards and an order that one of them paid for, sent to another place than they usually have things sent to. */
    async function withTwoCards() {
      const sam = await signedIn(site, SAM);
      await site.database.query(`delete from wallet_cards where user_id = ${ID}`);
      await site.database.query(
        `insert into wallet_cards (user_id, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at)
         select user_id, 'tok-' || n, 'key-' || n, 'VISA', '0001', 12, 2030, n, false, now() from users, unnest('{A,B}'::text[]) n where email = '${SAM}'`,
      );
      const { rows } = await site.database.query<{ order_number: string }>(
        `select order_number from orders where user_id = ${ID} and placed_at is not null order by placed_at desc limit 1`,
      );
      const last = rows[0]?.order_number ?? '';
      await site.database.query("update order_payments set token = 'tok-A' where order_number = $1", [last]);
      const lastUsed = async () => {
        const { userPayment } = await sam.cart();
        return userPayment?.userPayments.find(({ id }) => id === userPayment.lastUsedPaymentId)?.userNotes;
      };
      expect(await lastUsed()).toBe('A');
      return { sam, last, lastUsed };
    }
    /** Another order like it, as a statement writes it. */
    const again = (last: string, other: object) =>
      site.database.query(`insert into orders select (jsonb_populate_record(o, $2)).* from orders o where order_number = $1`, [
        last,
        { cart_id: randomUUID(), session_hash: null, request_key: null, ...other },
      ]);
    /** Another tender of it. */
    const paidBy = (last: string, token: string, orderNumber: string) =>
      site.database.query(
        'insert into order_payments select (jsonb_populate_record(p, $2)).* from order_payments p where order_number = $1 limit 1',
        [
          last,
          {
            order_number: orderNumber,
            payment_id: randomUUID(),
            vendor_key: randomUUID(),
            vendor_id: null,
            transaction_id: null,
            position: 9,
            token,
          },
        ],
      );

    afterEach(async () => {
      await site.database.query('delete from order_payments where position = 9');
      await site.database.query("delete from orders where order_number ~ '^[NE]'");
    });

    it('is which card paid for the last one, after it was paid another way', async () => {
      const { last, lastUsed } = await withTwoCards();
      await site.database.query("update order_payments set token = 'tok-B' where order_number = $1", [last]);
      expect(await lastUsed()).toBe('B');
      await site.database.query("update order_payments set token = 'gone' where order_number = $1", [last]);
      expect(await lastUsed()).toBe(undefined);
      await paidBy(last, 'tok-A', last);
      expect(await lastUsed()).toBe('A');
    });

    it('is which card paid for the last one, after another one was placed, or came to be theirs', async () => {
      const { last, lastUsed } = await withTwoCards();
      const id = (await site.database.query<{ user_id: string }>(`select ${ID} as user_id`)).rows[0]?.user_id;
      await again(last, { order_number: 'N1', placed_at: null });
      await paidBy(last, 'tok-B', 'N1');
      expect(await lastUsed()).toBe('A');
      await site.database.query("update orders set placed_at = '2029-01-01' where order_number = 'N1'");
      expect(await lastUsed()).toBe('B');
      await again(last, { order_number: 'N2', placed_at: '2029-01-02' });
      expect(await lastUsed()).toBe('B');
      await again(last, { order_number: 'N3', placed_at: '2029-01-03', user_id: null });
      await paidBy(last, 'tok-A', 'N3');
      expect(await lastUsed()).toBe('B');
      await site.database.query("update orders set user_id = $1 where order_number = 'N3'", [id]);
      expect(await lastUsed()).toBe('A');
      await site.database.query("update orders set user_id = null where order_number = 'N3'");
      expect(await lastUsed()).toBe('B');
    });

    it('is where they had things sent to last, after an order was placed in one statement, or its address was changed', async () => {
      const { sam, last } = await withTwoCards();
      for (const street of ['21 Elm St', '22 Elm St']) await sam.post(BOOK, { ...HOME, address1: street });
      const to = (address1: string) => [{ type: 'S', address1, address2: '', zipCode: '01702' }];
      const elms = async () => (await streets(sam)).filter((street) => street.includes('Elm'));
      expect(await elms()).toEqual(['21 Elm St', '22 Elm St']);
      await again(last, { order_number: 'E1', placed_at: '2029-02-01', addresses: to('22 Elm St') });
      expect(await elms()).toEqual(['22 Elm St', '21 Elm St']);
      await site.database.query("update orders set addresses = $1 where order_number = 'E1'", [JSON.stringify(to('21 Elm St'))]);
      expect(await elms()).toEqual(['21 Elm St', '22 Elm St']);
    });
  });

  it('is what they are now, in whatever order those commit who write at once', async () => {
    const sam = await signedIn(site, SAM);
    await site.database.query(`delete from wallet_cards where user_id = ${ID}`);
    await site.database.query(
      `insert into wallet_cards (user_id, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at)
       select user_id, 'tok-' || n, 'key-' || n, 'VISA', '0001', 12, 2030, n, false, now() from users, unnest('{A,B}'::text[]) n where email = '${SAM}'`,
    );
    const names = async () => (await cards(sam)).map(({ nickname }) => nickname).toSorted();
    await transaction(site.database, async (early) => {
      await early.query('select pg_current_xact_id()');
      await site.database.query("update wallet_cards set nickname = 'B2' where token = 'tok-B'");
      expect(await names()).toEqual(['A', 'B2']);
      await early.query("update wallet_cards set nickname = 'X' || nickname where token in ('tok-A', 'tok-B')");
      expect(await names()).toEqual(['A', 'B2']);
    });
    expect(await names()).toEqual(['XA', 'XB2']);
  });

  it('takes one statement, with the cart, whether or not little is to be feared of the sign-in', async () => {
    const sam = await signedIn(site, SAM);
    await sam.add({ itemId: '100001', qty: 1 });
    const asked = async () => {
      await sam.cart();
      const query = vi.spyOn(site.database, 'query');
      await sam.cart();
      const names = query.mock.calls.map(([what]: readonly unknown[]) => (what as { name?: string }).name);
      query.mockRestore();
      return names.filter((name) => name !== undefined && /to_pay|cart_of/.test(name));
    };
    expect(await asked()).toEqual(['cart_of_user']);
    await site.database.query('update sessions set is_certified = true');
    const { rows } = await site.database.query<{ hash: string }>("select encode(session_hash, 'hex') as hash from sessions");
    for (const { hash } of rows) site.shop.sessions.forget(hash);
    expect(await asked()).toEqual(['cart_of_user']);
  });

  it('is nobody else’s', async () => {
    const [bea, sam] = [await signedIn(site, 'bea.buyer@harbordental.example'), await signedIn(site, 'sam.shopper@example.com')];
    const [hers, his] = [await streets(bea), await streets(sam)];
    expect(hers.length * his.length).toBeGreaterThan(0);
    expect(hers.filter((street) => his.includes(street))).toEqual([]);
    expect([await streets(bea), await streets(sam)]).toEqual([hers, his]);
  });
});
