import { ROUTES } from '#domain/identity/tenant-by-host.ts';
import { originOf } from '../config/origins.ts';
import type { Shop } from '../shop.ts';
import { buyingForUser, makeShopper, type Shopper } from '../shoppers/index.ts';
import type { AlertRow } from './alert.repository.ts';

/** For whom an alert looks at its item, with where to write to. */
export type Watcher = { readonly shopper: Shopper; readonly email: string };

/** Who asked for an alert, as they may see and buy things now; undefined when their site knows them no more. */
export async function watcherOf(shop: Shop, alert: Pick<AlertRow, 'user_id' | 'email' | 'tenant' | 'zip'>): Promise<Watcher | undefined> {
  const { user_id: userId, email, tenant } = alert;
  const zip = alert.zip ?? undefined;
  if (userId === null) return { shopper: guestAt(shop, tenant, zip), email: email ?? '' };
  const buying = await buyingForUser(shop, { userId, tenant, actor: { kind: 'JOB', name: 'alerts' }, place: { zip } });
  const reachedAt = buying?.shopper.person?.email;
  return buying === undefined || reachedAt === undefined ? undefined : { shopper: buying.shopper, email: reachedAt };
}

function guestAt({ settings }: Shop, tenant: AlertRow['tenant'], zip: string | undefined): Shopper {
  return makeShopper({ site: ROUTES[tenant], origin: originOf(settings, tenant), person: undefined, zip, cookieStoreNumber: undefined });
}
