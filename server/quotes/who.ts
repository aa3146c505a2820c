import type { Reply } from '#contracts/door.ts';
import { seesOrdersOfOrganization } from '#domain/accounts/organization-orders.ts';
import { quoteIdOf } from '#domain/quotes/quote-number.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import { NO_REPRESENTATIVE_TEXT } from '#domain/quotes/quote-words.ts';
import type { SalesRep } from '#contracts/quotes/quote.ts';
import { statement, type Db } from '../db/database.ts';
import { organizationBuyerOf, seesPrices, type AccountSettings, type OrganizationBuyer, type Person } from '../shoppers/index.ts';
import { findQuote, type QuoteRow } from './quote.repository.ts';

export const FOR_ORGANIZATIONS_TEXT = 'Quotes are for people who buy for an organization.';

/** Who asks, as a buyer of an organization; FORBIDDEN for everybody else. */
export function quoteBuyerOf(looking: Parameters<typeof organizationBuyerOf>[0]): Reply<OrganizationBuyer> {
  return organizationBuyerOf(looking, FOR_ORGANIZATIONS_TEXT);
}

/** Whether somebody may look at the quotes of colleagues: the rule of orders. */
export function seesQuotesOfAll(buyer: Person): boolean {
  return seesOrdersOfOrganization({ roles: buyer.roles, showsPrices: seesPrices(buyer) });
}

/** A quote that somebody may look at: their own, and those of colleagues to who may see all orders. Any other is as unknown as one that there is not. */
export async function quoteSeenBy(db: Db, buyer: OrganizationBuyer, number: string): Promise<QuoteRow | undefined> {
  const quote = await quoteByNumber(db, number);
  if (quote === undefined || quote.account_number !== buyer.account.number) return undefined;
  return isOwn(quote, buyer) || seesQuotesOfAll(buyer) ? quote : undefined;
}

/** Whether it is the buyer's own: of the organization, too, that they buy for now. */
export function isOwn(quote: Pick<QuoteRow, 'user_id' | 'account_number'>, { userId, account }: OrganizationBuyer): boolean {
  return quote.user_id === userId && quote.account_number === account.number;
}

/** A quote by its number. */
export async function quoteByNumber(db: Db, number: string): Promise<QuoteRow | undefined> {
  const id = quoteIdOf(number);
  return id === undefined ? undefined : (await findQuote(db, [id]))[0];
}

/** Who has to do with a quote, beside those who speak in it. */
export type Parties = {
  readonly account_name: string;
  readonly account_settings: AccountSettings;
  readonly buyer_name: string;
  readonly buyer_email: string | null;
  /** Can still be signed in, and buys for the organization still. */
  readonly is_buyer_there: boolean;
};

/** $1 quote */
const findParties = statement<Parties>(
  'quote_parties',
  `select a.name as account_name, a.settings as account_settings, trim(u.first_name || ' ' || u.last_name) as buyer_name, u.email as buyer_email,
     u.standing = 'ACTIVE' and u.account_number = q.account_number as is_buyer_there
   from quotes q join accounts a on a.account_number = q.account_number join users u on u.user_id = q.user_id where q.quote_id = $1`,
);

export async function partiesOf(db: Db, quoteId: number): Promise<Parties> {
  const [parties] = await findParties(db, [quoteId]);
  if (parties === undefined) throw new Error(`There is no quote ${quoteId}.`);
  return parties;
}

/** Who serves an organization: its own representative, else whoever is there. */
export function salesRepOf({ salesRep }: AccountSettings): SalesRep {
  return salesRep === undefined ? { name: NO_REPRESENTATIVE_TEXT, phone: null, email: SHOP_EMAIL } : { ...salesRep };
}
