import { describe, expect, it } from 'vitest';
import { differencesOf, mayPayInvoices, permissionsToGive, problemOfGiving, wordsOfRights, type Rights } from './rights.ts';

const plain: Rights = { roles: [], permissions: [], orderLimitCents: undefined, seesPrices: true, mayChangeShipTo: true };
const giver: Rights = { ...plain, roles: ['ACCOUNT_ADMIN'], permissions: ['G_IOC', 'G_BOP'], orderLimitCents: 50_000 };
const fields = (wanted: Rights, before?: Rights, who = giver) => problemOfGiving(who, { before, wanted }).map(({ field }) => field);

describe('nobody gives a right that they do not have', () => {
  it('a permission is given by who has it, and is kept by who had it before', () => {
    expect(fields({ ...plain, permissions: ['G_IOC', 'G_BOP'], orderLimitCents: 1 })).toEqual([]);
    expect(fields({ ...plain, permissions: ['G_IOC', 'G_WS'], orderLimitCents: 1 })).toEqual(['permissions']);
    expect(fields({ ...plain, permissions: ['G_WS'], orderLimitCents: 1 }, { ...plain, permissions: ['G_WS'] })).toEqual([]);
  });

  it('administrators pay invoices without the permission, and give it; others pay and give it once they have it', () => {
    const paying: Rights = { ...plain, permissions: ['PAY_INVOICES'], orderLimitCents: 1 };
    expect([mayPayInvoices(giver), mayPayInvoices(paying), mayPayInvoices(plain)]).toEqual([true, true, false]);
    expect(permissionsToGive(giver)).toEqual(['G_IOC', 'G_BOP', 'PAY_INVOICES']);
    expect(fields(paying)).toEqual([]);
    expect(fields(paying, undefined, plain)).toEqual(['permissions']);
  });

  it('a limit is at most the own one, no limit is above all, and one that was higher may be lowered', () => {
    expect(fields({ ...plain, orderLimitCents: 50_000 })).toEqual([]);
    expect(fields({ ...plain, orderLimitCents: 50_001 })).toEqual(['orderLimit']);
    expect(fields(plain)).toEqual(['orderLimit']);
    expect(fields(plain, plain)).toEqual([]);
    expect(fields({ ...plain, orderLimitCents: 80_000 }, { ...plain, orderLimitCents: 90_000 })).toEqual([]);
    expect(fields({ ...plain, orderLimitCents: 95_000 }, { ...plain, orderLimitCents: 90_000 })).toEqual(['orderLimit']);
    expect(fields(plain, undefined, { ...giver, orderLimitCents: undefined })).toEqual([]);
  });

  it('prices and the choice of a ship-to are shown by who has them, and every role is an administrator’s', () => {
    const blind = { ...giver, orderLimitCents: undefined, seesPrices: false, mayChangeShipTo: false };
    expect(fields(plain, undefined, blind)).toEqual(['seesPrices', 'mayChangeShipTo']);
    expect(fields(plain, plain, blind)).toEqual([]);
    expect(fields({ ...plain, roles: ['ACCOUNT_ADMIN', 'APPROVER', 'GROUP_APPROVER'], orderLimitCents: 1 })).toEqual([]);
  });

  it('nobody raises themselves', () => {
    expect(fields({ ...giver, orderLimitCents: undefined }, giver)).toEqual(['orderLimit']);
    expect(fields({ ...giver, permissions: [...giver.permissions, 'G_WS'] }, giver)).toEqual(['permissions']);
  });
});

it('what differs is said in words, from what to what', () => {
  const after = { ...plain, roles: ['APPROVER'] as const, orderLimitCents: 12_345 };
  expect(differencesOf(wordsOfRights(plain), wordsOfRights(after))).toEqual([
    { what: 'Roles', before: 'Buyer', after: 'Approver' },
    { what: 'Order limit', before: 'No limit', after: '$123.45' },
  ]);
});
