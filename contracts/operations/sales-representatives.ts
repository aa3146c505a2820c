import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

/** Who looks after an organization, as its people see it. */
const Representative = z.object({ name: z.string(), email: z.string(), phone: z.string() });

const Served = z
  .object({ accountNumber: z.string(), name: z.string(), representative: Representative.nullable() })
  .meta({ id: 'ServedOrganization' });
export type ServedOrganization = z.output<typeof Served>;

/** Which organizations have a representative of their own. For operators. */
export const listSalesRepresentatives = call({
  name: 'listSalesRepresentatives',
  method: 'GET',
  path: '/cc/api/operations/sales-representatives',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Organizations with their sales representatives, by name, as far as a text is about them',
  params: Nothing,
  query: z.object({ q: z.string().max(100).optional().meta({ description: 'How a word of a name, or an account number, begins' }) }),
  body: NoBody,
  answer: z.object({ organizations: z.array(Served), hasMore: z.boolean() }),
});

/** Says who looks after an organization from now on. For operators. */
export const setSalesRepresentative = call({
  name: 'setSalesRepresentative',
  method: 'PUT',
  path: '/cc/api/operations/sales-representatives/:accountNumber',
  tag: 'operations',
  openTo: 'operator',
  ignoresKey: true,
  summary: 'Names the sales representative of an organization, whom its quotes and pages show; null: nobody of its own',
  params: z.object({ accountNumber: z.string().max(20) }),
  query: Nothing,
  body: z.object({
    representative: z.object({ name: z.string().max(200), email: z.string().max(300), phone: z.string().max(40) }).nullable(),
  }),
  answer: Served,
});
