import type { z } from 'zod';
import type { changeEmailPreferences as changeCall, getEmailPreferences as getCall } from '#contracts/account/email-preferences.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { takeAlerts, takesAlerts } from '../alerts/index.ts';
import { invoicedAccountOf } from '../credit/index.ts';
import { command, statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';
import { subscribeAccount } from './subscribe.ts';

type Preferences = Promise<Reply<z.input<(typeof getCall)['answer']>>>;

/** What was asked for with the account, and with its email alone where that was shown to be theirs. $1 person */
const OF_PERSON = `(s.user_id = $1 or s.email = (select u.email from users u where u.user_id = $1 and u.email_confirmed_at is not null))`;
const find = statement('offer_subscriber_find', `select 1 from offer_subscribers s where ${OF_PERSON} limit 1`);
const remove = command('offer_subscriber_remove', `delete from offer_subscribers s where ${OF_PERSON}`);

/** Which emails somebody gets that they need not get: theirs to know, and not of who acts for them. */
export async function getEmailPreferences(shop: Shop, looking: Looking): Preferences {
  const owner = ownerOf(looking);
  return owner === undefined ? refuse('FORBIDDEN') : view(shop, owner, looking);
}

/** Changes what is named of them. The same again changes nothing. */
export async function changeEmailPreferences(shop: Shop, looking: Looking, { body }: Input<typeof changeCall>): Preferences {
  const owner = ownerOf(looking);
  if (owner === undefined) return refuse('FORBIDDEN');
  if (body.deals === true && !(await hearsOfDeals(shop, owner))) await subscribeAccount(shop, looking.shopper.tenant, owner.userId);
  if (body.deals === false) await remove(shop.database, [owner.userId]);
  if (body.productAlerts !== undefined) await takeAlerts(shop.database, owner, body.productAlerts, shop.now());
  return view(shop, owner, looking);
}

type Owner = { readonly userId: string; readonly email: string };

/** Who is written to at an email of an account. A partner's shoppers are written to by their partner. */
function ownerOf({ shopper: { person }, actor }: Looking): Owner | undefined {
  if (actor.kind !== 'VISITOR' || person?.email === undefined || person.isPartnersShopper) return undefined;
  return { userId: person.userId, email: person.email };
}

async function hearsOfDeals(shop: Shop, { userId }: Owner): Promise<boolean> {
  return (await find(shop.database, [userId])).length > 0;
}

async function view(shop: Shop, owner: Owner, { shopper }: Looking): Preferences {
  const [deals, productAlerts] = await Promise.all([hearsOfDeals(shop, owner), takesAlerts(shop.database, owner)]);
  return answer({ email: owner.email, deals, productAlerts: productAlerts ?? null, isInvoiced: invoicedAccountOf(shopper) !== undefined });
}
