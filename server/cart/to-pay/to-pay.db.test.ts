import { describe, expect, it } from 'vitest';
import type { OwnAddresses } from '#contracts/account/own-addresses.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const BOOK = '/cc/api/account/addresses';
const WALLET = '/cc/api/wallet';
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

  it('is nobody else’s', async () => {
    const [bea, sam] = [await signedIn(site, 'bea.buyer@harbordental.example'), await signedIn(site, 'sam.shopper@example.com')];
    const [hers, his] = [await streets(bea), await streets(sam)];
    expect(hers.length * his.length).toBeGreaterThan(0);
    expect(hers.filter((street) => his.includes(street))).toEqual([]);
    expect([await streets(bea), await streets(sam)]).toEqual([hers, his]);
  });
});
