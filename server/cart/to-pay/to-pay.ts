import { statement, type Database } from '../../db/database.ts';
import { RecentlyUsed } from '../../db/recently-used.ts';
import { askedForKnown, KNOWN_ADDRESSES, knownAddressesFrom, viewAddress, type KnownAddresses } from '../../addresses/index.ts';
import { keepsCards, WALLET, walletFrom, type Wallet } from '../../payment/index.ts';
import type { Person, Shopper } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { toPayVersionOf } from './to-pay-version.ts';
import type { Told } from '../told.ts';

/** What whoever is signed in and wants to pay has to know beside the cart. */
export type ToPay = Pick<Told, 'wallet' | 'knownAddresses'>;

/** The same as it is stored, with its version. */
type Found = { readonly wallet: Wallet; readonly known: KnownAddresses; readonly version: string | null };

/** $1 user, $2 account, $3 the ship-to that was chosen */
const find = statement<Found>('to_pay', `select ${WALLET} as wallet, ${KNOWN_ADDRESSES} as known, ${toPayVersionOf('$1')} as version`);

const NOTHING: Found = { wallet: [], known: [], version: null };
const MOST_PEOPLE = 1_000;
/** Who has more addresses and cards than most is read each time: they would take too much memory. */
const MOST_ROWS = 40;

/** What people have to know to pay, of each database that is read: true as long as their carts name the same version. */
const remembered = new WeakMap<Database, RecentlyUsed<string, Found>>();

function rememberedOf(database: Database): RecentlyUsed<string, Found> {
  const known = remembered.get(database) ?? new RecentlyUsed<string, Found>(MOST_PEOPLE);
  remembered.set(database, known);
  return known;
}

async function findToPay(database: Database, person: Person, version: () => Promise<string | undefined>): Promise<Found> {
  const known = rememberedOf(database);
  const asked = askedForKnown(person);
  const key = asked.join(' ');
  const before = known.get(key);
  // Where nothing can be remembered it is read meanwhile, not behind the cart.
  if (before !== undefined && before.version === (await version())) return before;
  const [found = NOTHING] = await find(database, [...asked]);
  if (found.version !== null && found.wallet.length + found.known.length <= MOST_ROWS) known.set(key, found);
  return found;
}

/**
 * What somebody has to know to pay; nothing of a guest, and of what a purchasing system's session holds: that is paid there.
 *
 * @param version waits for the one that the cart's own statement names
 */
export async function readToPay(shop: Shop, { person, procurement }: Shopper, version: () => Promise<string | undefined>): Promise<ToPay> {
  if (person === undefined || procurement !== undefined) return {};
  const found = await findToPay(shop.database, person, version);
  const addresses = knownAddressesFrom(found.known, person);
  const wallet = keepsCards(person) ? walletFrom(shop, found.wallet, { hasAddress: addresses.length > 0 }) : undefined;
  return { ...(wallet && { wallet }), knownAddresses: addresses.map(viewAddress) };
}
