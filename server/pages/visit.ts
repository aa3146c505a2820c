import type { VisitRecord } from '#contracts/page.ts';
import { leftText } from '#domain/accounts/budgets/budget-words.ts';
import { initialsOf, maskedNumber } from '#domain/navigation/header-identity.ts';
import { toDollars } from '#domain/shared/money.ts';
import { budgetBalance } from '../budgets/index.ts';
import { isDatabaseAway } from '../db/away.ts';
import { ownerOf, shipToOf, zipOf } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { Caller } from '../http/caller.ts';
import type { Away } from './door-while-away.ts';

/** Who visits, without their cart: known without asking anybody. */
export function visitorOf({ site, session, zip }: Caller): Omit<VisitRecord, 'cart'> {
  const user = session?.user;
  const shipTo = shipToOf({ tenant: site.tenant, person: user });
  return {
    user: user && {
      firstName: user.firstName,
      initials: initialsOf(user.firstName, user.lastName),
      accountName: user.account && accountNameOf(user.account.name, user.unit?.name),
      customerNumber: user.account && maskedNumber(user.account.number),
      rewardsNumber: user.rewardsNumber,
      budget: site.tenant === 'SBA' ? user.budgetCenter && shortName(user.budgetCenter.name) : undefined,
      buysNow: user.settings.isQuickBuyActive || undefined,
      acting: session?.representative && {
        representative: session.representative.firstName,
        customer: `${user.firstName} ${user.lastName}`,
      },
    },
    contextToken: session?.contextToken,
    // Pages ask for five digits, and show as many.
    hasShipTo: shipTo === undefined ? undefined : true,
    zip: zipOf({ tenant: site.tenant, person: user, zip })?.slice(0, 5),
  };
}

const MOST_OF_NAME = 40;

/** A page that is kept has so much room for it. */
function shortName(name: string): string {
  return name.length > MOST_OF_NAME ? `${name.slice(0, MOST_OF_NAME - 1)}…` : name;
}

/** For whom somebody orders: the part of the organization first, since that is what differs. */
function accountNameOf(organization: string, unit: string | undefined): string {
  return unit === undefined ? organization : shortName(`${unit} · ${organization}`);
}

type Visitor = Omit<VisitRecord, 'cart'>;

/** With the balance of their budget center as it is now: it changes with everybody's orders. */
async function withBalance(shop: Shop, { session }: Caller, visitor: Visitor): Promise<Visitor> {
  const { account, budgetCenter } = session?.user ?? {};
  const { user } = visitor;
  if (user?.budget === undefined || account === undefined || budgetCenter === undefined) return visitor;
  const leftCents = await budgetBalance(shop.database, account.number, budgetCenter.value);
  return leftCents === undefined ? visitor : { ...visitor, user: { ...user, budget: `${user.budget}: ${leftText(toDollars(leftCents))}` } };
}

/**
 * What every page shows of a visit; of a request without a cookie there is none.
 *
 * @param count how much is in the owner's cart: read anew, or from memory.
 */
export async function visitOf(shop: Shop, caller: Caller, count: Shop['cartCounts']['read'], away: Away): Promise<VisitRecord | undefined> {
  if (Object.keys(caller.cookies).length === 0 && caller.session === undefined) return undefined;
  try {
    const [visitor, cart] = await Promise.all([withBalance(shop, caller, visitorOf(caller)), count(ownerOf(caller))]);
    return { ...visitor, cart };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    away.isNoticed = true;
    shop.log.warn({ err: error }, 'a page could not count the cart');
    return { ...visitorOf(caller), cart: undefined };
  }
}
