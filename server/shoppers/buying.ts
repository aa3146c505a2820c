import { ROUTES, type Tenant } from '#domain/identity/tenant-by-host.ts';
import { originOf } from '../config/origins.ts';
import type { Settings } from '../config/settings.ts';
import { statement, type Database } from '../db/database.ts';
import type { KeepAnswer, CallKey } from '../db/kept-answers.ts';
import type { Actor } from './actor.ts';
import type { CartOwner } from './cart-owner.ts';
import { PERSON_COLUMNS, personFromRow, type PersonRow } from './person.ts';
import { makeShopper, type Shopper, type ShopperPlace } from './shopper.ts';

/** Who buys, who acts, and whose the cart is: all that a use case of cart, checkout or orders knows of whom it works for. */
export type Buying = {
  readonly shopper: Shopper;
  readonly actor: Actor;
  readonly owner: CartOwner;
  /** Of a call that may be sent twice: the one change that it makes is saved together with its answer. */
  readonly keepAnswer?: KeepAnswer;
  /** The same for a call and its repeats: what must not be done twice is written down under it. */
  readonly requestKey?: string;
  /** Of a call that does nothing before it has read the cart: its key, which is claimed with that or with the change. */
  readonly callKey?: CallKey;
};

/** The same of somebody who only looks: a visitor without a session owns no cart yet. */
export type Looking = Pick<Buying, 'shopper' | 'actor' | 'requestKey' | 'callKey' | 'keepAnswer'> & {
  readonly owner: CartOwner | undefined;
};

/** $1 user, $2 tenant */
const findPerson = statement<PersonRow>(
  'person_by_id',
  `
  select ${PERSON_COLUMNS} from users u left join accounts a using (account_number) where u.user_id = $1 and $2 = any(u.tenants)`,
);

type ForUser = {
  readonly userId: string;
  readonly tenant: Tenant;
  readonly actor: Actor;
  /** Where they are taken to be; without it the usual place, and the store of their profile. */
  readonly place?: Partial<Omit<ShopperPlace, 'yourStoreId'>>;
};

/** What of the shop is needed to know a buyer: who buys is known below everything else, the shop itself included. */
type PlaceOfPeople = { readonly database: Database; readonly settings: Pick<Settings, 'publicUrl' | 'tenantHosts'> };

/** Buying for a person who is not there: for jobs, approvers and representatives. Undefined when the site knows no such person. */
export async function buyingForUser(shop: PlaceOfPeople, { userId, tenant, actor, place = {} }: ForUser): Promise<Buying | undefined> {
  const [row] = await findPerson(shop.database, [userId, tenant]);
  if (row === undefined) return undefined;
  const shopper = makeShopper({
    site: ROUTES[tenant],
    origin: originOf(shop.settings, tenant),
    person: personFromRow(row),
    zip: place.zip,
    cookieStoreNumber: place.cookieStoreNumber,
  });
  return { shopper, actor, owner: { tenant, userId } };
}
