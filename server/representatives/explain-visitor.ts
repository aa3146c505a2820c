import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { explainVisitor as explainCall } from '#contracts/session/explained-visitor.ts';
import { CAPABILITIES, CAPABILITY_KEYS } from '#domain/audience/capabilities.ts';
import type { FlowType, VisitorFacts } from '#domain/audience/facts.ts';
import { wordsOfKey } from '#domain/navigation/key-words.ts';
import { KINDS_OF_VISITOR } from '#domain/audience/kinds-of-visitor.ts';
import { segmentsOf } from '#domain/audience/segments.ts';
import { wordsOfVerdict } from '#domain/navigation/verdict-words.ts';
import { visitorFacts } from '../audience/index.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { personFromRow, type Person } from '../shoppers/index.ts';
import { customerOf } from './act-for-customer.ts';
import { findCustomer, findCustomerByEmail } from './customers.repository.ts';

type Answer = z.input<(typeof explainCall)['answer']>;
type Explained = NonNullable<Answer['visitor']>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const KINDS: ReadonlyMap<string, VisitorFacts> = new Map(Object.entries(KINDS_OF_VISITOR));

/**
 * Why a customer of this site, or a kind of visitor, sees what stands in header and footer and can do what they can: by the tables that decide it. In an
 * ordinary visit, unless another way in is named. (Decision 58)
 */
export async function explainVisitor(shop: Shop, requester: Requester, { query }: Input<typeof explainCall>): Promise<Reply<Answer>> {
  const { customer = '', kind = '', flowType } = query;
  if (customer !== '') return explainCustomer(shop, requester, { customer, flowType });
  const facts = KINDS.get(kind);
  if (facts === undefined && kind !== '') return refuse('NOT_FOUND');
  const visitor = facts && {
    customer: null,
    kind,
    ...explained(shop, { ...facts, flowType, toggles: await shop.toggles.read() }),
  };
  return answer({ kinds: [...KINDS.keys()], visitor: visitor ?? null });
}

async function explainCustomer(
  shop: Shop,
  { site, session }: Requester,
  { customer, flowType }: { readonly customer: string; readonly flowType: FlowType | undefined },
): Promise<Reply<Answer>> {
  // Who is a customer is found out here as well as by the search.
  const seats = await reserve(shop, [{ kind: 'CUSTOMER_SEARCH', subject: session?.user?.userId ?? '' }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const find = UUID.test(customer) ? findCustomer : findCustomerByEmail;
  const [row] = await find(shop.database, [site.tenant, customer]);
  if (row === undefined) return refuse('NOT_FOUND');
  const person: Person = personFromRow(row);
  const facts = await visitorFacts(shop, { site, session: { user: person }, cookies: {}, isMobileApp: false });
  return answer({
    kinds: [...KINDS.keys()],
    visitor: { customer: customerOf(row), kind: null, ...explained(shop, { ...facts, flowType }) },
  });
}

function explained(shop: Shop, facts: VisitorFacts): Omit<Explained, 'customer' | 'kind'> {
  return {
    segments: segmentsOf(facts).map((key) => ({ key, says: wordsOfKey(key) })),
    permissions: [...(facts.person?.permissions ?? [])],
    capabilities: CAPABILITY_KEYS.map((key) => {
      const { says, by, holds } = CAPABILITIES[key];
      return { key, says, takes: by, isThere: holds(facts) };
    }),
    items: shop.menus.explain(facts).map(({ id, slot, text, beneath, verdict, on, rules }) => ({
      id,
      slot,
      text,
      beneath: beneath ?? null,
      isShown: verdict.isShown,
      reason: wordsOfVerdict(verdict),
      on: on === undefined ? null : [...on],
      rules: [...rules],
    })),
  };
}
