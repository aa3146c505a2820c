import { abilitiesOf, type Abilities } from '#domain/accounts/permissions.ts';
import type { Site, Tenant } from '#domain/identity/tenant-by-host.ts';
import { hasMemberTerms } from '#domain/rewards/member-terms.ts';
import type { ProcurementOfVisit } from '#domain/procurement/procurement-session.ts';
import type { Account, Person } from './person.ts';
import type { Place } from '#domain/stores/distance.ts';

/** Where a shopper is, as far as it is known before there is an address. */
export type ShopperPlace = {
  /** The zip that the browser remembers. */
  readonly zip: string | undefined;
  /** Where the browser says that it is: counts where no zip is known. */
  readonly position?: Place | undefined;
  /** The store that was chosen in this browser, else that of the person's profile. */
  readonly yourStoreId: string | undefined;
  /** The store that the browser remembers. */
  readonly cookieStoreNumber: string | undefined;
};

/**
 * Who buys, and on which terms: made from a request or from ids, and the same to cart, prices, catalogue and orders in either
 * case. Who acts for them, and whose the cart is, are questions of their own.
 */
export type Shopper = {
  readonly tenant: Tenant;
  readonly site: Pick<Site, 'routeType' | 'routeId'> & {
    /** Scheme and host of the shop for this shopper: where links and the ways back of others lead to. */
    readonly origin: string;
  };
  /** Undefined: a guest. */
  readonly person: Person | undefined;
  /** The organisation whose prices hold for them. */
  readonly account: Account | undefined;
  readonly abilities: Abilities;
  readonly hasMemberTerms: boolean;
  readonly place: ShopperPlace;
  /** The session that a purchasing system has begun for them: the cart goes back there, and is not ordered. */
  readonly procurement: ProcurementOfVisit | undefined;
};

/** What a shopper is made of; all else follows from it. */
type Known = {
  readonly site: Site;
  readonly origin: string;
  readonly person: Person | undefined;
  readonly zip: string | undefined;
  readonly position?: Place | undefined;
  readonly cookieStoreNumber: string | undefined;
  readonly chosenStoreNumber?: string | undefined;
  readonly procurement?: ProcurementOfVisit | undefined;
};

export function makeShopper({ site, origin, person, zip, position, cookieStoreNumber, chosenStoreNumber, procurement }: Known): Shopper {
  return {
    tenant: site.tenant,
    site: { routeType: site.routeType, routeId: site.routeId, origin },
    person,
    account: person?.account,
    abilities: abilitiesOf(site.tenant, person?.permissions ?? []),
    hasMemberTerms: hasMemberTerms(person),
    place: {
      zip: zipOf({ tenant: site.tenant, person, zip }),
      position,
      yourStoreId: chosenStoreNumber ?? person?.settings.storeNumber,
      cookieStoreNumber,
    },
    procurement,
  };
}

/**
 * The ZIP code that places, dates and taxes are told for before an order has an address: where their organisation has things sent goes before what a browser
 * remembers, and what somebody has said there before where their orders usually go. Undefined where none of it is known.
 */
export function zipOf({ zip, ...who }: { readonly tenant: Tenant; readonly person: Person | undefined; readonly zip: string | undefined }) {
  return shipToOf(who)?.zip ?? zip ?? who.person?.usualZip;
}

/** The ship-to that somebody who buys for an organization has chosen: it says where things go, whatever a browser or a cart remembers of a ZIP code. */
export function shipToOf({ tenant, person }: { readonly tenant: Tenant; readonly person: Person | undefined }): Person['shipTo'] {
  return tenant === 'SBA' ? person?.shipTo : undefined;
}
