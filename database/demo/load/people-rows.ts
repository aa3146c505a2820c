import { addDays, isoDay } from '../days.ts';
import { accounts } from '../people/accounts.ts';
import { COFFEE_LIST, PRICE_LISTS, type ContractPrice } from '../people/contract.ts';
import { CONTRACT_ACCOUNT } from '../people/accounts.ts';
import { demoCoupons } from '../people/coupons.ts';
import { demoMachines } from '../people/machines.ts';
import { people, personCalled } from '../people/people.ts';
import { walletCards } from '../people/wallet.ts';
import { idOf } from '../random.ts';
import { confirmationRows, partnerRows } from './partner-rows.ts';
import { hours, stores } from '../stores/stores.ts';
import type { Row } from '../../copy.ts';

export type TableRows = { readonly table: string; readonly columns: readonly string[]; readonly rows: readonly Row[] };

/** Rows of stores. */
export function storeRows(): TableRows {
  return {
    table: 'stores',
    columns: ['store_number', 'name', 'address1', 'city', 'state', 'zip', 'phone', 'latitude', 'longitude', 'time_zone', 'hours'],
    rows: stores.map((store) => [
      store.storeNumber,
      `Foolscap ${store.city}`,
      store.address1,
      store.city,
      store.state,
      store.zip,
      store.phone,
      store.latitude,
      store.longitude,
      store.timeZone,
      JSON.stringify(hours),
    ]),
  };
}

/** Rows of coupons; those of one person need the people to be there. */
export function couponRows(today: Date): TableRows {
  return {
    table: 'coupons',
    columns: [
      'code',
      'description',
      'kind',
      'priority',
      'percent_bp',
      'amount_cents',
      'is_per_unit',
      'is_automatic',
      'is_stackable',
      'needs_pickup',
      'minimum_cents',
      'item_ids',
      'free_item_id',
      'owner_user_id',
      'valid_until',
      'use_limit',
    ],
    rows: demoCoupons(today).map((coupon) => [
      coupon.code,
      coupon.description,
      coupon.kind,
      coupon.priority,
      coupon.percentBasisPoints,
      coupon.amountCents,
      coupon.isPerUnit,
      coupon.isAutomatic,
      coupon.isStackable,
      coupon.needsPickup,
      coupon.minimumCents,
      coupon.itemIds,
      coupon.freeItemId,
      coupon.ownerUserId,
      coupon.validUntil,
      coupon.useLimit,
    ]),
  };
}

/** Rows of the organisations and people, in the order in which they refer to each other. `passwordHash` is everybody's. */
export function peopleRows({
  today,
  passwordHash,
  contract,
}: {
  today: Date;
  passwordHash: string;
  contract: readonly ContractPrice[];
}): TableRows[] {
  return [
    {
      table: 'accounts',
      columns: ['account_number', 'name', 'settings'],
      rows: accounts.map(({ accountNumber, name, settings }) => [accountNumber, name, JSON.stringify(settings)]),
    },
    {
      table: 'credit_accounts',
      columns: ['account_number', 'limit_cents', 'terms_days'],
      rows: accounts.flatMap(({ accountNumber, credit }) =>
        credit === undefined ? [] : [[accountNumber, credit.limitCents, credit.termsDays]],
      ),
    },
    ...partnerRows(),
    userRows(today, passwordHash),
    confirmationRows(today),
    addressRows(),
    {
      table: 'reward_entries',
      columns: ['user_id', 'kind', 'amount_cents', 'at'],
      rows: people
        .filter((person) => person.rewardsCents > 0)
        .map((person) => [person.userId, 'GRANTED', person.rewardsCents, addDays(today, -20)]),
    },
    {
      table: 'wallet_cards',
      columns: ['card_id', 'user_id', 'token', 'brand', 'last_four', 'expiry_month', 'expiry_year', 'nickname', 'is_default', 'updated_at'],
      rows: walletCards.map((card) => [
        card.cardId,
        card.userId,
        card.token,
        card.brand,
        card.lastFour,
        card.expiryMonth,
        card.expiryYear,
        card.nickname,
        card.isDefault,
        addDays(today, -90),
      ]),
    },
    {
      table: 'machines',
      columns: ['machine_id', 'user_id', 'account_number', 'model', 'nickname', 'added_by', 'added_at'],
      rows: demoMachines.map((machine, index) => [
        machine.machineId,
        machine.userId,
        machine.accountNumber,
        machine.model,
        machine.nickname,
        machine.addedBy,
        addDays(today, index - 60),
      ]),
    },
    {
      table: 'contract_prices',
      columns: ['account_number', 'item_id', 'price_cents', 'customer_sku', 'volume_prices', 'price_list', 'valid_from', 'valid_until'],
      rows: contract.map(({ itemId, priceCents, customerSku, volumePrices, list }) => [
        CONTRACT_ACCOUNT,
        itemId,
        priceCents,
        customerSku,
        JSON.stringify(volumePrices),
        list,
        isoDay(addDays(today, PRICE_LISTS[list].fromDays)),
        lastDay(today, PRICE_LISTS[list].untilDays),
      ]),
    },
    {
      table: 'coming_contract_prices',
      columns: ['account_number', 'item_id', 'price_cents', 'price_list', 'valid_from'],
      rows: contract.flatMap(({ itemId, laterCents }) =>
        laterCents === undefined
          ? []
          : [[CONTRACT_ACCOUNT, itemId, laterCents, COFFEE_LIST.name, isoDay(addDays(today, COFFEE_LIST.fromDays))]],
      ),
    },
    {
      table: 'account_policies',
      columns: ['account_number', 'blocked_category_id'],
      rows: accounts.flatMap(({ accountNumber, blockedCategoryIds }) => blockedCategoryIds.map((id) => [accountNumber, id])),
    },
    certificateRows(today),
  ];
}

/** The bakery resells: one certificate that has been approved, and one that waits for an operator. */
function certificateRows(today: Date): TableRows {
  const [lina, olga] = [personCalled('lina'), personCalled('olga')];
  const added = addDays(today, -40);
  const until = isoDay(addDays(today, 600));
  const row = (state: string, number: string, decidedBy: string | null): Row => [
    lina.accountNumber,
    state,
    number,
    'RESALE',
    until,
    decidedBy === null ? 'WAITING' : 'APPROVED',
    lina.userId,
    added,
    decidedBy,
    decidedBy === null ? null : added,
  ];
  return {
    table: 'tax_certificates',
    columns: ['account_number', 'state', 'number', 'reason', 'valid_until', 'status', 'added_by', 'added_at', 'decided_by', 'decided_at'],
    rows: [row('MA', 'ST4-0042-7781', olga.userId), row('NY', 'ST120-55-0193', null)],
  };
}

function userRows(today: Date, passwordHash: string): TableRows {
  return {
    table: 'users',
    columns: [
      'user_id',
      'email',
      'password_hash',
      'first_name',
      'last_name',
      'tenants',
      'roles',
      'account_number',
      'permissions',
      'membership',
      'rewards_tier',
      'rewards_number',
      'member_since',
      'segments',
      'rewards_cents',
      'settings',
      'created_at',
      'email_confirmed_at',
    ],
    rows: people.map((person) => [
      person.userId,
      person.email,
      passwordHash,
      person.firstName,
      person.lastName,
      person.tenants,
      person.roles,
      person.accountNumber,
      person.permissions,
      person.membership,
      person.rewardsTier,
      person.rewardsNumber,
      person.joinedDaysAgo === null ? null : isoDay(addDays(today, -person.joinedDaysAgo)),
      person.segments,
      person.rewardsCents,
      JSON.stringify(person.settings),
      addDays(today, -800),
      addDays(today, -800),
    ]),
  };
}

function addressRows(): TableRows {
  const homes: Row[] = people.flatMap(({ userId, email, firstName, lastName, home }) =>
    home === undefined
      ? []
      : [
          [
            idOf(`address ${email}`),
            userId,
            null,
            'SB',
            firstName,
            lastName,
            '',
            home.address1,
            home.address2 ?? '',
            home.city,
            home.state,
            home.zip,
            home.phone,
            true,
          ],
        ],
  );
  const shipTos: Row[] = accounts.flatMap(({ accountNumber, name, shipTos: places }) =>
    places.map((place, index) => [
      place.addressId,
      null,
      accountNumber,
      'S',
      'Receiving',
      'Desk',
      name,
      place.address1,
      '',
      place.city,
      place.state,
      place.zip,
      place.phone,
      index === 0,
    ]),
  );
  return {
    table: 'addresses',
    columns: [
      'address_id',
      'user_id',
      'account_number',
      'kind',
      'first_name',
      'last_name',
      'organization',
      'address1',
      'address2',
      'city',
      'state',
      'zip',
      'phone',
      'is_default',
    ],
    rows: [...homes, ...shipTos],
  };
}

function lastDay(today: Date, days: number | null): string | null {
  return days === null ? null : isoDay(addDays(today, days));
}
