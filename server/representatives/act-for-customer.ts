import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  actForCustomer as actCall,
  Customer,
  findCustomers as findCall,
  stopActing as stopCall,
} from '#contracts/session/representatives.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { dropSession, noteBegin, takeSession, unlessEnded, type Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { personFromRow } from '../shoppers/index.ts';
import { findCustomer, findCustomerRows, findRepresentative, type CustomerRow } from './customers.repository.ts';

const MOST_CUSTOMERS = 20;
const SHORTEST_QUERY = 2;
const CUSTOMERS_PATH = '/representatives/customers';

type Found = z.input<(typeof findCall)['answer']>;
type Acting = z.input<(typeof actCall)['answer']>;
type Stopped = z.input<(typeof stopCall)['answer']>;

/** Customers of the site by email, name, account number, rewards number or order number. */
export async function findCustomers(shop: Shop, { site, session }: Requester, { query }: Input<typeof findCall>): Promise<Reply<Found>> {
  if (query.query.length < SHORTEST_QUERY) return answer({ customers: [], hasMore: false });
  // Two letters at a time would read out all of them.
  const seats = await reserve(shop, [{ kind: 'CUSTOMER_SEARCH', subject: session?.user?.userId ?? '' }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const beginning = `${query.query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await findCustomerRows(shop.database, [site.tenant, query.query, beginning, MOST_CUSTOMERS + 1]);
  return answer({
    customers: rows.slice(0, MOST_CUSTOMERS).map(customerOf),
    hasMore: rows.length > MOST_CUSTOMERS,
  });
}

/**
 * Begins to act for a customer: with a new session, which is theirs and names who acts. What was the representative's own stays theirs. It is written down
 * before anything is seen. (A-138)
 */
export async function actForCustomer(shop: Shop, requester: Requester, { body }: Input<typeof actCall>): Promise<Reply<Acting>> {
  const { session, site } = requester;
  const [row] = await findCustomer(shop.database, [site.tenant, body.userId]);
  if (row === undefined || session?.user === undefined) return refuse('NOT_FOUND');
  const customer = personFromRow(row);
  const { userId, firstName, lastName } = session.user;
  const begun = await unlessEnded(
    transaction(shop.database, async (tx) => {
      const made = await shop.sessions.follow(tx, session, customer, { userId, firstName, lastName });
      await noteBegin(tx, made.session, shop.now());
      return made;
    }),
  );
  if (begun === 'ENDED') return refuse('UNAUTHORIZED');
  takeSession(requester, begun);
  return answer({ customer: customerOf(row) });
}

/** Ends it: who acted is who they are again, in a session of their own. */
export async function stopActing(shop: Shop, requester: Requester): Promise<Reply<Stopped>> {
  const { session, site } = requester;
  if (session?.representative === undefined) return answer({ redirectUrl: '/' });
  const [row] = await findRepresentative(shop.database, [session.representative.userId, site.tenant]);
  const begun = await unlessEnded(
    transaction(shop.database, async (tx) => {
      if (row !== undefined) return shop.sessions.follow(tx, session, personFromRow(row));
      await shop.sessions.end(tx, session);
      return undefined;
    }),
  );
  if (begun === 'ENDED') return refuse('UNAUTHORIZED');
  if (begun === undefined) dropSession(requester, shop.sessions.endCookies);
  else takeSession(requester, begun);
  return answer({ redirectUrl: CUSTOMERS_PATH });
}

/** A customer as those see them who work for them. */
export function customerOf(row: CustomerRow): Customer {
  const { userId, firstName, lastName, email, account } = personFromRow(row);
  return {
    userId,
    firstName,
    lastName,
    email: email ?? null,
    accountNumber: account?.number ?? null,
    accountName: account?.name ?? null,
    partnerName: row.partner_name,
  };
}
