import { accountOf } from '../people/accounts.ts';
import type { Person } from '../people/people.ts';
import { idOf, type Random } from '../random.ts';
import { stores, type Store } from '../stores/stores.ts';
import type { OrderAddress } from './order.ts';

/** Where it was sent: home, or one of the organisation's ship-tos, mostly the usual one. */
export function shippedTo(person: Person, random: Random): OrderAddress {
  const { firstName, lastName, home, accountNumber } = person;
  const common = { firstName, lastName, country: 'US', storeNumber: null, field1: null } as const;
  if (home !== undefined) {
    const { address1, address2 = '', city, state, zip, phone } = home;
    return {
      ...common,
      id: idOf(`address ${person.email}`),
      type: 'SB',
      organizationName: '',
      address1,
      address2,
      city,
      state,
      zipCode: zip,
      phones: [phone],
    };
  }
  const { shipTos, name } = accountOf(accountNumber ?? '');
  const shipTo = random.chance(0.8) ? shipTos[0] : random.pick(shipTos);
  if (shipTo === undefined) throw new Error(`${name} has no ship-to`);
  const { addressId, address1, city, state, zip, phone } = shipTo;
  return {
    ...common,
    id: addressId,
    type: 'S',
    organizationName: name,
    address1,
    address2: '',
    city,
    state,
    zipCode: zip,
    phones: [phone],
  };
}

/** The store where it was picked up. */
export function pickedUpAt(store: Store): OrderAddress {
  const { storeNumber, address1, city, state, zip, phone } = store;
  return {
    id: `store-${storeNumber}`,
    type: 'ST',
    firstName: 'Foolscap',
    lastName: city,
    organizationName: '',
    address1,
    address2: '',
    city,
    state,
    zipCode: zip,
    country: 'US',
    storeNumber,
    phones: [phone],
    field1: null,
  };
}

/** The number under which the shopper could be reached. */
export function phoneOf(person: Person): string {
  return person.home?.phone ?? accountOf(person.accountNumber ?? '').shipTos[0]?.phone ?? '';
}

/** A store by its number. @throws when there is none */
export function storeOf(storeNumber: string): Store {
  const found = stores.find((store) => store.storeNumber === storeNumber);
  if (found === undefined) throw new Error(`no store ${storeNumber}`);
  return found;
}
